import { at } from "#seed/random";
import { mix, shade } from "../colour";
import { emoji } from "../emoji";
import { type Drawing, drawing, group, line, oval, type Pen, path, rect, times } from "../pen";
import { cloth, fold, print, weaveAt } from "./cloth";

const wood = (pen: Pen, colour = "#b07a4a") => pen.bar(colour);

export const bed: Drawing = drawing(980, 640, (pen, look) => {
  const weave = print(pen, weaveAt(look.style + 1), look.main, look.accent, 1.1);
  const board = at(
    [
      rect(70, 0, 840, 330, 60, pen.face(mix("#9a6b43", look.accent, 0.15))),
      rect(70, 20, 840, 300, 20, wood(pen, "#8b5a36")) +
        times(6, (i) => line(`M${190 + i * 120} 30 V300`, "#74482a", 5)),
      path("M70 320 V120 Q490 -80 910 120 V320Z", pen.face(shade(look.accent, 0.1))),
    ],
    look.style,
  );
  const pillow = (x: number, colour: string, w = 240) =>
    path(
      `M${x} 150 Q${x + w / 2} 118 ${x + w} 150 Q${x + w + 18} 220 ${x + w} 286 Q${x + w / 2} 310 ${x} 286 Q${x - 18} 220 ${x} 150Z`,
      pen.face(colour),
    );
  const sheet = "M60 300 Q490 250 920 300 L960 560 H20Z";
  return (
    rect(56, 560, 44, 76, 8, "#6b452b") +
    rect(880, 560, 44, 76, 8, "#6b452b") +
    board +
    rect(40, 260, 900, 300, 40, pen.bar("#f7f4ee")) +
    pillow(150, shade(look.main, 0.3)) +
    pillow(590, shade(look.main, 0.3)) +
    (look.view ? pillow(360, look.accent, 250) : pillow(380, look.accent, 200)) +
    cloth(
      pen,
      sheet,
      look.main,
      weave,
      fold("M240 270 C220 400 200 500 170 580", true, 40) +
        fold("M700 270 C720 400 760 500 780 580", true, 40) +
        fold("M480 260 V580", false, 60),
    ) +
    path("M20 560 L28 500 Q490 450 952 500 L960 560 Q490 600 20 560Z", pen.bar(shade(look.main, -0.14))) +
    (look.view
      ? path("M20 560 L40 440 Q300 410 940 450 L960 560Z", pen.face(look.accent), 'opacity=".92"')
      : path("M62 296 Q490 250 918 296 L924 340 Q490 290 54 340Z", shade(look.main, 0.35)))
  );
});

export const linenSet: Drawing = drawing(820, 640, (pen, look) => {
  const weave = print(pen, weaveAt(look.style + 1), look.main, look.accent, 0.8);
  const slab = (y: number, colour: string, patterned: boolean) => {
    const d = `M40 ${y} Q30 ${y - 46} 90 ${y - 50} H730 Q790 ${y - 46} 780 ${y} Q800 ${y + 44} 740 ${y + 48} H90 Q20 ${y + 44} 40 ${y}Z`;
    return (
      path(d, pen.bar(colour)) +
      (patterned ? path(d, weave) : "") +
      line(`M70 ${y} H770`, shade(colour, -0.25), 5, 'opacity=".6"')
    );
  };
  const ribbon =
    rect(380, 186, 60, 410, 6, pen.bar(look.accent)) +
    path("M410 190 q-90 -90 -110 -20 q10 50 110 20 q90 -90 110 -20 q-10 50 -110 20z", pen.face(look.accent));
  return (
    slab(590, shade(look.main, -0.06), true) +
    slab(490, look.main, true) +
    slab(390, shade(look.main, 0.2), false) +
    slab(290, look.main, true) +
    (look.view === 0
      ? path("M150 60 Q410 0 670 60 Q700 140 670 230 Q410 270 150 230 Q120 140 150 60Z", pen.face(look.main)) +
        path("M150 60 Q410 0 670 60 Q700 140 670 230 Q410 270 150 230 Q120 140 150 60Z", weave)
      : ribbon)
  );
});

