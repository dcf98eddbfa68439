import type { ReactNode } from 'react';
import css from './table.module.css';

export interface Column {
  readonly label: string;
  /** Numbers stand at the end, under one another. */
  readonly align?: 'start' | 'end' | undefined;
}

interface TableProps {
  readonly id: string;
  readonly caption: string;
  /** The caption is said, not shown: a heading above says it already. */
  readonly isCaptionHidden?: boolean;
  readonly columns: readonly Column[];
  /** The first cell of a row names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** Rows and columns (section 2.11). Where it is wider than its place it scrolls there, by touch and by keys, and never moves the page. */
export function Table({ id, caption, isCaptionHidden = false, columns, rows }: TableProps): ReactNode {
  const end = (at: number) => (columns[at]?.align === 'end' ? { className: css['end'] } : {});
  return (
    <div role="region" aria-labelledby={`${id}-caption`} tabIndex={0} className={css['place']}>
      <table className={css['table']}>
        <caption id={`${id}-caption`} className={isCaptionHidden ? 'sr' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label }, at) => (
              <th key={at} scope="col" {...end(at)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={at} {...end(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
