"""`giants train` learns what positions are worth, the same for the same seed, and better than by chance."""

import json
import random
from pathlib import Path

import pytest

from bot.cli import run
from bot.cli.network_training import Example, loss, train
from engine.players.network import Network, network


def test_the_same_seed_writes_the_same_weights(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        assert run(["train", str(file), "--games", "2", "--epochs", "1", "--seed", "3", "--json"]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    written = json.loads(files[0].read_text())
    assert {*written} == {*Network._fields}
    assert [len(row) for row in written["hidden"]] == [len(row) for row in network().hidden]
    assert '"positions"' in capsys.readouterr().out


def test_one_game_is_too_few(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", str(tmp_path / "x.json"), "--games", "1"]) == 2
    assert "--games" in capsys.readouterr().err


def test_other_players_give_other_weights(tmp_path: Path) -> None:
    files = [tmp_path / f"{share}.json" for share in (0, 1)]
    for share, file in enumerate(files):
        assert run(["train", str(file), "--games", "2", "--epochs", "1", "--shrewd", str(share)]) == 0
    assert files[0].read_bytes() != files[1].read_bytes()


def test_a_share_is_no_more_than_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", str(tmp_path / "x.json"), "--shrewd", "1.5"]) == 2
    assert "--shrewd" in capsys.readouterr().err


def test_what_decides_games_is_learnt_from_them() -> None:
    """The product of two features decides: nothing that could be said of either alone."""
    rng = random.Random(1)
    examples = []
    for _ in range(300):
        rows = [[rng.choice((-1.0, 1.0)), rng.choice((-1.0, 1.0))] for _ in range(3)]
        examples.append(Example(rows, tuple(round(10 * one * other) for one, other in rows)))
    learnt = train(examples[:200], 25, random.Random(2))
    by_chance = learnt._replace(direct=(0.0, 0.0), hidden=(), bias=(), out=())
    assert loss(learnt, examples[200:]) < 0.8 * loss(by_chance, examples[200:])
