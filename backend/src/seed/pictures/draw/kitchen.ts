import { at } from "#seed/random";
import { mix, shade } from "../colour";
import { emoji } from "../emoji";
import { type Drawing, drawing, group, line, oval, path, rect, times } from "../pen";
import { print } from "./cloth";

const steel = "#c9ccd1";
const shine = (x: number, y: number, h: number, opacity = 0.45) =>
  rect(x, y, 16, h, 8, "#ffffff", `opacity="${opacity}"`);

export const mixer: Drawing = drawing(760, 860, (pen, look) => {
  const jar = (x: number, y: number, w: number, h: number) =>
    path(`M${x} ${y} H${x + w} L${x + w - 26} ${y + h} H${x + 26}Z`, pen.metal(look.style % 2 ? "#cfe3ea" : steel)) +
    path(
      `M${x + w - 8} ${y + 30} q90 10 66 ${h * 0.6} q-14 30 -60 20`,
      "none",
      'stroke="#2a2b30" stroke-width="30" stroke-linecap="round"',
    ) +
    rect(x - 12, y - 40, w + 24, 52, 20, pen.bar(shade(look.main, -0.1))) +
    oval(x + w / 2, y - 44, w * 0.2, 20, pen.bar("#33343a"));
  const base =
    path("M150 560 H470 L540 800 Q544 850 500 850 H120 Q76 850 80 800Z", pen.face(look.main)) +
    path("M100 780 H520 L530 820 H90Z", shade(look.main, -0.3)) +
    oval(310, 700, 72, 72, pen.metal("#9b9ea6")) +
    oval(310, 700, 52, 52, pen.ball(look.accent)) +
    rect(304, 648, 12, 44, 6, "#ffffff") +
    rect(190, 536, 240, 40, 14, pen.bar("#3a3b40"));
  const single = look.style % 3 === 2;
  return (
    base +
    jar(190, 150, 240, 390) +
    (single && !look.view ? "" : group("translate(520 470) scale(.7)", jar(40, 200, 200, 340))) +
    (look.view && !single ? group("translate(-20 560) scale(.5)", jar(30, 300, 190, 280)) : "")
  );
});

export const pressureCooker: Drawing = drawing(940, 620, (pen, look) => {
  const body = look.style % 2 ? pen.drum(look.main) : pen.metal(shade(look.main, 0.1));
  const wide = look.style % 3 === 1;
  return (
    rect(560, 210, 360, 66, 30, pen.bar("#2b2c31")) +
    rect(600, 290, 300, 50, 24, pen.bar("#3a3b40")) +
    path(
      wide
        ? "M70 280 H620 Q640 600 560 610 H130 Q50 600 70 280Z"
        : "M110 260 H590 V560 Q590 612 540 612 H160 Q110 612 110 560Z",
      body,
    ) +
    shine(180, 330, 210) +
    rect(wide ? 50 : 90, 236, wide ? 590 : 520, 44, 20, pen.metal("#b9bcc3")) +
    path(
      "M120 240 Q150 130 350 126 Q550 130 580 240Z",
      pen.metal(look.style % 2 ? shade(look.main, 0.15) : "#d3d6da"),
    ) +
    rect(326, 70, 48, 70, 12, pen.metal("#8a8d94")) +
    oval(350, 66, 40, 30, pen.ball(look.accent)) +
    oval(460, 160, 20, 14, look.accent) +
    rect(20, 300, 90, 50, 24, pen.bar("#2b2c31")) +
    (look.view
      ? times(3, (i) => line(`M${320 + i * 30} 20 q-20 -24 0 -46 q20 -22 0 -44`, "#ffffff", 12, 'opacity=".8"'))
      : "")
  );
});

