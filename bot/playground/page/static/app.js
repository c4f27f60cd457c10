// The page as a whole: who I am, where I am, and what the socket brings.
import { Composer } from "./composer.js";
import { $, dots, h, icon } from "./dom.js";
import { openForm } from "./form.js";
import { PageSocket } from "./socket.js";
import { closeMenu } from "./menu.js";
import { drawMessage } from "./messages.js";
import { askName, choosePerson } from "./people.js";
import { channelIcon, drawMe, drawMembers, drawPlaces, Places } from "./places.js";
import { count, speak, word } from "./words.js";

const home = document.title;
const state = { person: null, channel: null, place: null, messages: [], people: [], manages: false, older: true };
const pending = new Map(); // interactions that wait for an answer
const places = new Places(go);
const socket = new PageSocket(hear, socketState);

const world = {
  places,
  ask: (action, details) => socket.ask(action, details),
  channel: () => state.place,
  placeholder: () => word("message_to", { place: title() }),
  mayWrite: () => Boolean(state.place?.can_send),
  mayThread: () => state.place?.type === 0,
  mayManage: () => state.manages,
  reply: (message) => composer.reply(message),
  show: showMessage,
  warn,
  run: (command, options) => begin("run", { channel: state.channel, command, options }, null),
  act,
  offered: async (part) => (await socket.ask("offered", { channel: state.channel, type: part.type, channel_types: part.channel_types })).options ?? [],
  startThread: (message) =>
    askName(word("thread"), word("thread_name"), async (name) => {
      const { channel, error } = await socket.ask("thread", { channel: state.channel, message: message?.id, name });
      if (error) warn(error);
      else go(channel);
    }),
};
const composer = new Composer(world);

// acting

async function act(action, message, details) {
  const where = { channel: message.channel_id, message: message.id, ...details };
  if (action === "dismiss" || action === "delete") {
    const { error } = await socket.ask(action, where);
    return error && warn(error);
  }
  const error = await begin(action, where, message);
  if (error) failedAt(message, error);
}

// Start an interaction; resolves when the bot has answered, to an error text or null.
async function begin(action, details, message) {
  const { interaction, error } = await socket.ask(action, details);
  if (error) return error;
  if (!interaction) return null; // a client sends nothing for a choice that shows already
  if (answeredEarly.has(interaction)) return settle(interaction, answeredEarly.get(interaction), message);
  return new Promise((resolve) => pending.set(interaction, { message, action, resolve }));
}

const answeredEarly = new Map();

function settle(interaction, told, message) {
  answeredEarly.delete(interaction);
  if (told.modal) showForm(interaction, told.modal);
  if (message) failedAt(message, null);
  return null;
}

function answered(told) {
  const waiting = pending.get(told.interaction);
  if (!waiting) return answeredEarly.set(told.interaction, told);
  pending.delete(told.interaction);
  waiting.resolve(settle(told.interaction, told, waiting.message));
}

function failed(told) {
  const waiting = pending.get(told.interaction);
  pending.delete(told.interaction);
  if (!waiting) return;
  if (waiting.action === "run") {
    warn(word("no_answer"));
    waiting.resolve(null);
  } else waiting.resolve(waiting.action === "submit" ? "" : word("failed"));
}

function failedAt(message, text) {
  const item = document.getElementById(`m${message.id}`);
  item?.querySelector(".failed")?.remove();
  if (text) item?.querySelector(".parts")?.after(h("div.failed", { role: "alert" }, `⚠ ${text}`));
}

function showForm(interaction, modal) {
  closeMenu();
  openForm(modal, {
    bot: places.bot,
    places,
    offered: world.offered,
    send: (fields) => begin("submit", { interaction, fields }, null),
  });
}

let warning;
function warn(text) {
  const banner = $("#banner");
  banner.textContent = text;
  banner.hidden = false;
  clearTimeout(warning);
  warning = setTimeout(() => (banner.hidden = true), 6000);
}

// A notification as a phone shows it: where it comes from, and its words, if it has any.
let notifying;
function notify({ title, text, channel }) {
  const shown = $("#notification");
  shown.querySelector("b").textContent = title;
  shown.querySelector("span").textContent = text;
  shown.onclick = () => {
    shown.hidden = true;
    go(channel);
  };
  shown.hidden = false;
  clearTimeout(notifying);
  notifying = setTimeout(() => (shown.hidden = true), 8000);
}

// drawing

function title() {
  if (!state.place) return "";
  return (state.place.type === 1 ? "@" : state.place.type === 0 ? "#" : "") + places.title(state.place);
}

