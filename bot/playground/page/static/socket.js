// The web socket to the stand-in: requests with answers, and events.
import { refusal } from "./words.js";

export class PageSocket {
  constructor(onEvent, onState) {
    this.onEvent = onEvent;
    this.onState = onState;
    this.waiting = new Map();
    this.number = 0;
    this.tries = 0;
  }

  connect() {
    this.socket = new WebSocket(`ws://${location.host}/page/live`);
    this.socket.onopen = () => {
      this.tries = 0;
      this.onState("open");
    };
    this.socket.onmessage = (frame) => {
      const told = JSON.parse(frame.data);
      if (told.event) this.onEvent(told);
      else {
        if (told.error) told.error = refusal(told.error);
        this.waiting.get(told.re)?.(told);
        this.waiting.delete(told.re);
      }
    };
    this.socket.onclose = () => {
      for (const answer of this.waiting.values()) answer({ error: "…" });
      this.waiting.clear();
      this.tries += 1;
      this.onState(this.tries > 3 ? "lost" : "closed");
      setTimeout(() => this.connect(), Math.min(500 * this.tries, 4000));
    };
  }

  // Ask for something; the answer has `error` where it was refused.
  ask(action, details = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ error: "…" });
    const number = ++this.number;
    this.socket.send(JSON.stringify({ n: number, do: action, ...details }));
    return new Promise((resolve) => this.waiting.set(number, resolve));
  }
}
