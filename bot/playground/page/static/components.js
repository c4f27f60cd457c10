// Message components, old style and Components V2.
import { dots, h, icon } from "./dom.js";
import { lightbox } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { openMenu, selectFace } from "./menu.js";
import { word } from "./words.js";

const BUTTONS = { 1: "", 2: ".grey", 3: ".green", 4: ".red", 5: ".grey" };

// `world` has places (names), act(action, message, details) and offered(part).
export function componentTree(message, world) {
  const made = { 1: row, 2: button, 3: select, 5: select, 6: select, 7: select, 8: select, 9: section, 10: text, 11: thumbnail, 12: gallery, 13: file, 14: rule, 17: card };
  const build = (part) => made[part.type]?.(part) ?? h("div");
  return message.components.map(build);

  function row(part) {
    return h("div.row", {}, part.components.map(build));
  }

  function button(part) {
    const face = [part.emoji && h("span.emoji", {}, part.emoji.name), part.label && h("span", {}, part.label)];
    if (part.style === 5) return h("a.button.grey", { href: part.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("out", 16));
    return h(
      `button.button${BUTTONS[part.style]}`,
      { type: "button", disabled: part.disabled, "data-id": part.custom_id, onclick: (event) => press(event.currentTarget) },
      face,
    );
    async function press(element) {
      element.classList.add("busy");
      element.append(dots());
      await world.act("press", message, { custom_id: part.custom_id });
      element.classList.remove("busy");
      element.querySelector(".dots")?.remove();
    }
  }

  function select(part) {
    let options = part.options ?? null;
    const chosen = part.options ? part.options.filter((option) => option.default).map((option) => option.value) : (part.default_values ?? []).map((value) => value.id);
    const face = selectFace(part, options ?? [], chosen, open);
    if (!options && chosen.length) world.offered(part).then((found) => face.replaceWith(selectFace(part, found, chosen, open)));
    return face;
    async function open(anchor) {
      options ??= await world.offered(part);
      openMenu(anchor, {
        options,
        chosen,
        low: part.min_values,
        high: part.max_values,
        done: async (values) => {
          const busy = selectFace(part, options, values, open);
          busy.classList.add("busy");
          anchor.replaceWith(busy);
          await world.act("choose", message, { custom_id: part.custom_id, values });
          busy.classList.remove("busy");
        },
      });
    }
  }

  function section(part) {
    return h("div.section", {}, h("div.texts", {}, part.components.map(build)), build(part.accessory));
  }

  function text(part) {
    const words = markdown(part.content, world.places);
    words.classList.add("part");
    return words;
  }

  function thumbnail(part) {
    const shown = picture(part.media, part.description, part.spoiler);
    shown.classList.add("thumbnail");
    return shown;
  }

  function gallery(part) {
    const many = part.items.length > 1 ? (part.items.length > 4 ? ".many.three" : ".many") : "";
    return h(`div.gallery${many}`, {}, part.items.map((item) => picture(item.media, item.description, item.spoiler)));
  }

  function file(part) {
    const attachment = message.attachments.find((each) => each.id === part.file.attachment_id);
    return attachment ? fileCard(attachment) : h("div");
  }

  function rule(part) {
    return h(`hr.rule${part.divider ? ".seen" : ""}${part.spacing === 2 ? ".large" : ""}`);
  }

  function card(part) {
    const accent = part.accent_color !== null && part.accent_color !== undefined;
    const props = accent ? { vars: { "--accent": `#${part.accent_color.toString(16).padStart(6, "0")}` } } : {};
    const made = h(`div.card${accent ? ".accent" : ""}`, props, part.components.map(build));
    return part.spoiler ? h("details", {}, h("summary", {}, word("spoiler")), made) : made;
  }
}

export function picture(media, description, spoiler) {
  // Only what the stand-in holds itself is loaded; an address elsewhere is named instead.
  if (!media.url.startsWith(location.origin) && !media.url.startsWith("http://127.0.0.1:")) {
    return h("div.elsewhere", {}, word("elsewhere", { url: media.url }));
  }
  const url = new URL(media.url);
  const source = url.pathname + url.search;
  const image = h("img", { src: source, alt: description ?? "", width: media.width, height: media.height, decoding: "async" });
  const size = media.width && media.height ? { "--ratio": media.width / media.height, "--wide": media.width } : {};
  const shown = h("div.picture", { "data-spoiler": spoiler ? word("spoiler") : null, vars: size }, h("button", { type: "button", "aria-label": description || word("full_size"), onclick: look }, image));
  if (spoiler) shown.classList.add("hidden-media");
  if (description) shown.append(h("button.alt", { type: "button", "aria-label": word("alt"), "aria-expanded": "false", onclick: tell }, "ALT"));
  return shown;

  function look() {
    if (shown.classList.contains("hidden-media")) shown.classList.remove("hidden-media");
    else lightbox(source, description);
  }
  function tell(event) {
    const open = shown.querySelector(".alt-text");
    event.currentTarget.setAttribute("aria-expanded", String(!open));
    if (open) open.remove();
    else event.currentTarget.before(h("div.alt-text", {}, description));
  }
}

export function fileCard(attachment) {
  const url = new URL(attachment.url);
  const size = attachment.size < 1024 ? `${attachment.size} B` : attachment.size < 1048576 ? `${(attachment.size / 1024).toFixed(1)} KB` : `${(attachment.size / 1048576).toFixed(2)} MB`;
  return h("div.file", {}, icon("file", 32), h("div", {}, h("a", { href: url.pathname + url.search, download: attachment.filename }, attachment.filename), h("small", {}, size)));
}
