/** What commands do in the app. It comes with the first one. */
export { openInApp } from './open-in-app.ts';
export { runNative } from './run-native.ts';
export { runScan } from './run-scan.ts';
