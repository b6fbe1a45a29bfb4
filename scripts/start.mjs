import { requireNewNode } from "./node-version.mjs";

requireNewNode();

const { runScript } = await import("./complain.mjs");
const { openShop } = await import("./open-shop.mjs");
const { root } = await import("./root.mjs");
const { stopSignal } = await import("./stop-signal.mjs");

let impatient = () => {};
const { signal, stopped } = stopSignal({ impatient: () => impatient() });
await runScript(() =>
  openShop({
    root,
    env: process.env,
    log: (line) => console.log(line),
    signal,
    stopped,
    whenImpatient: (act) => {
      impatient = act;
    },
  }),
);
// Exits explicitly: a connection that a library keeps open must not block the terminal.
process.exit();
