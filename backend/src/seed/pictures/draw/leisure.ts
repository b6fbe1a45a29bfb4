import { at } from "#seed/random";
import { mix, shade } from "../colour";
import { emoji } from "../emoji";
import { type Drawing, drawing, group, line, oval, path, rect, times } from "../pen";
import { print } from "./cloth";

export const cricketBat: Drawing = drawing(
  620,
  900,
  (pen, look) => {
    const willow = at(["#e7c48f", "#dcb27a", "#f0d6a8"], look.style);
    const bat = group(
      "rotate(24 310 450)",
      rect(282, -40, 56, 300, 24, pen.drum(look.main)) +
        times(9, (i) => line(`M282 ${-20 + i * 30} l56 16`, shade(look.main, -0.35), 6)) +
        path(
          "M282 240 H338 Q390 280 396 340 V820 Q396 880 310 884 Q224 880 224 820 V340 Q230 280 282 240Z",
          pen.drum(willow),
        ) +
        times(5, (i) => line(`M${252 + i * 28} 330 V850`, shade(willow, -0.16), 3, 'opacity=".6"')) +
        path("M228 400 L392 470 V600 L228 530Z", look.main) +
        path("M228 550 L392 620 V650 L228 580Z", look.accent),
    );
    return (
      bat +
      (look.view
        ? group(
            "translate(60 640)",
            oval(110, 110, 110, 110, pen.ball("#b3261e")) +
              line("M20 70 Q110 120 200 150", "#f6e7d8", 8, 'stroke-dasharray="12 8"'),
          )
        : "")
    );
  },
  "flat",
);

export const leatherBall: Drawing = drawing(760, 720, (pen, look) => {
  const one = (x: number, y: number, r: number, colour: string) =>
    oval(x, y, r, r, pen.ball(colour)) +
    line(
      `M${x - r * 0.86} ${y - r * 0.44} Q${x} ${y + r * 0.12} ${x + r * 0.9} ${y + r * 0.3}`,
      "#f6e7d8",
      r * 0.045,
      `stroke-dasharray="${r * 0.09} ${r * 0.05}"`,
    ) +
    line(
      `M${x - r * 0.8} ${y - r * 0.56} Q${x + r * 0.04} ${y - r * 0.02} ${x + r * 0.94} ${y + r * 0.16}`,
      "#f6e7d8",
      r * 0.045,
      `stroke-dasharray="${r * 0.09} ${r * 0.05}"`,
    ) +
    oval(x - r * 0.34, y - r * 0.5, r * 0.2, r * 0.12, "#ffffff", 'opacity=".45"');
  return look.view
    ? one(240, 300, 200, shade(look.main, -0.08)) + one(520, 470, 230, look.main)
    : one(380, 390, 320, look.main);
});

export const battingPads: Drawing = drawing(720, 880, (pen, look) => {
  const pad = (x: number) =>
    group(
      `translate(${x} 0)`,
      times(5, (i) => rect(20 + i * 54, i % 4 ? 20 : 70, 50, 540, 24, pen.drum("#f7f4ec"))) +
        rect(0, 330, 300, 90, 44, pen.bar(look.main)) +
        rect(10, 440, 280, 70, 34, pen.bar("#f7f4ec")) +
        path("M20 560 H280 L300 860 Q150 900 0 860Z", pen.drum("#efeae0")) +
        rect(0, 640, 300, 30, 10, look.accent) +
        rect(0, 740, 300, 30, 10, look.accent),
    );
  return pad(20) + pad(390);
});

