export { counterOf } from './pairs.ts';
export { pocketPath } from './relation-context.ts';
