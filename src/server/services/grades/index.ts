export { seedDemoScore } from './demo-grades.ts';
