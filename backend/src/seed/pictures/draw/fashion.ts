import { at } from "#seed/random";
import { mix, shade } from "../colour";
import { type Drawing, drawing, group, type Look, line, oval, type Pen, path, rect, times } from "../pen";
import { cloth, fold, print, weaveAt } from "./cloth";

const tilted = (look: Look, content: string, width: number, height: number, turn = -8) =>
  look.view
    ? group(
        `rotate(${turn} ${width / 2} ${height / 2}) translate(${width * 0.04} ${height * 0.04}) scale(.92)`,
        content,
      )
    : content;
const pattern = (pen: Pen, look: Look, scale = 1) => print(pen, weaveAt(look.style), look.main, look.accent, scale);

export const shirt: Drawing = drawing(
  860,
  860,
  (pen, look) => {
    const longSleeves = look.style % 2 === 0;
    const weave = pattern(pen, look, 0.8);
    const body = "M290 70 L570 70 L640 130 C650 300 640 560 652 830 Q430 862 208 830 C220 560 210 300 220 130Z";
    const left = longSleeves
      ? "M290 72 C230 84 190 110 170 170 L40 700 L150 740 L236 380Z"
      : "M290 72 C220 84 180 110 150 170 L50 380 L190 440 L240 320Z";
    const right = longSleeves
      ? "M570 72 C630 84 670 110 690 170 L820 700 L710 740 L624 380Z"
      : "M570 72 C640 84 680 110 710 170 L810 380 L670 440 L620 320Z";
    const dark = shade(look.main, -0.16);
    return (
      cloth(pen, left, dark, weave) +
      cloth(pen, right, dark, weave) +
      (longSleeves
        ? path("M40 700 L150 740 L138 786 L26 746Z", shade(look.main, -0.28)) +
          path("M820 700 L710 740 L722 786 L834 746Z", shade(look.main, -0.28))
        : "") +
      cloth(
        pen,
        body,
        look.main,
        weave,
        fold("M270 300 C290 500 262 700 280 840", true) +
          fold("M590 280 C570 500 600 700 584 840", true) +
          fold("M340 240 C350 500 330 700 346 840", false),
      ) +
      rect(408, 120, 46, 716, 4, shade(look.main, -0.08), 'opacity=".75"') +
      times(
        7,
        (i) =>
          oval(431, 190 + i * 96, 9, 9, mix(look.accent, "#ffffff", 0.35)) +
          oval(431, 190 + i * 96, 3, 3, shade(look.accent, -0.5)),
      ) +
      (look.style % 3 ? path("M500 300 H600 V390 L550 414 L500 390Z", shade(look.main, -0.1), 'opacity=".8"') : "") +
      path("M330 62 Q430 110 530 62 L516 130 L430 168 L344 130Z", shade(look.main, -0.4)) +
      path("M322 52 L430 152 L352 214 L280 96 Q290 60 322 52Z", pen.face(shade(look.main, 0.06))) +
      path("M538 52 L430 152 L508 214 L580 96 Q570 60 538 52Z", pen.face(shade(look.main, -0.04)))
    );
  },
  "flat",
);

export const tee: Drawing = drawing(
  860,
  820,
  (pen, look) => {
    const body = "M300 60 Q430 132 560 60 L640 96 C650 320 640 560 650 780 Q430 812 210 780 C220 560 210 320 220 96Z";
    const dark = shade(look.main, -0.14);
    const chest = [
      () => oval(430, 340, 104, 104, look.accent) + path("M360 372 L412 300 L446 344 L470 316 L506 372Z", look.main),
      () => rect(210, 300, 440, 46, 0, look.accent) + rect(210, 360, 440, 16, 0, look.accent),
      () => rect(480, 230, 90, 96, 10, shade(look.main, -0.12)) + rect(480, 230, 90, 16, 4, look.accent),
      () =>
        times(4, (i) =>
          line(`M330 ${300 + i * 44} q50 -44 100 0 t100 0`, at([look.accent, mix(look.accent, "#ffffff", 0.4)], i), 16),
        ),
      () => "",
      () => path("M220 96 L640 96 L640 330 L220 330Z", look.accent, 'opacity=".92"'),
    ];
    const polo = look.style % 5 === 2;
    return (
      cloth(pen, "M300 60 C220 70 180 100 150 150 L40 360 L180 430 L240 320Z", dark, "none") +
      cloth(pen, "M560 60 C640 70 680 100 710 150 L820 360 L680 430 L620 320Z", dark, "none") +
      path("M40 360 L180 430 L188 412 L50 342Z M820 360 L680 430 L672 412 L810 342Z", look.accent, 'opacity=".8"') +
      cloth(
        pen,
        body,
        look.main,
        "none",
        at(chest, look.style)() +
          fold("M270 260 C290 480 262 640 280 800", true) +
          fold("M590 260 C570 480 600 640 584 800", true) +
          fold("M350 400 C360 560 340 660 352 800", false),
      ) +
      (polo
        ? rect(404, 110, 52, 170, 6, shade(look.main, -0.12)) +
          times(3, (i) => oval(430, 150 + i * 48, 8, 8, "#ffffff")) +
          path(
            "M310 52 L430 120 L360 180 L290 80Z M550 52 L430 120 L500 180 L570 80Z",
            pen.face(shade(look.accent, 0.04)),
          )
        : path("M300 60 Q430 170 560 60 L536 50 Q430 130 324 50Z", shade(look.main, -0.3)))
    );
  },
  "flat",
);