export const yogaMat: Drawing = drawing(860, 700, (pen, look) => {
  const roll = group(
    "translate(60 120)",
    rect(70, 0, 640, 300, 150, pen.bar(look.main)) +
      oval(130, 150, 90, 150, pen.face(shade(look.main, 0.2))) +
      times(4, (i) =>
        oval(130, 150, 76 - i * 18, 128 - i * 30, "none", `stroke="${shade(look.main, -0.24)}" stroke-width="8"`),
      ) +
      times(2, (i) => rect(330 + i * 210, -6, 34, 312, 12, pen.bar(look.accent))) +
      line("M346 -4 Q450 -120 558 -4", look.accent, 18),
  );
  const flat =
    path("M180 60 H820 L700 640 H20Z", pen.face(look.main)) +
    path(
      "M180 60 H820 L700 640 H20Z",
      print(pen, at(["dots", "plain", "ikat"] as const, look.style), look.main, look.accent, 1.2),
    ) +
    emoji("lotus", 320, 250, 200, pen, shade(look.main, -0.2)) +
    group(
      "translate(150 -60)",
      rect(0, 60, 620, 130, 64, pen.bar(shade(look.main, -0.06))) + oval(40, 125, 40, 64, shade(look.main, 0.25)),
    );
  return look.view ? flat : group("translate(0 100)", roll);
});

export const dumbbells: Drawing = drawing(900, 560, (pen, look) => {
  const hex = (x: number, y: number, s: number) =>
    path(
      `M${x} ${y - 110 * s} L${x + 70 * s} ${y - 110 * s} L${x + 100 * s} ${y} L${x + 70 * s} ${y + 110 * s} L${x} ${y + 110 * s} L${x - 30 * s} ${y}Z`,
      pen.face(look.main),
    ) + rect(x + 4 * s, y - 40 * s, 60 * s, 80 * s, 10, look.accent, 'opacity=".9"');
  const round = (x: number, y: number, s: number) =>
    rect(x - 20 * s, y - 130 * s, 60 * s, 260 * s, 24 * s, pen.bar(look.main)) +
    rect(x + 40 * s, y - 100 * s, 40 * s, 200 * s, 18 * s, pen.bar(look.accent));
  const one = (x: number, y: number, s: number) =>
    rect(x + 60 * s, y - 26 * s, 300 * s, 52 * s, 20, pen.bar("#b9bcc3")) +
    (look.style % 2
      ? round(x, y, s) + group(`translate(${2 * x + 420 * s} 0) scale(-1 1)`, round(x, y, s))
      : hex(x, y, s) + hex(x + 350 * s, y, s));
  return one(60, 200, 0.9) + one(330, 410, 1.1);
});

export const kettlebell: Drawing = drawing(
  640,
  780,
  (pen, look) =>
    line("M190 330 C120 20 520 20 450 330", pen.metal("#5a5c63"), 70) +
    oval(320, 510, 260, 256, pen.ball(look.main)) +
    rect(120, 730, 400, 40, 18, shade(look.main, -0.4)) +
    oval(320, 520, 120, 120, look.accent) +
    rect(260, 490, 120, 26, 8, "#ffffff") +
    rect(284, 530, 72, 18, 6, "#ffffff", 'opacity=".7"') +
    (look.view ? line("M40 760 Q160 620 300 760 T600 740", look.accent, 22) : ""),
);

export const skippingRope: Drawing = drawing(
  760,
  780,
  (pen, look) =>
    line("M180 560 C40 120 380 20 420 300 C460 560 700 420 580 600", look.accent, 18) +
    group(
      "translate(180 640) rotate(14)",
      rect(-34, -90, 68, 230, 30, pen.drum(look.main)) +
        times(4, (i) => rect(-34, -40 + i * 40, 68, 12, 4, shade(look.main, -0.3))),
    ) +
    group(
      "translate(570 650) rotate(-14)",
      rect(-34, -90, 68, 230, 30, pen.drum(look.main)) +
        times(4, (i) => rect(-34, -40 + i * 40, 68, 12, 4, shade(look.main, -0.3))),
    ),
  "flat",
);

