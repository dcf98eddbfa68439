export { returnUse } from './return-use.ts';
export { startUse } from './start-use.ts';
export { nameOfUse } from './places.ts';
