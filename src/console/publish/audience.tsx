import { useState } from 'react';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Segments } from '../ui/segments.tsx';
import { ImpactGrid } from './impact-grid.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { GridCell, Views } from './use-impact.ts';
import { publishWords } from './words.ts';

interface AudienceProps {
  readonly views: Views;
  /** Names of the drafts that count. */
  readonly drafts: readonly string[];
  readonly release: number;
}

/** Who sees a change and who does not: by kinds of visitors with pictures, or page by page in words. */
export function Audience({ views, drafts, release }: AudienceProps) {
  const texts = useTexts();
  const words = useWords(publishWords);
  const names = useNames();
  const [by, setBy] = useState<'audience' | 'page'>('audience');
  const [chosen, setChosen] = useState<GridCell | undefined>(() => views.grid.cells.find(({ pages }) => pages.length > 0));
  const changed = views.grid.cells.filter(({ pages }) => pages.length > 0).length;
  const { pages, viewers, instants, touched, decided, cut } = views;
  return (
    <>
      <div className="row between">
        <p className="strong">{views.views === views.same ? texts.publish.nothing : words.count(changed, views.grid.cells.length)}</p>
        <Segments label={words.how} value={by} onChange={setBy} options={[{ value: 'audience', label: words.byAudience }, { value: 'page', label: words.byPage }]} />
      </div>
      {by === 'page' ? <ByPage views={views} /> : (
        <div className="impact">
          <div className="stack"><ImpactGrid grid={views.grid} chosen={chosen} onChoose={setChosen} /><p className="small muted">{words.number}</p></div>
          {chosen === undefined ? null : <SideBySide key={JSON.stringify(chosen)} grid={views.grid} cell={chosen} drafts={drafts} release={release} venueOf={(page) => names.venueOf('page', page)} />}
        </div>
      )}
      <div className="problem clear">
        <Icon name="equal" />
        <div className="grow">{texts.publish.same(views.same, views.views)}<details><summary>{words.proof}</summary>{words.proofOf({ pages, viewers, instants: instants.length, touched, decided, cut })}</details></div>
      </div>
    </>
  );
}

function ByPage({ views: { changes } }: { readonly views: Views }) {
  const { language } = useLanguage();
  return (
    <ul className="stack">
      {changes.map((change, index) => (
        <li key={index} className="panel item">
          <span className="grow">
            <span className="strong">{(change.pages[0]?.name ?? change.frame?.name)?.[language]}</span> <span className="small muted">{change.who[language]}</span><br />
            <span className="small"><del>{change.before[language]}</del> → <ins>{change.now[language]}</ins></span>
            {change.details.map((detail, place) => <span key={place} className="small muted line">{detail[language]}</span>)}
          </span>
        </li>
      ))}
    </ul>
  );
}
