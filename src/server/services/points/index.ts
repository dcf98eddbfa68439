export { importDreamPoints } from './dream-points.ts';
