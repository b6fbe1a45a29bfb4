/**
 * The first script of a server-rendered page. The app's scripts wait in a template until the style sheet is there, so
 * that they do not share a slow connection with it. On a fast network they also wait for the first frame. What somebody
 * does earlier starts them at once, and `main.tsx` repeats the last press that came before its code.
 */
/** A network is slow if the style sheet took longer than this from its request on, in milliseconds. */
const slowMs = 250;
/** A frame may never come, as in a tab that is hidden meanwhile. In milliseconds. */
const maxWait = 1_000;
/** The control or form of the last press has this attribute. */
const mark = "data-pressed-early";

/** Appending moves the tags: a second call starts nothing. */
function start(): void {
  const template = document.querySelector<HTMLTemplateElement>("#page-scripts");
  if (template) document.head.append(template.content);
  else addEventListener("DOMContentLoaded", start);
}

const sheet = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]");

function startWithFrame(): void {
  const [loaded] = sheet ? performance.getEntriesByName(sheet.href) : [];
  // The first frame asks for pictures further down; on a slow network the scripts would queue behind them.
  if (document.hidden || (loaded && loaded.duration > slowMs)) start();
  // The second frame begins when the first is on its way to the screen.
  else requestAnimationFrame(() => requestAnimationFrame(start));
  setTimeout(start, maxWait);
}

/** The same controls as in `press-replay.ts`: links, and buttons that submit to an address, work without code. */
function keepPress(event: Event): void {
  if (!document.getElementById("page-state")) return;
  const pressed = (event.target as Element).closest(
    event.type === "submit" ? "form:not([action])" : "button:not([type=submit])",
  );
  if (!pressed) return;
  event.preventDefault();
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  pressed.setAttribute(mark, "");
}

if (!sheet || sheet.sheet) startWithFrame();
else for (const end of ["load", "error"]) sheet.addEventListener(end, startWithFrame);
for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { once: true });
for (const type of ["click", "submit"]) addEventListener(type, keepPress, true);
