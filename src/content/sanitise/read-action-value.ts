import { actionSchema, type Action } from '#schemas/parts/action/schema';
import { actionNames } from '../check/action-names.ts';
import { compileValidator } from '../documents/validators.ts';

/** The action in an element's value; otherwise the unknown name it gives, where it gives one. */
export type ReadActionValue = (value: string) => { readonly action: Action } | { readonly unknown: string | undefined };

/** Reads an action object from JSON (P-307). Anything that does not fit the schema is no action. */
export const readActionValue: ReadActionValue = (value) => {
  const parsed = parse(value);
  // The validator has just proven the shape.
  if (compileValidator(actionSchema)(parsed)) return { action: parsed as Action };
  const name = typeof parsed === 'object' && parsed !== null && 'action' in parsed ? parsed.action : undefined;
  return { unknown: typeof name === 'string' && !actionNames.includes(name) ? name : undefined };
};

function parse(value: string): unknown {
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}
