// The list that a select opens: with the mouse, by touch as a sheet, and with the keyboard.
import { h, icon } from "./dom.js";
import { word } from "./words.js";

let shut = () => {};

export const closeMenu = () => shut();

// Opens options {value, label, description, emoji} under `anchor`; `done(values)` is called once, on choosing.
export function openMenu(anchor, { options, chosen, low, high, done }) {
  shut();
  const picked = new Set(chosen);
  const several = high > 1;
  let here = Math.max(0, options.findIndex((option) => picked.has(option.value)));
  const list = h("div", { role: "listbox", "aria-multiselectable": several });
  const filter = options.length > 10 ? h("input.filter", { type: "text", placeholder: word("search"), "aria-label": word("search") }) : null;
  const confirm = several ? h("div.menu-done", {}, h("button.button", { type: "button", onclick: () => finish() }, word("done"))) : null;
  const menu = h("div.menu.sheet", { tabindex: "-1" }, filter, list, confirm);
  const back = h("div.menu-back.sheet", { onclick: () => (several ? finish() : close()) });

  const shown = () => options.filter((option) => option.label.toLowerCase().includes((filter?.value ?? "").toLowerCase()));

  function draw() {
    list.replaceChildren(
      ...shown().map((option, index) => {
        const on = picked.has(option.value);
        return h(
          `div.choice${index === here ? ".here" : ""}`,
          { role: "option", "aria-selected": String(on), "aria-disabled": String(several && !on && picked.size >= high), onclick: () => pick(option), id: `choice-${index}` },
          option.emoji && h("span.emoji", {}, option.emoji.name),
          h("span.label", {}, option.label, option.description && h("small", {}, option.description)),
          h(several ? "span.mark" : "span.mark.round", {}, icon("check")),
        );
      }),
      ...(shown().length ? [] : [h("div.hint", {}, word("nothing"))]),
    );
    menu.setAttribute("aria-activedescendant", `choice-${here}`);
    list.children[here]?.scrollIntoView({ block: "nearest" });
  }

  function pick(option) {
    if (!several) {
      // Choosing what is chosen takes it back where nothing is allowed.
      const again = picked.has(option.value);
      if (again && low > 0) return close();
      picked.clear();
      if (!again) picked.add(option.value);
      return finish();
    }
    if (picked.has(option.value)) picked.delete(option.value);
    else if (picked.size < high) picked.add(option.value);
    draw();
  }

  function finish() {
    const values = options.map((option) => option.value).filter((value) => picked.has(value));
    const changed = values.length !== chosen.length || values.some((value) => !chosen.includes(value));
    close();
    if (changed && values.length >= low) done(values);
  }

  function close() {
    shut = () => {};
    back.remove();
    menu.remove();
    anchor.setAttribute("aria-expanded", "false");
    anchor.focus({ preventScroll: true });
  }

  menu.addEventListener("keydown", (event) => {
    const count = shown().length;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps && count) here = (here + steps[event.key] + count) % count;
    else if (event.key === "Home") here = 0;
    else if (event.key === "End") here = count - 1;
    else if (event.key === "Enter" || (event.key === " " && event.target !== filter)) {
      if (event.target.closest(".menu-done")) return;
      if (shown()[here]) pick(shown()[here]);
    } else if (event.key === "Escape") close();
    else if (event.key === "Tab" && !several) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (menu.isConnected) draw();
  });
  filter?.addEventListener("input", () => {
    here = 0;
    draw();
  });

  // Inside a dialog the menu must be in it too: nothing outside of a modal dialog can be reached.
  (anchor.closest("dialog") ?? document.body).append(back, menu);
  anchor.setAttribute("aria-expanded", "true");
  shut = close;
  // The select may have been scrolled away by what came in meanwhile; its list is always in sight.
  const box = anchor.getBoundingClientRect();
  const inside = (edge) => Math.min(Math.max(edge, 8), innerHeight - 8);
  const [top, bottom] = [inside(box.top), inside(box.bottom)];
  const below = innerHeight - bottom - 12;
  const up = below < 240 && top > below;
  const width = Math.max(box.width, 220);
  Object.assign(menu.style, {
    left: `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(up ? top - 12 : below, 420)}px`,
    ...(up ? { bottom: `${innerHeight - top + 4}px` } : { top: `${bottom + 4}px` }),
  });
  draw();  // once it has its place: the chosen line is scrolled to, and nothing but the list may move for it
  // On a phone the filter would call up the keyboard over the list.
  (filter && matchMedia("(hover: hover)").matches ? filter : menu).focus({ preventScroll: true });
}

// The closed face of a select.
export function selectFace(part, options, chosen, open) {
  const labels = options.filter((option) => chosen.includes(option.value));
  const face = labels.length
    ? labels.map((option) => h(part.max_values > 1 ? "span.chip" : "span", {}, option.emoji && `${option.emoji.name} `, option.label))
    : h("span.empty", {}, part.placeholder || word("pick"));
  return h(
    "button.select",
    { type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-label": part.placeholder || word("pick"), disabled: part.disabled, "data-id": part.custom_id, onclick: (event) => open(event.currentTarget) },
    h("span.chosen", {}, face),
    icon("down"),
  );
}
