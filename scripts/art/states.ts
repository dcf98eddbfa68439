import { hill, treeRow } from './pieces/land.ts';
import { balloon, lights, person, tent } from './pieces/park.ts';
import { cloud, gradient, stars } from './pieces/sky.ts';
import { box, circle, line, path, place } from './svg.ts';
import type { Picture } from './svg.ts';

const area = box(0, 0, 480, 370);

const air = `<defs>${gradient('air', [
  [0, 'hero-1'],
  [0.35, 'hero-2'],
  [0.66, 'hero-3'],
  [0.9, 'hero-4'],
])}</defs><path fill="url(#air)" d="M0 0H480V370H0Z"/>${stars(31, 60, 250, area)}`;

const back = (sunX: number): string =>
  circle('sc-sun', sunX, 176, 38) +
  hill(
    'sc-far',
    [
      [0, 236],
      [100, 206],
      [220, 240],
      [340, 204],
      [480, 232],
    ],
    area,
  ) +
  hill(
    'sc-mid',
    [
      [0, 262],
      [120, 246],
      [240, 268],
      [360, 244],
      [480, 262],
    ],
    area,
  ) +
  hill(
    'sc-near',
    [
      [0, 296],
      [120, 284],
      [240, 300],
      [360, 282],
      [480, 296],
    ],
    area,
  ) +
  treeRow('sc-near', { seed: 14, from: 8, to: 110, gap: 26, ground: () => 294 }, 1.1, area) +
  treeRow('sc-near', { seed: 16, from: 384, to: 480, gap: 26, ground: () => 292 }, 1.1, area);

const front =
  path('sc-fore', 'M-4 320C80 306 180 328 260 318S420 310 484 322V371H-4Z') +
  path('sc-page', 'M-4 346C80 356 160 338 250 346S420 356 484 342V371H-4Z');

const cone = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    path('sc-d', 'M-14 0h28v5h-28z') + path('sc-a', 'M-10 0L-3-34h6L10 0z') + path('sc-c', 'M-6.4-18H6.4l1.6 8H-8z'),
  );

const arm = (y: number, names: string, side: number): string =>
  path(names, side > 0 ? `M-6 ${y}h62l14 13-14 13H-6z` : `M6 ${y}h-62l-14 13 14 13H6z`) +
  path('sc-d', side > 0 ? `M6 ${y + 11}h36v4H6z` : `M-42 ${y + 11}h36v4h-36z`, 'opacity=".35"');

