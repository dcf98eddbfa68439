export { counterOf } from './pairs.ts';
