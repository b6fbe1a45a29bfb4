import type { TokenName } from "@haat/ui/tokens";

type Tokens = Record<TokenName, string>;

/** `#0F5C5C` with an opacity. */
function faded(colour: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgb(${channels.join(" ")} / ${opacity})`;
}

/** Interpolates between two colours, `part` of the way from the first to the second. */
export function between(first: string, second: string, part: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [first, second].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round(from + (to - from) * part);
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
}

/** Colours of a tag in the engine's components, such as a badge or status. */
const tag = (name: string, text: string, ground: string, edge: string) => ({
  [`--tag-${name}-text`]: text,
  [`--tag-${name}-icon`]: text,
  [`--tag-${name}-bg`]: ground,
  [`--tag-${name}-bg-hover`]: ground,
  [`--tag-${name}-border`]: edge,
});

/** The engine's colour variables set to Haat's colours, so that its components look like ours. */
export function engineColours(tokens: Tokens): Record<string, string> {
  const { paper, surface, sunken, ink, muted, line, edge, primary, sale } = tokens;
  const subtle = between(ink, muted, 0.55);
  const pressed = between(sunken, line, 0.7);
  const hover = tokens["primary-hover"];
  return {
    "--bg-base": surface,
    "--bg-base-hover": sunken,
    "--bg-base-pressed": pressed,
    "--bg-subtle": paper,
    "--bg-subtle-hover": sunken,
    "--bg-subtle-pressed": pressed,
    "--bg-component": paper,
    "--bg-component-hover": sunken,
    "--bg-component-pressed": pressed,
    "--bg-field": surface,
    "--bg-field-hover": sunken,
    "--bg-field-component": surface,
    "--bg-field-component-hover": sunken,
    "--bg-disabled": sunken,
    "--bg-interactive": primary,
    "--bg-highlight": tokens["primary-soft"],
    "--bg-highlight-hover": between(tokens["primary-soft"], primary, 0.12),
    "--bg-switch-off": edge,
    "--bg-switch-off-hover": muted,
    "--bg-overlay": "rgb(12 11 9 / 0.55)",
    "--fg-base": ink,
    "--fg-subtle": subtle,
    "--fg-muted": muted,
    "--fg-disabled": edge,
    "--fg-on-color": "#FFFFFF",
    "--fg-on-inverted": tokens["on-primary"],
    "--fg-interactive": primary,
    "--fg-interactive-hover": hover,
    "--fg-error": sale,
    "--border-base": line,
    "--border-strong": between(line, edge, 0.5),
    "--border-interactive": primary,
    "--border-error": sale,
    "--border-danger": sale,
    "--border-menu-top": line,
    "--border-menu-bot": surface,
    "--button-inverted": primary,
    "--button-inverted-hover": hover,
    "--button-inverted-pressed": hover,
    "--button-neutral": surface,
    "--button-neutral-hover": sunken,
    "--button-neutral-pressed": pressed,
    "--button-transparent": faded(sunken, 0),
    "--button-transparent-hover": sunken,
    "--button-transparent-pressed": pressed,
    // The engine puts white text on these in both themes.
    "--button-danger": "#B42318",
    "--button-danger-hover": "#971B12",
    "--button-danger-pressed": "#7D150D",
    // Tooltips are dark in the light theme and light in the dark one; their text has the colour of text on primary
    // buttons.
    "--contrast-bg-base": ink,
    "--contrast-bg-base-hover": between(ink, paper, 0.12),
    "--contrast-bg-base-pressed": between(ink, paper, 0.2),
    "--contrast-bg-subtle": between(ink, paper, 0.08),
    "--contrast-fg-primary": tokens["on-primary"],
    "--contrast-fg-secondary": between(tokens["on-primary"], ink, 0.25),
    "--contrast-border-base": between(ink, paper, 0.2),
    "--contrast-border-top": ink,
    "--contrast-border-bot": between(ink, paper, 0.15),
    ...tag("neutral", subtle, sunken, line),
    ...tag("green", tokens.success, tokens["success-soft"], between(tokens["success-soft"], tokens.success, 0.3)),
    ...tag("red", sale, tokens["sale-soft"], between(tokens["sale-soft"], sale, 0.3)),
    ...tag("orange", tokens.warning, tokens["warning-soft"], between(tokens["warning-soft"], tokens.warning, 0.3)),
    ...tag("blue", tokens.info, tokens["info-soft"], between(tokens["info-soft"], tokens.info, 0.3)),
    ...tag("purple", primary, tokens["primary-soft"], between(tokens["primary-soft"], primary, 0.3)),
    ...shadows(tokens),
    // Our own variables: for charts and marks that the engine has no variable for.
    "--accent": tokens.accent,
  };
}

/** Borders and shadows: one for cards, one for overlays. */
function shadows({ surface, line, edge, primary, sale }: Tokens): Record<string, string> {
  const outline = (colour: string) => `0 0 0 1px ${colour}`;
  const focus = `0 0 0 2px ${surface}, 0 0 0 4px ${primary}`;
  const overlay = `${outline(line)}, 0 2px 6px rgb(28 25 23 / 0.08), 0 16px 48px rgb(28 25 23 / 0.18)`;
  return {
    "--borders-base": outline(edge),
    "--borders-focus": focus,
    "--borders-error": `${outline(sale)}, 0 0 0 3px ${faded(sale, 0.2)}`,
    "--borders-interactive-with-active": `${outline(primary)}, 0 0 0 4px ${faded(primary, 0.2)}`,
    "--borders-interactive-with-focus": `${outline(primary)}, ${focus}`,
    "--borders-interactive-with-shadow": outline(primary),
    "--buttons-neutral": outline(edge),
    "--buttons-neutral-focus": `${outline(edge)}, ${focus}`,
    "--buttons-inverted": "0 1px 2px rgb(28 25 23 / 0.16)",
    "--buttons-inverted-focus": focus,
    "--buttons-danger": "0 1px 2px rgb(28 25 23 / 0.16)",
    "--buttons-danger-focus": focus,
    "--details-switch-background": "none",
    "--details-switch-background-focus": focus,
    "--details-contrast-on-bg-interactive": "none",
    "--elevation-card-rest": outline(line),
    "--elevation-card-hover": `${outline(line)}, 0 6px 20px rgb(28 25 23 / 0.08)`,
    "--elevation-flyout": overlay,
    "--elevation-modal": overlay,
    "--elevation-tooltip": overlay,
    "--elevation-commandbar": overlay,
    "--elevation-code-block": outline(line),
  };
}
