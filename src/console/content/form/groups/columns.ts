import { kindOf } from '../kinds.ts';
import type { Schema } from '../schema.ts';

const plain = new Set(['text', 'reference', 'enum', 'number', 'local', 'day', 'agreed', 'switch', 'icon']);
const mostColumns = 4;
const mostProperties = 6;

/** A property that is a column of a table. */
export interface Column {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}

/**
 * The columns of a table of such entries; none where they are too different from lines of a table, or where two bilingual texts beside another column
 * could not be read. What an entry has besides is under it.
 */
export const columnsOf = (schema: Schema, name: string): readonly Column[] => {
  const all = Object.entries(schema.properties ?? {});
  if (kindOf(schema, name, '') !== 'object' || all.length > mostProperties) return [];
  const columns = all
    .filter(([inner, held]) => plain.has(kindOf(held, inner, name)))
    .map(([inner, held]) => ({ name: inner, schema: held, isRequired: schema.required?.includes(inner) === true }));
  const isWhole = (schema.required ?? []).every((inner) => columns.some((column) => column.name === inner));
  const pairs = columns.filter((column) => kindOf(column.schema, column.name, name) === 'local').length;
  const fits = columns.length <= mostColumns && (pairs < 2 || columns.length === pairs);
  return isWhole && fits ? columns : [];
};

const longText = 100;
/** Values that stand side by side in a column: three would leave no room for what a line leads to. */
export const mostInCell = 2;

/** Column widths: bilingual, long and picked values are twice as wide, a binary choice fits its labels. */
export const widthsOf = (columns: readonly Column[], name: string, isNamed: boolean): string =>
  [
    ...(isNamed ? ['minmax(84px, 140px)'] : []),
    ...columns.map(({ name: inner, schema, isRequired }) => {
      const kind = kindOf(schema, inner, name);
      if (kind === 'enum' && (schema.enum ?? []).length + (isRequired ? 0 : 1) <= mostInCell) return '236px';
      // Wide enough to read the selected value.
      if (kind === 'enum') return 'minmax(104px, 1fr)';
      return kind === 'local' || kind === 'reference' || (kind === 'text' && (schema.maxLength ?? longText) >= longText)
        ? 'minmax(0, 2fr)'
        : 'minmax(0, 1fr)';
    }),
  ].join(' ');

/** Names of what stands in columns, and whether there is more. */
export const restOf = (schema: Schema, columns: readonly Column[]): readonly string[] =>
  Object.keys(schema.properties ?? {}).filter((name) => columns.every((column) => column.name !== name));
