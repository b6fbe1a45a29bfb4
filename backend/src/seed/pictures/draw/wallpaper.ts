import { at } from "#seed/random";
import { mix, shade } from "../colour";
import { type Look, oval, type Pen, path, rect, times } from "../pen";

/** A screen's wallpaper: soft hills of light in two colours. */
export function wallpaper(pen: Pen, x: number, y: number, w: number, h: number, r: number, look: Look): string {
  const moods = [
    ["#1d2b64", "#7b5bd6", "#f8a5c2"],
    ["#0f3d4c", "#1fa39a", "#f9d976"],
    ["#3a1c71", "#d76d77", "#ffaf7b"],
    ["#10324f", "#3f8ad8", "#bfe3ff"],
    ["#20323a", "#5c9a6d", "#e8f0b8"],
    ["#42102f", "#c2415d", "#fbc687"],
  ] as const;
  const [deep, middle, bright] = at(moods, look.style + look.view * 2);
  const sky = pen.linear(
    [
      [0, deep],
      [0.6, middle],
      [1, bright],
    ],
    [0, 0],
    [0.4, 1],
  );
  const hill = (level: number, colour: string, bend: number) =>
    path(
      `M${x} ${y + h * level} C${x + w * 0.3} ${y + h * (level - bend)} ${x + w * 0.55} ${y + h * (level + bend)} ${x + w} ${y + h * (level - bend * 0.6)} V${y + h} H${x}Z`,
      colour,
      'opacity=".72"',
    );
  const scenes = [
    () =>
      oval(
        x + w * 0.68,
        y + h * 0.34,
        Math.min(w, h) * 0.14,
        Math.min(w, h) * 0.14,
        shade(bright, 0.4),
        'opacity=".9"',
      ) +
      hill(0.62, mix(middle, deep, 0.25), 0.16) +
      hill(0.76, mix(deep, middle, 0.35), -0.14) +
      hill(0.88, deep, 0.1),
    () =>
      times(6, (i) =>
        path(
          `M${x} ${y + h * (0.2 + i * 0.14)} C${x + w * 0.3} ${y + h * (i * 0.14 - 0.14)} ${x + w * 0.6} ${y + h * (0.54 + i * 0.14)} ${x + w} ${y + h * (0.06 + i * 0.14)} V${y + h} H${x}Z`,
          mix(bright, deep, i / 5),
          'opacity=".55"',
        ),
      ),
    () =>
      times(
        9,
        (i) =>
          rect(
            x + (w * i) / 9,
            y + h * (0.46 + ((i * 37) % 30) / 100),
            w / 9 + 1,
            h,
            0,
            mix(deep, middle, (i % 3) * 0.2),
          ) +
          times(4, (k) =>
            rect(
              x + (w * (i + 0.25)) / 9,
              y + h * (0.62 + k * 0.09),
              w / 28,
              h * 0.03,
              0,
              bright,
              `opacity="${(i + k) % 3 ? 0.75 : 0.2}"`,
            ),
          ),
      ) + oval(x + w * 0.24, y + h * 0.24, Math.min(w, h) * 0.09, Math.min(w, h) * 0.09, shade(bright, 0.5)),
    () =>
      times(5, (i) =>
        oval(
          x + w * (0.12 + ((i * 0.29) % 0.9)),
          y + h * (0.2 + ((i * 0.37) % 0.7)),
          Math.min(w, h) * (0.38 - i * 0.05),
          Math.min(w, h) * (0.38 - i * 0.05),
          at([bright, middle, deep], i),
          'opacity=".5"',
        ),
      ),
  ];
  return pen.clip(
    rect(x, y, w, h, r, "#fff"),
    rect(x, y, w, h, 0, sky) +
      at(scenes, look.style + look.view)() +
      path(`M${x} ${y} H${x + w * 0.62} L${x + w * 0.2} ${y + h} H${x}Z`, pen.gleam(0.18)),
  );
}
