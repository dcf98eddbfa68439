/** Functions of the app shell. A separate chunk that browsers outside the app never load. */
export { callNative, isDoneByShell } from './call-native.ts';
export { hearNative } from './hear-native.ts';
