export { seedDemoClub } from './demo-clubs.ts';
