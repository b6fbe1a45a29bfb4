import { at } from "#seed/random";
import { shade } from "../colour";
import { type Drawing, drawing, group, type Look, line, oval, type Pen, path, rect, times } from "../pen";
import { wallpaper } from "./wallpaper";

const lens = (pen: Pen, cx: number, cy: number, r: number) =>
  oval(cx, cy, r, r, pen.face("#3a3d44")) +
  oval(cx, cy, r * 0.8, r * 0.8, "#0c0d11") +
  oval(
    cx,
    cy,
    r * 0.5,
    r * 0.5,
    pen.radial([
      [0, "#4d6aa8"],
      [0.6, "#1a2340"],
      [1, "#05060a"],
    ]),
  ) +
  oval(cx - r * 0.22, cy - r * 0.26, r * 0.15, r * 0.12, "#ffffff", 'opacity=".75"');

function phoneBack(pen: Pen, x: number, look: Look): string {
  const dark = shade(look.main, -0.12);
  const islands = [
    rect(x + 28, 28, 112, 268, 56, pen.face(dark)) +
      lens(pen, x + 84, 88, 44) +
      lens(pen, x + 84, 196, 44) +
      oval(x + 84, 264, 14, 14, "#fdf4d8"),
    oval(x + 190, 160, 124, 124, pen.face(dark)) +
      lens(pen, x + 144, 120, 42) +
      lens(pen, x + 240, 120, 42) +
      lens(pen, x + 192, 206, 42) +
      oval(x + 192, 140, 12, 12, "#fdf4d8"),
    rect(x + 26, 26, 200, 200, 52, pen.face(dark)) +
      lens(pen, x + 78, 78, 42) +
      lens(pen, x + 172, 172, 42) +
      lens(pen, x + 78, 172, 34) +
      oval(x + 172, 78, 16, 16, "#fdf4d8"),
    rect(x, 60, 380, 120, 0, pen.bar(dark)) +
      lens(pen, x + 90, 120, 46) +
      lens(pen, x + 206, 120, 46) +
      oval(x + 290, 120, 16, 16, "#fdf4d8"),
  ];
  return (
    rect(x, 0, 380, 780, 58, shade(look.main, -0.34)) +
    rect(x + 5, 4, 370, 772, 55, pen.face(look.main)) +
    pen.clip(
      rect(x + 5, 4, 370, 772, 55, "#fff"),
      path(`M${x} 0 H${x + 300} L${x + 60} 780 H${x}Z`, pen.gleam(0.28)) + at(islands, look.style),
    ) +
    rect(x + 160, 560, 60, 12, 6, shade(look.main, 0.4), 'opacity=".6"')
  );
}

function phoneFront(pen: Pen, x: number, look: Look): string {
  return (
    rect(x, 0, 380, 780, 58, shade(look.main, -0.3)) +
    rect(x + 6, 6, 368, 768, 53, "#0b0b0e") +
    wallpaper(pen, x + 16, 16, 348, 748, 44, look) +
    oval(x + 190, 46, 13, 13, "#0b0b0e") +
    rect(x + 130, 120, 120, 26, 13, "#ffffff", 'opacity=".9"') +
    rect(x + 150, 160, 80, 12, 6, "#ffffff", 'opacity=".6"') +
    times(4, (i) => rect(x + 46 + i * 76, 660, 56, 56, 17, "#ffffff", `opacity="${0.82 - i * 0.1}"`))
  );
}

export const phone: Drawing = drawing(640, 800, (pen, look) =>
  look.view === 0
    ? group("translate(250 30) scale(.97)", phoneFront(pen, 0, look)) +
      group("translate(-8 20)", phoneBack(pen, 8, look))
    : group("translate(130 10)", phoneBack(pen, 0, { ...look, view: 0 })),
);

export const phoneScreen: Drawing = drawing(400, 790, (pen, look) =>
  group("translate(10 5)", phoneFront(pen, 0, look)),
);

export const tablet: Drawing = drawing(900, 680, (pen, look) => {
  const frame = rect(0, 0, 900, 650, 44, pen.face(look.main)) + rect(14, 14, 872, 622, 36, "#0b0b0e");
  const stylus = group(
    "rotate(8 860 500)",
    rect(852, 120, 24, 520, 12, pen.metal("#e8e8ea")) + path("M852 640 L876 640 L864 680Z", "#555"),
  );
  return (
    frame +
    wallpaper(pen, 36, 36, 828, 578, 18, look) +
    times(5, (i) => rect(230 + i * 92, 530, 64, 64, 18, "#ffffff", 'opacity=".75"')) +
    (look.view ? stylus : "")
  );
});