export const curtain: Drawing = drawing(
  820,
  880,
  (pen, look) => {
    const weave = print(pen, weaveAt(look.style), look.main, look.accent, 1);
    const tied = look.style % 2 === 1;
    const panel = (flip: boolean) => {
      const d = tied
        ? "M40 60 H380 Q370 380 190 520 Q260 640 270 860 H40Z"
        : "M40 60 H390 V850 Q360 870 330 850 Q290 832 255 852 Q215 872 180 852 Q140 832 110 852 Q70 872 40 850Z";
      const inner =
        cloth(
          pen,
          d,
          look.main,
          weave,
          times(
            5,
            (i) =>
              line(
                tied
                  ? `M${80 + i * 70} 60 Q${70 + i * 66} 360 ${60 + i * 28} 520 Q${64 + i * 44} 640 ${64 + i * 46} 870`
                  : `M${84 + i * 70} 60 V870`,
                "#1a1024",
                24,
                'opacity=".13"',
              ) +
              line(
                tied
                  ? `M${56 + i * 70} 60 Q${50 + i * 66} 360 ${44 + i * 28} 520 Q${44 + i * 44} 640 ${40 + i * 46} 870`
                  : `M${56 + i * 70} 60 V870`,
                "#ffffff",
                18,
                'opacity=".2"',
              ),
          ),
        ) +
        (tied
          ? rect(30, 500, 180, 40, 18, pen.bar(look.accent))
          : rect(40, 780, 350, 24, 0, look.accent, 'opacity=".8"')) +
        times(
          5,
          (i) =>
            oval(78 + i * 72, 66, 26, 26, pen.metal("#c9a552")) + oval(78 + i * 72, 66, 14, 14, shade(look.main, -0.5)),
        );
      return flip ? group("translate(820 0) scale(-1 1)", inner) : inner;
    };
    const view =
      rect(
        120,
        90,
        580,
        600,
        8,
        pen.linear(
          [
            [0, "#cfe6f5"],
            [1, "#f7f1dc"],
          ],
          [0, 0],
          [0, 1],
        ),
      ) +
      line("M410 90 V690 M120 380 H700", "#fbfaf6", 22) +
      rect(120, 90, 580, 600, 8, "none", 'stroke="#fbfaf6" stroke-width="26"');
    return (
      view +
      rect(0, 48, 820, 26, 13, pen.bar("#8a6a4a")) +
      oval(6, 61, 32, 32, pen.ball("#8a6a4a")) +
      oval(814, 61, 32, 32, pen.ball("#8a6a4a")) +
      panel(false) +
      (look.view ? "" : panel(true))
    );
  },
  "hang",
);

export const sofa: Drawing = drawing(980, 560, (pen, look) => {
  const seats = at([3, 2, 1, 3, 2], look.style);
  const width = seats === 3 ? 900 : seats === 2 ? 700 : 480;
  const left = 490 - width / 2;
  const inner = width - 180;
  const legs = pen.drum(look.style % 2 ? "#8b5a36" : "#c9a552");
  const cushion = (x: number, colour: string) =>
    group(
      `translate(${x} 250) rotate(-9)`,
      path("M-70 -70 Q0 -84 70 -70 Q84 0 70 70 Q0 84 -70 70 Q-84 0 -70 -70Z", pen.face(colour)) +
        path(
          "M-70 -70 Q0 -84 70 -70 Q84 0 70 70 Q0 84 -70 70 Q-84 0 -70 -70Z",
          print(pen, weaveAt(look.style + 3), colour, look.main, 0.7),
        ),
    );
  const tufts =
    look.style % 3 === 0
      ? times(seats * 3, (i) =>
          oval(left + 120 + (i + 0.5) * ((inner - 60) / (seats * 3)) + 18, 150, 8, 8, shade(look.main, -0.35)),
        )
      : "";
  return (
    times(2, (i) => rect(left + 70 + i * (width - 170), 480, 30, 76, 8, legs)) +
    rect(left + 60, 40, width - 120, 360, 60, pen.face(shade(look.main, -0.06))) +
    times(seats, (i) => rect(left + 92 + (i * inner) / seats, 64, inner / seats - 4, 260, 44, pen.face(look.main))) +
    tufts +
    times(seats, (i) =>
      rect(left + 92 + (i * inner) / seats, 300, inner / seats - 4, 120, 36, pen.bar(shade(look.main, 0.12))),
    ) +
    rect(left + 50, 400, width - 100, 96, 24, pen.bar(shade(look.main, -0.18))) +
    rect(left, 200, 112, 300, 50, pen.drum(look.main)) +
    rect(left + width - 112, 200, 112, 300, 50, pen.drum(look.main)) +
    cushion(left + 180, look.accent) +
    (seats > 1 ? cushion(left + width - 180, shade(look.accent, 0.3)) : "") +
    (look.view
      ? path(`M${left + width - 300} 60 h150 v330 q-70 30 -150 0z`, pen.face(shade(look.accent, 0.2))) +
        times(4, (i) => line(`M${left + width - 290} ${110 + i * 70} h130`, look.accent, 9))
      : "")
  );
});

