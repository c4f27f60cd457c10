// Modals: the forms that a bot opens.
import { avatar, dots, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { openMenu, selectFace } from "./menu.js";
import { word } from "./words.js";

// Shows a modal; `send(fields)` resolves to an error text or null.
export function openForm(modal, { bot, places, offered, send }) {
  const values = {};
  const note = h("div.warned", {}, word("form_note", { name: bot.global_name }));
  const trouble = h("div.error-line", { role: "alert" });
  const submit = h("button.button", { type: "submit" }, h("span", {}, word("submit")));
  const body = h("div.dialog-body", {}, note, modal.components.map(top), trouble);
  const dialog = h(
    "dialog.form",
    { "aria-labelledby": "form-title", onclose: () => dialog.remove() },
    h(
      "form",
      { onsubmit: go, novalidate: true, autocomplete: "off" },
      h("div.dialog-head", {}, avatar(bot), h("h2", { id: "form-title" }, modal.title), h("button.icon-button", { type: "button", "aria-label": word("close"), onclick: () => dialog.close() }, icon("close"))),
      body,
      h("div.dialog-foot", {}, h("button.button.plain", { type: "button", onclick: () => dialog.close() }, word("cancel")), submit),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  body.querySelector("input, textarea, .select")?.focus();
  return dialog;

  async function go(event) {
    event.preventDefault();
    trouble.textContent = "";
    const bad = [...body.querySelectorAll(".field")].filter((field) => !field.check());
    if (bad.length) return bad[0].querySelector("input, textarea, button")?.focus();
    submit.classList.add("busy");
    submit.append(dots());
    submit.disabled = true;
    const error = await send(values);
    if (error === null) return dialog.close();
    trouble.textContent = error || word("something_wrong");
    submit.disabled = false;
    submit.classList.remove("busy");
    submit.querySelector(".dots")?.remove();
  }

  function top(part) {
    if (part.type === 10) return markdown(part.content, places);
    if (part.type === 1) return labelled(part.components[0].label, null, part.components[0]);
    return labelled(part.label, part.description, part.component);
  }

  function labelled(label, about, part) {
    const id = `field-${part.id}`;
    const wrong = h("span.wrong-text", { role: "alert" });
    const must = part.required !== false && part.type !== 23;
    const name = h(part.type === 4 ? "label.name" : "span.name", part.type === 4 ? { for: id } : { id: `${id}-name` }, label, must && h("span.must", { "aria-hidden": "true" }, "*"));
    const [control, fault] = fields(part, id);
    const group = part.type === 4 ? {} : { role: "group", "aria-labelledby": `${id}-name` };
    const field = h("div.field", group, name, about && h("span.about", {}, about), control, wrong);
    field.check = () => {
      const error = fault();
      wrong.textContent = error ?? "";
      field.classList.toggle("wrong", Boolean(error));
      return !error;
    };
    return field;
  }

  function fields(part, id) {
    if (part.type === 4) return textField(part, id);
    if (part.type === 21) return ticks(part, "radio");
    if (part.type === 22) return ticks(part, "checkbox");
    if (part.type === 23) {
      values[part.custom_id] = part.default;
      return [tick({ label: "", type: "checkbox", checked: part.default, change: (on) => (values[part.custom_id] = on) }), () => null];
    }
    return selectField(part);
  }

  function textField(part, id) {
    values[part.custom_id] = part.value ?? "";
    const count = h("span.count", { "aria-hidden": "true" });
    const tag = part.style === 2 ? "textarea" : "input";
    const input = h(tag, { id, type: tag === "input" ? "text" : null, placeholder: part.placeholder, maxlength: part.max_length, value: part.value ?? "", "aria-required": String(part.required), oninput: changed });
    function changed() {
      values[part.custom_id] = input.value;
      count.textContent = part.max_length < 4000 ? `${input.value.length}/${part.max_length}` : "";
    }
    changed();
    const fault = () => {
      if (!input.value) return part.required ? word("required") : null;
      return input.value.length < part.min_length ? `${input.value.length} < ${part.min_length}` : null;
    };
    return [[input, count], fault];
  }

  function ticks(part, type) {
    const picked = new Set(part.options.filter((option) => option.default).map((option) => option.value));
    const store = () => (values[part.custom_id] = type === "radio" ? ([...picked][0] ?? null) : part.options.map((o) => o.value).filter((v) => picked.has(v)));
    store();
    const list = part.options.map((option) =>
      tick({
        label: option.label,
        about: option.description,
        type,
        name: part.custom_id,
        checked: picked.has(option.value),
        change: (on) => {
          if (type === "radio") picked.clear();
          if (on) picked.add(option.value);
          else picked.delete(option.value);
          store();
        },
      }),
    );
    const fault = () => {
      if (part.required && !picked.size) return word("required");
      if (type === "checkbox" && picked.size && (picked.size < part.min_values || picked.size > part.max_values)) return `${part.min_values} – ${part.max_values}`;
      return null;
    };
    return [list, fault];
  }

  function tick({ label, about, type, name, checked, change }) {
    return h(
      "label.tick",
      {},
      h("input", { type, name, checked, onchange: (event) => change(event.currentTarget.checked) }),
      h(type === "radio" ? "span.mark.round" : "span.mark", {}, icon("check")),
      h("span", {}, label, about && h("small", {}, about)),
    );
  }

  function selectField(part) {
    let options = part.options ?? null;
    let chosen = options ? options.filter((option) => option.default).map((option) => option.value) : (part.default_values ?? []).map((each) => each.id);
    values[part.custom_id] = chosen;
    const low = part.required ? Math.max(1, part.min_values) : 0;
    const holder = h("div", {}, selectFace(part, options ?? [], chosen, open));
    async function open(anchor) {
      options ??= await offered(part);
      openMenu(anchor, {
        options,
        chosen,
        low,
        high: part.max_values,
        done: (picked) => {
          chosen = values[part.custom_id] = picked;
          holder.replaceChildren(selectFace(part, options, chosen, open));
          holder.firstChild.focus();
        },
      });
    }
    return [holder, () => (part.required && !chosen.length ? word("required") : null)];
  }
}
