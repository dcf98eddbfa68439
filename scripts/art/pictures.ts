import { badges } from './badges.ts';
import { brands } from './brands.ts';
import { scenePictures } from './crops.ts';
import { courses } from './courses.ts';
import { drifts } from './drifts.ts';
import { mapPictures } from './maps/index.ts';
import { plans } from './plans.ts';
import { posters } from './posters.ts';
import { states } from './states.ts';
import { box } from './svg.ts';
import type { Picture } from './svg.ts';
import { avatars } from './tiles/avatars.ts';
import { pools } from './tiles/pools.ts';
import { races } from './tiles/races.ts';
import { rides } from './tiles/rides.ts';
import { shows } from './tiles/shows.ts';
import { stays } from './tiles/stays.ts';
import { food, goods, help } from './tiles/things.ts';
import { tilePictures } from './tiles/tile.ts';
import { roulette } from './wheel-of-fortune.ts';

const tiles = { ride: rides, show: shows, pool: pools, stay: stays, race: races, food, goods, help, avatar: avatars };

/** Every drawing of the product. */
export const pictures = (): Picture[] => [
  ...scenePictures(),
  ...drifts(),
  ...posters(),
  ...states(),
  ...plans(),
  ...courses(),
  ...badges(),
  ...mapPictures(),
  ...brands(),
  { name: 'roulette', box: box(0, 0, 320, 320), body: roulette(160, 166, 134) },
  ...Object.entries(tiles).flatMap(([subject, motifs]) => tilePictures(subject, motifs)),
];
