import { at } from "#seed/random";
import { luminance, mix, shade } from "../colour";
import { emoji } from "../emoji";
import { type Drawing, drawing, group, type Look, line, oval, type Pen, path, rect, times } from "../pen";

const inkOn = (colour: string) => (luminance(colour) > 0.62 ? "#3a332b" : "#ffffff");

/** A printed label: an emblem, and bars for the lines of text. */
function label(pen: Pen, look: Look, x: number, y: number, w: number, h: number, paper: string): string {
  const ink = inkOn(paper);
  const art = Math.min(w * 0.62, h * 0.5);
  const bars = (top: number) =>
    rect(x + w * 0.2, top, w * 0.6, h * 0.07, h * 0.02, ink, 'opacity=".88"') +
    rect(x + w * 0.28, top + h * 0.11, w * 0.44, h * 0.035, 3, ink, 'opacity=".5"') +
    rect(x + w * 0.34, top + h * 0.17, w * 0.32, h * 0.035, 3, ink, 'opacity=".5"');
  const layouts = [
    () => emoji(look.emblem, x + (w - art) / 2, y + h * 0.42, art, pen) + bars(y + h * 0.12),
    () => emoji(look.emblem, x + (w - art) / 2, y + h * 0.1, art, pen) + bars(y + h * 0.68),
    () =>
      oval(x + w / 2, y + h * 0.4, art * 0.62, art * 0.62, mix(paper, look.accent, 0.35)) +
      emoji(look.emblem, x + (w - art * 0.86) / 2, y + h * 0.4 - art * 0.43, art * 0.86, pen) +
      bars(y + h * 0.74),
    () =>
      rect(x + w * 0.12, y + h * 0.08, w * 0.76, h * 0.24, h * 0.06, look.accent) +
      rect(x + w * 0.24, y + h * 0.17, w * 0.52, h * 0.06, 4, inkOn(look.accent), 'opacity=".9"') +
      emoji(look.emblem, x + (w - art) / 2, y + h * 0.38, art, pen),
  ];
  return at(layouts, look.style)();
}

/** Minimal label for cosmetics: a small emblem and fine bars. */
function fineLabel(pen: Pen, look: Look, x: number, y: number, w: number, h: number, ink: string): string {
  const art = Math.min(w * 0.5, h * 0.36);
  return (
    emoji(look.emblem, x + (w - art) / 2, y, art, pen) +
    rect(x + w * 0.14, y + h * 0.48, w * 0.72, h * 0.07, 4, ink, 'opacity=".85"') +
    rect(x + w * 0.26, y + h * 0.6, w * 0.48, h * 0.035, 2, ink, 'opacity=".55"') +
    rect(x + w * 0.26, y + h * 0.68, w * 0.48, h * 0.035, 2, ink, 'opacity=".55"') +
    rect(x + w * 0.36, y + h * 0.9, w * 0.28, h * 0.03, 2, ink, 'opacity=".5"')
  );
}

/** The product next to its carton, for second pictures. */
function withCarton(pen: Pen, look: Look, content: string, width: number, height: number): string {
  if (!look.view) return content;
  const w = width * 0.8;
  const h = height * 0.82;
  const paper = shade(look.main, 0.55);
  return (
    group(
      `translate(${width * 0.48} ${height - h})`,
      rect(0, 0, w, h, 8, pen.face(paper)) +
        path(`M${w} 0 l40 24 V${h - 10} l-40 10Z`, shade(paper, -0.2)) +
        rect(0, h * 0.78, w, h * 0.1, 0, look.accent) +
        fineLabel(pen, look, w * 0.1, h * 0.14, w * 0.8, h * 0.54, inkOn(paper)),
    ) + group(`translate(${-width * 0.24} ${height * 0.04}) scale(.96)`, content)
  );
}

const gleamBar = (x: number, y: number, w: number, h: number, opacity = 0.4) =>
  rect(x, y, w, h, w / 2, "#ffffff", `opacity="${opacity}"`);