export const chair: Drawing = drawing(620, 860, (pen, look) => {
  const timber = pen.drum("#a8703f");
  const office = () =>
    rect(290, 560, 40, 180, 10, pen.metal("#54565d")) +
    line("M310 730 L110 800 M310 730 L510 800 M310 730 V820", "#3b3c42", 26) +
    oval(110, 820, 26, 26, "#222") +
    oval(510, 820, 26, 26, "#222") +
    oval(310, 838, 26, 22, "#222") +
    rect(120, 20, 380, 430, 80, pen.face(look.main)) +
    rect(150, 200, 320, 70, 30, shade(look.main, -0.2)) +
    rect(180, 10, 260, 110, 44, pen.face(look.accent)) +
    rect(80, 470, 460, 110, 50, pen.bar(look.main)) +
    line("M90 540 V400 H40 M530 540 V400 H580", "#3b3c42", 24);
  const dining = () =>
    path("M130 20 H490 L470 480 H150Z", timber) +
    rect(170, 60, 280, 330, 30, pen.face(look.main)) +
    path("M80 470 H540 L560 560 H60Z", pen.bar(look.main)) +
    rect(70, 550, 480, 34, 10, timber) +
    path("M90 580 L60 850 H96 L136 580Z M530 580 L560 850 H524 L484 580Z", timber);
  const arm = () =>
    path("M130 120 Q310 -40 490 120 V520 H130Z", pen.face(look.main)) +
    times(4, (i) => line(`M${190 + i * 80} ${110 - (i % 3 ? 34 : 0)} V470`, shade(look.main, -0.16), 7)) +
    rect(60, 470, 500, 150, 60, pen.bar(shade(look.main, 0.1))) +
    rect(20, 340, 130, 290, 60, pen.drum(look.main)) +
    rect(470, 340, 130, 290, 60, pen.drum(look.main)) +
    path("M110 620 L80 850 H116 L160 620Z M510 620 L540 850 H504 L460 620Z", timber);
  const stool = () =>
    oval(310, 330, 230, 70, pen.face(look.main)) +
    path("M80 330 V380 Q310 470 540 380 V330 Q310 440 80 330Z", shade(look.main, -0.22)) +
    path("M130 400 L70 850 H112 L180 420Z M490 400 L550 850 H508 L440 420Z M290 430 H330 V840 H290Z", timber) +
    line("M104 650 H516", pen.metal("#c9a552"), 18);
  return (
    at([office, dining, arm, stool], look.style)() +
    (look.view ? rect(200, 300, 190, 150, 40, pen.face(look.accent)) : "")
  );
});

