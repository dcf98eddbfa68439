import type { Picture } from '../svg.ts';
import { aquaOutdoor } from './aqua-outdoor.ts';
import { haneulFloors } from './haneul-floors.ts';
import { haneulOutdoor } from './haneul-outdoor.ts';

/** The layers of all park maps. */
export const mapPictures = (): Picture[] => [aquaOutdoor(), haneulOutdoor(), ...haneulFloors()];
