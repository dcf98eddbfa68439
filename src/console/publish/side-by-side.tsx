import { useEffect, useState } from 'react';
import { call } from '../api.ts';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { GridCell, ViewsGrid } from './use-impact.ts';
import { publishWords } from './words.ts';

const goodForMinutes = 60;

const viewerOf = ({ kind, onSite, locale, platform }: GridCell, venue: string | undefined) => ({
  locale,
  platform: platform === 'APP' ? 'APP' : 'WEB_MOBILE',
  login: kind !== 'guest',
  ...(venue === undefined ? {} : { curResort: venue }),
  ...(kind === 'guest' ? {} : { memberKind: kind === 'simple' ? 'simple' : 'full', listed: kind === 'tester', ...(onSite === true && venue !== undefined ? { onSite: { [venue]: true } } : {}) }),
});

interface StillOrder {
  readonly cell: GridCell;
  readonly venue: string | undefined;
  readonly path: string;
  /** Names of the drafts that count; none: what is live. */
  readonly only: readonly string[] | undefined;
}

/** Address of a page as one visitor has it, standing still; `null` where there can be none. */
const useStill = ({ cell, venue, path, only }: StillOrder): string | null | undefined => {
  const body = JSON.stringify({ which: only === undefined ? 'live' : 'drafts', ...(only === undefined ? {} : { only }), viewer: viewerOf(cell, venue), path, minutes: goodForMinutes });
  const [known, setKnown] = useState<{ readonly body: string; readonly still: string | null }>();
  useEffect(() => {
    let isOver = false;
    call<{ readonly still: string }>('POST', '/previews', { body: JSON.parse(body) as object }).then(
      ({ still }) => {
        if (!isOver) setKnown({ body, still });
      },
      () => {
        if (!isOver) setKnown({ body, still: null });
      },
    );
    return () => {
      isOver = true;
    };
  }, [body]);
  return known?.body === body ? known.still : undefined;
};

function Still({ title, order }: { readonly title: string; readonly order: StillOrder }) {
  const words = useWords(publishWords);
  const still = useStill(order);
  return (
    <figure>
      <figcaption className="small muted">{title}</figcaption>
      <div className="impact-still">{still === undefined ? <p className="empty small muted" aria-busy="true">{words.loading}</p> : still === null ? <p className="empty small muted">{words.noPicture}</p> : <iframe src={still} title={title} sandbox="allow-same-origin" />}</div>
    </figure>
  );
}

/** Whether an address has a place for a value, such as the number of a post: there is no one screen of it. */
const isOpenEnded = (path: string): boolean => path.includes('{');

interface SideBySideProps {
  readonly grid: ViewsGrid;
  readonly cell: GridCell;
  readonly drafts: readonly string[];
  readonly release: number;
  readonly venueOf: (page: string) => string | undefined;
}

/** One after the other the screens that change for somebody: as they are and as they will be, drawn by the site itself. */
export function SideBySide({ grid, cell, drafts, release, venueOf }: SideBySideProps) {
  const texts = useTexts();
  const words = useWords(publishWords);
  const { language } = useLanguage();
  const [at, setAt] = useState(0);
  const index = Math.min(at, cell.pages.length - 1);
  // Pages that can be drawn come first.
  const pages = cell.pages.flatMap((one) => grid.pages[one] ?? []).toSorted((one, two) => Number(isOpenEnded(one.path)) - Number(isOpenEnded(two.path)));
  const page = pages[index];
  if (page === undefined) return null;
  const order = { cell, venue: venueOf(page.id), path: page.path };
  return (
    <div className="stack" role="group" aria-label={texts.preview.label}>
      <div className="row between">
        <button type="button" className="ib" aria-label={words.previous} disabled={index === 0} onClick={() => setAt(index - 1)}><Icon name="chevron-left" /></button>
        <p className="impact-name" aria-live="polite"><span className="strong">{page.name[language]}</span><br /><span className="small muted">{words.of(index + 1, cell.pages.length)}</span></p>
        <button type="button" className="ib" aria-label={words.next} disabled={index === cell.pages.length - 1} onClick={() => setAt(index + 1)}><Icon name="chevron-right" /></button>
      </div>
      {isOpenEnded(page.path) ? <p className="problem clear">{words.openEnded}</p> : (
        <>
          <Still title={words.before} order={{ ...order, only: undefined }} />
          <Still title={words.after(release)} order={{ ...order, only: drafts }} />
        </>
      )}
    </div>
  );
}