export const resistanceBands: Drawing = drawing(
  820,
  640,
  (pen, look) =>
    times(look.style % 2 ? 3 : 5, (i) =>
      oval(
        410 + (i - 2) * 62,
        320 + (i % 2) * 26,
        150,
        260,
        "none",
        `stroke="${pen.drum(at([look.main, look.accent, shade(look.main, 0.35), shade(look.accent, -0.2), mix(look.main, look.accent, 0.5)], i))}" stroke-width="${look.style % 2 ? 64 : 44}"`,
      ),
    ),
  "flat",
);

export const racket: Drawing = drawing(
  760,
  860,
  (pen, look) => {
    const one = (x: number, turn: number, colour: string) =>
      group(
        `translate(${x} 0) rotate(${turn} 200 430)`,
        pen.clip(
          oval(200, 230, 176, 220, "#fff"),
          times(15, (i) => line(`M${30 + i * 25} 0 V470`, "#f9f7f0", 3) + line(`M0 ${20 + i * 32} H400`, "#f9f7f0", 3)),
        ) +
          oval(200, 230, 180, 224, "none", `stroke="${pen.face(colour)}" stroke-width="30"`) +
          rect(186, 450, 28, 200, 8, pen.drum(shade(colour, -0.3))) +
          rect(172, 640, 56, 220, 20, pen.drum(look.accent)) +
          times(6, (i) => line(`M172 ${664 + i * 32} l56 16`, shade(look.accent, -0.3), 6)),
      );
    return look.view
      ? one(60, -24, shade(look.main, 0.15)) + one(300, 24, look.main)
      : one(200, 22, look.main) +
          group(
            "translate(70 600)",
            path("M0 160 L40 20 H140 L180 160Z", "#fdfcf8") +
              times(5, (i) => line(`M${20 + i * 36} 150 L${56 + i * 18} 30`, "#c9c4b8", 4)) +
              oval(90, 180, 84, 46, pen.ball(at(["#e9e4da", look.accent], look.style))) +
              line("M10 158 H170", look.main, 12),
          );
  },
  "flat",
);

export const tent: Drawing = drawing(
  940,
  640,
  (pen, look) =>
    path("M470 40 L900 600 H40Z", pen.face(look.main)) +
    path("M470 40 L900 600 H620Z", shade(look.main, -0.22)) +
    path("M400 130 L470 40 L520 600 H300Z", shade(look.accent, -0.35)) +
    path("M400 132 Q420 380 300 600 H220Z", pen.face(look.accent)) +
    path("M470 40 Q500 380 620 600 H520Z", shade(look.accent, 0.2)) +
    rect(20, 590, 900, 24, 10, shade(look.main, -0.35)) +
    line("M470 40 L930 500 M470 40 L10 500", "#f5efe2", 5) +
    (look.view ? emoji("fire", 700, 440, 190, pen) + emoji("evergreen-tree", -10, 300, 300, pen) : ""),
);

export const buildingBlocks: Drawing = drawing(820, 720, (pen, look) => {
  const colours = [look.main, look.accent, "#e0a63a", "#2f7d5b", "#c2413b", "#2b5fa8"];
  const brick = (x: number, y: number, w: number, k: number) =>
    times(Math.round(w / 90), (i) => rect(x + 18 + i * 90, y - 30, 54, 40, 12, pen.drum(at(colours, k)))) +
    rect(x, y, w, 130, 12, pen.face(at(colours, k)));
  const s = look.style;
  const cube = (x: number, y: number, k: number, icon: string) =>
    rect(x, y, 220, 220, 26, pen.face(at(colours, k))) +
    rect(x + 24, y + 24, 172, 172, 16, "#fff8ea") +
    emoji(icon, x + 45, y + 45, 130, pen);
  return s % 2
    ? cube(60, 490, 0, "red-apple") +
        cube(300, 490, 1, "elephant") +
        cube(540, 490, 2, "sunflower") +
        cube(180, 260, 3, "fish") +
        cube(420, 260, 4, "star") +
        (look.view ? cube(300, 30, 5, "rocket") : "")
    : brick(60, 580, 360, s) +
        brick(430, 580, 270, s + 1) +
        brick(150, 440, 450, s + 2) +
        brick(60, 300, 270, s + 3) +
        brick(340, 300, 360, s + 4) +
        brick(240, 160, 270, s + 5) +
        (look.view ? brick(330, 30, 180, s) : "");
});

