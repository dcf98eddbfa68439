import { useMemo, useState } from 'react';
import { Names } from '../../../content/diff/names.ts';
import type { Body } from '../../api/client.ts';
import { useMe } from '../../session/current-user.ts';
import { useVenueChoice, useVenues } from '../../shell/venue-choice.tsx';
import type { Doc, Docs } from '../../site/documents.ts';
import { useDocs, useNames } from '../../site/use-site.tsx';
import { labelOf } from '../entries.ts';
import { isTable } from '../../site/document-types.ts';
import { tableOf } from './tables.ts';
import { makeDocument } from './skeleton.ts';
import { newWords } from './strings.ts';
import { may, type Grant } from '../../session/rights.ts';

const copyName = (source: Doc | undefined, names: Names) => {
  const was = source === undefined ? undefined : labelOf(source, names);
  return {
    ko: was === undefined ? '' : newWords.ko.copyOf(was.ko),
    en: was === undefined ? '' : newWords.en.copyOf(was.en),
  };
};

/** A table is for a venue: the wanted one, else the first that has none yet. */
const venueFor = (type: string, wanted: string | undefined, venues: readonly Body[], docs: Docs): string | undefined =>
  wanted ?? (venues.find(({ id }) => tableOf(docs, type, id) === undefined) ?? venues[0])?.id;

/** State of the dialog and the documents that it creates. `like`: key of the copied document. */
export function useWish(firstType: string | undefined, like: string | undefined) {
  const docs = useDocs();
  const names = useNames();
  const { grants } = useMe();
  const venues = useVenues();
  const choice = useVenueChoice();
  const source = like === undefined ? undefined : docs.get(like);
  const [type, setType] = useState(source?.type ?? firstType ?? 'page');
  const isOfVenue = isTable(type);
  const [chosen, setVenue] = useState(
    source === undefined ? choice.venue : isOfVenue ? undefined : names.venueOf(source.type, source.id),
  );
  const [name, setName] = useState(() => copyName(source, names));
  const [ownId, setOwnId] = useState<string>();
  const venue = isOfVenue ? venueFor(type, chosen, venues, docs) : chosen;
  const made = useMemo(
    () =>
      makeDocument(docs, names, {
        type,
        venue,
        name: { ko: name.ko.trim() || name.en.trim(), en: name.en.trim() || name.ko.trim() },
        like,
        id: ownId,
      }),
    [docs, names, type, venue, name, like, ownId],
  );
  const forbidden = useMemo(() => forbiddenIn(made.changes, docs, names, grants), [made, docs, names, grants]);
  const body = made.changes.get(made.key);
  return {
    type,
    venue,
    name,
    made,
    forbidden,
    source,
    isOfVenue,
    setName,
    setOwnId,
    id: ownId ?? made.id,
    /** Title; a table is named by kind and venue. */
    called:
      isOfVenue && body !== undefined
        ? labelOf({ type, id: made.id, body, live: undefined }, names)
        : { ko: name.ko.trim(), en: name.en.trim() },
    /** The document that has its id. */
    taken: isOfVenue ? tableOf(docs, type, venue) : docs.get(made.key),
    chooseType: (next: string): void => {
      setType(next);
      setOwnId(undefined);
    },
    chooseVenue: (next: string | undefined): void => {
      setVenue(next);
      setOwnId(undefined);
    },
  };
}

export type WishState = ReturnType<typeof useWish>;

/**
 * Types of the documents of a step that somebody may not write: a page comes with its layout and its texts, and the server asks for each of
 * them, as it was and as it is to be.
 */
export const forbiddenIn = (
  changes: ReadonlyMap<string, Body>,
  docs: Docs,
  names: Names,
  grants: readonly Grant[],
): readonly string[] => {
  const kept = [...docs.values()].flatMap(({ key, type, id, body }) =>
    body === undefined || changes.has(key) ? [] : [{ type, id, body }],
  );
  const after = new Names([...kept, ...[...changes.values()].map((body) => ({ type: body.type, id: body.id, body }))]);
  const forbidden = [...changes].filter(
    ([key, { type, id }]) =>
      !may(grants, 'edit', { type, venue: after.venueOf(type, id) }) ||
      (docs.get(key)?.body !== undefined && !may(grants, 'edit', { type, venue: names.venueOf(type, id) })),
  );
  return [...new Set(forbidden.map(([, { type }]) => type))];
};