export const kurta: Drawing = drawing(
  820,
  960,
  (pen, look) => {
    const weave = print(pen, weaveAt(look.style), look.main, look.accent, 0.7);
    const flared = look.style % 3 === 1;
    const body = flared
      ? "M300 64 H520 L590 110 C586 260 560 340 560 400 L720 900 Q410 960 100 900 L260 400 C260 340 234 260 230 110Z"
      : "M300 64 H520 L600 110 C606 300 590 480 640 910 Q410 940 180 910 C230 480 214 300 220 110Z";
    const dark = shade(look.main, -0.14);
    const hem = flared
      ? "M100 900 Q410 960 720 900 L700 838 Q410 896 120 838Z"
      : "M180 910 Q410 940 640 910 L635 866 Q410 894 185 866Z";
    return (
      cloth(pen, "M300 66 C240 76 200 104 176 160 L60 620 L160 650 L250 330Z", dark, weave) +
      cloth(pen, "M520 66 C580 76 620 104 644 160 L760 620 L660 650 L570 330Z", dark, weave) +
      path("M60 620 L160 650 L170 612 L70 582Z M760 620 L660 650 L650 612 L750 582Z", pen.bar(look.accent)) +
      cloth(
        pen,
        body,
        look.main,
        weave,
        times(flared ? 5 : 3, (i) =>
          fold(
            `M${300 + i * (flared ? 54 : 100)} 420 C${280 + i * 66} 600 ${240 + i * 88} 760 ${220 + i * 100} 940`,
            i % 2 === 0,
            30,
          ),
        ),
      ) +
      path(hem, pen.bar(look.accent)) +
      (look.style % 2
        ? path("M330 64 Q410 330 490 64Z", pen.face(look.accent)) +
          times(5, (i) => oval(410, 120 + i * 26, 7, 7, shade(look.main, 0.5)))
        : path("M374 80 H446 V400 Q410 430 374 400Z", pen.face(look.accent)) +
          times(6, (i) => oval(410, 128 + i * 46, 9, 9, "#fff6df"))) +
      path("M318 60 Q410 128 502 60 L492 40 Q410 96 328 40Z", shade(look.accent, -0.12))
    );
  },
  "flat",
);