export const pan: Drawing = drawing(940, 520, (pen, look) => {
  const shapes = [
    () =>
      path("M80 180 H660 Q640 480 500 490 H240 Q100 480 80 180Z", pen.drum(look.main)) +
      oval(370, 180, 294, 60, pen.metal("#8a8d94")) +
      oval(370, 184, 270, 48, "#2a2b2f") +
      line("M20 230 q-30 60 60 60 M720 230 q30 60 -60 60", "#2b2c31", 30),
    () =>
      rect(560, 220, 380, 52, 26, pen.bar("#2b2c31")) +
      path("M60 230 H600 Q590 400 480 410 H180 Q70 400 60 230Z", pen.drum(look.main)) +
      oval(330, 230, 272, 60, pen.face("#4b4c52")) +
      oval(330, 236, 240, 46, "#26272b") +
      oval(300, 226, 120, 16, "#ffffff", 'opacity=".14"'),
    () =>
      path("M120 200 H680 V420 Q680 490 610 490 H190 Q120 490 120 420Z", pen.drum(look.main)) +
      path(
        "M110 200 Q400 20 690 200Z",
        pen.linear([
          [0, "#e8f2f5", 0.9],
          [1, "#b7c9d0", 0.7],
        ]),
      ) +
      rect(100, 190, 600, 30, 14, pen.metal("#b9bcc3")) +
      rect(356, 60, 88, 40, 20, pen.bar("#2b2c31")) +
      line("M110 280 H50 M690 280 H750", "#2b2c31", 40),
    () =>
      rect(600, 240, 330, 46, 22, pen.bar("#2b2c31")) +
      oval(350, 320, 330, 110, pen.face("#4a4b50")) +
      oval(350, 306, 330, 110, pen.face("#35363b")) +
      oval(
        350,
        304,
        290,
        90,
        pen.radial(
          [
            [0, "#5a5b62"],
            [1, "#232428"],
          ],
          [0.4, 0.4],
          0.7,
        ),
      ) +
      oval(350, 306, 336, 114, "none", `stroke="${look.main}" stroke-width="12"`),
  ];
  return (
    at(shapes, look.style)() +
    (look.view ? emoji(at(["herb", "hot-pepper", "tomato", "egg"], look.style), 640, 330, 190, pen) : "")
  );
});

export const cookset: Drawing = drawing(940, 640, (pen, look) => {
  const pot = (x: number, y: number, w: number, h: number, colour: string) =>
    line(`M${x - 40} ${y + h * 0.3} h40 M${x + w} ${y + h * 0.3} h40`, "#2b2c31", 34) +
    rect(x, y, w, h, 30, pen.drum(colour)) +
    path(`M${x - 8} ${y + 6} Q${x + w / 2} ${y - 110} ${x + w + 8} ${y + 6}Z`, pen.metal("#d6dde0")) +
    oval(x + w / 2, y - 66, 30, 24, pen.ball("#2b2c31")) +
    rect(x - 12, y - 8, w + 24, 26, 13, pen.metal("#aeb1b8"));
  return (
    pot(90, 170, 330, 260, shade(look.main, -0.08)) +
    pot(500, 230, 280, 220, shade(look.main, 0.06)) +
    group(
      "translate(0 90)",
      rect(540, 400, 380, 44, 22, pen.bar("#2b2c31")) +
        path("M180 410 H580 Q570 530 480 540 H280 Q190 530 180 410Z", pen.drum(look.main)) +
        oval(380, 410, 202, 42, pen.face("#4b4c52")) +
        oval(380, 414, 178, 30, "#26272b"),
    )
  );
});

