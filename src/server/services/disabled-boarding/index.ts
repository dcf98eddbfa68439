export { entranceOf, hasBoarding, markEntry } from './boardings.ts';
