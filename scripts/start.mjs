import { isNodeNewEnough, leastNode } from "./node-version.mjs";

if (!isNodeNewEnough(process.versions.node)) {
  console.error(`Haat needs Node.js ${leastNode} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

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
    say: (line) => console.log(line),
    signal,
    stopped,
    whenImpatient: (act) => {
      impatient = act;
    },
  }),
);
// Nothing is left to do; a connection that some library keeps open must not hold the terminal.
process.exit();