export const saree: Drawing = drawing(
  820,
  860,
  (pen, look) => {
    const gold = pen.bar(look.accent);
    const weave = print(
      pen,
      at(["butti", "ikat", "floral", "leheriya", "checks", "dots", "butti", "stripes"] as const, look.style),
      look.main,
      look.accent,
      0.9,
    );
    const zari = (y: number) =>
      rect(60, y, 560, 50, 0, gold) +
      times(14, (i) => path(`M${62 + i * 40} ${y + 50} l20 -34 l20 34Z`, shade(look.main, -0.2)));
    const stack =
      path("M60 180 Q60 130 110 130 H570 Q620 130 620 180 V760 H60Z", pen.face(look.main)) +
      path("M60 180 Q60 130 110 130 H570 Q620 130 620 180 V700 H60Z", weave) +
      times(4, (i) =>
        path(
          `M60 ${700 + i * 30} H620 V${722 + i * 30} Q340 ${736 + i * 30} 60 ${722 + i * 30}Z`,
          i % 2 ? shade(look.main, -0.2) : shade(look.main, 0.1),
        ),
      ) +
      zari(620) +
      rect(60, 160, 560, 20, 0, gold);
    const pallu =
      look.style % 2
        ? path(
            "M560 90 Q700 40 780 120 L800 830 Q700 790 590 850 Q500 560 440 130 Q500 80 560 90Z",
            pen.face(shade(look.main, 0.1)),
          ) +
          path("M560 90 Q700 40 780 120 L800 830 Q700 790 590 850 Q500 560 440 130 Q500 80 560 90Z", weave) +
          path("M786 500 L800 830 Q700 790 590 850 L536 590 Q660 500 786 500Z", gold) +
          times(4, (i) =>
            line(`M${560 + i * 8} ${640 + i * 50} Q680 ${570 + i * 58} 790 ${560 + i * 62}`, shade(look.main, -0.1), 9),
          ) +
          fold("M600 100 C620 360 640 560 690 820", true) +
          fold("M700 80 C700 360 720 560 740 800", false)
        : path("M120 60 H480 L440 470 L300 560 L160 470Z", pen.face(shade(look.main, 0.14))) +
          path("M120 60 H480 L440 470 L300 560 L160 470Z", weave) +
          path("M160 470 L300 560 L440 470 L446 400 L300 484 L154 400Z", gold) +
          fold("M230 60 L290 520", true) +
          fold("M360 60 L320 520", false) +
          group(
            "translate(560 560)",
            rect(0, 0, 220, 220, 18, pen.face(shade(look.accent, 0.1))) + rect(16, 16, 188, 188, 10, weave),
          );
    return tilted(look, stack + pallu, 820, 860, 7);
  },
  "flat",
);

export const lehenga: Drawing = drawing(
  860,
  880,
  (pen, look) => {
    const skirt = "M330 330 H530 L820 830 Q430 900 40 830Z";
    const weave = print(pen, at(["butti", "floral", "ikat", "dots"] as const, look.style), look.main, look.accent, 0.9);
    return (
      cloth(
        pen,
        "M310 60 L400 90 H460 L550 60 L610 190 L540 220 L540 290 H320 L320 220 L250 190Z",
        shade(look.accent, -0.04),
        print(pen, "butti", look.accent, look.main, 0.5),
      ) +
      path("M370 84 Q430 190 490 84Z", shade(look.accent, -0.45)) +
      cloth(
        pen,
        skirt,
        look.main,
        weave,
        times(8, (i) =>
          fold(`M${345 + i * 24} 330 C${300 + i * 38} 520 ${180 + i * 70} 700 ${100 + i * 96} 880`, i % 2 === 0, 34),
        ),
      ) +
      path("M40 830 Q430 900 820 830 L784 766 Q430 836 76 766Z", pen.bar(look.accent)) +
      path("M104 716 Q430 786 756 716 L748 700 Q430 770 112 700Z", look.accent) +
      rect(326, 318, 208, 30, 10, pen.bar(look.accent)) +
      (look.view
        ? path(
            "M540 60 Q700 120 660 330 Q640 560 760 700 L700 740 Q560 560 590 330 Q600 180 520 120Z",
            shade(look.accent, 0.3),
            'opacity=".78"',
          )
        : "")
    );
  },
  "flat",
);

export const trousers: Drawing = drawing(
  620,
  920,
  (pen, look) => {
    const denim = look.style % 2 === 0;
    const wide = look.style % 3 === 1 ? 40 : 0;
    const body = `M120 40 H500 L540 880 L${360 - wide} 890 L310 300 L${260 + wide} 890 L80 880Z`;
    return (
      cloth(
        pen,
        body,
        look.main,
        look.style % 4 === 3 ? print(pen, "checks", look.main, look.accent, 0.6) : "none",
        fold("M190 200 C200 460 160 660 170 880", true) +
          fold("M430 200 C420 460 460 660 450 880", true) +
          fold("M230 240 C220 460 200 660 220 880", false),
      ) +
      rect(116, 30, 388, 56, 12, pen.bar(shade(look.main, -0.14))) +
      times(5, (i) => rect(146 + i * 76, 26, 16, 66, 5, shade(look.main, -0.3))) +
      (denim
        ? line("M136 96 Q150 180 220 186 M484 96 Q470 180 400 186", "#e0a94f", 5, 'stroke-dasharray="14 8"') +
          oval(310, 58, 13, 13, pen.metal("#d4a24c")) +
          line("M310 90 V240", "#e0a94f", 5, 'stroke-dasharray="14 8"')
        : line("M190 110 L200 190 M430 110 L420 190 M310 90 V240", shade(look.main, -0.35), 5)) +
      path(
        "M80 880 L265 890 L266 858 L82 848Z M540 880 L355 890 L354 858 L538 848Z",
        shade(look.main, denim ? 0.22 : -0.2),
      )
    );
  },
  "flat",
);