export const table: Drawing = drawing(920, 560, (pen, look) => {
  const top = (y: number, w = 900) =>
    rect(460 - w / 2, y, w, 44, 14, wood(pen, look.main)) +
    times(3, (i) =>
      line(`M${500 - w / 2 + i * 120} ${y + 14 + i * 8} h${w * 0.4}`, shade(look.main, -0.2), 3, 'opacity=".5"'),
    );
  const leg = pen.drum(shade(look.main, -0.18));
  const shapes = [
    () => path("M90 150 L50 550 H94 L150 150Z M830 150 L870 550 H826 L770 150Z", leg) + top(120),
    () =>
      rect(70, 200, 780, 300, 16, pen.face(look.main)) +
      rect(100, 240, 340, 220, 10, shade(look.main, -0.14)) +
      rect(480, 240, 340, 220, 10, shade(look.main, -0.14)) +
      oval(420, 350, 14, 14, pen.metal("#d9b76a")) +
      oval(500, 350, 14, 14, pen.metal("#d9b76a")) +
      rect(90, 500, 40, 56, 6, leg) +
      rect(790, 500, 40, 56, 6, leg) +
      top(160, 840),
    () =>
      oval(460, 170, 380, 80, pen.face(look.main)) +
      path("M80 170 V204 Q460 350 840 204 V170 Q460 330 80 170Z", shade(look.main, -0.28)) +
      path("M430 270 H490 L520 500 H400Z", leg) +
      oval(460, 510, 190, 38, pen.face(shade(look.main, -0.1))),
    () =>
      line("M130 180 L130 550 M790 180 L790 550 M130 480 H790", "#3a3b40", 26) +
      top(150) +
      rect(560, 190, 220, 110, 10, pen.face(shade(look.main, -0.08))) +
      rect(630, 236, 80, 14, 7, pen.metal("#d9b76a")),
  ];
  const props = emoji(
    "potted-plant",
    600,
    look.style % 4 === 2 ? -52 : look.style % 4 === 0 ? -72 : look.style % 4 === 3 ? -42 : -32,
    190,
    pen,
  );
  return at(shapes, look.style)() + (look.view ? props : "");
});

export const bookshelf: Drawing = drawing(640, 900, (pen, look) => {
  const rows = at([4, 5, 3], look.style);
  const height = 820 / rows;
  const spines = ["#c2413b", "#2b5fa8", "#e0a63a", "#2f7d5b", "#8a5bb5", "#e9e4da", "#d98ca0", "#3d4a57"];
  const ladder = look.style % 2 === 1;
  const shelf = (row: number) => {
    const base = 40 + (row + 1) * height - 18;
    let x = 66;
    let out = "";
    const books = row % 2 === look.view ? 7 : 4;
    for (let i = 0; i < books; i++) {
      const w = 24 + ((i * 7 + row * 5) % 18);
      const h = height * (0.55 + ((i * 13 + row * 7) % 5) * 0.06);
      out +=
        rect(x, base - h, w, h, 4, pen.drum(at(spines, i + row * 3 + look.style))) +
        rect(x + 4, base - h * 0.8, w - 8, 8, 2, "#fff6df", 'opacity=".7"');
      x += w + 4;
    }
    return (
      out +
      (books === 4
        ? emoji(
            at(["potted-plant", "teddy-bear", "framed-picture", "amphora"], row + look.style),
            360,
            base - height * 0.66,
            height * 0.66,
            pen,
          )
        : emoji(
            at(["alarm-clock", "globe-showing-asia-australia", "candle"], row),
            440,
            base - height * 0.5,
            height * 0.5,
            pen,
          ))
    );
  };
  const side = pen.drum(look.main);
  return (
    rect(30, 20, 580, 860, 10, shade(look.main, ladder ? 0.6 : -0.38), ladder ? 'opacity=".25"' : "") +
    times(rows, shelf) +
    times(rows + 1, (i) => rect(20, 22 + i * height, 600, 22, 5, pen.bar(look.main))) +
    rect(20, 10, 34, 890, 8, side) +
    rect(586, 10, 34, 890, 8, side)
  );
});

const glow = (pen: Pen, cx: number, cy: number, r: number) =>
  oval(
    cx,
    cy,
    r,
    r,
    pen.radial(
      [
        [0, "#ffe9a8", 0.85],
        [0.5, "#ffe9a8", 0.3],
        [1, "#ffe9a8", 0],
      ],
      [0.5, 0.5],
      0.5,
    ),
  );

