import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Decoded } from '#schemas/command';
import type { LastRecords } from '#schemas/last-records';
import type { DataState } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import { fieldText, formatValue } from '../shared/records/read-records.ts';
import { isFields, type RecordFields } from '#widgets/shared/answers/is-fields';
import type { Settings } from './schema.ts';

export type RecordListSettings = Decoded<Settings>;
type Card = RecordListSettings['card'];

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
const isOffline = (): boolean => !navigator.onLine;
const isOnline = (): boolean => false;

/** Fields of a record that a card shows. Codes and the fields of actions are left out. */
const shownFields = (
  { title, over, end, lines = [], badges = [], picture, avatar, language, muted }: Card,
  key: string,
): readonly string[] =>
  [
    key,
    title.field,
    over?.field,
    end?.field,
    ...[...lines, ...badges].map(({ field }) => field),
    picture,
    avatar,
    language,
    muted?.field,
  ].filter((field) => field !== undefined);

const pick = (record: RecordFields, fields: readonly string[]): RecordFields =>
  Object.fromEntries(fields.flatMap((field) => (record[field] === undefined ? [] : [[field, record[field]] as const])));

const textsOf = (
  { over, title, badges = [], lines = [] }: Card,
  record: RecordFields,
): LastRecords['cards'][number] => ({
  over: (over && formatValue(over, record)) ?? '',
  title: formatValue(title, record) ?? '',
  badges: badges.flatMap((badge) => formatValue(badge, record) ?? []),
  lines: lines.flatMap((line) => formatValue(line, record) ?? []),
});

const timeOf = (asOf: string): string => `${asOf.slice(8, 10)}:${asOf.slice(10, 12)}`;

/** A list as last known, with the note that says so. */
export interface LastKnown {
  readonly records: readonly RecordFields[];
  readonly note: string;
}

/**
 * Keeps the records of the last answer on the device, and returns them while there is no network: those of the page, else those that are kept.
 * Returns undefined while the page shows the present.
 */
export const useLastKnown = (
  { source, list, key, card, title, lastKnown }: RecordListSettings,
  data: DataState | undefined,
): LastKnown | undefined => {
  const { lastRecords } = useWidgetPort();
  const offline = useSyncExternalStore(
    lastKnown === undefined ? () => () => undefined : subscribe,
    isOffline,
    isOnline,
  );
  const answer = lastKnown !== undefined && data?.state === 'ready' && isFields(data.value) ? data.value : undefined;
  const asOf = lastKnown === undefined || answer === undefined ? '' : fieldText(answer, lastKnown.asOf);
  const rows = answer?.[list];
  const name = `${source.path} ${JSON.stringify(source.query ?? {})}`;
  const note = lastKnown?.text.replaceAll('{{name}}', timeOf(asOf)) ?? '';
  const records = Array.isArray(rows) ? rows.filter(isFields) : [];

  const keep = useRef<(note: string) => void>(undefined);
  useLayoutEffect(() => {
    keep.current = (words) => {
      const fields = shownFields(card, key);
      lastRecords.keep({
        name,
        title: title ?? '',
        note: words,
        asOf,
        records: records.map((record) => pick(record, fields)),
        cards: records.map((record) => textsOf(card, record)),
      });
    };
  });
  // An answer is kept once for a language, not with each rendering.
  useEffect(() => {
    if (answer !== undefined && asOf !== '') keep.current?.(note);
  }, [answer, asOf, note]);

  const [kept, setKept] = useState<LastRecords>();
  const isLost = lastKnown !== undefined && data?.state === 'failed';
  useEffect(() => {
    if (!isLost) return;
    let isOver = false;
    lastRecords.read(name).then(
      (found) => {
        if (!isOver) setKept(found);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isLost, name, lastRecords]);

  if (offline && asOf !== '' && records.length > 0) return { records, note };
  return isLost && kept !== undefined && kept.records.length > 0
    ? { records: kept.records, note: kept.note }
    : undefined;
};