export const pumpBottle: Drawing = drawing(440, 860, (pen, look) => {
  const cap = at(["#2f3036", "#f7f3ea", shade(look.accent, -0.1), "#c9a552"], look.style);
  const body = at(
    [
      "M60 330 Q60 260 140 250 H300 Q380 260 380 330 V830 Q380 856 350 856 H90 Q60 856 60 830Z",
      "M80 320 Q90 250 220 250 Q350 250 360 320 Q400 600 370 830 Q366 856 340 856 H100 Q74 856 70 830 Q40 600 80 320Z",
      "M60 260 H380 V830 Q380 856 354 856 H86 Q60 856 60 830Z",
    ],
    look.style,
  );
  const whole =
    rect(190, 90, 60, 110, 12, pen.drum(cap)) +
    path("M110 40 H300 Q330 40 330 70 V96 H110 Q40 96 40 130 L20 120 Q20 50 110 40Z", pen.bar(cap)) +
    rect(150, 180, 140, 80, 18, pen.drum(cap)) +
    path(body, pen.drum(look.main)) +
    gleamBar(96, 340, 18, 380) +
    fineLabel(pen, look, 110, 380, 220, 380, inkOn(look.main));
  return withCarton(pen, look, whole, 440, 860);
});

export const capBottle: Drawing = drawing(400, 880, (pen, look) => {
  const shapes = [
    "M50 280 Q50 200 130 190 H270 Q350 200 350 280 V840 Q350 870 320 870 H80 Q50 870 50 840Z",
    "M120 190 H280 Q310 260 340 330 Q370 420 350 870 H50 Q30 420 60 330 Q90 260 120 190Z",
    "M70 190 H330 Q350 520 370 840 Q370 870 340 870 H60 Q30 870 30 840 Q50 520 70 190Z",
    "M40 220 Q40 190 70 190 H330 Q360 190 360 220 V840 Q360 870 330 870 H70 Q40 870 40 840Z",
  ];
  const cap = at([shade(look.accent, 0), "#f7f3ea", "#2f3036"], look.style);
  const whole =
    rect(at([130, 126, 90, 110], look.style), 40, at([140, 148, 220, 180], look.style), 160, 22, pen.drum(cap)) +
    rect(at([130, 126, 90, 110], look.style), 150, at([140, 148, 220, 180], look.style), 12, 4, shade(cap, -0.2)) +
    path(at(shapes, look.style), pen.drum(look.main)) +
    gleamBar(82, 320, 20, 420) +
    fineLabel(pen, look, 84, 340, 232, 430, inkOn(look.main));
  return withCarton(pen, look, whole, 400, 880);
});

export const creamJar: Drawing = drawing(640, 560, (pen, look) => {
  const lid = at([look.accent, "#2f3036", "#c9a552", "#f7f3ea"], look.style);
  const open = look.view === 1;
  const body =
    path("M40 250 H600 V480 Q600 550 530 550 H110 Q40 550 40 480Z", pen.drum(look.main)) +
    gleamBar(78, 290, 24, 190) +
    fineLabel(pen, look, 190, 290, 260, 220, inkOn(look.main));
  return open
    ? body +
        oval(320, 250, 280, 70, pen.bar(shade(look.main, 0.3))) +
        oval(320, 246, 240, 54, "#fbf6ec") +
        path("M180 240 Q320 190 440 246 Q360 280 300 258 Q240 280 180 240Z", "#ffffff") +
        group(
          "translate(430 380) rotate(-12)",
          oval(110, 60, 130, 130, pen.ball(lid)) +
            oval(110, 60, 96, 96, "none", `stroke="${shade(lid, 0.3)}" stroke-width="5"`),
        )
    : body +
        rect(24, 100, 592, 170, 34, pen.drum(lid)) +
        oval(320, 106, 290, 24, shade(lid, 0.3), 'opacity=".7"') +
        times(18, (i) => rect(50 + i * 31, 150, 4, 90, 2, shade(lid, -0.25), 'opacity=".4"'));
});

