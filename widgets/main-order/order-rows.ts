import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';

/** A block of a main page. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly isShown: boolean;
}

/** Reads the blocks of an answer in their order. */
export const rowsOf = (answer: unknown): readonly Row[] => {
  const list = isFields(answer) ? answer['widgets'] : undefined;
  return (Array.isArray(list) ? (list as readonly unknown[]) : [])
    .filter(isFields)
    .filter((row) => fieldText(row, 'id') !== '' && fieldText(row, 'name') !== '')
    .map((row) => ({
      id: fieldText(row, 'id'),
      name: fieldText(row, 'name'),
      isShown: fieldText(row, 'shownYn') === 'Y',
    }));
};

/** Moves a row to another place; a place outside of the list changes nothing. */
export const moveRow = (rows: readonly Row[], from: number, to: number): readonly Row[] => {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  const others = rows.filter((one) => one !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
};

/** Body of the operation. */
export const bodyRows = (rows: readonly Row[]): readonly object[] =>
  rows.map(({ id, isShown }, index) => ({ id, order: index + 1, shownYn: isShown ? 'Y' : 'N' }));