export const laptop: Drawing = drawing(960, 640, (pen, look) => {
  const deck = (y: number) =>
    path(
      `M90 ${y} H870 L950 ${y + 58} Q956 ${y + 70} 940 ${y + 72} H20 Q4 ${y + 70} 10 ${y + 58}Z`,
      pen.bar(shade(look.main, 0.05)),
    ) +
    path(`M140 ${y + 10} H820 L852 ${y + 38} H108Z`, shade(look.main, -0.5), 'opacity=".85"') +
    times(3, (i) => line(`M${138 - i * 9} ${y + 18 + i * 8} H${822 + i * 9}`, shade(look.main, -0.2), 2)) +
    rect(400, y + 44, 160, 18, 5, shade(look.main, -0.12)) +
    rect(10, y + 66, 940, 14, 7, shade(look.main, -0.34));
  if (look.view === 1) {
    return (
      path("M96 40 Q100 14 126 14 H834 Q860 14 864 40 L884 560 H76Z", pen.face(look.main)) +
      path("M96 40 Q100 14 126 14 H620 L400 560 H76Z", pen.gleam(0.3)) +
      group(
        "translate(480 270)",
        oval(0, 0, 44, 44, shade(look.main, 0.35)) +
          path(
            "M-18 18 V-18 M18 18 V-18 M-18 0 H18",
            "none",
            `stroke="${shade(look.main, -0.25)}" stroke-width="11" stroke-linecap="round"`,
          ),
      ) +
      rect(76, 556, 808, 30, 8, pen.bar(shade(look.main, -0.2))) +
      rect(130, 584, 120, 14, 7, "#2a2a2e") +
      rect(710, 584, 120, 14, 7, "#2a2a2e")
    );
  }
  return (
    rect(112, 0, 736, 506, 30, shade(look.main, -0.32)) +
    rect(116, 3, 728, 500, 28, "#121215") +
    wallpaper(pen, 134, 22, 692, 446, 8, look) +
    rect(200, 80, 300, 230, 14, "#ffffff", 'opacity=".86"') +
    times(5, (i) =>
      rect(224, 112 + i * 36, at([240, 200, 250, 170, 220], i + look.style), 12, 6, i ? "#c9cdd6" : "#5d6a86"),
    ) +
    oval(480, 12, 4, 4, "#3b3b44") +
    rect(300, 500, 360, 20, 6, "#2a2a2e") +
    group("translate(0 514)", deck(0))
  );
});

export const television: Drawing = drawing(980, 680, (pen, look) => {
  const panel =
    rect(10, 0, 960, 560, 16, "#17171b") +
    rect(10, 548, 960, 12, 6, pen.metal("#8d8f96")) +
    wallpaper(pen, 22, 12, 936, 530, 6, look);
  const feet = [
    path("M170 560 L120 652 H152 L206 560Z M810 560 L860 652 H828 L774 560Z", pen.metal("#53555c")),
    rect(450, 556, 80, 70, 6, pen.metal("#53555c")) + rect(320, 618, 340, 26, 13, pen.bar("#3b3d43")),
    rect(160, 560, 26, 92, 8, pen.metal("#6a6c73")) +
      rect(90, 640, 166, 16, 8, "#33343a") +
      rect(794, 560, 26, 92, 8, pen.metal("#6a6c73")) +
      rect(724, 640, 166, 16, 8, "#33343a"),
  ];
  const tiles = times(4, (i) =>
    rect(
      70 + i * 214,
      380,
      190,
      116,
      12,
      at(["#f4c95d", "#6ec5b8", "#e07a5f", "#8ea4f2"], i + look.style),
      'opacity=".92"',
    ),
  );
  const remote = group(
    "translate(880 420) rotate(10)",
    rect(0, 0, 62, 236, 28, pen.drum("#26272c")) +
      oval(31, 48, 19, 19, "#4a4c55") +
      times(3, (i) => oval(31, 106 + i * 34, 9, 9, i ? "#63656e" : "#d94f4f")),
  );
  return at(feet, look.style) + panel + (look.view ? tiles + remote : "");
});