function drawHead() {
  const button = (id, name, key, action) => h("button.icon-button", { type: "button", id, title: word(key), "aria-label": word(key), onclick: action }, icon(name));
  const theme = document.documentElement.dataset.theme;
  $("#head").replaceChildren(
    button("open-places", "menu", "menu", () => $("#app").classList.toggle("places-open")),
    ...(state.place ? [icon(channelIcon(state.place)), h("h1", {}, places.title(state.place)), h("span.topic", {}, state.place.topic ?? "")] : [h("h1")]),
    button("toggle-theme", theme === "dark" ? "sun" : "moon", "theme", () => setTheme(theme === "dark" ? "light" : "dark")),
    button("toggle-members", "people", "members", () => $("#app").classList.toggle("no-members")),
  );
  document.title = state.place ? `${title()} · ${places.me.global_name}` : home;
}

function drawAround() {
  drawPlaces(places, state.channel);
  drawMembers(places, state.channel);
  drawMe(places, openPeople);
  drawHead();
  $(".skip").textContent = word("skip");
  $("#jump").textContent = word("jump");
  scroller.setAttribute("aria-label", title());
}

function drawLog() {
  const log = $("#log");
  const rows = [];
  const forum = state.place?.type === 15;
  log.classList.toggle("forum", forum);
  $("#foot").hidden = forum;
  if (!state.older && state.place && !forum) {
    const name = title();
    rows.push(h("li.welcome", {}, h("div.round", {}, icon(channelIcon(state.place))), h("h2", {}, word("welcome", { place: name })), h("p", {}, word("beginning", { place: name }))));
  }
  if (forum) rows.push(...posts());
  state.messages.forEach((message, index) => rows.push(...drawMessage(message, state.messages[index - 1], world)));
  log.replaceChildren(...rows);
}

function posts() {
  const found = [...places.channelById.values()].filter((channel) => channel.parent_id === state.channel);
  if (!found.length) return [h("li.welcome", {}, h("p", {}, word("no_posts")))];
  return found.map((post) => h("li", {}, h("button.post", { type: "button", onclick: () => go(post.id) }, h("b", {}, post.name), h("span", {}, count(post.message_count)))));
}

const scroller = $("#scroller");
const atEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 80;
let sticky = true;

function toEnd() {
  scroller.scrollTop = scroller.scrollHeight;
  sticky = true;
  $("#jump").hidden = true;
}

function redraw(change) {
  const stay = sticky;
  const focused = document.activeElement?.dataset?.id;
  const item = document.activeElement?.closest?.(".message")?.dataset.id;
  const top = scroller.scrollTop;
  change();
  if (stay) toEnd();
  else scroller.scrollTop = top;
  // An edit replaces elements; whoever had the focus on a component keeps it.
  if (focused && item && !document.querySelector("dialog[open], .menu")) {
    const whole = document.getElementById(`m${item}`);
    const again = focused === item ? whole : whole?.querySelector(`[data-id="${CSS.escape(focused)}"]`);
    again?.focus({ preventScroll: true });
  }
}

function placeMessage(message) {
  const index = state.messages.findIndex((each) => each.id === message.id);
  if (index >= 0) {
    state.messages[index] = message;
    const item = document.getElementById(`m${message.id}`);
    const made = drawMessage(message, state.messages[index - 1], world).pop();
    redraw(() => (item ? item.replaceWith(made) : drawLog()));
  } else {
    state.messages.push(message);
    const made = drawMessage(message, state.messages[state.messages.length - 2], world);
    redraw(() => $("#log").append(...made));
    if (!sticky) $("#jump").hidden = false;
  }
}

function showMessage(id) {
  const item = document.getElementById(`m${id}`);
  if (!item) return;
  item.scrollIntoView({ block: "center", behavior: "smooth" });
  item.classList.remove("flash");
  requestAnimationFrame(() => item.classList.add("flash"));
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem("theme", theme);
  drawHead();
}

// going

async function become(id) {
  const { places: told, error } = await socket.ask("become", { person: id });
  if (error) return openPeople();
  state.person = id;
  sessionStorage.setItem("person", id);
  places.set(told);
  speak(places.me.locale);
  const wanted = state.channel && places.channelById.has(state.channel) ? state.channel : places.firstChannel();
  await go(wanted);
}

async function go(id, keepOpen) {
  if (!keepOpen) $("#app").classList.remove("places-open");
  if (!id) return nowhere();
  const told = await socket.ask("open", { channel: id });
  if (told.error) return nowhere();
  const moved = state.channel !== id;
  Object.assign(state, { channel: id, place: told.channel, messages: told.messages, manages: told.manages_messages, older: told.messages.length >= 50 });
  places.unread.delete(id);
  history.replaceState(null, "", `#${state.person}/${id}`);
  closeMenu();
  drawAround();
  if (moved || composer.stale(told.channel)) composer.reset();
  composer.setCommands(told.commands);
  sticky = true;
  redraw(drawLog);
  drawTyping(false);
  if (matchMedia("(hover: hover)").matches && !document.querySelector("dialog[open]")) composer.focus();
}

function nowhere() {
  Object.assign(state, { channel: null, place: null, messages: [], older: true });
  drawAround();
  composer.reset();
  drawLog();
}