export const tableLamp: Drawing = drawing(600, 840, (pen, look) => {
  const bases = [
    () =>
      path("M230 800 Q200 620 300 560 Q400 620 370 800Z", pen.ball(look.accent)) +
      rect(284, 380, 32, 200, 10, pen.metal("#d9b76a")) +
      rect(200, 790, 200, 40, 20, pen.bar(shade(look.accent, -0.2))),
    () => rect(286, 360, 28, 440, 10, pen.metal("#4a4b50")) + oval(300, 806, 150, 32, pen.face("#4a4b50")),
    () =>
      path("M300 400 L180 820 H212 L300 520 L388 820 H420Z", pen.drum("#a8703f")) +
      rect(286, 380, 28, 160, 8, pen.drum("#a8703f")),
    () =>
      oval(300, 700, 120, 120, pen.ball(look.accent)) +
      rect(270, 380, 60, 220, 20, pen.drum(look.accent)) +
      rect(210, 800, 180, 30, 14, pen.bar(shade(look.accent, -0.3))),
  ];
  const shade_ = at(
    [
      "M180 60 H420 L520 400 H80Z",
      "M120 90 Q300 20 480 90 V400 H120Z",
      "M300 40 Q540 120 540 400 H60 Q60 120 300 40Z",
      "M140 60 H460 L500 380 H100Z",
    ],
    look.style,
  );
  return (
    at(bases, look.style)() +
    glow(pen, 300, 430, 300) +
    path(shade_, pen.drum(look.main)) +
    path(
      shade_,
      print(pen, at(["plain", "stripes", "plain", "butti"] as const, look.style), look.main, look.accent, 0.8),
    ) +
    oval(300, 400, 214, 18, "#fff3cf", 'opacity=".95"') +
    (look.view
      ? group(
          "translate(420 640)",
          rect(0, 100, 170, 34, 8, pen.bar("#b4574a")) +
            rect(10, 134, 160, 36, 8, pen.bar("#3f6f8a")) +
            rect(20, 68, 130, 32, 8, pen.bar("#e0c37a")),
        )
      : "")
  );
});

export const pendantLamp: Drawing = drawing(
  640,
  800,
  (pen, look) => {
    const one = (x: number, y: number, size: number) => {
      const d = at(
        [
          `M${x - 40 * size} ${y} H${x + 40 * size} L${x + 200 * size} ${y + 220 * size} H${x - 200 * size}Z`,
          `M${x} ${y} Q${x + 210 * size} ${y + 20} ${x + 200 * size} ${y + 230 * size} H${x - 200 * size} Q${x - 210 * size} ${y + 20} ${x} ${y}Z`,
          `M${x - 110 * size} ${y} H${x + 110 * size} L${x + 150 * size} ${y + 130 * size} L${x + 90 * size} ${y + 280 * size} H${x - 90 * size} L${x - 150 * size} ${y + 130 * size}Z`,
        ],
        look.style,
      );
      return (
        line(`M${x} -200 V${y}`, "#3a3b40", 8) +
        rect(x - 26, y - 40, 52, 50, 12, pen.metal("#d9b76a")) +
        glow(pen, x, y + 260 * size, 240 * size) +
        path(d, pen.drum(look.main)) +
        path(
          d,
          print(pen, at(["plain", "ikat", "stripes", "dots"] as const, look.style), look.main, look.accent, 0.7),
        ) +
        oval(x, y + 250 * size, 50 * size, 40 * size, "#fff6d8")
      );
    };
    return look.view ? one(190, 260, 0.62) + one(450, 420, 0.72) : one(320, 340, 1.25);
  },
  "hang",
);