export const sneaker: Drawing = drawing(940, 520, (pen, look) => {
  const high = look.style % 4 === 3;
  const upper = high
    ? "M110 40 Q220 -10 330 40 L380 170 Q520 250 700 280 Q880 300 880 400 H70 Q60 200 110 40Z"
    : "M70 170 Q120 120 190 150 Q280 200 350 130 Q400 120 430 170 Q540 270 720 290 Q880 310 886 400 H60 Q40 260 70 170Z";
  const stripes = [
    () => line("M180 380 L300 280 L380 370 L480 270 L580 380", look.accent, 26),
    () =>
      path("M210 150 L330 400 H250 L150 150Z", look.accent) +
      times(3, (i) => oval(430 + i * 60, 340, 16, 16, look.accent)),
    () => oval(250, 290, 62, 62, look.accent) + oval(250, 290, 36, 36, look.main),
    () => path("M60 300 Q300 260 560 400 H60Z", look.accent),
  ];
  const shoe =
    path(upper, pen.face(look.main)) +
    pen.clip(
      path(upper, "#fff"),
      at(stripes, look.style)() +
        path("M700 280 Q900 300 890 410 H640 Q720 380 700 280Z", shade(look.main, -0.16)) +
        path("M40 180 Q150 200 150 400 H40Z", shade(look.accent, -0.1)),
    ) +
    times(4, (i) => line(`M${372 + i * 62} ${(high ? 120 : 150) + i * 38} l44 -46`, "#fdfbf6", 15)) +
    path(
      high
        ? "M120 40 Q220 0 320 40 L330 70 Q220 30 120 74Z"
        : "M80 160 Q130 110 190 140 Q280 196 350 126 L356 158 Q270 226 184 172 Q130 150 86 190Z",
      shade(look.main, -0.4),
    ) +
    path("M44 392 H892 Q930 400 920 446 Q910 484 860 484 H90 Q30 484 34 430Z", pen.bar("#f6f4ee")) +
    path(
      "M40 450 H920 Q910 486 860 486 H90 Q40 486 40 450Z",
      at([look.accent, "#3a3a40", shade(look.main, -0.2), "#c98f5a"], look.style),
    );
  if (look.view === 0) return group("translate(0 20)", shoe);
  return group("translate(150 0) scale(.8)", shoe) + group("translate(-10 130) scale(.8)", shoe);
});

export const mojari: Drawing = drawing(900, 460, (pen, look) => {
  const one =
    path(
      "M60 210 Q90 140 170 150 Q230 240 380 230 Q560 160 720 220 Q800 230 850 150 Q900 120 880 190 Q850 330 700 350 H120 Q40 340 60 210Z",
      pen.face(look.main),
    ) +
    pen.clip(
      path(
        "M60 210 Q90 140 170 150 Q230 240 380 230 Q560 160 720 220 Q800 230 850 150 Q900 120 880 190 Q850 330 700 350 H120 Q40 340 60 210Z",
        "#fff",
      ),
      times(
        5,
        (i) =>
          oval(470 + i * 66, 262, 24, 24, look.accent, 'opacity=".9"') +
          oval(470 + i * 66, 262, 10, 10, shade(look.main, 0.5)),
      ) + times(3, (i) => oval(120 + i * 70, 270, 18, 18, look.accent, 'opacity=".8"')),
    ) +
    line("M60 210 Q90 140 170 150 Q230 240 380 230 Q560 160 720 220", look.accent, 12) +
    path("M64 320 Q80 372 140 372 H690 Q800 366 846 280 Q800 350 700 350 H120 Q80 346 64 320Z", "#7a4b2a");
  return look.view
    ? group("translate(90 0) scale(.84)", one) + group("translate(-10 150) scale(.84)", one)
    : group("translate(0 70)", one);
});