export const fridge: Drawing = drawing(560, 920, (pen, look) => {
  const double = look.style % 3 === 1;
  const sideBySide = look.style % 3 === 2;
  const body = rect(30, 0, 500, 890, 34, shade(look.main, -0.34)) + rect(34, 3, 488, 880, 32, pen.face(look.main));
  const handle = (x: number, y: number, h: number) => rect(x, y, 22, h, 11, pen.metal("#e6e8ea"));
  const flowers =
    look.style % 2 === 0
      ? group(
          "translate(330 520)",
          times(6, (k) => oval(0, -70, 36, 64, look.accent, `opacity=".55" transform="rotate(${k * 60})"`)) +
            oval(0, 0, 34, 34, look.accent),
        ) +
        group(
          "translate(180 720)",
          times(6, (k) => oval(0, -44, 24, 40, look.accent, `opacity=".5" transform="rotate(${k * 60})"`)) +
            oval(0, 0, 20, 20, look.accent),
        )
      : "";
  const doors = sideBySide
    ? line("M278 10 V880", shade(look.main, -0.42), 8) +
      handle(236, 260, 330) +
      handle(298, 260, 330) +
      rect(80, 250, 110, 190, 14, "#1d1e22") +
      rect(104, 280, 62, 16, 8, "#6fd3ff")
    : double
      ? line("M36 270 H520", shade(look.main, -0.42), 8) + handle(70, 110, 130) + handle(70, 310, 260)
      : handle(70, 330, 280) + line("M36 780 H520", shade(look.main, -0.42), 8);
  return (
    rect(70, 880, 60, 36, 8, "#3a3b40") +
    rect(430, 880, 60, 36, 8, "#3a3b40") +
    body +
    flowers +
    path("M34 30 H330 L120 883 H34Z", pen.gleam(0.22)) +
    doors +
    rect(400, 60, 80, 18, 9, shade(look.main, 0.5)) +
    (look.view ? emoji("potted-plant", 360, -150, 150, pen) : "")
  );
});

export const washingMachine: Drawing = drawing(720, 840, (pen, look) => {
  const topLoad = look.style % 2 === 1;
  const body = rect(30, 0, 660, 810, 46, shade(look.main, -0.3)) + rect(34, 3, 650, 800, 44, pen.face(look.main));
  const panel =
    rect(60, 40, 600, 116, 24, pen.bar(topLoad ? "#3a3b42" : shade(look.main, -0.08))) +
    rect(90, 70, 170, 56, 12, "#17181c") +
    times(3, (i) => rect(112 + i * 44, 86, 26, 24, 5, "#6fd3ff", 'opacity=".9"')) +
    oval(450, 98, 40, 40, pen.metal("#b9bcc3")) +
    rect(445, 62, 10, 30, 5, look.accent) +
    times(3, (i) => oval(540 + i * 42, 98, 13, 13, i ? "#8b8e96" : look.accent));
  const drum =
    oval(360, 470, 236, 236, pen.metal("#b3b7be")) +
    oval(360, 470, 200, 200, "#26282e") +
    oval(
      360,
      470,
      180,
      180,
      pen.radial([
        [0, "#9cc7e0"],
        [0.6, "#4f7f9c"],
        [1, "#233947"],
      ]),
    ) +
    path("M200 520 Q290 470 360 520 T520 520 Q520 640 360 650 Q210 640 200 520Z", look.accent, 'opacity=".75"') +
    path(
      "M230 400 Q280 310 370 304",
      "none",
      'stroke="#fff" stroke-opacity=".5" stroke-width="18" stroke-linecap="round"',
    );
  const lid =
    path(
      "M90 180 H630 L650 330 H70Z",
      pen.linear([
        [0, "#5a6a78"],
        [1, "#a9c3d2"],
      ]),
    ) +
    path("M120 200 H600 L612 310 H108Z", "#2b3a46", 'opacity=".7"') +
    rect(300, 312, 120, 18, 9, pen.metal()) +
    times(5, (i) => line(`M120 ${450 + i * 64} H600`, shade(look.main, -0.12), 6)) +
    oval(360, 590, 60, 60, look.accent, 'opacity=".6"');
  return (
    rect(80, 800, 80, 36, 10, "#3a3b40") +
    rect(560, 800, 80, 36, 10, "#3a3b40") +
    body +
    panel +
    (topLoad ? lid : drum) +
    (look.view
      ? group(
          "translate(500 620)",
          path("M0 60 H220 L190 210 H30Z", pen.face("#d9b98a")) +
            oval(110, 60, 110, 34, "#c19a63") +
            oval(80, 46, 60, 32, look.accent) +
            oval(150, 50, 50, 28, "#fdfaf2"),
        )
      : "")
  );
});

