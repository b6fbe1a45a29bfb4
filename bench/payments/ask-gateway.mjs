/**
 * Opens payments at a gateway with the shop's own client, and nothing else: a process of its own, since a server's CPU
 * cannot be divided. `node ask-gateway.mjs <module of the client> <keys as JSON>` sends the milliseconds of CPU a call
 * to its parent.
 */
const [client = "", keys = ""] = process.argv.slice(2);
const { warmUp, calls } = { warmUp: 200, calls: 500 };
const { razorpayGateway } = await import(client);
const gateway = razorpayGateway(10_000);
const ask = (/** @type {number} */ at) =>
  gateway.open(JSON.parse(keys), { reference: `bench_${process.pid}_${at}`, amountPaise: 50_000, currency: "INR" });
for (let at = 0; at < warmUp; at++) await ask(at);
const before = process.cpuUsage();
for (let at = 0; at < calls; at++) await ask(warmUp + at);
const { user, system } = process.cpuUsage(before);
process.send?.((user + system) / 1_000 / calls);
process.disconnect?.();
