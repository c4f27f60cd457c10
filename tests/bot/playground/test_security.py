"""The stand-in listens on loopback only, to its own page only, and serves nothing but its own files."""

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.playground.demo_server import create_demo_server
from bot.playground.server import StandIn
from bot.playground.validation.messages import Upload


@pytest.fixture
async def standin() -> AsyncIterator[StandIn]:
    standin = StandIn()
    create_demo_server(standin.world)
    await standin.start()
    yield standin
    await standin.close()


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
        yield session


async def status(http: aiohttp.ClientSession, url: str, **headers: str) -> int:
    async with http.get(url, headers=headers, allow_redirects=False) as answer:
        return answer.status


async def test_only_loopback_is_listened_on(standin: StandIn) -> None:
    assert standin._runner is not None
    assert [address[0] for address in standin._runner.addresses] == ["127.0.0.1"]


async def test_other_names_and_origins_are_refused(standin: StandIn, http: aiohttp.ClientSession) -> None:
    for path in ("/", "/page/app.js", "/api/v10/gateway", "/gateway"):
        assert await status(http, standin.origin + path, Host="evil.example") == 403
        assert await status(http, standin.origin + path, Origin="https://evil.example") == 403
    assert await status(http, standin.origin + "/api/v10/gateway") == 200


async def test_where_others_were_let_in_names_that_are_not_ours_are_still_refused(
    http: aiohttp.ClientSession,
) -> None:
    standin = StandIn()
    await standin.start(host="0.0.0.0")
    here = f"{standin.origin}/api/v10/gateway"
    try:
        for host in (f"192.168.7.7:{standin.port}", "localhost:9000", "[::1]:8430"):
            assert await status(http, here, Host=host) == 200
            assert await status(http, here, Host=host, Origin=f"http://{host}") == 200
            assert await status(http, here, Host=host, Origin="https://evil.example") == 403
        assert await status(http, here, Host="evil.example:8430") == 403
    finally:
        await standin.close()


async def test_the_page_opens_with_its_key_only(standin: StandIn, http: aiohttp.ClientSession) -> None:
    live = {"Connection": "Upgrade", "Upgrade": "websocket", "Origin": standin.origin}
    assert await status(http, standin.origin + "/") == 403
    assert await status(http, standin.origin + "/?key=guess") == 403
    assert await status(http, standin.origin + "/page/live", **live) == 403
    assert await status(http, standin.page.address) == 302
    assert await status(http, standin.origin + "/") == 200
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(standin.origin + "/page/live", origin="https://evil.example")
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await http.ws_connect(standin.origin + "/page/live")
    async with http.ws_connect(standin.origin + "/page/live", origin=standin.origin) as line:
        await line.send_json({"n": 1, "do": "people"})
        assert {person["name"] for person in (await line.receive_json())["people"]} >= {"Alice", "Mo", "Sam"}


@pytest.mark.parametrize(
    "path", ["/page/../server.py", "/page/%2e%2e/server.py", "/page/..%2fserver.py", "/page/x"]
)
async def test_nothing_outside_the_folder_is_served(
    standin: StandIn, http: aiohttp.ClientSession, path: str
) -> None:
    async with http.get(URL(standin.origin + path, encoded=True)) as answer:
        assert answer.status == 404


async def test_the_page_may_load_nothing_from_elsewhere(
    standin: StandIn, http: aiohttp.ClientSession
) -> None:
    async with http.get(standin.page.address) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "http" not in policy
        text = await answer.text()
    assert "//" not in text.replace("<!doctype html>", "")


async def test_files_need_a_seal_that_has_not_expired(standin: StandIn, http: aiohttp.ClientSession) -> None:
    world = standin.world
    alice = next(person for person in world.people.values() if person.name == "Alice")
    table = next(channel for channel in world.channels.values() if channel.name == "giants")
    message = standin.actions.write(alice, table, "look", [Upload("../../page.html", b"<script>1</script>")])
    [attachment] = message.attachments
    assert attachment.filename == "page.html"
    url = standin.payloads.link(table.id, attachment)
    async with http.get(url) as answer:
        assert answer.status == 200
        # What somebody uploads is never shown as a page of ours.
        assert answer.headers["Content-Type"] == "application/octet-stream"
        assert answer.headers["Content-Disposition"] == "attachment"
    assert await status(http, url.replace("hm=", "hm=0")) == 403
    assert await status(http, url.split("?", maxsplit=1)[0]) == 403
    world.clock.advance(2 * 24 * 3600)
    assert await status(http, url) == 403


async def test_nonsense_on_the_line_gets_an_answer_and_changes_nothing(
    standin: StandIn, http: aiohttp.ClientSession
) -> None:
    assert await status(http, standin.page.address) == 302
    people = len(standin.world.people)
    async with http.ws_connect(standin.origin + "/page/live", origin=standin.origin) as line:
        for nonsense in (
            "{",
            "[]",
            '{"do":"fly"}',
            '{"do":"become"}',
            '{"do":"become","person":"7"}',
            '{"do":"open","channel":"1"}',
            '{"do":"invite","name":" "}',
        ):
            await line.send_str(nonsense)
            assert (await line.receive_json())["error"]
    assert len(standin.world.people) == people


async def test_nonsense_from_a_person_gets_an_answer_too(
    standin: StandIn, http: aiohttp.ClientSession
) -> None:
    world = standin.world
    alice = next(person for person in world.people.values() if person.name == "Alice")
    table = next(channel for channel in world.channels.values() if channel.name == "giants")
    message = standin.actions.write(alice, table, "here")
    assert await status(http, standin.page.address) == 302
    deeds = [
        "open",
        "write",
        "press",
        "choose",
        "submit",
        "run",
        "complete",
        "offered",
        "dismiss",
        "delete",
        "thread",
        "settings",
    ]
    junk: list[Any] = [None, True, 7, "x", [], [[]], {}, {"x": {}}, "9" * 400]
    async with http.ws_connect(standin.origin + "/page/live", origin=standin.origin) as line:
        await line.send_json({"n": 0, "do": "become", "person": str(alice.id)})
        await line.receive_json()
        for deed in deeds:
            for bad in junk:
                ask = dict.fromkeys(
                    [
                        "name",
                        "values",
                        "custom_id",
                        "fields",
                        "interaction",
                        "command",
                        "focused",
                        "options",
                        "type",
                        "locale",
                        "files",
                    ],
                    bad,
                )
                await line.send_json(
                    {"n": 1, "do": deed, **ask, "channel": bad, "message": bad, "content": bad}
                )
                here = {"channel": str(table.id), "message": str(message.id) if deed != "delete" else bad}
                await line.send_json({"n": 2, "do": deed, **ask, **here, "content": bad})
        await line.send_json({"n": 3, "do": "people"})
        while (await line.receive_json()).get("re") != 3:
            pass
    assert world.message(table.id, message.id) is message
    assert alice.locale == "en-US"