export const vase: Drawing = drawing(560, 880, (pen, look) => {
  const pots = [
    "M200 460 Q180 520 110 600 Q60 760 200 870 H360 Q500 760 450 600 Q380 520 360 460Z",
    "M150 500 H410 L450 870 H110Z",
    "M230 400 H330 L320 560 Q460 640 420 870 H140 Q100 640 240 560Z",
    "M130 520 Q280 560 430 520 Q470 700 400 870 H160 Q90 700 130 520Z",
  ];
  const d = at(pots, look.style);
  const leaf = (turn: number, size: number, colour: string) =>
    group(
      `rotate(${turn} 280 500) translate(280 500) scale(${size})`,
      path("M0 0 Q-90 -180 0 -420 Q90 -180 0 0Z", pen.face(colour)) + line("M0 0 V-380", shade(colour, -0.25), 5),
    );
  const greens = times(7, (i) =>
    leaf(
      -66 + i * 22,
      at([0.8, 0.95, 1, 1.1, 1, 0.92, 0.82], i),
      at(["#4f8a5b", "#6aa56d", "#3e7350"], i + look.style),
    ),
  );
  const flowers = times(
    5,
    (i) =>
      line(`M280 520 Q${200 + i * 40} 360 ${130 + i * 76} ${190 + (i % 2) * 80}`, "#5d8b55", 9) +
      group(
        `translate(${130 + i * 76} ${180 + (i % 2) * 80})`,
        times(6, (k) => oval(0, -40, 24, 40, shade(look.accent, k % 2 ? 0.1 : 0.25), `transform="rotate(${k * 60})"`)) +
          oval(0, 0, 24, 24, "#f3c64f"),
      ),
  );
  return (
    (look.style % 2 ? flowers : greens) +
    path(d, pen.drum(look.main)) +
    path(
      d,
      print(
        pen,
        at(["plain", "ikat", "stripes", "leheriya", "dots"] as const, look.style + 1),
        look.main,
        look.accent,
        0.9,
      ),
    ) +
    (look.view ? emoji("candle", 380, 640, 240, pen) : "")
  );
});

export const frame: Drawing = drawing(
  720,
  880,
  (pen, look) => {
    const art = [
      () =>
        rect(
          0,
          0,
          720,
          880,
          0,
          pen.linear(
            [
              [0, shade(look.main, 0.6)],
              [1, shade(look.accent, 0.55)],
            ],
            [0, 0],
            [0, 1],
          ),
        ) +
        oval(460, 280, 110, 110, look.accent) +
        path("M0 600 Q200 420 400 600 T720 540 V880 H0Z", look.main) +
        path("M0 720 Q260 560 480 700 T720 680 V880 H0Z", shade(look.main, -0.3)),
      () =>
        rect(0, 0, 720, 880, 0, shade(look.main, 0.78)) +
        times(5, (i) =>
          path(
            `M360 ${720 - i * 10} Q${360 + (i - 2) * 160} 420 ${360 + (i - 2) * 120} 200 Q${330 + (i - 2) * 60} 430 360 ${720 - i * 10}Z`,
            shade(look.main, i % 2 ? 0 : -0.2),
          ),
        ) +
        path("M250 700 H470 L440 820 H280Z", look.accent),
      () =>
        rect(0, 0, 720, 880, 0, "#f7efe0") +
        times(8, (i) =>
          group(
            `translate(360 430) rotate(${i * 45})`,
            path("M0 -60 Q-80 -190 0 -300 Q80 -190 0 -60Z", i % 2 ? look.main : look.accent),
          ),
        ) +
        oval(360, 430, 66, 66, shade(look.main, -0.3)) +
        oval(360, 430, 30, 30, look.accent),
      () =>
        rect(0, 0, 720, 880, 0, shade(look.accent, 0.7)) +
        path("M120 700 V420 A240 240 0 0 1 600 420 V700Z", look.main) +
        path("M210 700 V450 A150 150 0 0 1 510 450 V700Z", shade(look.main, 0.4)) +
        oval(360, 470, 60, 60, look.accent),
    ];
    const hung = (x: number, y: number, size: number, k: number) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        rect(0, 0, 720, 880, 10, pen.face(at(["#5a3b25", "#26272b", "#c9a552", "#efe9dd"], look.style))) +
          rect(36, 36, 648, 808, 4, "#fcfaf5") +
          pen.clip(rect(84, 84, 552, 712, 2, "#fff"), at(art, look.style + k)()) +
          path("M84 84 H420 L160 796 H84Z", pen.gleam(0.2)),
      );
    return look.view ? hung(0, 60, 0.62, 0) + hung(400, 240, 0.44, 1) : hung(0, 0, 1, 0);
  },
  "hang",
);

