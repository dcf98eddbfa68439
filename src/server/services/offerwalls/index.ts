export { seedDemoOfferwalls } from './demo-offerwalls.ts';
export { signCallback, writeValues, type Callback } from './read-callback.ts';
