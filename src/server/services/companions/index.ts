export { counterOf } from './pairs.ts';
export { pocketPath } from './limits.ts';