export const headphones: Drawing = drawing(
  760,
  780,
  (pen, look) => {
    const band = look.style % 2 ? 62 : 48;
    const cushion = at(
      [
        [118, 170],
        [132, 150],
        [104, 138],
        [124, 182],
      ],
      look.style,
    );
    const [cw = 118, ch = 170] = cushion;
    const dark = shade(look.main, -0.28);
    const cup = (side: number) => {
      const x = 380 + side * 262;
      return (
        rect(x - 24 + side * 10, 300, 48, 130, 20, pen.metal(shade(look.accent, 0.1))) +
        oval(x - side * 46, 560, cw * 0.62, ch * 0.98, pen.face("#2b2b30")) +
        oval(x + side * 6, 560, cw * 0.78, ch, pen.ball(dark)) +
        oval(x + side * 22, 560, cw * 0.66, ch * 0.86, pen.face(look.main)) +
        oval(x + side * 26, 560, cw * 0.44, ch * 0.6, pen.ball(shade(look.main, 0.08))) +
        oval(x + side * 28, 560, 20, 24, look.accent, 'opacity=".85"') +
        path(
          `M${x + side * 20 - 44} 470 q30 -40 74 -26`,
          "none",
          'stroke="#fff" stroke-opacity=".5" stroke-width="10" stroke-linecap="round"',
        )
      );
    };
    const whole =
      line("M118 420 C90 160 230 46 380 46 C530 46 670 160 642 420", dark, band + 10) +
      line("M118 420 C90 160 230 46 380 46 C530 46 670 160 642 420", pen.face(look.main), band) +
      line("M150 300 C158 150 270 78 380 78 C490 78 602 150 610 300", "#1e1e23", band * 0.42, 'opacity=".75"') +
      line("M176 150 C230 74 300 44 370 40", "#ffffff", 9, 'opacity=".4"') +
      cup(-1) +
      cup(1);
    return look.view ? group("rotate(-16 380 400) translate(20 10) scale(.94)", whole) : whole;
  },
  "flat",
);

function bud(pen: Pen, look: Look, side: number): string {
  const stem = look.style % 3 !== 1;
  return group(
    `scale(${side} 1)`,
    (stem
      ? path("M-34 20 Q-46 150 -20 206 Q0 226 18 204 Q26 130 34 30Z", pen.drum(look.main)) +
        rect(-18, 196, 32, 14, 7, pen.metal())
      : "") +
      oval(0, 0, stem ? 74 : 92, stem ? 68 : 84, pen.ball(look.main)) +
      group("translate(62 6) rotate(18)", oval(0, 0, 36, 44, pen.face("#33343a")) + oval(14, 0, 20, 30, "#17171a")) +
      oval(-22, -16, 16, 12, look.accent, 'opacity=".9"'),
  );
}

export const earbuds: Drawing = drawing(760, 700, (pen, look) => {
  const radius = at([150, 80, 190], look.style);
  const width = at([520, 560, 440], look.style);
  const left = 380 - width / 2;
  const shut =
    rect(left, 330, width, 330, radius, pen.face(look.main)) +
    line(`M${left + 6} 450 H${left + width - 6}`, shade(look.main, -0.3), 6) +
    rect(340, 440, 80, 26, 13, pen.metal(shade(look.main, 0.1))) +
    oval(380, 540, 9, 9, "#5fe08d") +
    path(
      `M${left + 40} 400 q20 -50 90 -52`,
      "none",
      'stroke="#fff" stroke-opacity=".55" stroke-width="12" stroke-linecap="round"',
    );
  if (look.view === 1)
    return (
      group("translate(-40 -290)", shut) +
      group("translate(480 480) rotate(40)", bud(pen, look, 1)) +
      group("translate(650 500) rotate(-24)", bud(pen, look, -1))
    );
  const open =
    rect(left + 10, 170, width - 20, 250, radius * 0.8, pen.face(shade(look.main, -0.1))) +
    rect(left + 34, 196, width - 68, 210, radius * 0.7, shade(look.main, -0.42)) +
    group("translate(280 270)", bud(pen, look, -1)) +
    group("translate(480 270)", bud(pen, look, 1));
  return (
    open +
    rect(left, 390, width, 290, Math.min(radius, 140), pen.face(look.main)) +
    rect(left, 390, width, 26, 13, shade(look.main, 0.25)) +
    oval(380, 540, 11, 11, "#5fe08d") +
    rect(330, 590, 100, 12, 6, shade(look.main, -0.2))
  );
});

