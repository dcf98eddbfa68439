/** Runs commands in the app. Loaded with the first command. */
export { openInApp } from './open-in-app.ts';
export { runNative } from './run-native.ts';
export { runScan } from './run-scan.ts';
