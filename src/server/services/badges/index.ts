export { countFacts } from './count-facts.ts';
export { conditionsOf, countsOneOf, goalProgress, type GoalProgress } from './goal.ts';
export { seedDemoBadges } from './demo-badges.ts';
