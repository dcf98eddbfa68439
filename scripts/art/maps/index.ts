import type { Picture } from '../svg.ts';
import { haneulOutdoor } from './haneul-outdoor.ts';

/** The layers of all park maps. */
export const mapPictures = (): Picture[] => [haneulOutdoor()];