export const neckband: Drawing = drawing(
  780,
  760,
  (pen, look) => {
    const arc = "M160 560 C60 240 190 60 390 60 C590 60 720 240 620 560";
    const tip = (x: number, y: number, turn: number) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        rect(-26, -70, 52, 96, 24, pen.drum(look.main)) +
          oval(0, 40, 34, 28, pen.ball("#33343a")) +
          rect(-26, -54, 52, 10, 5, look.accent),
      );
    const end = (x: number, turn: number) =>
      group(
        `translate(${x} 610) rotate(${turn})`,
        rect(-30, -90, 60, 190, 28, pen.drum(look.main)) +
          times(3, (i) => rect(-10, -40 + i * 34, 20, 20, 8, i === 1 ? look.accent : shade(look.main, 0.3))),
      );
    const wires =
      look.view === 0
        ? line("M140 690 C120 760 300 700 320 520", "#2b2b30", 9) +
          line("M640 690 C660 760 480 700 460 520", "#2b2b30", 9) +
          tip(320, 480, 8) +
          tip(460, 480, -8)
        : line("M140 690 C200 780 330 640 380 560", "#2b2b30", 9) +
          line("M640 690 C560 770 420 660 392 470", "#2b2b30", 9) +
          tip(372, 540, 40) +
          tip(410, 420, -30);
    return (
      wires +
      line(arc, shade(look.main, -0.3), 42) +
      line(arc, pen.face(look.main), 32) +
      line("M210 260 C250 150 320 100 390 96", "#ffffff", 7, 'opacity=".5"') +
      end(160, 10) +
      end(620, -10)
    );
  },
  "flat",
);

export const wiredEarphones: Drawing = drawing(
  720,
  780,
  (pen, look) => {
    const cable = shade(look.main, -0.1);
    const one = (x: number, y: number, side: number) =>
      group(
        `translate(${x} ${y}) scale(${side} 1)`,
        rect(-26, 0, 46, 120, 22, pen.drum(look.main)) +
          oval(0, 0, 62, 60, pen.ball(look.main)) +
          oval(44, 0, 32, 44, pen.face("#3b3c42")) +
          oval(-14, -8, 20, 20, pen.metal(look.accent)),
      );
    return (
      line(
        "M190 240 C190 420 340 420 350 520 M530 240 C530 420 370 420 362 520 M356 520 C356 700 120 760 110 640 C100 540 300 560 420 640 C520 700 600 690 640 640",
        cable,
        15,
      ) +
      rect(336, 480, 40, 90, 16, pen.drum(look.main)) +
      rect(495, 330, 44, 104, 18, pen.drum(shade(look.main, 0.1))) +
      oval(517, 382, 11, 11, look.accent) +
      group(
        "translate(650 630) rotate(-50)",
        rect(-20, -34, 40, 80, 12, pen.drum(look.main)) + rect(-8, -86, 16, 54, 6, pen.metal("#e5c36b")),
      ) +
      one(190, 160, look.view ? -1 : 1) +
      one(530, 160, look.view ? 1 : -1)
    );
  },
  "flat",
);

