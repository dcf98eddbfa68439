import { blankOf } from './blank.ts';
import { isFields } from '../../../content/check/is-fields.ts';
import type { Schema } from './schema.ts';

/** One of the forms that a value may have. */
export interface Branch {
  readonly tag: string;
  readonly schema: Schema;
}

/** The forms of a value that names its form in one of its properties. One branch may stand for several names. */
export const branchesOf = ({ oneOf = [], discriminator }: Schema): readonly Branch[] => {
  const by = discriminator?.propertyName ?? '';
  return oneOf.flatMap((schema) => {
    const tag = schema.properties?.[by];
    return (tag?.enum ?? [tag?.const]).map((name) => ({ tag: String(name), schema }));
  });
};

/** The value in another form: what both forms know stays. */
export const changeBranch = (value: unknown, { tag, schema }: Branch, by: string): unknown => {
  const old = isFields(value) ? value : {};
  const fresh = blankOf(schema);
  const kept = Object.fromEntries(
    Object.entries(old).filter(([name]) => name !== by && Object.hasOwn(schema.properties ?? {}, name)),
  );
  return { ...(isFields(fresh) ? fresh : {}), ...kept, [by]: tag };
};

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

/** Branch of an unnamed union that a value matches, by JSON type; else the first. */
export const eitherOf = ({ oneOf = [] }: Schema, value: unknown): number =>
  Math.max(
    0,
    oneOf.findIndex(({ type }) => type === typeOf(value)),
  );
