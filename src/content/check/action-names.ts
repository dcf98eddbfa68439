import { actionSchema } from '#schemas/parts/action/schema';

/** Names of all actions. */
export const actionNames: readonly string[] = actionSchema.oneOf.flatMap(({ properties: { action } }) =>
  'const' in action ? [action.const] : [...action.enum],
);
