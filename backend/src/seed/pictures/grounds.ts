import { oval, type Pen, rect } from "./pen";

/** The eight soft backgrounds of the shop's pictures: wall, floor and the tint of shadows on them. */
export const grounds = [
  { name: "sand", wall: "#f3e9da", floor: "#e6d6be", shadow: "#6b5232" },
  { name: "sage", wall: "#e6ede0", floor: "#cddac4", shadow: "#3d5136" },
  { name: "sky", wall: "#e3eef6", floor: "#c8dcea", shadow: "#2f4f68" },
  { name: "rose", wall: "#f8e6e4", floor: "#ecccc8", shadow: "#71413c" },
  { name: "lilac", wall: "#ece7f5", floor: "#d6cde8", shadow: "#473c68" },
  { name: "lemon", wall: "#f9f2d6", floor: "#eee2b4", shadow: "#6a5a22" },
  { name: "mint", wall: "#e0f1ea", floor: "#c2dfd3", shadow: "#2d584a" },
  { name: "stone", wall: "#ecebe8", floor: "#d8d5cf", shadow: "#4b463e" },
] as const;
export type Ground = (typeof grounds)[number];

/** Wall and floor with a soft, low horizon, lit from the upper left. */
export function paintGround(pen: Pen, ground: Ground, width: number, height: number, flat: boolean): string {
  const wall = pen.linear(
    flat
      ? [
          [0, ground.wall],
          [1, ground.floor],
        ]
      : [
          [0, ground.wall],
          [0.62, ground.wall],
          [0.8, ground.floor],
          [1, ground.floor],
        ],
    [0, 0],
    flat ? [1, 1] : [0, 1],
  );
  const light = pen.radial(
    [
      [0, "#ffffff", 0.75],
      [1, "#ffffff", 0],
    ],
    [0.36, 0.3],
    0.6,
  );
  return rect(0, 0, width, height, 0, wall) + rect(0, 0, width, height, 0, light);
}

/** A contact shadow: small and dense where the object touches the floor, wide and faint around it. */
export function contactShadow(pen: Pen, ground: Ground, cx: number, y: number, width: number): string {
  const soft = (opacity: number) =>
    pen.radial(
      [
        [0, ground.shadow, opacity],
        [0.55, ground.shadow, opacity * 0.45],
        [1, ground.shadow, 0],
      ],
      [0.5, 0.5],
      0.5,
    );
  return (
    oval(cx + width * 0.05, y + 4, width * 0.66, width * 0.11, soft(0.42)) +
    oval(cx + 4, y, width * 0.52, width * 0.045, soft(0.6))
  );
}