export const sandal: Drawing = drawing(900, 420, (pen, look) => {
  const wedge = look.style % 2 === 1;
  const sole = wedge
    ? "M40 200 Q300 240 560 320 Q760 350 860 340 Q900 350 880 396 H60 Q30 300 40 200Z"
    : "M40 310 Q300 280 560 320 Q760 340 860 320 Q900 330 880 396 H60 Q20 370 40 310Z";
  const one =
    path(sole, pen.bar(wedge ? "#c89a6a" : "#8a5a37")) +
    line(
      wedge ? "M50 206 Q300 246 560 326 Q760 356 868 342" : "M46 312 Q300 282 560 322 Q760 342 868 322",
      pen.bar(shade(look.main, 0.1)),
      26,
    ) +
    path("M520 320 Q600 130 700 170 Q790 210 800 330 Q700 300 520 320Z", pen.face(look.main)) +
    path(
      wedge
        ? "M90 214 Q120 60 220 60 Q320 70 350 262 L300 250 Q290 120 220 112 Q150 112 134 224Z"
        : "M90 310 Q120 110 220 110 Q320 120 350 300 L300 296 Q290 170 220 162 Q150 162 134 304Z",
      pen.face(look.main),
    ) +
    rect(196, wedge ? 54 : 104, 44, 62, 12, pen.metal("#d9b76a")) +
    oval(680, 236, 30, 30, look.accent);
  return look.view ? group("translate(120 0) scale(.8)", one) + group("translate(0 110) scale(.8)", one) : one;
});

export const handbag: Drawing = drawing(800, 820, (pen, look) => {
  const leather = pen.face(look.main);
  const trim = shade(look.main, -0.3);
  const gold = pen.metal("#e0bb67");
  const shapes = [
    () =>
      line("M250 330 C250 90 550 90 550 330", trim, 34) +
      path("M140 300 H660 L730 780 Q730 810 700 810 H100 Q70 810 70 780Z", leather) +
      path("M140 300 H660 L690 500 H110Z", shade(look.main, -0.1)) +
      rect(366, 440, 68, 100, 16, gold) +
      line("M110 500 H690", trim, 6),
    () =>
      line("M140 420 C160 20 640 20 660 420", trim, 22) +
      path("M70 420 Q70 360 130 360 H670 Q730 360 730 420 V750 Q730 810 670 810 H130 Q70 810 70 750Z", leather) +
      path("M70 420 Q70 360 130 360 H670 Q730 360 730 420 V520 Q400 720 70 520Z", shade(look.main, -0.12)) +
      oval(400, 610, 34, 34, gold) +
      oval(400, 610, 16, 16, trim),
    () =>
      line("M230 260 C220 60 360 60 350 260 M450 260 C440 60 580 60 570 260", trim, 24) +
      path("M90 250 H710 L760 810 H40Z", leather) +
      path("M90 250 H710 L760 810 H40Z", print(pen, "ikat", look.main, look.accent, 1.3)) +
      path("M52 690 H748 L760 810 H40Z", trim) +
      rect(90, 236, 620, 30, 10, trim),
    () =>
      line("M90 440 C-40 60 840 60 710 440", pen.metal("#d9b76a"), 14, 'stroke-dasharray="26 14"') +
      rect(60, 420, 680, 380, 70, leather) +
      path("M60 490 Q60 420 130 420 H670 Q740 420 740 490 L400 660Z", shade(look.main, -0.14)) +
      rect(370, 610, 60, 60, 14, gold) +
      times(5, (i) => line(`M${130 + i * 130} 700 l60 80`, shade(look.main, -0.2), 4)),
    () =>
      line("M270 300 C280 150 520 150 530 300", trim, 30) +
      path("M400 280 C620 280 760 420 740 640 Q720 810 400 810 Q80 810 60 640 C40 420 180 280 400 280Z", leather) +
      path("M150 380 Q400 500 650 380 L640 352 Q400 460 160 352Z", trim) +
      oval(400, 440, 26, 26, gold) +
      line("M400 466 V560", "#c9a552", 10) +
      oval(400, 580, 22, 30, look.accent),
  ];
  return (
    at(shapes, look.style)() +
    path(
      "M150 440 q10 -90 90 -96",
      "none",
      'stroke="#fff" stroke-opacity=".35" stroke-width="14" stroke-linecap="round"',
    )
  );
});