export const tube: Drawing = drawing(380, 880, (pen, look) => {
  const cap = at(["#f7f3ea", look.accent, "#2f3036"], look.style);
  const whole =
    path("M60 40 H320 L330 90 Q350 420 300 700 H80 Q30 420 50 90Z", pen.drum(look.main)) +
    rect(56, 20, 268, 56, 8, shade(look.main, -0.12)) +
    times(9, (i) => line(`M${78 + i * 28} 28 V70`, shade(look.main, 0.2), 4)) +
    path("M50 560 Q190 500 332 560 L300 700 H80Z", look.accent, 'opacity=".8"') +
    rect(86, 690, 208, 170, 26, pen.drum(cap)) +
    gleamBar(92, 130, 18, 460) +
    fineLabel(pen, look, 80, 150, 220, 370, inkOn(look.main));
  return withCarton(pen, look, whole, 380, 880);
});

export const dropper: Drawing = drawing(360, 860, (pen, look) => {
  const glass = pen.linear(
    [
      [0, shade(look.main, -0.4)],
      [0.25, shade(look.main, 0.3)],
      [0.5, look.main],
      [1, shade(look.main, -0.45)],
    ],
    [0, 0],
    [1, 0],
  );
  const whole =
    path("M140 20 Q180 -20 220 20 V200 H140Z", pen.drum("#2b2b30")) +
    rect(110, 190, 140, 120, 14, pen.metal("#c9a552")) +
    path("M30 420 Q30 340 110 320 H250 Q330 340 330 420 V810 Q330 850 290 850 H70 Q30 850 30 810Z", glass) +
    path("M30 470 H330 V810 Q330 850 290 850 H70 Q30 850 30 810Z", look.accent, 'opacity=".22"') +
    rect(50, 470, 260, 310, 10, "#fdfaf3") +
    fineLabel(pen, look, 70, 490, 220, 270, "#3a332b") +
    gleamBar(50, 400, 14, 300, 0.5);
  return withCarton(pen, look, whole, 360, 860);
});

export const lipstick: Drawing = drawing(640, 820, (pen, look) => {
  const metal = at(["#c9a552", "#2b2b30", "#d9c3b8", "#8f2f45"], look.style);
  const stick = (x: number) =>
    path(`M${x} 300 V130 Q${x + 10} 60 ${x + 130} 40 V300Z`, pen.drum(look.main)) +
    path(`M${x} 130 Q${x + 10} 60 ${x + 130} 40 Q${x + 110} 130 ${x} 160Z`, shade(look.main, 0.25)) +
    rect(x - 16, 290, 162, 150, 10, pen.metal("#e0bb67")) +
    rect(x - 36, 430, 202, 380, 14, pen.drum(metal)) +
    rect(x - 36, 500, 202, 10, 2, "#e0bb67");
  const cap = (x: number) =>
    rect(x, 400, 200, 410, 18, pen.drum(metal)) +
    rect(x, 440, 200, 10, 2, "#e0bb67") +
    oval(x + 100, 600, 36, 36, "#e0bb67");
  const smear = path("M330 180 Q480 90 620 170 Q540 190 600 230 Q480 220 420 280 Q380 240 330 180Z", look.main);
  return look.view ? smear + stick(120) : stick(110) + cap(380);
});

export const nailPolish: Drawing = drawing(560, 820, (pen, look) => {
  const one = (x: number, colour: string) =>
    path(`M${x + 60} 20 Q${x + 110} 0 ${x + 160} 20 L${x + 176} 400 H${x + 44}Z`, pen.drum("#2b2b30")) +
    rect(x + 50, 390, 120, 40, 8, pen.metal("#c9a552")) +
    at(
      [
        path(
          `M${x} 500 Q${x + 10} 430 ${x + 110} 428 Q${x + 210} 430 ${x + 220} 500 V770 Q${x + 220} 810 ${x + 180} 810 H${x + 40} Q${x} 810 ${x} 770Z`,
          pen.drum(colour),
        ),
        oval(x + 110, 620, 130, 190, pen.ball(colour)),
        rect(x, 426, 220, 384, 16, pen.drum(colour)),
      ],
      look.style,
    ) +
    gleamBar(x + 26, 520, 16, 200, 0.6);
  return look.view ? one(20, look.main) + one(290, look.accent) : one(170, look.main);
});

