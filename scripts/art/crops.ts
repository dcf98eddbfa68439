import { forest } from './scenes/forest.ts';
import { park } from './scenes/park.ts';
import { resort } from './scenes/resort.ts';
import { track } from './scenes/track.ts';
import { water } from './scenes/water.ts';
import { whole } from './scenes/whole.ts';
import { box } from './svg.ts';
import type { Box, Picture } from './svg.ts';

const scenes: Readonly<Record<string, (view: Box) => string>> = { park, water, forest, track };

// A crop ends above the scene's front layer, which has the page's colour; only scenes and state pictures flow into the page.
const crops: Readonly<Record<string, Readonly<Record<string, Box>>>> = {
  park: {
    door: box(196, 236, 560, 262),
    tab: box(520, 250, 260, 226),
    poster: box(392, 150, 520, 342),
    view: box(540, 286, 380, 209),
    wheel: box(430, 286, 380, 209),
    coaster: box(690, 290, 400, 220),
    sky: box(560, 160, 480, 264),
    state: box(480, 190, 480, 370),
  },
  water: {
    door: box(322, 196, 640, 300),
    tab: box(690, 220, 300, 260),
    poster: box(450, 170, 500, 329),
    view: box(540, 200, 520, 286),
    lighthouse: box(400, 290, 360, 198),
    bay: box(880, 250, 480, 264),
    state: box(480, 190, 480, 370),
  },
  forest: {
    door: box(516, 350, 405, 190),
    tab: box(690, 330, 240, 208),
    poster: box(470, 210, 480, 316),
    lodge: box(643, 350, 338, 178),
    house: box(462, 386, 246, 130),
    dawn: box(560, 236, 480, 264),
    state: box(480, 190, 480, 370),
  },
  track: {
    door: box(436, 252, 600, 281),
    tab: box(700, 300, 280, 244),
    poster: box(470, 220, 480, 316),
    tower: box(680, 256, 400, 220),
    stand: box(380, 330, 400, 220),
    bend: box(560, 350, 360, 198),
    state: box(480, 190, 480, 370),
  },
};

/** The scenes, their cuts and their winters. */
export const scenePictures = (): Picture[] => [
  ...Object.entries(scenes).flatMap(([name, draw]) => [
    { name, box: whole, body: draw(whole) },
    ...Object.entries(crops[name] ?? {}).map(([cut, view]) => ({
      name: `${name}-${cut}`,
      box: view,
      body: draw(view),
    })),
  ]),
  { name: 'park-winter', box: whole, body: park(whole, true) },
  { name: 'forest-winter', box: whole, body: forest(whole, true) },
  { name: 'resort', box: whole, body: resort() },
];