export const cushion: Drawing = drawing(820, 760, (pen, look) => {
  const one = (x: number, y: number, size: number, colour: string, weave: number) => {
    const d = "M60 60 Q360 20 660 60 Q700 360 660 660 Q360 700 60 660 Q20 360 60 60Z";
    return group(
      `translate(${x} ${y}) scale(${size})`,
      path(d, pen.face(colour)) +
        path(d, print(pen, weaveAt(weave), colour, look.accent, 1.4)) +
        path(
          d,
          pen.radial(
            [
              [0, "#ffffff", 0.28],
              [0.6, "#ffffff", 0],
              [1, "#1a1024", 0.26],
            ],
            [0.4, 0.34],
            0.75,
          ),
        ) +
        times(4, (i) => oval(i % 2 ? 664 : 56, i < 2 ? 56 : 664, 16, 16, look.accent)),
    );
  };
  return look.view
    ? one(0, 120, 0.78, shade(look.main, 0.1), look.style + 1) + one(250, 20, 0.78, look.main, look.style + 3)
    : one(50, 20, 1, look.main, look.style + 1);
});

export const wallClock: Drawing = drawing(
  760,
  760,
  (pen, look) => {
    const rim = at(
      [
        oval(380, 380, 370, 370, pen.face(look.main)),
        times(12, (i) => group(`rotate(${i * 30} 380 380)`, path("M350 60 L380 0 L410 60Z", pen.face(look.accent)))) +
          oval(380, 380, 330, 330, pen.face(look.main)),
        rect(20, 20, 720, 720, 120, pen.face(look.main)),
        times(20, (i) => group(`rotate(${i * 18} 380 380)`, rect(370, 0, 20, 140, 10, pen.bar(look.accent)))) +
          oval(380, 380, 290, 290, pen.face(look.main)),
      ],
      look.style,
    );
    const face = oval(
      380,
      380,
      270,
      270,
      pen.radial(
        [
          [0, "#fffdf8"],
          [1, "#efe8da"],
        ],
        [0.4, 0.35],
        0.8,
      ),
    );
    return (
      rim +
      face +
      times(12, (i) =>
        group(
          `rotate(${i * 30} 380 380)`,
          rect(374, 132, 12, i % 3 ? 20 : 44, 6, i % 3 ? "#8b857b" : shade(look.main, -0.3)),
        ),
      ) +
      group("rotate(-58 380 380)", rect(370, 230, 20, 170, 10, "#2b2b30")) +
      group("rotate(62 380 380)", rect(373, 170, 14, 230, 7, "#2b2b30")) +
      group(`rotate(${look.view ? 30 : 200} 380 380)`, rect(377, 160, 6, 250, 3, look.accent)) +
      oval(380, 380, 20, 20, pen.ball(look.accent))
    );
  },
  "hang",
);

export const rug: Drawing = drawing(
  940,
  640,
  (pen, look) => {
    const round = look.style % 3 === 2;
    const shape = round ? oval(470, 320, 440, 300, "#fff") : rect(40, 40, 860, 560, 10, "#fff");
    const field = (inset: number, fill: string) =>
      round
        ? oval(470, 320, 440 - inset, 300 - inset * 0.7, fill)
        : rect(40 + inset, 40 + inset, 860 - inset * 2, 560 - inset * 2, 6, fill);
    const fringe = round
      ? ""
      : times(24, (i) => line(`M40 ${52 + i * 23.5} H8 M900 ${52 + i * 23.5} H932`, shade(look.accent, 0.3), 7));
    return (
      fringe +
      pen.clip(
        shape,
        field(0, pen.face(look.main)) +
          field(36, look.accent) +
          field(54, pen.face(shade(look.main, -0.14))) +
          field(
            54,
            print(
              pen,
              at(["ikat", "floral", "leheriya", "butti", "stripes"] as const, look.style),
              look.main,
              look.accent,
              1.4,
            ),
          ) +
          path("M470 170 L620 320 L470 470 L320 320Z", look.accent) +
          path("M470 220 L570 320 L470 420 L370 320Z", shade(look.main, 0.2)),
      )
    );
  },
  "flat",
);
