import { build } from './build.ts';

console.error('Building …');
await build();