export const kettle: Drawing = drawing(780, 780, (pen, look) => {
  const body = look.style % 2 ? pen.metal(shade(look.main, 0.15)) : pen.drum(look.main);
  const tall = look.style % 3 === 1;
  return (
    line(tall ? "M520 180 C760 140 760 560 560 600" : "M540 260 C740 200 760 560 580 620", "#2b2c31", 50) +
    path(
      tall ? "M200 150 H520 L590 680 H130Z" : "M200 230 Q360 160 520 230 Q640 440 590 680 H130 Q80 440 200 230Z",
      body,
    ) +
    path(tall ? "M206 180 L90 230 L180 330Z" : "M190 260 L70 290 L150 400Z", pen.face(shade(look.main, -0.1))) +
    shine(220, 330, 260) +
    path(tall ? "M190 156 Q360 90 530 156Z" : "M196 236 Q360 140 524 236Z", pen.bar("#3a3b40")) +
    oval(360, tall ? 116 : 176, 46, 26, pen.ball(look.accent)) +
    rect(470, 380, 36, 190, 18, "#dbeaf2", 'opacity=".85"') +
    rect(476, 470, 24, 96, 12, "#6fb6dd") +
    rect(100, 676, 520, 70, 34, pen.bar("#2b2c31")) +
    rect(320, 700, 80, 14, 7, look.accent) +
    (look.view ? group("translate(560 600) scale(.9)", emoji("teacup-without-handle", 0, 0, 200, pen)) : "")
  );
});

export const toaster: Drawing = drawing(820, 600, (pen, look) => {
  const sandwich = look.style % 2 === 1;
  if (sandwich)
    return (
      path("M60 360 Q60 180 240 150 H640 Q780 170 780 360Z", pen.face(look.main)) +
      rect(50, 350, 740, 50, 20, pen.metal("#9b9ea6")) +
      path("M60 400 H780 Q780 560 680 570 H160 Q60 560 60 400Z", pen.bar(shade(look.main, -0.12))) +
      rect(350, 90, 140, 70, 30, pen.bar("#2b2c31")) +
      oval(300, 250, 20, 20, "#ff5d4d") +
      oval(370, 250, 20, 20, "#5fe08d") +
      (look.view ? emoji("sandwich", 560, 380, 230, pen) : "")
    );
  const slice = (x: number) =>
    path(`M${x} 240 V110 Q${x - 20} 40 ${x + 110} 40 Q${x + 240} 40 ${x + 220} 110 V240Z`, pen.face("#e9b872")) +
    path(`M${x + 20} 240 V116 Q${x + 14} 66 ${x + 110} 64 Q${x + 206} 66 ${x + 200} 116 V240Z`, "#f6dcae");
  return (
    slice(140) +
    slice(430) +
    path(
      "M60 260 Q60 200 120 200 H700 Q760 200 760 260 L770 540 Q770 580 720 580 H100 Q50 580 50 540Z",
      pen.face(look.main),
    ) +
    rect(110, 206, 600, 24, 12, "#2b2c31") +
    rect(752, 300, 50, 60, 16, pen.bar("#2b2c31")) +
    oval(640, 440, 60, 60, pen.metal("#b9bcc3")) +
    oval(640, 440, 42, 42, pen.ball(look.accent)) +
    rect(635, 402, 10, 34, 5, "#fff") +
    shine(120, 290, 200)
  );
});

