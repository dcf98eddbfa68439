import { useState } from 'react';
import { pagesOf, toldOn } from '../stills/first-view.ts';
import { StillPair } from '../stills/still-picture.tsx';
import { isOpenEnded, viewerOf } from '../stills/viewer-of.ts';
import { stillStrings } from '../stills/strings.ts';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { GridCell, Views } from './use-impact.ts';
import { publishStrings } from './strings.ts';

interface SideBySideProps {
  readonly views: Views;
  readonly cell: GridCell;
  readonly drafts: readonly string[];
  readonly release: number;
  readonly mark: string;
  readonly who: string;
  readonly venueOf: (page: string) => string | undefined;
}

/** Steps through the screens that change for an audience, before and after side by side as the site renders them, with the differences outlined. */
export function SideBySide({ views, cell, drafts, release, mark, who, venueOf }: SideBySideProps) {
  const texts = useTexts();
  const words = useWords(publishStrings);
  const stills = useWords(stillStrings);
  const { language } = useLanguage();
  const [at, setAt] = useState(0);
  const index = Math.min(at, cell.pages.length - 1);
  const page = pagesOf(views, cell)[index];
  if (page === undefined) return null;
  const order = { viewer: viewerOf(cell, venueOf(page.id)), path: page.path, mark };
  return (
    <div className="stack" role="group" aria-label={texts.preview.label}>
      <div className="row between">
        <button
          type="button"
          className="ib"
          aria-label={words.previous}
          disabled={index === 0}
          onClick={() => setAt(index - 1)}
        >
          <Icon name="chevron-left" />
        </button>
        <p className="impact-name" aria-live="polite">
          <span className="strong">{who}</span>
          <br />
          <span className="small muted">
            <span>{`${page.name[language]} · `}</span>
            <span>{words.of(index + 1, cell.pages.length)}</span>
          </span>
        </p>
        <button
          type="button"
          className="ib"
          aria-label={words.next}
          disabled={index === cell.pages.length - 1}
          onClick={() => setAt(index + 1)}
        >
          <Icon name="chevron-right" />
        </button>
      </div>
      {isOpenEnded(page.path) ? (
        <p className="problem clear">{stills.openEnded}</p>
      ) : (
        <StillPair
          before={{ title: words.before, order: { ...order, state: { which: 'live' } } }}
          after={{ title: words.after(release), order: { ...order, state: { which: 'drafts', only: drafts } } }}
          told={toldOn(views, page.id)}
        />
      )}
    </div>
  );
}