export const compact: Drawing = drawing(760, 640, (pen, look) => {
  const cover = at(["#2b2b30", "#c9a552", "#f3d7d0", look.accent], look.style);
  const pans =
    look.style % 2
      ? times(6, (i) =>
          rect(
            160 + (i % 3) * 154,
            396 + Math.floor(i / 3) * 96,
            136,
            80,
            14,
            pen.face(
              at(
                [
                  look.main,
                  shade(look.main, 0.4),
                  look.accent,
                  shade(look.main, -0.3),
                  shade(look.accent, 0.4),
                  "#e7c39b",
                ],
                i,
              ),
            ),
          ),
        )
      : oval(380, 470, 220, 96, pen.face(look.main)) +
        oval(380, 466, 190, 80, "none", `stroke="${shade(look.main, -0.16)}" stroke-width="6"`) +
        emoji("lotus", 320, 420, 120, pen, shade(look.main, -0.1));
  return (
    rect(90, 20, 580, 340, look.style % 2 ? 40 : 160, pen.face(cover)) +
    rect(
      130,
      56,
      500,
      270,
      look.style % 2 ? 26 : 130,
      pen.linear([
        [0, "#e6f1f6"],
        [0.5, "#a9c2cf"],
        [1, "#f4fafc"],
      ]),
    ) +
    path("M200 300 L420 60 H480 L260 320Z", "#ffffff", 'opacity=".5"') +
    rect(90, 350, 580, 260, look.style % 2 ? 40 : 120, pen.bar(shade(cover, -0.1))) +
    pans +
    (look.view
      ? group(
          "translate(560 330) rotate(30)",
          rect(0, 0, 50, 220, 22, pen.drum("#3a2a2a")) +
            rect(-6, 200, 62, 40, 6, pen.metal("#c9a552")) +
            path("M-14 240 H64 Q80 340 25 370 Q-30 340 -14 240Z", pen.drum("#d8a48f")),
        )
      : "")
  );
});

export const perfume: Drawing = drawing(560, 780, (pen, look) => {
  const liquid = pen.linear(
    [
      [0, shade(look.main, 0.55), 0.9],
      [0.6, look.main, 0.92],
      [1, shade(look.main, -0.3), 0.95],
    ],
    [0, 0],
    [0.6, 1],
  );
  const d = at(
    [
      "M70 300 H490 V730 Q490 770 450 770 H110 Q70 770 70 730Z",
      "M280 270 Q530 290 510 560 Q490 770 280 770 Q70 770 50 560 Q30 290 280 270Z",
      "M160 280 H400 L500 420 L440 770 H120 L60 420Z",
      "M130 290 Q280 250 430 290 Q380 520 500 770 H60 Q180 520 130 290Z",
    ],
    look.style,
  );
  const cap = at(["#2b2b30", "#c9a552", "#f2efe9", shade(look.accent, -0.1)], look.style);
  const whole =
    at(
      [
        rect(170, 30, 220, 190, 16, pen.drum(cap)),
        oval(280, 130, 120, 110, pen.ball(cap)),
        rect(200, 10, 160, 210, 70, pen.drum(cap)),
      ],
      look.style,
    ) +
    rect(220, 210, 120, 80, 8, pen.metal("#d9b76a")) +
    path(d, liquid) +
    path(d, "none", 'stroke="#ffffff" stroke-opacity=".6" stroke-width="10"') +
    rect(190, 470, 180, 170, 8, "#fffdf8", 'opacity=".85"') +
    emoji(look.emblem, 235, 480, 90, pen) +
    rect(216, 590, 128, 14, 4, "#3a332b") +
    rect(240, 614, 80, 8, 3, "#3a332b", 'opacity=".6"') +
    path(
      "M110 360 q-6 140 10 300",
      "none",
      'stroke="#fff" stroke-opacity=".6" stroke-width="16" stroke-linecap="round"',
    );
  return withCarton(pen, look, whole, 560, 780);
});

