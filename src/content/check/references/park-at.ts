import { isFields, type Fields } from '../is-fields.ts';
import type { Path } from '../problem.ts';

/** Park that a place of a document belongs to: what the nearest object around it names. */
export interface NamedPark {
  readonly parkKindCd?: string;
  /** Code of a venue. */
  readonly venue?: string;
}

/** Returns how the nearest object around a place names its park, by number or by venue; nothing if none does. */
export const parkAt = (body: Fields, path: Path): NamedPark => {
  let found: NamedPark = {};
  let value: unknown = body;
  for (const step of [undefined, ...path]) {
    if (step !== undefined) value = (value as Readonly<Record<string | number, unknown>>)[step];
    if (Array.isArray(value)) continue;
    if (!isFields(value)) break;
    const { parkKindCd, venue } = value;
    if (typeof parkKindCd === 'string') found = { parkKindCd };
    else if (typeof venue === 'string') found = { venue };
  }
  return found;
};