export const airFryer: Drawing = drawing(640, 820, (pen, look) => {
  const digital = look.style % 2 === 0;
  return (
    path("M90 300 Q90 20 320 20 Q550 20 550 300 V720 Q550 800 470 800 H170 Q90 800 90 720Z", pen.face(look.main)) +
    (digital
      ? path("M180 130 Q320 70 460 130 L430 280 H210Z", "#17181c") +
        times(3, (i) => rect(246 + i * 54, 160, 36, 50, 6, "#7fe3ff")) +
        times(4, (i) => oval(236 + i * 56, 246, 9, 9, i ? "#8b8e96" : look.accent))
      : oval(230, 180, 62, 62, pen.metal("#b9bcc3")) +
        oval(410, 180, 62, 62, pen.metal("#b9bcc3")) +
        rect(224, 126, 12, 44, 6, look.accent) +
        rect(404, 126, 12, 44, 6, look.accent)) +
    line("M96 360 H544", shade(look.main, -0.42), 8) +
    rect(120, 390, 400, 350, 40, pen.face(shade(look.main, -0.08))) +
    rect(200, 520, 240, 60, 30, pen.bar("#2b2c31")) +
    rect(230, 480, 180, 160, 30, "none", 'stroke="#2b2c31" stroke-width="26"') +
    shine(132, 300, 160, 0.3) +
    (look.view ? emoji("french-fries", 430, 590, 230, pen) : "")
  );
});

export const induction: Drawing = drawing(900, 520, (pen, look) => {
  const gas = look.style % 2 === 1;
  if (gas)
    return (
      path("M60 300 H840 L890 470 H10Z", pen.face("#26272c")) +
      path("M60 300 H840 L850 330 H50Z", "#ffffff", 'opacity=".16"') +
      rect(10, 466, 880, 50, 12, pen.metal()) +
      times(
        2,
        (i) =>
          oval(250 + i * 400, 370, 120, 36, pen.metal("#8a8d94")) +
          oval(250 + i * 400, 364, 70, 20, pen.face("#caa04e")) +
          line(`M${130 + i * 400} 356 H${370 + i * 400} M${250 + i * 400} 316 V410`, "#1a1a1e", 16) +
          oval(250 + i * 400, 490, 34, 22, pen.ball(look.main)),
      ) +
      times(2, (i) =>
        path(`M${190 + i * 400} 350 q16 -56 30 0 q16 -66 30 0 q16 -66 30 0 q16 -56 30 0`, "#5aa7f2", 'opacity=".8"'),
      ) +
      (look.view ? path("M140 160 H360 V310 Q360 340 330 340 H170 Q140 340 140 310Z", pen.drum(look.accent)) : "")
    );
  return (
    path("M90 240 H810 L880 470 H20Z", pen.face(look.main)) +
    oval(450, 330, 220, 58, "none", 'stroke="#ffffff" stroke-opacity=".65" stroke-width="6"') +
    oval(450, 330, 150, 38, "none", `stroke="${look.accent}" stroke-width="8"`) +
    rect(20, 464, 860, 46, 20, pen.bar(shade(look.main, -0.3))) +
    times(5, (i) => oval(330 + i * 60, 430, 14, 9, i === 2 ? "#ff5d4d" : "#e9edf0")) +
    (look.view
      ? path("M290 90 H610 V280 Q610 320 570 320 H330 Q290 320 290 280Z", pen.metal()) +
        rect(270, 76, 360, 26, 12, pen.metal("#9b9ea6"))
      : "")
  );
});

export const airConditioner: Drawing = drawing(
  960,
  420,
  (pen, look) =>
    rect(20, 40, 920, 300, 50, shade(look.main, -0.2)) +
    rect(22, 40, 916, 292, 48, pen.bar(look.main)) +
    path("M60 264 H900 Q890 318 840 322 H120 Q70 318 60 264Z", pen.bar("#5c6068")) +
    times(3, (i) => line(`M90 ${278 + i * 14} H870`, "#2d3036", 4)) +
    rect(740, 110, 110, 50, 12, "#dff2fa") +
    rect(760, 124, 24, 22, 4, "#4aa7d4") +
    rect(796, 124, 24, 22, 4, "#4aa7d4") +
    rect(70, 90, 120, 18, 9, look.accent) +
    (look.view
      ? times(4, (i) => line(`M${200 + i * 190} 350 q-30 30 0 50 q30 24 0 50`, "#8fd0ee", 14, 'opacity=".8"'))
      : ""),
  "hang",
);