export const speaker: Drawing = drawing(820, 720, (pen, look) => {
  const mesh = pen.pattern(
    18,
    rect(0, 0, 18, 18, 0, shade(look.main, -0.3)) + oval(9, 9, 5, 5, shade(look.main, -0.62)),
    45,
  );
  const cone = (cx: number, cy: number, r: number) =>
    oval(cx, cy, r, r, pen.face(shade(look.main, -0.25))) +
    oval(cx, cy, r * 0.86, r * 0.86, "#1c1c20") +
    oval(cx, cy, r * 0.7, r * 0.7, pen.ball("#3c3d44")) +
    oval(cx, cy, r * 0.3, r * 0.3, pen.ball(look.accent));
  const shapes = [
    () =>
      rect(20, 210, 780, 400, 200, pen.bar(look.main)) +
      rect(110, 232, 600, 356, 60, mesh) +
      oval(96, 410, 76, 180, pen.ball(shade(look.main, -0.15))) +
      oval(724, 410, 76, 180, pen.ball(shade(look.main, -0.15))) +
      oval(96, 410, 44, 110, pen.ball(look.accent)) +
      oval(724, 410, 44, 110, pen.ball(look.accent)) +
      rect(340, 120, 140, 100, 40, "none", `stroke="${shade(look.accent, -0.2)}" stroke-width="18"`),
    () =>
      rect(220, 20, 380, 690, 40, pen.face(look.main)) +
      cone(410, 210, 120) +
      cone(410, 500, 168) +
      rect(360, 680, 100, 10, 5, look.accent),
    () =>
      rect(210, 60, 400, 640, 130, pen.drum(look.main)) +
      rect(210, 190, 400, 400, 10, mesh) +
      oval(410, 92, 176, 50, pen.face(shade(look.main, 0.1))) +
      oval(410, 92, 120, 30, "none", `stroke="${look.accent}" stroke-width="10"`) +
      rect(370, 620, 80, 22, 11, look.accent),
    () =>
      rect(0, 470, 820, 150, 44, pen.bar(look.main)) +
      rect(40, 492, 740, 106, 26, mesh) +
      rect(590, 120, 210, 330, 34, pen.face(shade(look.main, 0.06))) +
      cone(695, 330, 76) +
      oval(60, 545, 7, 7, "#5fe08d"),
    () =>
      oval(410, 400, 300, 296, pen.ball(look.main)) +
      pen.clip(oval(410, 400, 280, 276, "#fff"), rect(110, 250, 600, 460, 0, mesh, 'opacity=".8"')) +
      oval(410, 200, 150, 44, pen.face(shade(look.main, 0.2))) +
      times(3, (i) => oval(350 + i * 60, 200, 13, 10, look.accent)),
  ];
  const shape = at(shapes, look.style)();
  return look.view ? group("translate(410 360) rotate(-7) scale(.92) translate(-410 -360)", shape) : shape;
});

export const smartwatch: Drawing = drawing(560, 860, (pen, look) => {
  const round = look.style % 3 === 1;
  const slim = look.style % 3 === 2;
  const strap = (y: number, flip: number) =>
    group(
      `translate(280 ${y}) scale(1 ${flip})`,
      path(
        slim
          ? "M-92 0 C-96 -90 -80 -170 -70 -216 H70 C80 -170 96 -90 92 0Z"
          : "M-132 0 C-128 -90 -112 -170 -100 -216 H100 C112 -170 128 -90 132 0Z",
        pen.drum(look.main),
      ) + times(3, (i) => rect(-12, -190 + i * 44, 24, 16, 8, shade(look.main, -0.4))),
    );
  const dial = round
    ? oval(280, 430, 232, 232, pen.metal(look.accent)) + oval(280, 430, 208, 208, "#0b0c10")
    : slim
      ? rect(150, 210, 260, 440, 96, pen.metal(look.accent)) + rect(166, 226, 228, 408, 84, "#0b0c10")
      : rect(66, 206, 428, 448, 108, pen.metal(look.accent)) + rect(86, 226, 388, 408, 92, "#0b0c10");
  const hue = at(["#5fe08d", "#ff8a5c", "#62b6ff", "#f7d154", "#e985d6"], look.style + look.view);
  const second = at(["#f7d154", "#62b6ff", "#ff5d73", "#7be0d0", "#9fa8ff"], look.style);
  const ring = (r: number, colour: string, share: number) =>
    `<circle cx="280" cy="430" r="${r}" fill="none" stroke="${colour}" stroke-width="22" stroke-linecap="round" stroke-dasharray="${share * 6.283 * r} 2000" transform="rotate(-90 280 430)"/>`;
  const digits =
    rect(210, 352, 58, 92, 14, "#ffffff") +
    rect(292, 352, 58, 92, 14, "#ffffff") +
    rect(226, 374, 26, 48, 8, "#0b0c10") +
    rect(292, 376, 34, 24, 4, "#0b0c10");
  const faces = [
    () =>
      slim
        ? ring(92, hue, 0.7) + ring(62, second, 0.5)
        : ring(158, hue, 0.74) + ring(126, second, 0.58) + ring(94, "#ff5d73", 0.4),
    () => digits + rect(214, 470, 132, 16, 8, hue) + line("M200 540 l36 0 l16 -34 l26 62 l20 -28 l62 0", second, 9),
  ];
  const crown = slim ? "" : rect(round ? 506 : 490, 400, 26, 60, 10, pen.metal(look.accent));
  const whole =
    strap(230, 1) +
    strap(630, -1) +
    crown +
    dial +
    at(faces, look.style + look.view)() +
    path(
      round ? "M120 330 Q170 240 270 230" : "M112 330 Q116 252 200 246",
      "none",
      'stroke="#fff" stroke-opacity=".3" stroke-width="12" stroke-linecap="round"',
    );
  return look.view ? group("rotate(20 280 430) translate(12 20) scale(.95)", whole) : whole;
});

