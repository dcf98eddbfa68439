import type { AnswerRead } from '#schemas/settings-fault';

interface TableSettings {
  readonly columns: readonly { readonly field?: string }[];
  readonly list?: string;
}

/** The rows, and a field of each for every column. */
export const tableReads = ({ columns, list }: TableSettings): readonly AnswerRead[] => {
  const rows = list ?? 'list';
  return [
    { at: list === undefined ? ['source'] : ['list'], way: [rows, '*'] },
    ...columns.flatMap(({ field }, index) =>
      field === undefined ? [] : [{ at: ['columns', index, 'field'], way: [rows, '*', field] }],
    ),
  ];
};
