// The field at the bottom: messages, files, and slash commands with their options.
import { $, avatar, h, icon } from "./dom.js";
import { language, word } from "./words.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, NUMBER = 10, ATTACHMENT = 11;

const local = (thing, key) => thing[`${key}_localizations`]?.[language()] ?? thing[key];

// A file as the stand-in takes it.
const upload = (file) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve({ name: file.name, data: reader.result.slice(reader.result.indexOf(",") + 1) });
    reader.readAsDataURL(file);
  });

// Every runnable command, subcommands spelt out: name for the stand-in, label for the reader.
function leaves(commands) {
  const out = [];
  const descend = (command, names, labels, node) => {
    const branches = (node.options ?? []).filter((option) => option.type === 1 || option.type === 2);
    if (!branches.length) out.push({ command, name: names.join(" "), label: labels.join(" "), about: local(node, "description"), options: node.options ?? [] });
    for (const branch of branches) descend(command, [...names, branch.name], [...labels, local(branch, "name")], branch);
  };
  for (const command of commands) if (command.type === 1) descend(command, [command.name], [local(command, "name")], command);
  return out.sort((a, b) => a.label.localeCompare(b.label));
}

export class Composer {
  // `world` has places, channel(), ask(action, details), run(command, options), warn(text), placeholder().
  constructor(world) {
    this.world = world;
    this.commands = [];
    this.files = [];
    this.replyTo = null;
    this.list = [];
    this.here = 0;
    this.reset();
  }

  setCommands(commands) {
    this.commands = leaves(commands);
    if (!this.chosen) this.suggest();
  }

  // Whether the field says something else than the channel now allows.
  stale(channel) {
    return !this.chosen && this.text.disabled === channel.can_send;
  }

  reset() {
    this.chosen = null;
    this.files = [];
    this.draw();
    this.hide();
  }

  draw() {
    const form = $("#composer");
    const channel = this.world.channel();
    const open = Boolean(channel?.can_send);
    this.text = h("textarea", { rows: 1, placeholder: open ? this.world.placeholder() : word("no_permission"), "aria-label": open ? this.world.placeholder() : word("no_permission"), disabled: !open, maxlength: 2000, oninput: () => this.typed(), onkeydown: (event) => this.key(event) });
    const picker = h("input", { type: "file", multiple: true, hidden: true, onchange: () => this.pick(picker) });
    this.chips = h("div.files", { hidden: true });
    this.button = h("button.icon-button.send", { type: "submit", "aria-label": word("send"), title: word("send"), hidden: true }, icon("send", 22));
    form.replaceChildren(h("button.icon-button", { type: "button", "aria-label": word("upload"), title: word("upload"), disabled: !open, onclick: () => picker.click() }, icon("plus")), picker, this.chips, this.text, this.button);
    form.classList.toggle("shut", !open);
    form.onsubmit = (event) => {
      event.preventDefault();
      this.send();
    };
    this.drawReply();
  }

  drawReply() {
    const bar = $("#replying");
    bar.hidden = !this.replyTo;
    if (!this.replyTo) return;
    bar.replaceChildren(h("span", {}, `${word("replying")} `, h("b", {}, this.world.places.user(this.replyTo.author.id))), h("button.icon-button", { type: "button", "aria-label": word("cancel"), onclick: () => this.reply(null) }, icon("close", 18)));
  }

  reply(message) {
    this.replyTo = message;
    this.drawReply();
    if (message) this.text.focus();
  }

  // Whoever writes already, or fills in an option, goes on there.
  focus() {
    if ($("#composer").contains(document.activeElement)) return;
    (this.text?.isConnected ? this.text : $("#composer input:not([hidden])"))?.focus();
  }

  async pick(picker) {
    for (const file of picker.files) this.files.push(await upload(file));
    this.chips.hidden = !this.files.length;
    this.chips.replaceChildren(...this.files.map((file) => h("span.more", {}, file.name)));
    this.typed();
    this.text.focus();
  }

  typed() {
    this.text.style.height = "44px";
    this.text.style.height = `${Math.max(44, this.text.scrollHeight)}px`;
    this.button.hidden = !this.text.value.trim() && !this.files.length;
    this.here = 0;
    this.suggest();
  }

  // suggestions

  suggest() {
    const typed = this.text?.value ?? "";
    if (!typed.startsWith("/") || typed.includes("\n")) return this.hide();
    const wanted = typed.slice(1).toLowerCase().trimEnd();
    const found = this.commands.filter((each) => each.label.toLowerCase().includes(wanted) || each.name.includes(wanted));
    found.sort((a, b) => Number(b.label.startsWith(wanted)) - Number(a.label.startsWith(wanted)));
    this.show(
      [h("h2", {}, avatar(this.world.places.bot), this.world.places.bot.global_name)],
      found.map((each) => ({
        face: [h("b", {}, `/${each.label}`), each.options.map((option) => h("span.arg", {}, local(option, "name"))), h("span", {}, each.about)],
        take: () => this.choose(each),
      })),
      word("no_commands"),
    );
  }