export const powerBank: Drawing = drawing(640, 780, (pen, look) => {
  const slab = (x: number, w: number, r: number) =>
    rect(x, 0, w, 760, r, shade(look.main, -0.3)) +
    rect(x + 4, 3, w - 10, 750, r, pen.face(look.main)) +
    times(4, (i) => oval(x + w / 2 - 54 + i * 36, 640, 8, 8, i < 3 ? "#74e39d" : shade(look.main, -0.4))) +
    rect(x + w / 2 - 60, 26, 120, 22, 10, "#16161a") +
    rect(x + w / 2 - 40, 690, 80, 12, 6, shade(look.main, 0.35)) +
    path(
      `M${x + 30} 120 q4 -70 70 -84`,
      "none",
      'stroke="#fff" stroke-opacity=".45" stroke-width="10" stroke-linecap="round"',
    );
  const cable =
    line("M470 120 C620 60 640 300 560 420 C500 520 640 600 590 720", look.accent, 22) +
    group("translate(470 110) rotate(-80)", rect(-20, -50, 40, 70, 10, pen.metal("#dcdde1")));
  const wireless =
    oval(250, 300, 130, 130, "none", `stroke="${shade(look.main, 0.45)}" stroke-width="10" opacity=".7"`) +
    path("M262 220 l-44 92 h36 l-14 70 l52 -96 h-38z", look.accent);
  const w = at([400, 360, 440], look.style);
  const whole =
    slab(60, w, at([60, 180, 36], look.style)) +
    (look.style % 2 ? cable : group(`translate(${w / 2 - 190} 0)`, wireless));
  return look.view ? group("rotate(24 320 390) translate(10 30) scale(.9)", whole) : whole;
});

export const charger: Drawing = drawing(
  720,
  720,
  (pen, look) => {
    const pins = rect(238, 30, 34, 120, 16, pen.metal("#d9b76a")) + rect(368, 30, 34, 120, 16, pen.metal("#d9b76a"));
    const block =
      rect(160, 130, 320, 400, 70, pen.face(look.main)) +
      rect(250, 470, 140, 30, 12, "#1a1a1e") +
      path("M326 220 l-52 104 h42 l-16 84 l62 -116 h-44z", look.accent) +
      path(
        "M186 250 q0 -90 84 -94",
        "none",
        'stroke="#fff" stroke-opacity=".6" stroke-width="10" stroke-linecap="round"',
      );
    const loops = line(
      "M320 500 C320 640 520 690 590 580 C660 460 470 420 500 560 C520 680 690 660 660 420 C650 320 600 280 600 190",
      shade(look.main, -0.06),
      24,
    );
    const plug = group(
      "translate(600 170)",
      rect(-32, -20, 64, 100, 18, pen.drum(look.main)) + rect(-18, -70, 36, 54, 8, pen.metal("#dcdde1")),
    );
    const whole = loops + pins + block + plug;
    return look.view ? group("translate(720 0) scale(-1 1)", whole) : whole;
  },
  "flat",
);

export const camera: Drawing = drawing(860, 620, (pen, look) => {
  const [cx, r] = at(
    [
      [430, 190],
      [470, 210],
      [400, 170],
    ] as const,
    look.style,
  );
  return (
    rect(290, 10, 260, 150, 34, pen.face(shade(look.main, -0.1))) +
    rect(90, 70, 120, 60, 18, pen.bar("#44464d")) +
    rect(640, 74, 90, 50, 25, pen.metal("#9b9ea6")) +
    rect(20, 110, 820, 500, 60, pen.face(look.main)) +
    rect(20, 220, 820, 250, 0, pen.bar(shade(look.accent, -0.1))) +
    oval(cx, 360, r + 30, r + 30, pen.metal("#6c6f77")) +
    oval(cx, 360, r, r, "#101114") +
    oval(
      cx,
      360,
      r * 0.72,
      r * 0.72,
      pen.radial([
        [0, "#7e9ce0"],
        [0.5, "#26345f"],
        [1, "#07080d"],
      ]),
    ) +
    oval(cx - r * 0.26, 360 - r * 0.3, r * 0.18, r * 0.13, "#fff", 'opacity=".7"') +
    rect(700, 150, 90, 46, 14, "#fdf2cf") +
    (look.view ? line("M30 200 C-40 420 60 600 160 604", look.accent, 26) : "")
  );
});
