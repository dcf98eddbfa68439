export { importDreamPoints } from './dream-points.ts';
export { seedDemoSom } from './demo-som.ts';