  show(head, list, empty) {
    this.list = list;
    this.here = Math.min(this.here, Math.max(0, list.length - 1));
    const box = $("#suggestions");
    box.hidden = false;
    box.replaceChildren(
      ...head,
      ...(list.length
        ? [h("div", { role: "listbox" }, list.map((each, index) => h("button.suggestion", { type: "button", role: "option", tabindex: "-1", "aria-selected": String(index === this.here), onmousedown: (event) => event.preventDefault(), onclick: each.take }, each.face)))]
        : empty
          ? [h("div.hint", {}, empty)]
          : []),
    );
    box.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }

  hide() {
    this.list = [];
    $("#suggestions").hidden = true;
    $("#suggestions").replaceChildren();
  }

  move(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !this.list.length) return false;
    this.here = (this.here + step + this.list.length) % this.list.length;
    $("#suggestions").querySelectorAll(".suggestion").forEach((each, index) => {
      each.setAttribute("aria-selected", String(index === this.here));
      if (index === this.here) each.scrollIntoView({ block: "nearest" });
    });
    event.preventDefault();
    return true;
  }

  key(event) {
    if (event.isComposing || this.move(event)) return;
    if ((event.key === "Tab" || event.key === "Enter") && !event.shiftKey && this.list.length) {
      event.preventDefault();
      this.list[this.here].take();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape") {
      if (this.list.length) this.hide();
      else this.reply(null);
    }
  }

  async send() {
    const content = this.text.value.trim();
    if (!content && !this.files.length) return;
    const details = { channel: this.world.channel().id, content, files: this.files, reply_to: this.replyTo?.id };
    const { error } = await this.world.ask("write", details);
    if (error) return this.world.warn(error);
    this.replyTo = null;
    this.reset();
    this.text.focus();
  }

  // a command and its options

  choose(command) {
    this.chosen = command;
    this.values = new Map();
    this.open = command.options.filter((option) => option.required);
    this.drawOptions();
    this.hide();
    const first = $("#composer .option input:not([hidden]), #composer .option button");
    if (first) first.focus();
    else $("#composer .command").focus();
  }

  drawOptions() {
    const command = this.chosen;
    const rest = command.options.filter((option) => !this.open.includes(option));
    const box = h(
      "div.options",
      { onkeydown: (event) => this.optionKey(event, null) },
      h("span.command", { tabindex: "-1" }, `/${command.label}`),
      this.open.map((option) => this.optionField(option)),
      rest.map((option) => h("button.more", { type: "button", title: local(option, "description"), onclick: () => this.openOption(option) }, `+ ${local(option, "name")}`)),
    );
    $("#composer").replaceChildren(
      box,
      h("button.icon-button.send", { type: "submit", "aria-label": word("send"), title: word("send") }, icon("send", 22)),
      h("button.icon-button", { type: "button", "aria-label": word("cancel"), title: word("cancel"), onclick: () => (this.reset(), this.text.focus()) }, icon("close", 20)),
    );
    $("#composer").onsubmit = (event) => {
      event.preventDefault();
      this.runChosen();
    };
  }

  openOption(option) {
    this.open.push(option);
    this.drawOptions();
    $(`#option-${CSS.escape(option.name)}`).focus();
  }

  optionField(option) {
    const id = `option-${option.name}`;
    const held = this.values.get(option.name);
    if (option.type === ATTACHMENT) return this.fileField(option, id, held);
    const input = h("input", {
      id,
      type: "text",
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null,
      value: held?.shown ?? "",
      "aria-describedby": "suggestions",
      onfocus: () => this.offer(option, input),
      oninput: () => {
        this.values.set(option.name, { shown: input.value, value: input.value, free: true });
        this.here = 0;
        this.offer(option, input);
      },
      onblur: () => this.hide(),
      onkeydown: (event) => this.optionKey(event, option),
    });
    return h("span.option", {}, h("label", { for: id }, local(option, "name")), input);
  }

  fileField(option, id, held) {
    const picker = h("input", {
      type: "file",
      hidden: true,
      onchange: async () => {
        if (!picker.files.length) return;
        const value = await upload(picker.files[0]);
        this.values.set(option.name, { shown: value.name, value });
        this.drawOptions();
        $(`#${CSS.escape(id)}`).focus();
        this.next(option);
      },
    });
    const button = h("button.file-option", { id, type: "button", onclick: () => picker.click(), onfocus: () => this.offer(option, button), onblur: () => this.hide() }, held?.shown ?? word("upload"));
    return h("span.option", {}, h("label", { for: id }, local(option, "name")), button, picker);
  }

  // What can stand in an option: its choices, what the bot completes, or who and what there is.
  async offer(option, input) {
    const typed = (input.value ?? "").toLowerCase();
    const head = [h("div.hint", {}, h("b", {}, local(option, "name")), ` ${local(option, "description")}`)];
    const take = (label, value) => ({
      face: [h("b", {}, label)],
      take: () => {
        this.values.set(option.name, { shown: label, value });
        input.value = label;
        this.next(option);
      },
    });
    const matching = (pairs) => pairs.filter(([label]) => label.toLowerCase().includes(typed)).slice(0, 25).map(([label, value]) => take(label, value));
    if (option.autocomplete) {
      const asked = (this.asked = (this.asked ?? 0) + 1);
      if ($("#suggestions").hidden) this.show(head, [], word("loading"));
      await new Promise((resolve) => setTimeout(resolve, 120));
      if (asked !== this.asked || document.activeElement !== input) return;
      const options = this.collected();
      const { choices, error } = await this.world.ask("complete", { channel: this.world.channel().id, command: this.chosen.name, focused: option.name, options: { ...options, [option.name]: input.value } });
      if (asked !== this.asked || document.activeElement !== input) return;
      this.show(head, (choices ?? []).map((choice) => take(local(choice, "name"), choice.value)), error ?? word("no_matches"));
      return;
    }
    const { places } = this.world;
    const guild = places.guildOf(this.world.channel().id);
    const users = (guild?.members ?? []).map((member) => [places.user(member.user.id), member.user.id]);
    const roles = (guild?.roles ?? []).map((role) => [role.name, role.id]);
    const pairs = option.choices?.map((choice) => [local(choice, "name"), choice.value]) ?? { [BOOLEAN]: [[word("true"), true], [word("false"), false]], [USER]: users, [ROLE]: roles, [MENTIONABLE]: [...users, ...roles], [CHANNEL]: (guild?.channels ?? []).filter((channel) => option.channel_types?.includes(channel.type) ?? true).map((channel) => [`#${channel.name}`, channel.id]) }[option.type];
    this.show(head, pairs ? matching(pairs) : [], pairs ? word("no_matches") : null);
  }

  optionKey(event, option) {
    if (event.isComposing || this.move(event)) return;
    if (!option && event.target.closest("button") && event.key !== "Escape") return;
    if (event.key === "Escape") {
      this.reset();
      this.text.focus();
    } else if (event.key === "Tab" && !event.shiftKey && option && this.list.length && event.currentTarget.value) {
      event.preventDefault();
      this.list[this.here].take();
    } else if (event.key === "Enter") {
      event.preventDefault();
      const held = option && this.values.get(option.name);
      if (this.list.length && (!held || held.free) && (option.type !== STRING || !option.autocomplete || event.currentTarget.value)) this.list[this.here].take();
      else this.runChosen();
    } else if (event.key === "Backspace" && option && !event.currentTarget.value) {
      event.preventDefault();
      this.values.delete(option.name);
      if (option.required) {
        this.reset();
        this.text.focus();
      } else {
        this.open = this.open.filter((each) => each !== option);
        this.drawOptions();
        ([...document.querySelectorAll("#composer .option input")].pop() ?? $("#composer .more"))?.focus();
      }
    } else return;
    event.stopPropagation();
  }

  next(option) {
    const after = this.open[this.open.indexOf(option) + 1];
    this.hide();
    if (after && !this.values.has(after.name)) $(`#option-${CSS.escape(after.name)}`).focus();
  }

  collected() {
    const out = {};
    for (const option of this.open) {
      const held = this.values.get(option.name);
      if (!held || held.shown === "") continue;
      out[option.name] = held.value;
      if (held.free && option.type === BOOLEAN) out[option.name] = held.shown.toLowerCase() === word("true").toLowerCase();
    }
    return out;
  }

  async runChosen() {
    const missing = this.chosen.options.find((option) => option.required && !this.values.get(option.name)?.shown);
    if (missing) {
      const input = $(`#option-${CSS.escape(missing.name)}`);
      input.parentElement.classList.add("wrong");
      return input.focus();
    }
    const error = await this.world.run(this.chosen.name, this.collected());
    if (error) return this.show([h("div.error-line", { role: "alert" }, error)], [], null);
    this.reset();
    this.text.focus();
  }
}
