import { conditionSchema } from '#schemas/parts/condition/schema';

type Schema = Readonly<Record<string, unknown>>;

/** Schemas that stand in many others, by the name that refers to them. */
export const sharedSchemas: Readonly<Record<string, object>> = { condition: conditionSchema };

/**
 * A schema with references where conditions stand. Written out in every place they would make validators five times slower to
 * make and too long for the engine to optimise; actions are short and met often, so they stay where they are.
 */
export function shareSchemas(schema: object): object {
  return share(schema);
}

function share(value: unknown): object {
  const schema = value as Schema;
  if (schema['part'] === 'condition') return { $ref: 'condition' };
  return Object.fromEntries(Object.entries(schema).map(([keyword, held]) => [keyword, shareBelow(keyword, held)]));
}

function shareBelow(keyword: string, held: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(held as Schema).map(([name, property]) => [name, share(property)]));
  if (keyword === 'oneOf') return (held as readonly unknown[]).map(share);
  const isSchema = (keyword === 'items' || keyword === 'additionalProperties') && typeof held === 'object';
  return isSchema ? share(held) : held;
}
