/**
 * A progress line for a start: how far it is, what runs, and what is left. A terminal's line is redrawn; in other
 * output, such as a log, each step gets one line when it begins.
 *
 * @typedef {object} Step
 * @property {string} name as shown in "left: …"
 * @property {number} weight seconds that it takes the first time on a small machine: its share of the whole
 *
 * @typedef {{ done: number, text: string | undefined, state: "waiting" | "running" | "done" }} Standing `done` is the
 * share of the step, 0 to 1, as far as it is known.
 *
 * @typedef {object} Teller for reports of a step's work
 * @property {(line: string) => void} log what is being done; a step that never calls it had nothing to do, and is not
 * shown
 * @property {(share: number, detail: string) => void} report progress, 0 to 1
 */

/**
 * @template {string} Name
 * @param {Record<Name, Step>} steps in the order in which they usually end
 * @param {{ write: (text: string) => void, columns?: number }} out `columns` of a terminal, undefined for other output
 */
export function startProgress(steps, { write, columns }) {
  const names = /** @type {Name[]} */ (Object.keys(steps));
  /** @type {Map<Name, Standing & { since: number }>} */
  const standing = new Map(names.map((name) => [name, { done: 0, text: undefined, state: "waiting", since: 0 }]));
  const of = (/** @type {Name} */ name) => {
    const found = standing.get(name);
    if (!found) throw new Error(`No step is called ${name}.`);
    return found;
  };
  const began = performance.now();
  /** @type {string[]} */
  const took = [];
  let isShown = false;

  const show = () => {
    if (columns === undefined) return;
    const line = lineOf(
      names.map((name) => {
        const { since, ...now } = of(name);
        return { ...steps[name], ...now, done: now.done || shareByTime(steps[name].weight, since) };
      }),
    );
    write(`\r\x1b[2K${line.length < columns ? line : `${line.slice(0, columns - 2)}…`}`);
    isShown = true;
  };
  /** Prints a permanent line above the progress line. @param {string} text */
  const note = (text) => {
    write(isShown ? `\r\x1b[2K${text}\n` : `${text}\n`);
    if (isShown) show();
  };
  const moving = setInterval(() => isShown && show(), 1_000);
  moving.unref();
  /** Removes the progress line for good, before other output. */
  const end = () => {
    clearInterval(moving);
    if (isShown) write("\r\x1b[2K");
    isShown = false;
  };

  /**
   * Runs a step, possibly in parallel with others.
   *
   * @template Result
   * @param {Name} name
   * @param {(teller: Teller) => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  const step = async (name, work) => {
    const own = of(name);
    own.state = "running";
    own.since = performance.now();
    let told = 0;
    const result = await work({
      log: (line) => {
        own.text = line.replace(/ …$/, "");
        if (columns === undefined) write(`${line}\n`);
        show();
      },
      report: (share, detail) => {
        // Never goes back behind the estimate that was shown.
        own.done = Math.min(1, Math.max(share, own.done || shareByTime(steps[name].weight, own.since)));
        own.text = `${own.text?.split(":")[0] ?? steps[name].name}: ${detail}`;
        // In a log, one line per quarter.
        if (columns === undefined && Math.floor(share * 4) > told) {
          told = Math.floor(share * 4);
          write(`${own.text}\n`);
        }
        show();
      },
    });
    own.state = "done";
    own.done = 1;
    if (own.text) took.push(`${steps[name].name} ${seconds(own.since)}`);
    if (isShown) show();
    return result;
  };
  /** The total time, and the time of each step that had something to do; some run in parallel. */
  const summary = () => `Ready in ${seconds(began)} s${took.length > 1 ? ` (${took.join(", ")})` : ""}.`;
  return { step, note, end, summary };
}

/** @param {number} since */
const seconds = (since) => Math.round((performance.now() - since) / 1_000);

/**
 * Estimates the progress of a step that does not report any by its usual duration; at most 90 %.
 *
 * @param {number} weight
 * @param {number} since
 */
const shareByTime = (weight, since) => (since === 0 ? 0 : Math.min(0.9, (performance.now() - since) / 1_000 / weight));

/** @param {(Step & Standing)[]} steps */
export function lineOf(steps) {
  const whole = steps.reduce((sum, { weight }) => sum + weight, 0);
  const done = steps.reduce((sum, { weight, done }) => sum + weight * done, 0);
  const running = steps.flatMap(({ state, text }) => (state === "running" && text ? [text] : []));
  const left = steps.flatMap(({ state, name }) => (state === "waiting" ? [name] : []));
  const percent = `${Math.floor((100 * done) / whole)} %`.padStart(5);
  return [percent, running.join(" · "), left.length > 0 && `(left: ${left.join(", ")})`].filter(Boolean).join("  ");
}
