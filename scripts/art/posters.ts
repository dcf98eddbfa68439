import { firRow, hill } from './pieces/land.ts';
import { balloon, lights, person, tent, wheel } from './pieces/park.ts';
import { cloud, gradient, snowfall, stars } from './pieces/sky.ts';
import { car, road } from './pieces/track.ts';
import { band, float, foam } from './pieces/water.ts';
import { roulette } from './wheel-of-fortune.ts';
import { box, circle, ellipse, line, path, place } from './svg.ts';
import type { Box, Picture, Point } from './svg.ts';

const area = box(0, 0, 480, 316);

const air = `<defs>${gradient('air', [
  [0, 'hero-1'],
  [0.5, 'hero-2'],
  [0.8, 'hero-3'],
  [1, 'hero-4'],
])}</defs><path fill="url(#air)" d="M0 0H480V316H0Z"/>`;

const land = (names: string, y: number, swing: number): string =>
  hill(
    names,
    [
      [0, y],
      [90, y - swing],
      [190, y + swing * 0.6],
      [300, y - swing * 0.8],
      [390, y + swing * 0.4],
      [480, y - swing],
    ],
    area,
  );

const lantern = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    circle('sc-glow', 0, 0, 34, 'opacity=".35"') +
      path('sc-a', 'M-14-20h28l4 30q-18 10-36 0z') +
      path('sc-b', 'M-9-20h18l2 33q-11 3-22 0z') +
      path('sc-light', 'M-14-20h28v-4h-28zM-7 8q7 4 14 0v6h-14z'),
  );

const stamp = (x: number, y: number, size: number, inner: string): string =>
  circle('sc-c', x, y, size) +
  circle('st-a', x, y, size - 5, 'fill="none" stroke-width="2" stroke-dasharray="3 4"') +
  place(x, y, size / 30, inner);

const parcel = ({ x, y, width, height }: Box, one: string, two: string): string =>
  path(one, `M${x} ${y}h${width}v${height}h${-width}z`) +
  path('sc-d', `M${x} ${y}h${width}v6h${-width}z`, 'opacity=".18"') +
  path(
    two,
    `M${x + width * 0.42} ${y}h${width * 0.16}v${height}h${-width * 0.16}zM${x - 4} ${y - 14}h${width + 8}v14h${-width - 8}z`,
  ) +
  path(two, `M${x + width / 2} ${y - 14}c-26-4-26-26-12-26 8 0 12 12 12 26 0-14 4-26 12-26 14 0 14 22-12 26z`);

const confetti = (dots: readonly Point[]): string =>
  dots
    .map(([x, y], at) =>
      place(
        x,
        y,
        1,
        path(['sc-a', 'sc-b', 'sc-c', 'sc-light'][at % 4] ?? 'sc-b', at % 3 ? 'M-4-2h8v4h-8z' : 'M-3-3h6v6h-6z'),
        (at * 47) % 90,
      ),
    )
    .join('');

const flakes = confetti([
  [250, 40],
  [286, 82],
  [322, 30],
  [352, 70],
  [396, 28],
  [430, 66],
  [456, 24],
  [462, 108],
  [270, 128],
  [236, 92],
  [410, 104],
]);

const ticket = (names: string): string =>
  path(
    names,
    'M-72-36H72a6 6 0 0 1 6 6v18a12 12 0 0 0 0 24v18a6 6 0 0 1-6 6H-72a6 6 0 0 1-6-6V12a12 12 0 0 0 0-24v-18a6 6 0 0 1 6-6z',
  ) + line('st-d', 2.4, 'M38-32v64', 'stroke-dasharray="5 6" opacity=".5"');

