// The log of a channel: messages as Discord draws them.
import { componentTree, fileCard, picture } from "./components.js";
import { avatar, dots, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { clockTime, count, longDay, moment, word } from "./words.js";

const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 1 << 15;
const TOGETHER = 7 * 60e3;

export function drawMessage(message, before, world) {
  const { places } = world;
  const date = new Date(message.timestamp);
  const me = places.me;
  const context = contextLine(message, world);
  const newDay = !before || longDay(new Date(before.timestamp)) !== longDay(date);
  const joined = before && !newDay && !context && before.author.id === message.author.id && date - new Date(before.timestamp) < TOGETHER;
  const pinged = message.mention_everyone || message.mentions.some((user) => user.id === me.id);
  const classes = [joined ? "" : ".first", context ? ".replied" : "", pinged ? ".pinged" : "", message.flags & EPHEMERAL ? ".private" : "", message.components.length || message.attachments.length ? "" : ".plain"].join("");
  const name = places.user(message.author.id);
  const item = h(
    `li.message${classes}`,
    { id: `m${message.id}`, "data-id": message.id, tabindex: "-1" },
    context,
    joined ? h("time.when", { datetime: message.timestamp }, clockTime(date)) : [avatar(message.author), h("header", {}, h("span.author", { vars: { color: places.colour(message.author.id) } }, name), message.author.bot && h("span.tag", {}, word("app")), h("time", { datetime: message.timestamp, title: date.toLocaleString() }, moment(date)))],
    body(message, world),
    message.thread && threadLink(message.thread, world),
    message.flags & EPHEMERAL ? h("div.only-you", {}, icon("eye", 16), h("span", {}, `${word("only_you")} •`), h("button", { type: "button", onclick: () => world.act("dismiss", message, {}) }, word("dismiss"))) : null,
    tools(message, world),
  );
  return newDay ? [h("li.day", { role: "separator" }, longDay(date)), item] : [item];
}

function body(message, world) {
  if (message.flags & LOADING) return h("div.thinking", {}, dots(), word("thinking", { name: message.author.global_name }));
  const out = [];
  if (message.content) {
    const words = markdown(message.content, world.places);
    if (message.edited_timestamp) (words.lastChild ?? words).append(edited(message));
    out.push(words);
  }
  out.push(...message.embeds.map((embed) => h("div.embed", {}, embed.title && h("b", {}, embed.title), embed.description && markdown(embed.description, world.places))));
  if (!(message.flags & V2) && message.attachments.length) {
    out.push(h("div.attached", {}, message.attachments.map((file) => (file.width ? picture(file, file.description, file.filename.startsWith("SPOILER_")) : fileCard(file)))));
  }
  if (message.components.length) out.push(h("div.parts", {}, componentTree(message, world)));
  if (message.edited_timestamp && !message.content) out.push(edited(message));
  return out;
}

function edited(message) {
  return h("time.edited", { datetime: message.edited_timestamp, title: new Date(message.edited_timestamp).toLocaleString() }, word("edited"));
}

function contextLine(message, world) {
  const told = message.interaction;
  if (told) return h("div.context", {}, avatar(told.user), h("b", { vars: { color: world.places.colour(told.user.id) } }, world.places.user(told.user.id)), word("used"), h("span.command", {}, `/${told.name}`));
  if (message.type !== 19) return null;
  const answered = message.referenced_message;
  if (!answered) return h("div.context", {}, h("span.said", {}, word("original")));
  const said = answered.content || firstWords(answered.components) || word("attachment");
  return h(
    "div.context",
    {},
    avatar(answered.author),
    h("b", { vars: { color: world.places.colour(answered.author.id) } }, world.places.user(answered.author.id)),
    h("button.said", { type: "button", onclick: () => world.show(answered.id) }, said.replace(/[#*_~|`>]|-#/g, "").slice(0, 120)),
  );
}

function firstWords(components) {
  for (const part of components) {
    const found = part.content || firstWords(part.components ?? []);
    if (found) return found.split("\n")[0];
  }
  return "";
}

function threadLink(thread, world) {
  return h("button.thread-link", { type: "button", onclick: () => world.places.go(thread.id) }, icon("thread", 20), h("b", {}, thread.name), h("span", {}, `${count(thread.message_count)} ›`));
}

function tools(message, world) {
  if (message.flags & (EPHEMERAL | LOADING)) return null;
  const tool = (name, key, action) => h("button.icon-button", { type: "button", title: word(key), "aria-label": word(key), onclick: action }, icon(name));
  const own = message.author.id === world.places.me.id;
  return h(
    "div.tools",
    {},
    world.mayWrite() && tool("reply", "reply", () => world.reply(message)),
    world.mayThread() && !message.thread && tool("thread", "thread", () => world.startThread(message)),
    (own || world.mayManage()) && tool("bin", "delete", () => world.act("delete", message, {})),
  );
}