export const kajal: Drawing = drawing(
  820,
  560,
  (pen, look) => {
    const pencil = (y: number, turn: number, colour: string) =>
      group(
        `translate(60 ${y}) rotate(${turn})`,
        rect(150, 0, 540, 84, 12, pen.bar(colour)) +
          rect(560, 0, 40, 84, 0, pen.bar("#d9b76a")) +
          path("M150 4 L40 42 L150 80Z", "#e3c196") +
          path("M84 26 L20 42 L84 58Z", look.main) +
          rect(260, 34, 180, 14, 6, "#ffffff", 'opacity=".7"'),
      );
    return (
      path(
        "M120 440 Q300 360 480 430 T780 420",
        "none",
        `stroke="${look.main}" stroke-width="${look.view ? 44 : 26}" stroke-linecap="round" opacity=".9"`,
      ) +
      pencil(180, -8, look.style % 2 ? "#2b2b30" : shade(look.main, -0.1)) +
      (look.view || look.style % 3 === 1 ? pencil(60, -14, look.accent) : "")
    );
  },
  "flat",
);

export const soap: Drawing = drawing(820, 560, (pen, look) => {
  const bar = (x: number, y: number, colour: string) =>
    path(
      `M${x + 30} ${y + 40} Q${x + 220} ${y} ${x + 410} ${y + 40} Q${x + 450} ${y + 130} ${x + 410} ${y + 220} Q${x + 220} ${y + 256} ${x + 30} ${y + 220} Q${x - 10} ${y + 130} ${x + 30} ${y + 40}Z`,
      pen.bar(colour),
    ) +
    oval(x + 220, y + 124, 150, 70, "none", `stroke="${shade(colour, -0.16)}" stroke-width="7"`) +
    emoji(look.emblem, x + 160, y + 64, 120, pen);
  const carton = group(
    "translate(330 60)",
    path("M0 60 H460 V460 H0Z", pen.face(shade(look.main, 0.4))) +
      path("M0 60 L60 0 H500 L460 60Z", shade(look.main, 0.6)) +
      path("M460 60 L500 0 V420 L460 460Z", shade(look.main, -0.2)) +
      rect(0, 360, 460, 50, 0, look.accent) +
      emoji(look.emblem, 130, 110, 200, pen),
  );
  return look.view ? bar(30, 60, shade(look.main, 0.1)) + bar(330, 270, look.main) : carton + bar(20, 300, look.main);
});

export const pouch: Drawing = drawing(620, 860, (pen, look) => {
  const window_ = look.style % 3 === 1;
  const body = "M60 60 H560 Q550 400 590 780 Q590 850 520 850 H100 Q30 850 30 780 Q70 400 60 60Z";
  const paper = at([shade(look.main, 0.62), "#fbf5e9", look.main, shade(look.accent, 0.55)], look.style);
  return (
    path(body, pen.drum(look.main)) +
    rect(50, 30, 520, 56, 8, pen.bar(shade(look.main, -0.16))) +
    line("M70 120 H552", shade(look.main, -0.22), 5, 'stroke-dasharray="10 8"') +
    path("M40 700 Q310 640 580 700 L590 780 Q590 850 520 850 H100 Q30 850 30 780Z", look.accent, 'opacity=".95"') +
    (window_
      ? oval(310, 740, 190, 80, pen.face(shade(look.accent, -0.1))) +
        times(26, (i) =>
          oval(
            150 + ((i * 53) % 320),
            700 + ((i * 31) % 84),
            20,
            15,
            shade(at([look.main, look.accent], i), ((i % 5) - 2) * 0.14),
          ),
        )
      : "") +
    rect(110, 170, 400, 500, 30, paper) +
    label(pen, look, 110, 170, 400, 500, paper) +
    path(
      "M90 140 Q84 420 70 760",
      "none",
      'stroke="#fff" stroke-opacity=".35" stroke-width="20" stroke-linecap="round"',
    ) +
    path(
      "M540 130 Q532 420 562 790",
      "none",
      'stroke="#000" stroke-opacity=".12" stroke-width="18" stroke-linecap="round"',
    ) +
    (look.view ? emoji(look.emblem, 400, 600, 260, pen) : "")
  );
});

