import { box } from '../svg.ts';

/** All of a scene: the middle 480 units are what a phone shows, the rest fills a desk. */
export const whole = box(0, 0, 1440, 560);