export const backpack: Drawing = drawing(680, 880, (pen, look) => {
  const trim = shade(look.main, -0.32);
  const pocket = [
    () =>
      path("M130 560 Q130 500 200 500 H480 Q550 500 550 560 V800 H130Z", pen.face(shade(look.main, -0.1))) +
      line("M150 560 H530", look.accent, 12) +
      rect(516, 552, 18, 54, 8, look.accent),
    () => rect(130, 480, 420, 330, 40, pen.face(look.accent)) + line("M160 540 H520", shade(look.accent, -0.4), 10),
    () =>
      rect(120, 460, 200, 330, 30, pen.face(shade(look.main, -0.12))) +
      rect(360, 460, 200, 330, 30, pen.face(shade(look.main, -0.12))) +
      rect(200, 452, 40, 80, 10, look.accent) +
      rect(440, 452, 40, 80, 10, look.accent),
    () =>
      path("M60 330 H620 V560 Q340 640 60 560Z", pen.face(shade(look.main, -0.1))) +
      rect(300, 540, 80, 110, 16, pen.metal("#d9b76a")) +
      rect(150, 650, 380, 150, 26, shade(look.main, -0.16)),
  ];
  return (
    line("M250 90 C250 0 430 0 430 90", trim, 28) +
    path("M60 330 Q30 480 30 700 Q30 760 70 780 L90 400Z M620 330 Q650 480 650 700 Q650 760 610 780 L590 400Z", trim) +
    path("M60 340 Q60 70 340 70 Q620 70 620 340 V810 Q620 866 560 866 H120 Q60 866 60 810Z", pen.face(look.main)) +
    line("M110 330 Q120 150 340 150 Q560 150 570 330", trim, 10) +
    line("M116 326 Q126 158 340 158", look.accent, 5) +
    at(pocket, look.style)() +
    rect(290, 230, 100, 62, 14, shade(look.main, 0.2)) +
    rect(306, 254, 68, 12, 6, look.accent) +
    path(
      "M96 360 Q100 160 250 112",
      "none",
      'stroke="#fff" stroke-opacity=".35" stroke-width="16" stroke-linecap="round"',
    ) +
    (look.view
      ? group(
          "translate(500 400)",
          rect(0, 0, 110, 420, 50, pen.drum(shade(look.accent, 0.1))) + rect(20, -50, 70, 66, 16, pen.drum("#3a3b40")),
        )
      : "")
  );
});

export const wallet: Drawing = drawing(
  820,
  600,
  (pen, look) => {
    const stitched = `stroke="${shade(look.main, 0.35)}" stroke-width="4" stroke-dasharray="14 9"`;
    const shut =
      rect(40, 60, 740, 500, 50, pen.face(look.main)) +
      rect(62, 82, 696, 456, 38, "none", stitched) +
      at(
        [
          rect(600, 250, 180, 120, 60, shade(look.main, -0.2)) + oval(660, 310, 24, 24, pen.metal("#d9b76a")),
          rect(40, 200, 740, 70, 0, look.accent),
          path("M40 400 L780 160 V510 Q780 560 730 560 H90 Q40 560 40 510Z", shade(look.main, -0.14)),
          rect(330, 270, 160, 80, 14, shade(look.main, -0.2)) + rect(350, 300, 120, 16, 8, look.accent),
        ],
        look.style,
      );
    const cards =
      group("rotate(-5 400 160)", rect(130, -10, 480, 200, 22, pen.face("#3c7fb8"))) +
      group(
        "rotate(3 400 160)",
        rect(170, 30, 480, 200, 22, pen.face(look.accent)) + rect(210, 64, 70, 50, 8, pen.metal("#e4c57a")),
      );
    return look.view ? cards + shut : shut;
  },
  "flat",
);