export const packet: Drawing = drawing(660, 840, (pen, look) => {
  const body = "M70 70 Q330 100 590 70 Q640 420 590 780 Q330 750 70 780 Q20 420 70 70Z";
  const crimp = (y: number) =>
    rect(56, y, 548, 60, 4, pen.drum(shade(look.main, -0.08))) +
    times(27, (i) => line(`M${66 + i * 20} ${y + 6} V${y + 54}`, shade(look.main, -0.26), 4, 'opacity=".6"'));
  return (
    path(body, pen.drum(look.main)) +
    pen.clip(
      path(body, "#fff"),
      path("M0 520 Q330 380 700 560 V900 H0Z", look.accent) +
        path("M0 500 Q330 360 700 540 V564 Q330 384 0 524Z", "#fff6df") +
        (look.style % 2
          ? times(7, (i) =>
              group(
                `rotate(${i * 52} 330 470)`,
                path("M330 470 L290 60 H370Z", shade(look.main, 0.25), 'opacity=".35"'),
              ),
            )
          : ""),
    ) +
    crimp(34) +
    crimp(756) +
    rect(150, 150, 360, 130, 60, shade(look.accent, look.style % 2 ? 0.1 : -0.1)) +
    rect(200, 186, 260, 34, 8, inkOn(look.accent)) +
    rect(240, 234, 180, 16, 5, inkOn(look.accent), 'opacity=".6"') +
    emoji(look.emblem, 150, 340, 360, pen) +
    path(
      "M110 130 Q84 420 110 720",
      "none",
      'stroke="#fff" stroke-opacity=".45" stroke-width="24" stroke-linecap="round"',
    ) +
    path(
      "M550 130 Q580 420 552 720",
      "none",
      'stroke="#000" stroke-opacity=".12" stroke-width="20" stroke-linecap="round"',
    ) +
    (look.view ? emoji(look.emblem, 440, 640, 220, pen) : "")
  );
});

export const carton: Drawing = drawing(620, 840, (pen, look) => {
  const paper = at([look.main, look.main, shade(look.main, 0.5)], look.style);
  return (
    path("M500 60 L600 20 V790 L500 840Z", shade(look.main, -0.3)) +
    path("M30 60 L130 20 H600 L500 60Z", shade(look.main, 0.4)) +
    rect(30, 60, 470, 780, 6, pen.face(paper)) +
    path("M30 620 Q270 540 500 640 V840 H30Z", look.accent) +
    label(pen, look, 50, 90, 430, 520, paper) +
    rect(90, 740, 350, 26, 6, inkOn(look.accent), 'opacity=".8"') +
    rect(150, 784, 230, 16, 5, inkOn(look.accent), 'opacity=".5"') +
    (look.view ? emoji(look.emblem, 360, 620, 260, pen) : "")
  );
});

