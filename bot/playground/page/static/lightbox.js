// A picture at full size, with its description.
import { h, icon } from "./dom.js";
import { word } from "./words.js";

export function lightbox(source, description) {
  const image = h("img", { src: source, alt: description ?? "", onclick: () => box.classList.toggle("full") });
  const box = h(
    "dialog",
    { id: "lightbox", "aria-label": description || word("full_size"), onclose: () => box.remove(), onclick: (event) => event.target === box && box.close() },
    image,
    description && h("p", {}, description),
    h(
      "div.bar",
      {},
      h("a.icon-button", { href: source, target: "_blank", "aria-label": word("as_tab"), title: word("as_tab") }, icon("out")),
      h("button.icon-button", { type: "button", "aria-label": word("close"), title: word("close"), onclick: () => box.close() }, icon("close")),
    ),
  );
  document.body.append(box);
  box.showModal();
}
