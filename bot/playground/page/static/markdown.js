// Discord's markdown, to elements. Nothing is ever set as HTML, so words cannot become markup.
import { h } from "./dom.js";
import { language, word } from "./words.js";

// `places` knows names: user(id), role(id), channel(id), go(channelId).
export function markdown(text, places) {
  return h("div.words", {}, blocks(text, places));
}

function blocks(text, places) {
  const out = [];
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) out.push(h("span", {}, inline(plain.join("\n"), places)));
    plain = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const fence = /^```([\w+-]*)$/.exec(line) || /^```(.*)```$/.exec(line);
    if (line.startsWith("```")) {
      const end = lines.findIndex((other, index) => index > i && other.trimEnd().endsWith("```"));
      if (/^```.+```$/.test(line) || end > 0) {
        flush();
        const body = /^```.+```$/.test(line) ? [line.slice(3, -3)] : lines.slice(i + (fence ? 1 : 0), end + 1);
        if (!/^```.+```$/.test(line)) {
          if (!fence) body[0] = body[0].slice(3);
          body[body.length - 1] = body[body.length - 1].trimEnd().slice(0, -3);
          if (body[body.length - 1] === "") body.pop();
          i = end;
        }
        out.push(h("pre", {}, h("code", {}, body.join("\n"))));
        continue;
      }
    }
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const subtext = /^-# +(.+)$/.exec(line);
    const quote = /^(>>>|>) ?(.*)$/.exec(line);
    if (heading) {
      flush();
      out.push(h(`h${heading[1].length}`, {}, inline(heading[2], places)));
    } else if (subtext) {
      flush();
      out.push(h("small", {}, inline(subtext[1], places)));
    } else if (quote && (quote[1] === ">>>" || line.startsWith("> "))) {
      flush();
      const said = [quote[2]];
      if (quote[1] === ">>>") said.push(...lines.slice(i + 1)), (i = lines.length);
      else while (lines[i + 1]?.startsWith("> ")) said.push(lines[++i].slice(2));
      out.push(h("blockquote", {}, blocks(said.join("\n"), places)));
    } else if (/^ *([-*]|\d+\.) +\S/.test(line)) {
      flush();
      const ordered = /^ *\d/.test(line);
      const kin = ordered ? /^( *)\d+\. +(.*)$/ : /^( *)[-*] +(.*)$/;
      const items = [];
      for (let item = kin.exec(lines[i]); item; item = kin.exec(lines[++i] ?? "")) {
        items.push(h(item[1].length >= 2 ? "li.deeper" : "li", {}, inline(item[2], places)));
      }
      i--;
      out.push(h(ordered ? "ol" : "ul", ordered ? { start: Number(/\d+/.exec(line)[0]) } : {}, items));
    } else plain.push(line);
  }
  // The line break before a block is the block's own.
  flush();
  return out;
}

const RULES = [
  [/^\\([^\w\s])/, (m) => m[1]],
  [/^``([^]+?)``(?!`)/, (m) => h("code", {}, m[1])],
  [/^`([^`\n]+)`/, (m) => h("code", {}, m[1])],
  [/^<@!?(\d+)>/, (m, p) => h("span.mention", {}, `@${p.user(m[1])}`)],
  [/^<@&(\d+)>/, (m, p) => h("span.mention", {}, `@${p.role(m[1])}`)],
  [/^<#(\d+)>/, (m, p) => h("button.mention", { type: "button", onclick: () => p.go(m[1]) }, `#${p.channel(m[1])}`)],
  [/^<\/([^:>\n]+):(\d+)>/, (m) => h("span.mention", {}, `/${m[1]}`)],
  [/^<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, (m) => stamp(Number(m[1]), m[2] ?? "f")],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^@(everyone|here)\b/, (m) => h("span.mention", {}, m[0])],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, p) => link(m[2], inline(m[1], p))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]!?]/, (m) => link(m[0], m[0])],
  [/^\*\*\*([^]+?)\*\*\*(?!\*)/, (m, p) => h("strong", {}, h("em", {}, inline(m[1], p)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, p) => h("strong", {}, inline(m[1], p))],
  [/^__([^]+?)__(?!_)/, (m, p) => h("u", {}, inline(m[1], p))],
  [/^~~([^]+?)~~/, (m, p) => h("s", {}, inline(m[1], p))],
  [/^\|\|([^]+?)\|\|/, (m, p) => spoiler(inline(m[1], p))],
  [/^\*(?!\s)([^*\n]+?)\*(?!\*)/, (m, p) => h("em", {}, inline(m[1], p))],
  [/^_(?!\s)([^_\n]+?)_(?![\w_])/, (m, p) => h("em", {}, inline(m[1], p))],
];

function inline(text, places) {
  const out = [];
  let plain = "";
  let rest = text;
  while (rest) {
    const found = /[\\`<@[h*_~|]/.test(rest[0]) ? RULES.map(([rule, make]) => [rule.exec(rest), make]).find(([m]) => m) : null;
    // An underscore or a link inside a word is part of it.
    if (found && !(/\w$/.test(plain) && /^[_h]/.test(rest))) {
      if (plain) out.push(plain);
      plain = "";
      out.push(found[1](found[0], places));
      rest = rest.slice(found[0][0].length);
    } else {
      plain += rest[0];
      rest = rest.slice(1);
    }
  }
  if (plain) out.push(plain);
  return out;
}

function link(url, words) {
  return h("a", { href: url, target: "_blank", rel: "noopener noreferrer" }, words);
}

function spoiler(words) {
  const open = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    hidden.classList.add("open");
    hidden.removeAttribute("role");
    hidden.removeAttribute("aria-label");
  };
  const hidden = h("span.spoiler", { role: "button", tabindex: "0", "aria-label": word("spoiler"), onclick: open, onkeydown: open }, h("span", {}, words));
  return hidden;
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function stamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(language(), STYLES.F).format(date);
  const shown = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
  const props = { datetime: date.toISOString(), title: full };
  if (style === "R") props["data-relative"] = seconds;
  return h("time.stamp", props, shown);
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? UNITS[5];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / size), unit);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) element.textContent = relative(Number(element.dataset.relative));
}, 5000);
