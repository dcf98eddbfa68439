export { seedDemoBadges } from './demo-badges.ts';
