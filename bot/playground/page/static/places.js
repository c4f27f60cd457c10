// Where one can go: servers, channels, threads, private messages; and who is there.
import { $, avatar, h, icon } from "./dom.js";
import { word } from "./words.js";

const THREADS = [11, 12];
const FORUM = 15;
const CATEGORY = 4;

// Names and colours of everything that a message can mention.
export class Places {
  constructor(go) {
    this.go = go;
    this.unread = new Map();
    this.set({ me: { id: "0" }, bot: { id: "0" }, users: [], guilds: [], dms: [] });
  }

  set(told) {
    Object.assign(this, told);
    this.userById = new Map(told.users.map((user) => [user.id, user]));
    this.memberById = new Map(told.guilds.flatMap((guild) => guild.members.map((member) => [member.user.id, member])));
    this.roleById = new Map(told.guilds.flatMap((guild) => guild.roles.map((role) => [role.id, role])));
    this.channelById = new Map([...told.guilds.flatMap((guild) => guild.channels), ...told.dms].map((channel) => [channel.id, channel]));
  }

  user(id) {
    return this.memberById.get(id)?.nick || this.userById.get(id)?.global_name || this.userById.get(id)?.username || "unknown-user";
  }

  role(id) {
    return this.roleById.get(id)?.name ?? "unknown-role";
  }

  channel(id) {
    const channel = this.channelById.get(id);
    return channel ? this.title(channel) : "unknown";
  }

  title(channel) {
    return channel.type === 1 ? channel.recipients.map((user) => this.user(user.id)).join(", ") : channel.name;
  }

  colour(id) {
    const roles = (this.memberById.get(id)?.roles ?? []).map((role) => this.roleById.get(role)).filter((role) => role?.color);
    const top = roles.sort((a, b) => b.position - a.position)[0];
    return top && !this.userById.get(id)?.bot ? `#${top.color.toString(16).padStart(6, "0")}` : "";
  }

  guildOf(id) {
    return this.guilds.find((guild) => guild.channels.some((channel) => channel.id === id));
  }

  firstChannel() {
    const open = this.guilds.flatMap((guild) => guild.channels).filter((channel) => channel.type === 0);
    return (open.find((channel) => channel.name === "giants") ?? open[0] ?? this.dms[0])?.id;
  }

  // A message arrived where nobody looks: count it, apart where it mentions me.
  note(message) {
    const ping = message.mentions.some((user) => user.id === this.me.id) || this.channelById.get(message.channel_id)?.type === 1;
    const before = this.unread.get(message.channel_id) ?? 0;
    this.unread.set(message.channel_id, before + (ping ? 1 : 0));
  }
}

export const channelIcon = (channel) => (channel.type === 1 ? "at" : THREADS.includes(channel.type) ? "thread" : channel.type === FORUM ? "forum" : "hash");

export function drawPlaces(places, current) {
  const guild = places.guildOf(current);
  const count = (channels) => channels.reduce((sum, channel) => sum + (places.unread.get(channel.id) ?? 0), 0);
  const fresh = (channels) => channels.some((channel) => places.unread.has(channel.id));
  const item = (label, face, channels, on, target) =>
    h(`button.rail-item${fresh(channels) && !on ? ".unread" : ""}`, { type: "button", title: label, "aria-label": label, "aria-current": String(on), onclick: () => target && places.go(target, true) }, face, count(channels) ? h("span.badge", {}, count(channels)) : null);
  $("#rail").replaceChildren(
    item(word("direct"), icon("at", 28), places.dms, !guild, places.dms[0]?.id),
    h("div.rail-line"),
    ...places.guilds.map((each) => item(each.name, each.name.split(" ").map((part) => part[0]).join("").slice(0, 3), each.channels, each === guild, each.channels.find((channel) => channel.type === 0)?.id)),
  );
  $("#server").textContent = guild?.name ?? word("direct");
  const link = (channel, extra = "") =>
    h(
      `button.place${extra}${places.unread.has(channel.id) ? ".unread" : ""}`,
      { type: "button", "aria-current": channel.id === current ? "page" : null, onclick: () => places.go(channel.id) },
      channel.type === 1 ? avatar(channel.recipients[0]) : icon(channelIcon(channel), extra ? 18 : 20),
      h("span.name", {}, places.title(channel)),
      places.unread.get(channel.id) ? h("span.badge", {}, places.unread.get(channel.id)) : null,
    );
  if (!guild) {
    $("#places").replaceChildren(h("h2.places-title", {}, word("direct")), ...places.dms.map((channel) => link(channel)));
    return;
  }
  const rooms = guild.channels.filter((channel) => !THREADS.includes(channel.type) && channel.type !== CATEGORY);
  const threads = (parent) => guild.channels.filter((channel) => channel.parent_id === parent.id && THREADS.includes(channel.type) && (!channel.thread_metadata.archived || channel.id === current));
  $("#places").replaceChildren(h("h2.places-title", {}, word("channels")), ...rooms.flatMap((channel) => [link(channel), ...threads(channel).map((thread) => link(thread, ".thread"))]));
}

export function drawMe(places, open) {
  const { me } = places;
  $("#me").replaceChildren(avatar(me), h("span.who", {}, h("b", {}, me.global_name), h("span", {}, me.locale)), icon("gear", 20));
  $("#me").onclick = open;
  $("#me").setAttribute("aria-label", `${me.global_name}: ${word("people")}`);
}

export function drawMembers(places, current) {
  const guild = places.guildOf(current);
  const bots = (member) => Boolean(member.user.bot);
  const groups = guild ? [[word("moderator"), guild.members.filter((member) => member.power && !bots(member))], [word("members"), guild.members.filter((member) => !member.power && !bots(member))], [word("app"), guild.members.filter(bots)]] : [];
  $("#members").hidden = !guild;
  $("#members").replaceChildren(
    ...groups
      .filter(([, members]) => members.length)
      .flatMap(([name, members]) => [
        h("h2", {}, `${name} — ${members.length}`),
        ...members.map((member) => h("div.member", {}, avatar(member.user), h("span", { vars: { color: places.colour(member.user.id) } }, places.user(member.user.id)), bots(member) && h("span.tag", {}, word("app")))),
      ]),
  );
}
