import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import type { RecordFields } from '../shared/answers/is-fields.ts';

/** Number in a field of a record; 0 if it has none. */
export const numberOf = (record: RecordFields, field: string): number => {
  const value = Number(fieldText(record, field));
  return Number.isFinite(value) ? value : 0;
};

/** Records in a list of a record. */
export const rowsOf = (record: RecordFields, field: string): readonly RecordFields[] => {
  const rows = record[field];
  return Array.isArray(rows) ? rows.filter(isFields) : [];
};

/** Formats YYYYMMDD as 2026.11.01. */
export const dottedDay = (day: string): string => day.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1.$2.$3');