export const analogWatch: Drawing = drawing(
  520,
  900,
  (pen, look) => {
    const metal = look.style % 2 === 1;
    const gold = look.style % 4 >= 2 ? "#d8b15e" : "#c5c8cd";
    const half = (y: number, flip: number) =>
      group(
        `translate(260 ${y}) scale(1 ${flip})`,
        metal
          ? times(
              6,
              (i) =>
                rect(-92 + i * 4, -44 - i * 40, 184 - i * 8, 36, 8, pen.metal(gold)) +
                rect(-34 + i, -44 - i * 40, 68 - i * 2, 36, 4, shade(gold, -0.12), 'opacity=".5"'),
            )
          : path("M-104 0 L-78 -256 H78 L104 0Z", pen.drum(look.main)) +
              path(
                "M-92 -10 L-68 -244 M92 -10 L68 -244",
                "none",
                `stroke="${shade(look.main, 0.4)}" stroke-width="5" stroke-dasharray="12 9"`,
              ) +
              (flip < 0 ? times(4, (i) => oval(0, -90 - i * 42, 8, 8, shade(look.main, -0.5))) : ""),
      );
    const dialColour = metal ? look.main : look.accent;
    const hand = (turn: number, length: number, width: number, colour: string) =>
      group(`rotate(${turn} 260 450)`, rect(260 - width / 2, 450 - length, width, length + 20, width / 2, colour));
    const bright = "#fdfbf5";
    return (
      half(260, 1) +
      half(640, -1) +
      rect(470, 420, 40, 60, 12, pen.metal(gold)) +
      oval(260, 450, 226, 226, pen.metal(gold)) +
      oval(
        260,
        450,
        196,
        196,
        pen.radial([
          [0, shade(dialColour, 0.25)],
          [1, shade(dialColour, -0.25)],
        ]),
      ) +
      times(12, (i) => group(`rotate(${i * 30} 260 450)`, rect(254, 272, 12, i % 3 ? 22 : 40, 5, bright))) +
      (look.style % 3 === 2
        ? oval(260, 540, 52, 52, shade(dialColour, -0.3)) +
          hand(200, 30, 5, bright) +
          oval(180, 450, 40, 40, shade(dialColour, -0.3)) +
          oval(340, 450, 40, 40, shade(dialColour, -0.3))
        : "") +
      hand(305 + look.view * 80, 104, 14, bright) +
      hand(60 + look.view * 150, 150, 10, bright) +
      hand(180, 160, 4, "#e25b45") +
      oval(260, 450, 14, 14, pen.metal(gold)) +
      path(
        "M110 370 Q150 290 240 268",
        "none",
        'stroke="#fff" stroke-opacity=".4" stroke-width="14" stroke-linecap="round"',
      )
    );
  },
  "flat",
);

export const sunglasses: Drawing = drawing(920, 420, (pen, look) => {
  const glass = pen.linear(
    [
      [0, shade(look.accent, -0.35)],
      [0.6, look.accent],
      [1, shade(look.accent, 0.5)],
    ],
    [0, 0],
    [0.3, 1],
  );
  const thin = look.style % 4 === 1 || look.style % 4 === 2;
  const lens = [
    "M70 130 Q240 100 420 140 Q430 330 260 350 Q90 350 70 130Z",
    "M70 130 Q250 100 420 150 Q420 300 320 370 Q190 400 110 300 Q70 240 70 130Z",
    "M240 90 a152 152 0 1 0 1 0Z",
    "M40 90 Q240 130 420 150 Q410 310 260 330 Q110 320 40 90Z",
  ];
  const shape = at(lens, look.style);
  const one =
    path(shape, glass) +
    path(shape, "none", `stroke="${look.main}" stroke-width="${thin ? 14 : 34}" stroke-linejoin="round"`) +
    path("M120 180 Q150 150 220 146 L150 290 Q110 250 120 180Z", "#ffffff", 'opacity=".28"');
  const arms = look.view
    ? line("M92 160 C-20 30 200 0 330 10 M828 160 C940 30 720 0 590 10", shade(look.main, -0.2), 22)
    : line("M94 170 L10 60 M826 170 L910 60", shade(look.main, -0.2), 26);
  return (
    arms +
    one +
    group("translate(920 0) scale(-1 1)", one) +
    line("M396 176 Q460 116 524 176", thin ? pen.metal("#d9b76a") : look.main, thin ? 14 : 30)
  );
});

