export { seedDemoClubs } from './demo-clubs.ts';