export const fan: Drawing = drawing(720, 860, (pen, look) => {
  const blade = (turn: number) =>
    group(
      `rotate(${turn} 360 320)`,
      path("M360 320 Q250 220 290 60 Q420 20 440 140 Q440 250 360 320Z", pen.face(look.main)),
    );
  const tower = look.style % 3 === 2;
  if (tower)
    return (
      rect(220, 20, 280, 720, 120, pen.drum(look.main)) +
      times(12, (i) => rect(280, 140 + i * 40, 160, 20, 10, shade(look.main, -0.45))) +
      oval(360, 90, 70, 20, look.accent) +
      oval(360, 790, 220, 52, pen.face(shade(look.main, -0.2))) +
      rect(320, 720, 80, 60, 10, shade(look.main, -0.3)) +
      (look.view
        ? group("translate(560 600)", rect(0, 0, 60, 180, 26, pen.drum("#f2f2f2")) + oval(30, 40, 16, 16, look.accent))
        : "")
    );
  return (
    rect(340, 560, 40, 220, 10, pen.metal("#7d8087")) +
    oval(360, 800, 210, 52, pen.face(shade(look.main, -0.15))) +
    rect(300, 640, 120, 60, 24, pen.face(look.main)) +
    blade(20 + look.view * 40) +
    blade(140 + look.view * 40) +
    blade(260 + look.view * 40) +
    times(12, (i) => group(`rotate(${i * 30} 360 320)`, line("M360 320 V30", "#9aa0a8", 4, 'opacity=".8"'))) +
    times(4, (i) =>
      oval(360, 320, 290 - i * 66, 290 - i * 66, "none", 'stroke="#9aa0a8" stroke-width="6" opacity=".9"'),
    ) +
    oval(360, 320, 300, 300, "none", `stroke="${pen.metal("#868b93")}" stroke-width="16"`) +
    oval(360, 320, 60, 60, pen.ball(look.accent))
  );
});

export const iron: Drawing = drawing(
  880,
  560,
  (pen, look) =>
    path("M80 440 Q260 180 520 180 H780 Q820 180 820 440Z", pen.face(look.main)) +
    path(
      "M230 250 Q300 40 520 40 H720 Q840 40 830 200 H740 Q740 130 690 130 H520 Q380 140 330 240Z",
      pen.face(shade(look.main, -0.3)),
    ) +
    path("M40 440 H830 V490 H20 Q16 460 40 440Z", pen.metal()) +
    oval(560, 330, 60, 60, pen.ball(look.accent)) +
    rect(553, 284, 14, 44, 7, "#fff") +
    (look.style % 2 ? path("M420 220 Q520 200 640 220 L630 290 H440Z", "#8fd0ee", 'opacity=".6"') : "") +
    line("M826 120 C960 60 900 -40 780 -60", "#2b2c31", 22) +
    (look.view ? times(3, (i) => oval(140 + i * 120, 530, 40, 18, "#ffffff", 'opacity=".7"')) : ""),
);

export const bottle: Drawing = drawing(560, 900, (pen, look) => {
  const one = (x: number, colour: string, s: number) => {
    const d = at(
      [
        `M${x - 100} 250 Q${x - 100} 190 ${x - 56} 160 V120 H${x + 56} V160 Q${x + 100} 190 ${x + 100} 250 V850 Q${x + 100} 890 ${x + 60} 890 H${x - 60} Q${x - 100} 890 ${x - 100} 850Z`,
        `M${x - 120} 200 H${x + 120} L${x + 100} 860 Q${x + 98} 890 ${x + 66} 890 H${x - 66} Q${x - 98} 890 ${x - 100} 860Z`,
        `M${x - 110} 220 Q${x - 110} 170 ${x - 70} 160 H${x + 70} Q${x + 110} 170 ${x + 110} 220 V400 Q${x + 84} 470 ${x + 110} 540 V850 Q${x + 110} 890 ${x + 70} 890 H${x - 70} Q${x - 110} 890 ${x - 110} 850 V540 Q${x - 84} 470 ${x - 110} 400Z`,
      ],
      s,
    );
    return (
      path(d, look.style % 2 ? pen.metal(shade(colour, 0.12)) : pen.drum(colour)) +
      rect(x - 66, 50, 132, 90, 24, pen.drum("#2f3036")) +
      (s % 3 === 1
        ? line(`M${x - 120} 200 H${x + 120}`, shade(colour, -0.3), 16) +
          rect(x + 20, -20, 26, 130, 12, pen.drum(look.accent))
        : path(`M${x - 40} 50 Q${x} -50 ${x + 40} 50`, "none", 'stroke="#2f3036" stroke-width="20"')) +
      rect(x - 40, 520, 80, 110, 18, shade(colour, 0.5), 'opacity=".4"')
    );
  };
  return look.view
    ? one(150, look.main, look.style) + group("translate(0 230) scale(1 .742)", one(400, look.accent, look.style + 1))
    : one(280, look.main, look.style);
});