export const jhumka: Drawing = drawing(
  760,
  800,
  (pen, look) => {
    const gold = pen.face("#e3b54f");
    const one = (x: number, y: number) => {
      const bead = (cx: number, cy: number, r: number, colour: string) => oval(cx, cy, r, r, pen.ball(colour));
      const top = at(
        [
          oval(x, y, 62, 62, gold) + bead(x, y, 34, look.main),
          path(`M${x} ${y - 72} L${x + 60} ${y} L${x} ${y + 66} L${x - 60} ${y}Z`, gold) + bead(x, y, 28, look.main),
          times(6, (i) =>
            oval(x + Math.cos(i * 1.047) * 44, y + Math.sin(i * 1.047) * 44, 26, 26, pen.ball(look.main)),
          ) + bead(x, y, 26, "#e3b54f"),
        ],
        look.style,
      );
      const drop =
        look.style % 4 === 3
          ? oval(x, y + 290, 110, 140, gold) +
            oval(x, y + 290, 76, 104, pen.ball(look.main)) +
            bead(x, y + 450, 20, look.accent)
          : path(
              `M${x - 130} ${y + 320} Q${x - 120} ${y + 110} ${x} ${y + 100} Q${x + 120} ${y + 110} ${x + 130} ${y + 320}Z`,
              gold,
            ) +
            path(`M${x - 128} ${y + 290} H${x + 128} L${x + 130} ${y + 322} H${x - 130}Z`, pen.bar(look.main)) +
            times(5, (i) => bead(x - 76 + i * 38, y + 234, 12, i % 2 ? look.accent : look.main)) +
            times(
              7,
              (i) =>
                line(`M${x - 120 + i * 40} ${y + 322} v28`, "#c99a35", 5) +
                bead(x - 120 + i * 40, y + 366, 17, i % 2 ? look.main : "#fbf3e2"),
            );
      return line(`M${x} ${y + 60} V${y + 110}`, "#c99a35", 10) + top + drop;
    };
    return one(200, 110) + one(560, 110 + (look.view ? 150 : 60));
  },
  "flat",
);

export const necklace: Drawing = drawing(
  820,
  820,
  (pen, look) => {
    const gold = pen.face("#e3b54f");
    const beads = times(23, (i) => {
      const angle = Math.PI * (0.02 + (0.96 * i) / 22);
      const x = 410 - Math.cos(angle) * 340;
      const y = 190 + Math.sin(angle) * 360;
      const r = 14 + 16 * Math.sin(angle);
      return oval(x, y, r, r, at([pen.ball("#e3b54f"), pen.ball(look.main), pen.ball("#fbf3e2")], i + look.style));
    });
    const drop = at(
      [
        oval(410, 650, 90, 104, gold) + oval(410, 650, 60, 74, pen.ball(look.main)),
        path("M410 540 L520 640 L410 790 L300 640Z", gold) +
          path("M410 580 L478 642 L410 740 L342 642Z", pen.face(look.main)),
        times(5, (i) =>
          oval(290 + i * 60, 600 + (i === 2 ? 60 : i % 2 ? 36 : 0), 28, 40, pen.ball(i % 2 ? look.main : look.accent)),
        ),
      ],
      look.style,
    );
    return (
      line("M70 190 Q60 60 200 20 M750 190 Q760 60 620 20", "#c99a35", 8) +
      (look.style % 2 ? line("M70 190 C90 420 250 560 410 560 C570 560 730 420 750 190", pen.bar("#e3b54f"), 26) : "") +
      beads +
      drop +
      (look.view
        ? group(
            "translate(230 230)",
            oval(110, 60, 44, 44, gold) +
              oval(110, 60, 26, 26, pen.ball(look.main)) +
              oval(250, 60, 44, 44, gold) +
              oval(250, 60, 26, 26, pen.ball(look.main)),
          )
        : "")
    );
  },
  "flat",
);

export const bangles: Drawing = drawing(
  860,
  640,
  (pen, look) =>
    times(look.style % 2 ? 5 : 7, (i) => {
      const colour = at([look.main, "#e3b54f", look.accent], i + look.style);
      const x = 250 + i * (look.style % 2 ? 84 : 60);
      return (
        oval(x, 330, 150, 280, "none", `stroke="${shade(colour, -0.3)}" stroke-width="40"`) +
        oval(x - 3, 326, 150, 280, "none", `stroke="${pen.metal(colour)}" stroke-width="30"`) +
        times(9, (k) => oval(x + Math.cos(k * 0.7) * 150, 328 + Math.sin(k * 0.7) * 280, 8, 8, "#fff6df"))
      );
    }),
  "flat",
);