async function loadOlder() {
  if (!state.older || !state.messages.length) return;
  state.older = false;
  const { messages = [] } = await socket.ask("open", { channel: state.channel, before: state.messages[0].id });
  const height = scroller.scrollHeight;
  state.messages.unshift(...messages);
  state.older = messages.length >= 50;
  drawLog();
  scroller.scrollTop += scroller.scrollHeight - height;
}

function openPeople() {
  choosePerson({
    people: state.people,
    me: state.person ? places.me : null,
    become,
    invite: async (name) => {
      const { person, people, error } = await socket.ask("invite", { name });
      if (error) return warn(error);
      state.people = people;
      await become(person);
    },
    settings: async (changed) => {
      const { places: told, error } = await socket.ask("settings", changed);
      if (error) return warn(error);
      places.set(told);
      speak(places.me.locale);
      await go(state.channel);
      if (changed.locale) composer.reset();
    },
    theme: document.documentElement.dataset.theme,
    setTheme,
  });
}

// hearing

let typingOver;
function drawTyping(on) {
  clearTimeout(typingOver);
  $("#typing").replaceChildren(...(on ? [dots(), word("typing", { name: places.bot.global_name })] : []));
  if (on) typingOver = setTimeout(() => drawTyping(false), 8000);
}

function hear(told) {
  switch (told.event) {
    case "message":
    case "message_update":
      if (told.message.channel_id === state.channel) {
        drawTyping(false);
        placeMessage(told.message);
      } else if (told.event === "message" && told.message.author.id !== places.me.id) {
        places.note(told.message);
        drawPlaces(places, state.channel);
      }
      break;
    case "message_delete":
      if (told.channel === state.channel) {
        state.messages = state.messages.filter((message) => message.id !== told.message);
        redraw(drawLog);
      }
      break;
    case "places":
      state.people = told.people;
      places.set(told.places);
      if (state.channel && !places.channelById.has(state.channel)) {
        warn(word("deleted"));
        go(places.firstChannel());
      } else {
        state.place = places.channelById.get(state.channel) ?? state.place;
        drawAround();
        if (state.place?.type === 15) redraw(drawLog);
      }
      break;
    case "people":
      state.people = told.people;
      break;
    case "notification":
      notify(told);
      break;
    case "commands":
      socket.ask("open", { channel: state.channel }).then(({ commands }) => commands && composer.setCommands(commands));
      break;
    case "typing":
      if (told.channel === state.channel) drawTyping(true);
      break;
    case "answered":
      answered(told);
      break;
    case "failed":
      failed(told);
      break;
  }
}

async function socketState(now) {
  const banner = $("#banner");
  if (now !== "open") {
    clearTimeout(warning);
    banner.textContent = word(now === "lost" ? "lost" : "reconnecting");
    banner.hidden = false;
    return;
  }
  banner.hidden = true;
  state.people = (await socket.ask("people")).people ?? [];
  const [person, channel] = location.hash.slice(1).split("/");
  if (channel) state.channel = channel;
  const known = (id) => state.people.some((each) => each.id === id);
  const last = sessionStorage.getItem("person");
  const first = state.people.find((each) => each.guilds.length && !each.moderator) ?? state.people[0];
  await become([person, state.person, last].find(known) ?? first?.id);
}

scroller.addEventListener("scroll", () => {
  sticky = atEnd();
  if (sticky) $("#jump").hidden = true;
  if (scroller.scrollTop < 100) loadOlder();
});
new ResizeObserver(() => sticky && toEnd()).observe($("#log"));
new ResizeObserver(() => sticky && toEnd()).observe(scroller);
$("#jump").addEventListener("click", toEnd);
$("#shade").addEventListener("click", () => $("#app").classList.remove("places-open"));
addEventListener("keydown", (event) => {
  if (event.key === "Escape") $("#app").classList.remove("places-open");
  walk(event);
  // "/" anywhere starts a command, as typing anywhere writes a message on Discord.
  const typing = event.target.closest?.("input, textarea, select, dialog, .menu");
  if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) composer.focus();
});
// From an empty field the arrow keys lead through the messages, as on Discord; Escape leads back.
function walk(event) {
  const here = event.target.closest?.(".message");
  const steps = { ArrowUp: -1, ArrowDown: 1 };
  if (here === event.target && event.key === "Escape") return composer.focus();
  const fromField = event.target === composer.text && !event.target.value && event.key === "ArrowUp";
  if (!(event.key in steps) || (here !== event.target && !fromField)) return;
  event.preventDefault();
  const all = [...document.querySelectorAll(".message")];
  const next = fromField ? all[all.length - 1] : all[all.indexOf(here) + steps[event.key]];
  if (next) next.focus();
  else if (event.key === "ArrowDown") composer.focus();
}

addEventListener("hashchange", () => {
  const [person, channel] = location.hash.slice(1).split("/");
  if (channel) state.channel = channel;
  if (person && person !== state.person) become(person);
  else if (channel) go(channel);
});

document.documentElement.dataset.theme = localStorage.getItem("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
socket.connect();
