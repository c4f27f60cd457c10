// "Who are you?": everybody in the playground is played by whoever sits in front of it.
import { avatar, h, icon } from "./dom.js";
import { LANGUAGES, word } from "./words.js";

export function choosePerson({ people, me, become, invite, settings, theme, setTheme }) {
  const close = () => dialog.close();
  const list = h(
    "div.people",
    {},
    people.map((person) =>
      h(
        "div.person-row",
        {},
        h(
          "button.person",
          { type: "button", "aria-current": String(person.id === me?.id), onclick: () => (close(), become(person.id)) },
          avatar({ id: person.id, global_name: person.name }),
          h("span.who", {}, h("b", {}, person.name), h("small", {}, [person.moderator ? word("moderator") : person.guilds.length ? word("member") : word("stranger"), LANGUAGES[person.locale] ?? person.locale].join(" · "))),
        ),
        h("a.icon-button", { href: `/#${person.id}`, target: "_blank", title: word("as_tab"), "aria-label": `${person.name}: ${word("as_tab")}` }, icon("out", 20)),
      ),
    ),
  );
  const name = h("input", { type: "text", maxlength: 32, placeholder: word("name"), "aria-label": word("add_person") });
  const add = h("form", { onsubmit: (event) => (event.preventDefault(), name.value.trim() && (close(), invite(name.value.trim()))) }, h("div.field", {}, h("span.name", {}, word("add_person")), h("div.inline", {}, name, h("button.button", { type: "submit" }, icon("plus", 20)))));
  const tongue = h(
    "select",
    { id: "language", onchange: () => settings({ locale: tongue.value }) },
    Object.entries(LANGUAGES).map(([code, label]) => h("option", { value: code, selected: code === me?.locale }, label)),
  );
  const tick = (label, checked, change, type = "checkbox", group = null) =>
    h("label.tick", {}, h("input", { type, name: group, checked, onchange: (event) => change(event.currentTarget.checked) }), h(type === "radio" ? "span.mark.round" : "span.mark", {}, icon("check")), h("span", {}, label));
  const dialog = h(
    "dialog.who-dialog",
    { "aria-labelledby": "who-title", onclose: () => dialog.remove(), onclick: (event) => event.target === dialog && close() },
    h("div.dialog-head", {}, h("h2", { id: "who-title" }, word("people")), h("button.icon-button", { type: "button", "aria-label": word("close"), onclick: close }, icon("close"))),
    h(
      "div.dialog-body",
      {},
      h("span.about", {}, word("person_about")),
      list,
      add,
      me && h("div.field", {}, h("label.name", { for: "language" }, `${word("language")} (${me.global_name})`), tongue),
      me && tick(word("dms"), me.takes_dms, (on) => settings({ takes_dms: on })),
      h("div.field", { role: "group", "aria-label": word("theme") }, h("span.name", {}, word("theme")), tick(word("dark"), theme === "dark", () => setTheme("dark"), "radio", "theme"), tick(word("light"), theme === "light", () => setTheme("light"), "radio", "theme")),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

export function askName(title, label, done) {
  const input = h("input", { type: "text", maxlength: 100, id: "ask-name" });
  const dialog = h(
    "dialog",
    { "aria-labelledby": "ask-title", onclose: () => dialog.remove() },
    h(
      "form",
      { onsubmit: (event) => (event.preventDefault(), input.value.trim() && (dialog.close(), done(input.value.trim()))) },
      h("div.dialog-head", {}, h("h2", { id: "ask-title" }, title)),
      h("div.dialog-body", {}, h("div.field", {}, h("label.name", { for: "ask-name" }, label), input)),
      h("div.dialog-foot", {}, h("button.button.plain", { type: "button", onclick: () => dialog.close() }, word("cancel")), h("button.button", { type: "submit" }, word("create"))),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
