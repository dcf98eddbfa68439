import type { Decoded } from '#schemas/command';
import type { DataState } from '../define-widget.ts';
import type { Item } from '../port.tsx';
import { fieldText, itemOf, readRecords } from '../shared/records/read-records.ts';
import type { Settings } from './schema.ts';

export interface Choice {
  readonly key: string;
  readonly icon?: string | undefined;
  readonly title: string;
  readonly text?: string | undefined;
  readonly item: Item;
}

/** Returns the choices of the settings and of their call, or the state of the call. */
export const readChoices = (
  { choices = [], from }: Pick<Decoded<Settings>, 'choices' | 'from'>,
  data: DataState | undefined,
): readonly Choice[] | 'waiting' | 'failed' => {
  const own = choices.map(({ icon, title, text, values }, index) => ({
    key: `own-${index}`,
    icon,
    title,
    text,
    item: values,
  }));
  if (from === undefined) return own;
  const records = readRecords(data, from.list);
  if (records === 'waiting' || records === 'failed') return records;
  const read = (record: (typeof records)[number], field: string | undefined): string | undefined =>
    field === undefined ? undefined : fieldText(record, field) || undefined;
  return [
    ...own,
    ...records.map((record) => ({
      key: fieldText(record, from.key),
      icon: read(record, from.icon),
      title: fieldText(record, from.title),
      text: read(record, from.text),
      item: itemOf(record),
    })),
  ];
};