const drawn: Readonly<Record<string, string>> = {
  roulette:
    cloud(236, 40, 0.7, 0.4) +
    cloud(400, 8, 0.9, 0.5) +
    cloud(214, 210, 0.8, 0.7) +
    balloon(246, 130, 0.5, 'sc-b', 'sc-a') +
    roulette(372, 196, 112),
  stamps:
    land('sc-far', 210, 16) +
    land('sc-near', 244, 12) +
    line(
      'st-line',
      5,
      'M190 316C220 270 300 300 330 262S286 206 332 190 420 176 400 130',
      'stroke-dasharray="2 13" stroke-linecap="round"',
    ) +
    stamp(304, 272, 27, path('sc-a', 'M0-15l4.4 9 10 1.4-7.2 7 1.7 9.9L0 7.6l-8.9 4.7 1.7-9.9-7.2-7 10-1.4z')) +
    stamp(336, 188, 30, place(0, 2, 0.32, balloon(0, 0, 1, 'sc-a', 'sc-b'))) +
    stamp(402, 110, 34, wheel(0, -2, 15, 8)) +
    cloud(228, 60, 0.8, 0.5) +
    person(214, 300, 1.5) +
    person(236, 304, 1.05, 'sc-a'),
  lanterns:
    stars(5, 60, 200, area) +
    circle('sc-sun', 420, 66, 24) +
    lantern(300, 130, 1.3) +
    lantern(366, 84, 0.9) +
    lantern(414, 160, 1.1) +
    lantern(252, 70, 0.6) +
    lantern(338, 206, 0.7) +
    lantern(452, 112, 0.55) +
    lantern(236, 176, 0.8) +
    land('sc-mid', 258, 14) +
    land('sc-near', 284, 8) +
    tent(424, 296, 84, 66) +
    person(300, 298, 1.1) +
    person(320, 300, 1.1) +
    person(338, 300, 0.8) +
    path('sc-fore', 'M-4 296C120 286 300 306 484 292V318H-4Z'),
  tubes:
    circle('sc-sun', 420, 70, 32) +
    cloud(262, 50, 0.8, 0.8) +
    cloud(360, 96, 0.5, 0.8) +
    band('sc-far', { y: 168, rise: 3, length: 160, shift: 0 }, area) +
    band('sc-near', { y: 196, rise: 6, length: 150, shift: 40 }, area) +
    foam({ y: 196, rise: 6, length: 150, shift: 40 }, area, 0.8) +
    float(404, 206, 1, 'sc-a') +
    place(
      318,
      236,
      1,
      ellipse('sc-b', 0, 0, 62, 30) +
        ellipse('sc-d', 0, -2, 26, 11) +
        path('sc-c', 'M-62 0c0-12 12-20 26-24l12 12c-10 2-16 6-16 12zM62 0c0 12-12 20-26 24l-12-12c10-2 16-6 16-12z') +
        path('sc-c', 'M-30-18q14-8 30-8', 'opacity=".6"'),
    ) +
    path(
      'sc-light',
      'M376 168q3 12 15 15-12 3-15 15-3-12-15-15 12-3 15-15zM262 176q2 8 10 10-8 2-10 10-2-8-10-10 8-2 10-10z',
    ) +
    band('sc-fore', { y: 258, rise: 8, length: 190, shift: 0 }, area) +
    foam({ y: 258, rise: 8, length: 190, shift: 0 }, area, 0.9) +
    float(438, 276, 1.1, 'sc-b') +
    band('sc-near', { y: 294, rise: 7, length: 160, shift: 70 }, area),
  race:
    stars(9, 90, 180, area) +
    circle('sc-sun', 350, 176, 38) +
    land('sc-far', 186, 12) +
    path('sc-near', 'M-4 196C160 188 320 204 484 192V318H-4Z') +
    [238, 452]
      .map(
        (x) =>
          path('sc-light', `M${x - 16} 66l-70 150h172l-70-150z`, 'opacity=".22"') +
          path('st-d', `M${x} 214V60`, 'stroke-width="5"') +
          path('sc-d', `M${x - 22} 44h44v24h-44z`) +
          path('sc-light', `M${x - 17} 49h9v6h-9zm13 0h9v6h-9zm13 0h9v6h-9zm-26 9h9v6h-9zm13 0h9v6h-9zm13 0h9v6h-9z`),
      )
      .join('') +
    road('M520 216C440 210 360 214 340 228S420 252 400 268 240 290-40 290', 40) +
    place(322, 272, 1, path('sc-a', 'M-66-7h-190v3h190zM-66-14h-130v2h130z', 'opacity=".5"') + car('sc-a', 'sc-c')),
  camp:
    stars(3, 60, 200, area) +
    circle('sc-sun', 424, 62, 26) +
    land('sc-far', 176, 18) +
    firRow('sc-mid', { seed: 7, from: 0, to: 480, gap: 26, ground: () => 224, low: 70, high: 120 }, area) +
    path('sc-mid', 'M0 222h480v94H0z') +
    land('sc-near', 254, 8) +
    path('sc-a', 'M256 272l54-84 54 84z') +
    path('sc-d', 'M296 272l14-52 14 52z') +
    path('sc-light', 'M303 272l7-28 7 28z') +
    line('st-d', 3, 'M256 272l54-84 54 84', 'stroke-linejoin="round"') +
    ellipse('sc-glow', 412, 280, 46, 12, 'opacity=".6"') +
    path('sc-a', 'M412 226c10 12 17 18 17 30s-7 22-17 22-17-8-17-22c0-8 5-10 8-18 3 4 4 6 5 9 4-6 5-12 4-21z') +
    path('sc-light', 'M412 252c6 6 9 10 9 15s-4 9-9 9-9-4-9-9 3-9 9-15z') +
    line('st-d', 6, 'M392 282l40-8M392 274l40 8', 'stroke-linecap="round"') +
    path('sc-fore', 'M-4 292C120 282 320 304 484 288V318H-4Z'),
  walk:
    circle('sc-sun', 380, 160, 42) +
    land('sc-far', 180, 14) +
    path('sc-near', 'M-4 206C160 198 320 212 484 202V318H-4Z') +
    road('M560 236C460 226 330 236 330 256S480 290 240 320', 46) +
    person(300, 292, 2.2, 'sc-a') +
    person(334, 296, 1.5, 'sc-b') +
    person(368, 292, 2.2, 'sc-c') +
    path('st-line', 'M378 252l14-56', 'stroke-width="2.4"') +
    balloon(394, 176, 0.42, 'sc-a', 'sc-b'),
  winter:
    circle('sc-sun', 296, 78, 24) +
    land('sc-far', 196, 18) +
    wheel(414, 150, 70, 12) +
    land('sc-mid', 226, 12) +
    firRow('sc-near', { seed: 12, from: 190, to: 330, gap: 34, ground: () => 252, low: 60, high: 104 }, area, true) +
    land('sc-c', 258, 10) +
    place(
      360,
      286,
      1,
      circle('sc-line', 0, -18, 26) +
        circle('sc-c', 0, -56, 18) +
        circle('sc-d', -6, -60, 2.4) +
        circle('sc-d', 6, -60, 2.4) +
        path('sc-b', 'M0-56l16 4-16 3z') +
        path('sc-a', 'M-17-44q17 8 34 0v8q-17 8-34 0zM8-38l12 20-8 4-10-20z') +
        path('sc-d', 'M-16-70h32v4h-32zM-11-88h22v18h-22z') +
        path('sc-a', 'M-11-76h22v5h-22z') +
        line('st-d', 3, 'M-24-26l-20-12M24-26l18-16', 'stroke-linecap="round"') +
        circle('sc-d', 0, -26, 2) +
        circle('sc-d', 0, -14, 2),
    ) +
    snowfall(4, 70, area) +
    path('sc-c', 'M-4 294C120 284 320 302 484 288V318H-4Z'),
  balloons:
    cloud(190, 210, 1.1, 0.6) +
    cloud(390, 230, 1.2, 0.7) +
    cloud(300, 20, 0.7, 0.4) +
    balloon(330, 150, 1.7, 'sc-a', 'sc-b') +
    balloon(436, 96, 0.9, 'sc-b', 'sc-a') +
    balloon(242, 84, 0.62, 'sc-c', 'sc-a') +
    balloon(412, 244, 0.5, 'sc-c', 'sc-b') +
    land('sc-far', 284, 14) +
    land('sc-near', 304, 8),
  gift:
    flakes +
    land('sc-mid', 262, 12) +
    parcel(box(292, 196, 92, 92), 'sc-a', 'sc-b') +
    parcel(box(386, 232, 64, 56), 'sc-c', 'sc-a') +
    parcel(box(244, 244, 48, 44), 'sc-b', 'sc-c') +
    path('sc-fore', 'M-4 284C120 276 320 292 484 280V318H-4Z'),
  pass:
    flakes +
    place(364, 196, 1.25, ticket('sc-b'), 12) +
    place(
      346,
      176,
      1.25,
      ticket('sc-c') +
        circle('sc-a', -22, 0, 20) +
        path('sc-c', 'M-31 6a6 6 0 0 1 1-12 9 9 0 0 1 17 3 5.5 5.5 0 0 1-1 9z') +
        path('sc-d', 'M6-16h22v6H6zM6-2h22v4H6zM6 10h14v4H6z', 'opacity=".7"'),
      -10,
    ) +
    land('sc-near', 300, 10),
  cotton:
    cloud(206, 196, 1, 0.5) +
    cloud(392, 30, 0.8, 0.5) +
    [
      [330, 120, 1.5],
      [276, 220, 0.8],
      [420, 220, 1],
      [250, 70, 0.6],
      [424, 100, 0.7],
    ]
      .map(([x = 0, y = 0, scale = 1]) =>
        place(
          x,
          y,
          scale,
          circle('sc-b', 0, 0, 34) +
            circle('sc-light', 0, 0, 27) +
            path('sc-c', 'M-14 10a9 9 0 0 1 1-17A13 13 0 0 1 12-3a8 8 0 0 1-1 13z'),
        ),
      )
      .join('') +
    land('sc-near', 300, 10),
  night:
    stars(15, 80, 180, area) +
    circle('sc-sun', 272, 76, 22) +
    wheel(390, 146, 88, 14) +
    land('sc-mid', 236, 14) +
    tent(286, 280, 96, 80) +
    tent(448, 286, 76, 62, 'sc-b', 'sc-c') +
    lights([214, 216], [334, 232], 30, 10) +
    lights([334, 232], [470, 214], 34, 11) +
    path('sc-fore', 'M-4 276C120 266 320 288 484 274V318H-4Z') +
    person(358, 284, 1) +
    person(376, 286, 0.7),
};

/** Pictures of events: the motif stands right, the left stays calm for words. */
export const posters = (): Picture[] =>
  Object.entries(drawn).map(([name, body]) => ({ name: `event-${name}`, box: area, body: air + body }));