export const foodJar: Drawing = drawing(560, 820, (pen, look) => {
  const lid = at([look.accent, "#c9a552", "#2f3036", "#b4574a"], look.style);
  const d = "M40 260 Q40 190 110 180 H450 Q520 190 520 260 V760 Q520 810 470 810 H90 Q40 810 40 760Z";
  return (
    path(
      d,
      pen.linear(
        [
          [0, shade(look.main, -0.25)],
          [0.3, shade(look.main, 0.2)],
          [0.7, look.main],
          [1, shade(look.main, -0.3)],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    pen.clip(
      path(d, "#fff"),
      times(60, (i) =>
        oval(
          60 + ((i * 97) % 450),
          230 + ((i * 61) % 560),
          34,
          27,
          shade(look.main, ((i % 7) - 3) * 0.09),
          'opacity=".8"',
        ),
      ),
    ) +
    path(
      d,
      pen.linear(
        [
          [0, "#ffffff", 0.5],
          [0.16, "#ffffff", 0.05],
          [0.86, "#ffffff", 0],
          [1, "#ffffff", 0.28],
        ],
        [0, 0],
        [1, 0],
      ),
    ) +
    rect(70, 60, 420, 130, 26, pen.drum(lid)) +
    times(20, (i) => rect(84 + i * 20, 84, 4, 90, 2, shade(lid, -0.25), 'opacity=".4"')) +
    rect(30, 330, 500, 350, 14, pen.drum("#fbf5e9")) +
    label(pen, look, 110, 340, 340, 330, "#fbf5e9") +
    rect(30, 330, 500, 14, 2, look.accent) +
    rect(30, 666, 500, 14, 2, look.accent) +
    (look.view ? emoji(look.emblem, 350, 590, 240, pen) : "")
  );
});

export const sack: Drawing = drawing(680, 840, (pen, look) => {
  const body = "M90 130 Q340 90 590 130 Q650 400 640 780 Q640 840 580 840 H100 Q40 840 40 780 Q30 400 90 130Z";
  const weave = pen.pattern(16, line("M0 8 H16 M8 0 V16", "#1a1024", 1.4, 'opacity=".16"'));
  return (
    path("M110 140 Q80 40 150 20 Q340 60 530 20 Q600 40 570 140Z", pen.face(shade(look.main, -0.08))) +
    path(body, pen.drum(look.main)) +
    path(body, weave) +
    line("M100 138 Q340 180 580 138", look.accent, 22) +
    path("M110 250 H570 L590 720 H90Z", shade(look.main, look.style % 2 ? 0.45 : 0.7), 'opacity=".94"') +
    label(pen, look, 140, 260, 400, 450, shade(look.main, 0.6)) +
    path("M40 770 Q340 700 640 770 V790 Q640 840 580 840 H100 Q40 840 40 790Z", look.accent, 'opacity=".9"') +
    (look.view ? emoji(look.emblem, 420, 600, 270, pen) : "")
  );
});

export const oilBottle: Drawing = drawing(440, 880, (pen, look) => {
  const d = at(
    [
      "M140 130 H300 V220 Q390 270 390 380 V830 Q390 870 350 870 H90 Q50 870 50 830 V380 Q50 270 140 220Z",
      "M170 120 H270 V300 Q370 340 370 440 V850 Q370 870 340 870 H100 Q70 870 70 850 V440 Q70 340 170 300Z",
      "M120 160 H360 L400 260 V840 Q400 870 370 870 H70 Q40 870 40 840 V260Z",
    ],
    look.style,
  );
  const body = path(
    d,
    pen.linear(
      [
        [0, shade(look.main, -0.2), 0.95],
        [0.28, shade(look.main, 0.45), 0.92],
        [0.6, look.main, 0.95],
        [1, shade(look.main, -0.32), 0.97],
      ],
      [0, 0],
      [1, 0],
    ),
  );
  return (
    rect(150, 30, 140, 110, 20, pen.drum(look.accent)) +
    body +
    gleamBar(80, 400, 18, 380, 0.5) +
    rect(54, 430, 332, 330, 8, pen.drum("#fbf5e9")) +
    label(pen, look, 80, 436, 280, 318, "#fbf5e9") +
    (look.view ? emoji(look.emblem, 270, 660, 220, pen) : "")
  );
});

export const tin: Drawing = drawing(
  560,
  780,
  (pen, look) =>
    rect(40, 60, 480, 710, 40, pen.drum(look.main)) +
    rect(30, 40, 500, 110, 34, pen.drum(shade(look.main, -0.14))) +
    oval(280, 52, 240, 30, shade(look.main, 0.25)) +
    rect(40, 700, 480, 40, 8, pen.drum(look.accent)) +
    rect(40, 170, 480, 30, 4, pen.drum(look.accent)) +
    label(pen, look, 100, 220, 360, 460, look.main) +
    gleamBar(86, 230, 22, 430, 0.35) +
    (look.view ? emoji(look.emblem, 350, 560, 230, pen) : ""),
);
