import type { AnyDocument } from '#schemas/documents';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { venueOf } from './engine-builders.ts';
import { soundPark } from './sound-park.ts';

/** JSON Merge Patch for the first level of a document of the sound park. */
type Patches = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The sound park with its venue `TP`; `patches` by `type/id` replace members of documents, `more` adds documents. */
export const parkDocuments = (patches: Patches = {}, more: readonly object[] = []): readonly AnyDocument[] =>
  // The documents are validated by the test that runs all fault examples.
  [
    venueOf('TP', 1, { publctTypeCd: '09', parkKindCd: '09' }),
    ...[...soundPark(), ...more].map((body) => ({
      ...body,
      ...patches[`${String((body as { type: string }).type)}/${String((body as { id: string }).id)}`],
    })),
  ] as unknown as readonly AnyDocument[];

/** Live states of every venue. */
export const statesOf =
  (...states: readonly FacilityState[]) =>
  (): ReadonlyMap<string, FacilityState> =>
    new Map(states.map((state) => [state.facilityId, state]));
