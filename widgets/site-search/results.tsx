import { dot } from '#ui/content/dot.ts';
import { splitAtTerm } from '#engine/values/search-term';
import type { Command } from '#schemas/command';
import type { SearchRow } from '#schemas/calls/contents/common-answers';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './results.module.css';

interface ResultProps {
  readonly row: SearchRow;
  readonly term: string;
  /** Stands before what belongs to no venue. */
  readonly icon: string;
}

const commandOf = ({ pagePath, linkUrl }: SearchRow): Command =>
  linkUrl === '' ? { kind: 'go', to: pagePath } : { kind: 'url', url: linkUrl };

/** One page or menu: its name with the term marked, whose it is, and where it stands in the menu. */
export function Result({ row, term, icon }: ResultProps) {
  const { frame, text } = useWidgetPort();
  const venue = frame.venues.find(({ code }) => code === row.parkType);
  const [before, match, after] = splitAtTerm(row.pageName, term);
  const leavesSite = /^(https?:|\/sandbox\/)/.test(row.linkUrl);
  return (
    <CommandLink command={commandOf(row)} className="row">
      <span className={`row__badge ${css['badge']}`} {...(venue ? { 'data-theme': venue.theme } : {})}>
        <Icon name={venue?.mark ?? icon} />
      </span>
      <span className={css['words']}>
        <span className={css['name']}>
          <span>{before}</span>
          <mark>{match}</mark>
          <span>{after}</span>
        </span>
        <span className={css['whose']}>{[row.parkName, row.menuName].filter(Boolean).join(dot)}</span>
      </span>
      {leavesSite ? (
        <>
          <Icon name="external-link" size="s" />
          <span className="sr">{` (${text('newWindow')})`}</span>
        </>
      ) : (
        <Icon name="chevron-right" size="s" />
      )}
    </CommandLink>
  );
}

/** As many lines as may come, in their later size. */
export function WaitingResults({ count }: { readonly count: number }) {
  return (
    <ul className="card rows" aria-hidden="true">
      {Array.from({ length: Math.min(count, 6) }, (_, index) => (
        <li key={index} className="row">
          <span className="row__badge skeleton" />
          <span className={css['words']}>
            <span className={`${css['name']} ${css['blank']} skeleton`}>{'\u00a0'}</span>
            <span className={`${css['whose']} ${css['blank']} skeleton`}>{'\u00a0'}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
