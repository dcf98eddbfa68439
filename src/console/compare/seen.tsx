import { useState } from 'react';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { GridCell, Views } from '../publish/use-impact.ts';
import { firstView, pagesOf, toldOn } from '../stills/first-view.ts';
import { StillPair } from '../stills/still-picture.tsx';
import type { SiteState } from '../stills/use-still.ts';
import { isOpenEnded, viewerOf } from '../stills/viewer-of.ts';
import { stillStrings } from '../stills/strings.ts';
import { whichOf } from './states.ts';
import { useViews } from './use-views.ts';
import { compareStrings } from './strings.ts';

interface SeenProps {
  readonly from: string;
  readonly to: string;
  /** The document whose draft alone is looked at. */
  readonly doc: string | undefined;
  readonly mark: string;
  readonly titles: readonly [string, string];
  readonly onStep: (by: number) => void;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
}

/** Visible difference: one view in both states, for a chosen visitor and page. */
export function Seen({ from, to, doc, mark, titles, onStep, hasNext, hasPrevious }: SeenProps) {
  const words = useWords(compareStrings);
  const views = useViews({ from, to, doc, mark });
  return (
    <section className="panel compare-seen" aria-labelledby="compare-seen">
      <div className="head">
        <h2 id="compare-seen" className="grow">
          {words.seen}
        </h2>
        {views === undefined ? (
          <span className="small muted">{words.counting}</span>
        ) : typeof views === 'string' ? null : (
          <span className="small muted">
            {words.views(views.grid.cells.filter(({ pages }) => pages.length > 0).length, views.grid.cells.length)}
          </span>
        )}
      </div>
      <div className="compare-seen-body">
        {views === undefined ? null : typeof views === 'string' ? (
          <p className="small muted">{views === 'none' ? words.noPicture : words.notTold}</p>
        ) : (
          <SeenView {...{ views, from, to, doc, mark, titles }} />
        )}
        <p className="problem compare-note">
          <Icon name="info-circle" />
          <span className="grow">{words.note}</span>
        </p>
        <div className="row">
          <button type="button" className="btn grow" disabled={!hasNext} onClick={() => onStep(1)}>
            <span>{words.next}</span>
            <kbd>J</kbd>
          </button>
          <button type="button" className="btn" disabled={!hasPrevious} onClick={() => onStep(-1)}>
            <span>{words.previous}</span>
            <kbd>K</kbd>
          </button>
        </div>
      </div>
    </section>
  );
}

const stateOf = (state: string, doc: string | undefined): SiteState => ({
  which: whichOf(state) ?? 'live',
  ...(state === 'drafts' && doc !== undefined ? { only: [doc] } : {}),
});

function SeenView({
  views,
  from,
  to,
  doc,
  mark,
  titles,
}: Pick<SeenProps, 'from' | 'to' | 'doc' | 'mark' | 'titles'> & { readonly views: Views }) {
  const words = useWords(compareStrings);
  const stills = useWords(stillStrings);
  const { language } = useLanguage();
  const names = useNames();
  const [who, setWho] = useState<string>();
  const [where, setWhere] = useState<string>();
  const { grid } = views;
  const changed = grid.cells.filter(({ pages }) => pages.length > 0);
  const nameOfCell = ({ kind, onSite, locale, platform }: GridCell): string =>
    `${words[kind]}${onSite === true ? `, ${words.onSite}` : ''} · ${locale} ${platform}`;
  const first = firstView(views, (page) => names.venueOf('page', page));
  const cell = changed.find((one) => nameOfCell(one) === who) ?? first?.cell ?? changed[0];
  if (cell === undefined) return <p className="small muted">{words.nobody}</p>;
  const pages = pagesOf(views, cell).filter(({ path }) => !isOpenEnded(path));
  const page = pages.find(({ id }) => id === where) ?? pages[0];
  const venue = page === undefined ? undefined : names.venueOf('page', page.id);
  const viewer = viewerOf(cell, venue);
  return (
    <>
      <div className="row wrap">
        <select
          className="input s grow"
          aria-label={words.viewer}
          value={nameOfCell(cell)}
          onChange={(event) => setWho(event.target.value)}
        >
          {changed.map((one) => (
            <option key={nameOfCell(one)}>{nameOfCell(one)}</option>
          ))}
        </select>
        {pages.length < 2 ? null : (
          <select
            className="input s grow"
            aria-label={words.page}
            value={page?.id}
            onChange={(event) => setWhere(event.target.value)}
          >
            {pages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </select>
        )}
      </div>
      {page === undefined ? (
        <p className="small muted">{stills.openEnded}</p>
      ) : (
        <StillPair
          before={{ title: titles[0], order: { state: stateOf(from, doc), viewer, path: page.path, mark } }}
          after={{ title: titles[1], order: { state: stateOf(to, doc), viewer, path: page.path, mark } }}
          told={toldOn(views, page.id)}
        />
      )}
    </>
  );
}
