import { actionSchema } from '#schemas/action.schema';
import { factTest } from '#schemas/condition.schema';

/** Names of all actions, and of all facts that a condition may ask for. */
export const actionNames: readonly string[] = actionSchema.oneOf.flatMap(({ properties: { action } }) => ('const' in action ? [action.const] : [...action.enum]));
export const factNames: readonly string[] = factTest.oneOf.map(({ properties: { fact } }) => fact.const);
