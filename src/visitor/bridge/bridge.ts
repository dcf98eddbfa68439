/** What the app shell can do for the page. A chunk of its own: browsers outside of the app never load it. */
export { callNative, isDoneByShell } from './call-native.ts';
export { hearNative } from './hear-native.ts';
