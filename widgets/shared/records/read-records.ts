import type { Decoded } from '#schemas/command';
import { formatNumber } from '#ui/content/format-number.ts';
import type { DataState } from '../../define-widget.ts';
import { duration } from '../texts/duration.ts';
import { isFields, type RecordFields } from '../answers/is-fields.ts';
import type { Item } from '../../port.tsx';
import type { RecordCardSettings, RecordValueSettings } from './record-settings.ts';

type Action = Decoded<NonNullable<RecordCardSettings['actions']>[number]>;

/** Returns the records in the list of an answer, or the state of the call. */
export const readRecords = (
  data: DataState | undefined,
  list: string,
): readonly RecordFields[] | 'waiting' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  const rows = data.state === 'ready' && isFields(data.value) ? data.value[list] : undefined;
  return Array.isArray(rows) ? rows.filter(isFields) : 'failed';
};

/** Returns the record of an answer, or the state of the call. `missing` if the server knows no such record, or the answer has none. */
export const readRecord = (
  data: DataState | undefined,
  at: string | undefined,
): RecordFields | 'waiting' | 'missing' | 'failed' => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  if (data.state === 'failed') return data.errorType === 'B' ? 'missing' : 'failed';
  const record = at === undefined || !isFields(data.value) ? data.value : data.value[at];
  if (at !== undefined && isFields(data.value) && record === undefined) return 'missing';
  return isFields(record) ? record : 'failed';
};

/** Returns a field as text; empty if it has none. */
export const fieldText = (record: RecordFields, field: string): string => {
  const value = record[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the fields of a record as texts, for addresses and bodies. */
export const itemOf = (record: RecordFields): Item =>
  Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)] as const] : [],
    ),
  );

const format = (form: RecordValueSettings['form'], raw: string): string => {
  switch (form) {
    case 'number':
    case 'signed': {
      const number = Number(raw);
      return Number.isFinite(number) ? formatNumber(number, { plus: form === 'signed' }) : raw;
    }
    case 'day':
    case 'moment': {
      const [, year, month, day, hour, minute] = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2}))?/.exec(raw) ?? [];
      if (year === undefined) return raw;
      const date = `${year}.${month}.${day}`;
      return form === 'moment' && hour !== undefined ? `${date} ${hour}:${minute}` : date;
    }
    case 'text':
    case undefined:
      return raw;
  }
};

/** Formats a field of a record. Returns undefined if there is nothing to show. */
export const formatValue = (
  { field, form, units, text, says = [], show = [] }: Decoded<RecordValueSettings>,
  record: RecordFields,
): string | undefined => {
  if (!isShown({ show }, record)) return undefined;
  const raw = fieldText(record, field);
  const said = says.find(({ is }) => is === raw);
  if (said !== undefined) return said.text;
  if (raw === '') return undefined;
  const value = units !== undefined && Number.isFinite(Number(raw)) ? duration(Number(raw), units) : format(form, raw);
  return text === undefined ? value : text.replaceAll('{{name}}', () => value);
};

/** True if an action applies to a record. */
export const isShown = ({ show = [] }: Pick<Action, 'show'>, record: RecordFields): boolean =>
  show.every(({ field, is }) => is.includes(fieldText(record, field)));

interface BodyValues {
  readonly item: Item;
  readonly param: Item;
  readonly query: Item;
}

/** Fills the body of an operation from the record, the parameters of the page and its query. Empty values are omitted. */
export const fillBody = (
  body: Readonly<Record<string, string>>,
  values: BodyValues,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(body)
      .map(
        ([name, template]) =>
          [
            name,
            template.replace(
              /\{(item|param|query)\.([A-Za-z0-9_]+)\}/g,
              (_, group: keyof BodyValues, key: string) => values[group][key] ?? '',
            ),
          ] as const,
      )
      .filter(([, text]) => text !== ''),
  );

/** Number of records on all pages. */
export const totalOf = (data: DataState | undefined, field = 'totalCnt'): number =>
  data?.state === 'ready' && isFields(data.value) ? Number(data.value[field] ?? 0) : 0;