const drawn: Readonly<Record<string, string>> = {
  preparing:
    cloud(60, 96, 0.9, 0.7) +
    cloud(300, 64, 0.7, 0.6) +
    back(130) +
    tent(232, 324, 160, 140) +
    line(
      'st-line',
      4,
      'M158 324V196M306 324V196M150 236h28M288 236h26M150 282h30M288 282h26',
      'stroke-linecap="round"',
    ) +
    line('st-line', 3, 'M330 324l-18-128M346 324l-18-128M315 218h16M319 244h16M322 270h16M326 296h16') +
    line('st-d', 6, 'M404 326V120M404 130H286', 'stroke-linecap="round"') +
    line('st-d', 2.4, 'M404 120l-96 10M404 120l28 24v-14h-28M300 130v26') +
    path('sc-b', 'M290 156h20v14h-20z') +
    person(364, 328, 1.1) +
    path('sc-b', 'M359 297h11c0-7-11-7-11 0z') +
    cone(140, 332, 1) +
    cone(118, 336, 0.8),
  blocked:
    cloud(280, 84, 0.9, 0.7) +
    cloud(52, 132, 0.6, 0.6) +
    back(348) +
    path('sc-d', 'M118 230h62v98h-62z') +
    path('sc-light', 'M130 246h38v30h-38z') +
    path('sc-a', 'M108 230l12-18h58l12 18z') +
    path('sc-c', 'M118 292h62v8h-62z') +
    path('sc-d', 'M188 268h14v60h-14zM380 296h10v32h-10z') +
    place(
      195,
      276,
      1,
      path('sc-c', 'M-24-7H196v14H-24z') +
        path('sc-a', 'M4-7h26L18 7H-8zM56-7h26L70 7H44zM108-7h26l-12 14h-26zM160-7h26l-12 14h-26z') +
        circle('sc-b', 0, 0, 10),
    ) +
    path('sc-a', 'M262 240h60v26h-60z') +
    path('sc-c', 'M270 250h44v6h-44z') +
    line('st-d', 2.4, 'M270 240v-8h44v8') +
    cone(246, 336, 1) +
    cone(300, 340, 0.85) +
    cone(342, 336, 1),
  'not-found':
    cloud(36, 120, 0.8, 0.7) +
    cloud(330, 76, 1, 0.7) +
    back(120) +
    path(
      'sc-glow',
      'M236 300c-20 14-90 20-100 72h60c4-30 40-44 50-60 12 16 50 30 54 60h60c-12-52-84-58-104-72z',
      'opacity=".55"',
    ) +
    place(
      240,
      322,
      1,
      path('sc-d', 'M-6-160H6V0H-6z') + arm(-150, 'sc-a', 1) + arm(-116, 'sc-c', -1) + arm(-82, 'sc-b', 1),
    ) +
    person(150, 332, 1.3) +
    line('st-line', 1.4, 'M156 314q10-40 4-84') +
    balloon(160, 206, 0.42, 'sc-a', 'sc-b'),
  offline:
    back(360) +
    line('st-d', 7, 'M100 328V150M388 328V150', 'stroke-linecap="round"') +
    line('st-d', 5, 'M74 168h52M362 168h52', 'stroke-linecap="round"') +
    line(
      'st-line',
      3,
      'M-10 148Q40 190 80 168Q130 214 176 214q14 0 16 12M490 150Q440 190 408 168Q352 216 306 214q-14 0-16 12',
      'stroke-linecap="round"',
    ) +
    path('sc-a', 'M184 224h16v14a8 8 0 0 1-16 0z') +
    line('st-d', 3, 'M188 246v8M196 246v8') +
    path('sc-b', 'M282 240a8 8 0 0 1 16 0v14h-16z') +
    place(
      196,
      92,
      1,
      cloud(0, 0, 1.05, 1) +
        circle('sc-d', 42, 30, 3) +
        circle('sc-d', 66, 30, 3) +
        line('st-d', 2.6, 'M48 40q6-5 12 0', 'stroke-linecap="round"'),
    ) +
    line('st-line', 3, 'M226 158l-6 14M248 158l-6 14M270 158l-6 14', 'stroke-linecap="round"'),
  error:
    cloud(44, 80, 0.8, 0.6) +
    cloud(330, 110, 0.8, 0.7) +
    back(120) +
    path('sc-fore', 'M226 326V240h16v86z') +
    circle('sc-fore', 234, 220, 44) +
    circle('sc-fore', 200, 244, 28) +
    circle('sc-fore', 270, 242, 30) +
    place(286, 176, 1.15, balloon(0, 0, 1, 'sc-a', 'sc-b'), 24) +
    line('st-d', 2.4, 'M330 324l-14-92M344 324l-14-92M320 252h14M323 274h14M326 296h14') +
    person(372, 330, 1.2) +
    person(158, 330, 1.2, 'sc-a') +
    line('st-a', 3, 'M152 312l-8-14M164 312l8-14', 'stroke-linecap="round"'),
  login:
    cloud(52, 92, 0.9, 0.7) +
    cloud(318, 70, 0.8, 0.6) +
    back(240) +
    path('sc-glow', 'M206 320c-8 20-30 30-40 52h148c-10-22-32-32-40-52z', 'opacity=".6"') +
    path('sc-d', 'M132 190h34v140h-34zM314 190h34v140h-34z') +
    path('sc-a', 'M124 176h50v18h-50zM306 176h50v18h-50z') +
    path('sc-b', 'M149 156l10 20h-20zM331 156l10 20h-20z') +
    path('sc-a', 'M160 212C180 150 300 150 320 212l-12 8c-18-46-118-46-136 0z') +
    path('sc-c', 'M228 192a9 9 0 0 1 1-17 13 13 0 0 1 25 4 8 8 0 0 1-2 13z') +
    lights([166, 224], [314, 224], 36, 12) +
    path('sc-c', 'M166 278h50v8h-50zM264 278h50v8h-50zM166 300h50v6h-50zM264 300h50v6h-50z') +
    path('sc-b', 'M212 268h8v60h-8zM260 268h8v60h-8z') +
    person(240, 338, 1.3),
  empty:
    cloud(70, 90, 0.8, 0.7) +
    cloud(330, 110, 0.7, 0.6) +
    back(370) +
    line('st-d', 6, 'M186 330v-34M294 330v-34M182 296V258M298 296V258', 'stroke-linecap="round"') +
    path('sc-a', 'M166 290h148v10H166zM170 262h140v9H170zM170 276h140v8H170z') +
    place(
      240,
      284,
      1,
      path('sc-c', 'M-26 4a15 15 0 0 1 1-29A20 20 0 0 1 14-33a16 16 0 0 1 14 13 12 12 0 0 1-2 24z') +
        circle('sc-d', -8, -12, 2.4) +
        circle('sc-d', 8, -12, 2.4) +
        line('st-d', 2, 'M-3-7q3 3 6 0', 'stroke-linecap="round"'),
    ) +
    line('st-d', 5, 'M360 330V214', 'stroke-linecap="round"') +
    circle('sc-light', 360, 206, 12),
};

/** Illustrations of error pages, above the text; the lower edge blends into the page. */
export const states = (): Picture[] =>
  Object.entries(drawn).map(([name, body]) => ({ name: `state-${name}`, box: area, body: air + body + front }));