export const ringStacker: Drawing = drawing(640, 780, (pen, look) => {
  const colours = [look.main, look.accent, "#e0a63a", "#2f7d5b", "#8a5bb5", "#c2413b"];
  return (
    oval(320, 730, 250, 46, pen.face("#d9b98a")) +
    rect(296, 60, 48, 660, 24, pen.drum("#d9b98a")) +
    times(5, (i) =>
      rect(320 - (230 - i * 30), 600 - i * 108, (230 - i * 30) * 2, 104, 52, pen.bar(at(colours, i + look.style))),
    ) +
    oval(320, 90, 74, 70, pen.ball(at(colours, look.style + 5))) +
    (look.view ? emoji("teddy-bear", 420, 520, 240, pen) : "")
  );
});

export const gameBox: Drawing = drawing(860, 680, (pen, look) => {
  const lid =
    path("M80 120 H720 L800 80 H170Z", shade(look.main, 0.4)) +
    path("M720 120 L800 80 V560 L720 620Z", shade(look.main, -0.3)) +
    rect(80, 120, 640, 500, 8, pen.face(look.main)) +
    rect(120, 160, 560, 300, 16, shade(look.accent, 0.35)) +
    times(12, (i) =>
      rect(
        120 + (i % 6) * 94,
        160 + Math.floor(i / 6) * 150,
        94,
        150,
        0,
        i % 2 === Math.floor(i / 6) % 2 ? shade(look.accent, 0.5) : shade(look.accent, 0.1),
        'opacity=".7"',
      ),
    ) +
    emoji(look.emblem, 270, 180, 260, pen) +
    rect(180, 500, 440, 50, 12, "#fff6df") +
    rect(260, 570, 280, 20, 8, "#fff6df", 'opacity=".6"');
  return (
    lid + (look.view ? emoji("game-die", 620, 470, 200, pen) + emoji("chess-pawn", 20, 440, 240, pen, look.accent) : "")
  );
});

