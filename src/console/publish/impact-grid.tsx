import './publish.css';
import { Fragment } from 'react';
import { useWords } from '../texts/use-texts.ts';
import type { GridCell, ViewsGrid } from './use-impact.ts';
import { publishStrings } from './strings.ts';

const columns = [
  ['ko', 'APP'],
  ['ko', 'WEB'],
  ['en', 'APP'],
  ['en', 'WEB'],
] as const;

export const isSameCell = (one: GridCell | undefined, two: GridCell): boolean =>
  one !== undefined &&
  one.kind === two.kind &&
  one.onSite === two.onSite &&
  one.locale === two.locale &&
  one.platform === two.platform;

interface ImpactGridProps {
  readonly grid: ViewsGrid;
  readonly chosen: GridCell | undefined;
  readonly onChoose: (cell: GridCell) => void;
}

/** Table of audiences by language and platform with the number of changed screens. */
export function ImpactGrid({ grid: { cells }, chosen, onChoose }: ImpactGridProps) {
  const words = useWords(publishStrings);
  const rows = [...Map.groupBy(cells, ({ kind, onSite }) => `${kind} ${String(onSite)}`).values()];
  return (
    <table className="impact-grid">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words.who}</span>
          </th>
          {columns.map(([locale, platform]) => (
            <th key={locale + platform} scope="col">{`${locale} ${platform}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [first] = row;
          if (first === undefined) return null;
          const place = first.onSite === undefined ? '' : first.onSite ? words.onSite : words.away;
          return (
            <tr key={`${first.kind} ${place}`}>
              <th scope="row">
                <span>{words[first.kind]}</span>
                {place === '' ? null : (
                  <Fragment>
                    <span>, </span>
                    <span className="muted">{place}</span>
                  </Fragment>
                )}
              </th>
              {columns.map(([locale, platform]) => {
                const cell = row.find((one) => one.locale === locale && one.platform === platform);
                if (cell === undefined || cell.pages.length === 0)
                  return (
                    <td key={locale + platform}>
                      <span className="impact-same">{words.same}</span>
                    </td>
                  );
                return (
                  <td key={locale + platform}>
                    <button
                      type="button"
                      className="impact-changed"
                      aria-pressed={isSameCell(chosen, cell)}
                      aria-label={`${words[cell.kind]}${place === '' ? '' : `, ${place}`}, ${locale} ${platform}: ${words.screens(cell.pages.length)}`}
                      onClick={() => onChoose(cell)}
                    >
                      {cell.pages.length}
                    </button>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
