import { darkTokens, lightTokens } from "@haat/ui/tokens";
import { engineColours } from "./engine-colours";

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (text: string, ground: string): number => {
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ["--bg-base", "--bg-base-hover", "--bg-subtle", "--bg-component", "--bg-highlight", "--bg-field"];
const pairs = [
  ...grounds.flatMap((ground) => ["--fg-base", "--fg-subtle", "--fg-muted"].map((text) => [text, ground])),
  ...["--bg-base", "--bg-subtle", "--bg-highlight"].map((ground) => ["--fg-interactive", ground]),
  ...["--bg-base", "--bg-subtle"].map((ground) => ["--fg-error", ground]),
  ...["--button-inverted", "--button-inverted-hover", "--contrast-bg-base"].map((ground) => [
    "--contrast-fg-primary",
    ground,
  ]),
  ["--contrast-fg-secondary", "--contrast-bg-base"],
  ["--fg-on-color", "--button-danger"],
  ["--fg-on-color", "--button-danger-hover"],
  ...["neutral", "green", "red", "orange", "blue", "purple"].map((tag) => [`--tag-${tag}-text`, `--tag-${tag}-bg`]),
];

describe.each([
  ["light", engineColours(lightTokens)],
  ["dark", engineColours(darkTokens)],
])("the engine's variables in Haat's colours, %s", (_, colours) => {
  // @spec works-light-dark-keyboard
  it.each(pairs)("%s is readable on %s", (text = "", ground = "") => {
    expect(contrast(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["--bg-switch-off", "--bg-interactive"])("%s is visible against the page", (part) => {
    expect(contrast(colours[part] ?? "", colours["--bg-base"] ?? "")).toBeGreaterThanOrEqual(3);
  });
});
