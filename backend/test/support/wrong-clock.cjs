/** Preloaded by a server of tests: its clock is ahead by `CLOCK_AHEAD_MS`, or behind if that is negative. */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parts, wanted) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, wanted),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
RealDate.prototype.constructor = globalThis.Date;