export const babyBottle: Drawing = drawing(
  420,
  860,
  (pen, look) =>
    path("M150 150 Q150 40 210 20 Q270 40 270 150Z", pen.ball("#f0c9a4")) +
    rect(90, 140, 240, 110, 26, pen.drum(look.main)) +
    path(
      "M100 250 H320 Q370 330 350 420 V780 Q350 850 280 850 H140 Q70 850 70 780 V420 Q50 330 100 250Z",
      pen.linear(
        [
          [0, "#dfe9ee"],
          [0.3, "#ffffff"],
          [1, "#c6d5dd"],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    path("M72 470 H348 V780 Q348 848 280 848 H140 Q72 848 72 780Z", "#fdf8ee") +
    times(6, (i) => line(`M290 ${500 + i * 52} h50`, look.main, 7)) +
    emoji(look.emblem, 120, 540, 150, pen) +
    (look.view ? emoji(look.emblem, 260, 640, 220, pen) : ""),
);

const cover = (pen: Parameters<Drawing["draw"]>[0], look: Parameters<Drawing["draw"]>[1]) => {
  const ink = "#fff6df";
  const arts = [
    () =>
      oval(280, 380, 180, 180, look.accent) +
      emoji(look.emblem, 140, 250, 280, pen) +
      rect(80, 90, 400, 34, 6, ink) +
      rect(130, 144, 300, 22, 6, ink, 'opacity=".7"') +
      rect(190, 660, 180, 18, 5, ink, 'opacity=".8"'),
    () =>
      rect(0, 430, 560, 330, 0, look.accent) +
      rect(70, 500, 420, 40, 6, shade(look.accent, -0.55)) +
      rect(70, 560, 300, 40, 6, shade(look.accent, -0.55)) +
      rect(70, 640, 200, 18, 5, shade(look.accent, -0.5), 'opacity=".7"') +
      emoji(look.emblem, 130, 70, 310, pen),
    () =>
      times(6, (i) =>
        path(
          `M0 ${260 + i * 70} Q140 ${180 + i * 70} 280 ${260 + i * 70} T560 ${260 + i * 70} V780 H0Z`,
          mix(look.main, look.accent, (i + 1) / 6),
        ),
      ) +
      emoji(look.emblem, 180, 230, 210, pen) +
      rect(70, 80, 420, 44, 6, ink) +
      rect(140, 140, 280, 26, 6, ink, 'opacity=".8"'),
    () =>
      rect(60, 60, 440, 640, 4, "none", `stroke="${look.accent}" stroke-width="8"`) +
      rect(110, 130, 340, 30, 5, look.accent) +
      rect(150, 180, 260, 20, 5, look.accent, 'opacity=".8"') +
      emoji(look.emblem, 150, 270, 260, pen) +
      rect(200, 620, 160, 18, 5, look.accent),
  ];
  return at(arts, look.style)();
};

export const book: Drawing = drawing(660, 860, (pen, look) => {
  const front =
    path("M590 60 L640 90 V840 L590 830Z", "#efe6d3") +
    times(6, (i) => line(`M${598 + i * 7} ${70 + i * 4} V832`, "#cbbfa5", 2)) +
    path("M40 830 H590 L640 850 H90Z", shade(look.main, -0.4)) +
    pen.clip(
      rect(40, 40, 560, 790, 10, "#fff"),
      rect(40, 40, 560, 790, 0, pen.face(look.main)) + group("translate(40 60)", cover(pen, look)),
    ) +
    rect(40, 40, 34, 790, 8, "#000000", 'opacity=".16"') +
    rect(78, 40, 6, 790, 2, "#ffffff", 'opacity=".25"');
  return front;
});

export const bookStack: Drawing = drawing(820, 760, (pen, look) => {
  const lying = (y: number, colour: string, inset: number) =>
    rect(40 + inset, y, 620, 92, 8, pen.bar(colour)) +
    rect(60 + inset, y + 14, 610, 64, 4, "#f3ead8") +
    rect(40 + inset, y, 60, 92, 8, shade(colour, -0.15)) +
    rect(130 + inset, y - 4, 10, 100, 2, colour);
  return (
    lying(660, look.main, 20) +
    lying(564, look.accent, 60) +
    lying(468, shade(look.main, 0.3), 0) +
    group(
      "translate(330 20) rotate(6) scale(.6)",
      pen.clip(
        rect(40, 40, 560, 760, 10, "#fff"),
        rect(40, 40, 560, 760, 0, pen.face(look.main)) + group("translate(40 60)", cover(pen, look)),
      ),
    )
  );
});

export const notebook: Drawing = drawing(660, 860, (pen, look) => {
  const spiral = look.style % 2 === 0;
  const page =
    rect(70, 60, 540, 780, 16, "#f7f1e3") +
    rect(60, 50, 540, 780, 18, pen.face(look.main)) +
    (look.style % 3 === 0
      ? rect(
          60,
          50,
          540,
          780,
          18,
          print(pen, at(["dots", "floral", "ikat", "leheriya"] as const, look.style), look.main, look.accent, 1.1),
        )
      : rect(60, 600, 540, 90, 0, look.accent)) +
    rect(180, 250, 300, 170, 16, "#fff8ea") +
    emoji(look.emblem, 270, 270, 90, pen) +
    rect(220, 374, 220, 18, 6, look.main);
  return (
    page +
    (spiral
      ? times(14, (i) => oval(60, 90 + i * 54, 26, 14, "none", 'stroke="#8b8e96" stroke-width="9"'))
      : rect(520, 40, 22, 800, 4, look.accent)) +
    (look.view
      ? group(
          "translate(520 460) rotate(24)",
          rect(0, 0, 44, 340, 20, pen.drum(look.accent)) +
            path("M0 340 H44 L22 400Z", "#e8c79a") +
            path("M14 378 H30 L22 400Z", "#2b2b30"),
        )
      : "")
  );
});

export const pens: Drawing = drawing(
  820,
  760,
  (pen, look) => {
    const count = at([1, 3, 5, 4], look.style);
    const colours = [look.main, look.accent, "#2b5fa8", "#2f7d5b", "#c2413b"];
    return times(count, (i) =>
      group(
        `translate(${410 + (i - (count - 1) / 2) * 120} 380) rotate(${(look.view ? 28 : 8) + (i - (count - 1) / 2) * 7})`,
        rect(-32, -340, 64, 470, 28, pen.drum(at(colours, i))) +
          rect(-32, -60, 64, 22, 4, pen.metal("#d9b76a")) +
          path("M-30 130 H30 L10 300 H-10Z", pen.drum(look.style % 2 ? shade(at(colours, i), -0.2) : "#c9ccd1")) +
          path("M-10 298 H10 L0 340Z", "#2b2b30") +
          rect(22, -320, 18, 200, 9, pen.metal("#e3e5e8")),
      ),
    );
  },
  "flat",
);

export const colourBox: Drawing = drawing(860, 720, (pen, look) => {
  const colours = [
    "#d6453d",
    "#ef8a3c",
    "#f4cd4a",
    "#6fb25a",
    "#2f7d5b",
    "#3f8ad8",
    "#2b4c9b",
    "#8a5bb5",
    "#d978a5",
    "#7a5238",
  ];
  const round = look.style % 2 === 1;
  return round
    ? rect(40, 120, 780, 480, 60, pen.face("#fdfaf3")) +
        times(10, (i) =>
          oval(150 + (i % 5) * 140, 260 + Math.floor(i / 5) * 170, 58, 58, pen.ball(at(colours, i + look.style))),
        ) +
        group(
          "translate(120 560) rotate(-4)",
          rect(0, 0, 560, 34, 16, pen.bar(look.main)) +
            rect(540, -4, 60, 42, 4, pen.metal()) +
            path("M600 0 Q690 -6 720 17 Q690 40 600 34Z", "#7a5238"),
        )
    : times(10, (i) =>
        group(
          `translate(${76 + i * 74} ${look.view ? 20 + (i % 3) * 30 : 40 + Math.abs(i - 4.5) * 14})`,
          path("M0 100 L30 0 L60 100Z", "#e8c79a") +
            path("M18 40 L30 0 L42 40Z", at(colours, i)) +
            rect(0, 98, 60, 420, 4, pen.drum(at(colours, i))),
        ),
      ) +
        rect(50, 360, 760, 340, 24, pen.face(look.main)) +
        rect(90, 440, 680, 170, 16, shade(look.accent, 0.4)) +
        emoji(look.emblem, 360, 430, 180, pen);
});

export const pencilCase: Drawing = drawing(
  860,
  560,
  (pen, look) =>
    rect(40, 120, 780, 360, 120, pen.face(look.main)) +
    rect(
      40,
      120,
      780,
      360,
      120,
      print(pen, at(["dots", "stripes", "floral", "ikat"] as const, look.style), look.main, look.accent, 1.1),
    ) +
    line("M120 190 H740", shade(look.main, -0.35), 22) +
    line("M120 190 H740", "#e9d9a8", 6, 'stroke-dasharray="8 6"') +
    rect(700, 170, 90, 40, 18, pen.metal("#d9b76a")) +
    oval(430, 330, 90, 90, "#fff8ea") +
    emoji(look.emblem, 365, 265, 130, pen),
);