export const lunchBox: Drawing = drawing(840, 640, (pen, look) => {
  const tiffin = look.style % 2 === 0;
  if (tiffin)
    return (
      line("M170 620 V120 Q420 -40 670 120 V620", pen.metal("#9b9ea6"), 34) +
      times(
        3,
        (i) =>
          rect(180, 200 + i * 138, 480, 130, 34, pen.metal(i === 1 ? shade(look.main, 0.2) : steel)) +
          rect(174, 316 + i * 138, 492, 18, 9, shade(steel, -0.3)),
      ) +
      rect(330, 30, 180, 46, 23, pen.bar(look.main)) +
      rect(370, 150, 100, 50, 18, pen.metal("#9b9ea6"))
    );
  return (
    rect(50, 240, 740, 380, 70, pen.face(look.main)) +
    rect(40, 200, 760, 120, 56, pen.face(shade(look.main, 0.2))) +
    rect(70, 300, 90, 130, 26, pen.bar(look.accent)) +
    rect(680, 300, 90, 130, 26, pen.bar(look.accent)) +
    oval(420, 460, 90, 90, shade(look.main, 0.35)) +
    emoji(at(["red-apple", "carrot", "sunflower"], look.style), 350, 390, 140, pen) +
    (look.view
      ? group("translate(250 40) rotate(-8)", rect(0, 60, 300, 30, 15, pen.metal()) + oval(10, 75, 44, 30, pen.metal()))
      : "")
  );
});

export const dinnerSet: Drawing = drawing(
  900,
  640,
  (pen, look) => {
    const plate = (cx: number, cy: number, r: number) =>
      oval(cx, cy, r, r, pen.face("#fbf9f4")) +
      oval(
        cx,
        cy,
        r * 0.96,
        r * 0.96,
        print(pen, at(["floral", "leheriya", "dots", "ikat"] as const, look.style), "#fbf9f4", look.main, 0.8),
      ) +
      oval(cx, cy, r * 0.97, r * 0.97, "none", `stroke="${look.main}" stroke-width="10"`) +
      oval(
        cx,
        cy,
        r * 0.66,
        r * 0.66,
        pen.radial([
          [0, "#ffffff"],
          [1, "#eee9df"],
        ]),
      ) +
      oval(cx, cy, r * 0.66, r * 0.66, "none", `stroke="${look.accent}" stroke-width="4"`);
    return (
      plate(380, 290, 280) +
      (look.view ? plate(600, 420, 190) : "") +
      group(
        "translate(640 330)",
        path("M0 60 H240 Q230 250 160 260 H80 Q10 250 0 60Z", pen.drum(look.main)) +
          oval(120, 60, 122, 30, pen.face(shade(look.main, 0.3))) +
          oval(120, 64, 104, 22, shade(look.main, -0.3)),
      ) +
      group(
        "translate(40 400)",
        path("M0 60 H200 Q190 210 140 220 H60 Q10 210 0 60Z", pen.drum(mix(look.main, "#ffffff", 0.5))) +
          oval(100, 60, 102, 26, "#fffdf8") +
          oval(100, 64, 86, 18, look.accent, 'opacity=".5"'),
      )
    );
  },
  "flat",
);
