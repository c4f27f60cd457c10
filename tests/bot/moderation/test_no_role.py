"""Where no role is named for moderators, whoever could change that is told once that nobody is called."""

from tests.kit.server import Server

WARNING = "Nobody is called when a game stalls here"


async def test_whoever_opens_the_first_table_is_told_once(server: Server) -> None:
    await server["Alice"].run("/giants new")
    (told,) = [shown for shown in server["Alice"].messages if WARNING in shown.text]
    assert told.ephemeral
    await server["Alice"].run("/giants cancel")
    await server["Bruno"].run("/giants new")
    assert not server["Bruno"].sees(WARNING), "once is enough"


async def test_the_setup_says_so_while_there_is_none(server: Server) -> None:
    role = next(role.id for role in server.stage.demo.guild.roles.values() if role.name == "Moderators")
    assert WARNING in (await server["Olga"].run("/table setup")).text
    assert WARNING not in (await server["Olga"].run("/table setup", role=str(role))).text
    await server["Alice"].run("/giants new")
    assert not server["Alice"].sees(WARNING)
