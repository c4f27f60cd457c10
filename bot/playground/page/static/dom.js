// Building elements: h("button.grey", { onclick }, "words").

export function h(what, props = {}, ...children) {
  const [tag, ...classes] = what.split(".");
  const element = document.createElement(tag || "div");
  if (classes.length) element.className = classes.join(" ");
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "value" || key === "checked" || key === "disabled") element[key] = value;
    else if (key === "vars") for (const [name, set] of Object.entries(value)) element.style.setProperty(name, set);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const $ = (selector) => document.querySelector(selector);

const PATHS = {
  hash: "M5.9 21l.7-4H3l.3-2h3.6l1-6H4.5l.3-2h3.5L9 3h2l-.7 4h6L17 3h2l-.7 4H21l-.3 2h-2.8l-1 6h2.6l-.3 2h-2.6l-.7 4h-2l.7-4h-6l-.7 4zm4-12-1 6h6l1-6z",
  thread: "M5.4 21l.7-4H3l.3-2h3.1l1-6H4.5l.3-2h3L8.5 3h2l-.7 4h6l.7-4h2l-.7 4H21l-.2 1.4A6 6 0 0 0 16.9 9H9.4l-1 6h4.7a6 6 0 0 0 0 2H8.1l-.7 4zM20 11a4 4 0 0 1 0 8h-1l-3 3v-7a4 4 0 0 1 4-4z",
  forum: "M4 3h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H9l-5 4V14a2 2 0 0 1-2-2V5c0-1 1-2 2-2zm16 6a2 2 0 0 1 2 2v11l-4-3h-7a2 2 0 0 1-1.7-1H16a4 4 0 0 0 4-4z",
  at: "M12 2a10 10 0 1 0 5 18.700l-1-1.800A8 8 0 1 1 20 12v1.300c0 1-.6 1.7-1.5 1.700S17 14.3 17 13.300V7h-2v.700A5 5 0 1 0 15.6 15.5 3.5 3.5 0 0 0 22 13.300V12A10 10 0 0 0 12 2zm0 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  down: "M12 15.5 5.5 9l1.4-1.4 5.1 5.1 5.1-5.100L18.5 9z",
  check: "M9 17.2 4.3 12.500l1.9-1.900L9 13.400l8.8-8.8 1.9 1.900z",
  close: "M18.4 4 12 10.4 5.6 4 4 5.600l6.4 6.400L4 18.4 5.6 20l6.4-6.4 6.4 6.4 1.6-1.6-6.4-6.400L20 5.600z",
  plus: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm5 11h-4v4h-2v-4H7v-2h4V7h2v4h4z",
  menu: "M3 5h18v2H3zm0 6h18v2H3zm0 6h18v2H3z",
  people: "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0 2c-4 0-8 2-8 5v2h16v-2c0-3-4-5-8-5zm8-2a3.5 3.5 0 1 0-1.5-6.7 6 6 0 0 1 0 5.800c.5.6 1 .9 1.5.900zm.7 2.100c1.5 1.2 2.3 2.8 2.3 4.900v2h3v-2c0-2.6-2.6-4.4-5.3-4.900z",
  moon: "M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500z",
  sun: "M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM4.2 2.8 7 5.6 5.6 7 2.8 4.200zm14.2 14.2 2.8 2.8-1.4 1.4-2.8-2.800zM19.8 2.800l1.4 1.400L18.4 7 17 5.600zM5.6 17 7 18.400l-2.8 2.8-1.4-1.400z",
  eye: "M12 5C5.6 5 2 12 2 12s3.6 7 10 7 10-7 10-7-3.6-7-10-7zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8z",
  reply: "M10 8.300V4L3 11l7 7v-4.300c5 0 8.5 1.6 11 5.3-1-5.3-4-9.7-11-10.700z",
  bin: "M15 3.500V2H9v1.500H3v2h18v-2zM5 7v13a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V7zm4 3h2v8H9zm4 0h2v8h-2z",
  file: "M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4c0-1 1-2 2-2zm7 1.500V9h5.500z",
  out: "M10 5V3H5a2 2 0 0 0-2 2v14c0 1 1 2 2 2h14a2 2 0 0 0 2-2v-5h-2v5H5V5zm4-2v2h3.600l-8.3 8.3 1.4 1.400L19 6.400V10h2V3z",
  send: "M2 3.5 22 12 2 20.5 4.5 13 14 12 4.5 11z",
  gear: "M19.4 13a7.7 7.7 0 0 0 0-2l2.1-1.6-2-3.5-2.5 1a7.3 7.3 0 0 0-1.7-1L15 3.300h-4l-.4 2.600a7.3 7.3 0 0 0-1.7 1l-2.5-1-2 3.500L6.5 11a7.7 7.7 0 0 0 0 2l-2.1 1.6 2 3.5 2.5-1c.5.4 1.1.7 1.7 1l.4 2.600h4l.4-2.600c.6-.3 1.2-.6 1.7-1l2.5 1 2-3.500zM13 15.500a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7z",
};

export function icon(name, size = 24) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", width: size, height: size, "aria-hidden": "true" })) svg.setAttribute(key, value);
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", PATHS[name]);
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
}

const HUES = ["#5865f2", "#3ba55c", "#c27c0e", "#ed4245", "#eb459e", "#1f8b8b", "#9b59b6", "#7a6652"];

export function avatar(user) {
  const name = user.global_name || user.username;
  if (user.bot) {
    const face = h("span.avatar", { "aria-hidden": "true", vars: { "--hue": "#b5651d" } });
    const image = new DOMParser().parseFromString(MOAI, "image/svg+xml").documentElement;
    face.append(document.importNode(image, true));
    return face;
  }
  const hue = HUES[Number(BigInt(user.id) % BigInt(HUES.length))];
  return h("span.avatar", { "aria-hidden": "true", vars: { "--hue": hue } }, [...name][0].toUpperCase());
}

const MOAI = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M20 64V24c0-8 5-13 12-13s12 5 12 13v40z" fill="#f1e3c8"/><path d="M22 28h20v4H22zM29 32h6v12l3 2H26l3-2zM25 50h14v3H25z" fill="#7a4a1a"/></svg>';

export function dots() {
  return h("span.dots", {}, h("i"), h("i"), h("i"));
}
