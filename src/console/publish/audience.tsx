import { useState } from 'react';
import { useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { ImpactGrid } from './impact-grid.tsx';
import { describeAudience } from './describe-audience.ts';
import { SideBySide } from './side-by-side.tsx';
import type { GridCell, Views } from './use-impact.ts';
import { publishStrings } from './strings.ts';

interface AudienceProps {
  readonly views: Views;
  /** Keys of the selected drafts. */
  readonly drafts: readonly string[];
  readonly release: number;
  /** Changes with the drafts. */
  readonly mark: string;
}

/** Shows who sees a change: by audience with pictures, or page by page as sentences. */
export function Audience({ views, drafts, release, mark }: AudienceProps) {
  const { language } = useLanguage();
  const texts = useTexts();
  const words = useWords(publishStrings);
  const names = useNames();
  const [by, setBy] = useState<'audience' | 'page'>('audience');
  const [chosen, setChosen] = useState<GridCell | undefined>(() =>
    views.grid.cells.find(({ pages }) => pages.length > 0),
  );
  const changed = views.grid.cells.filter(({ pages }) => pages.length > 0).length;
  const { pages, viewers, instants, touched, decided, cut, same } = views;
  const who = describeAudience(views.grid.cells)[language];
  const nameOfCell = ({ kind, onSite, locale, platform }: GridCell): string =>
    `${words[kind]}${onSite === undefined ? '' : `, ${onSite ? words.onSite : words.away}`}, ${locale} ${platform}`;
  const { notCounted } = views;
  // What was not counted must not look proven.
  const proof =
    notCounted.length > 0 ? (
      <p className="problem warning">
        <Icon name="alert-triangle" />
        <span className="grow">{words.notCounted(notCounted.map(({ name }) => name[language]))}</span>
      </p>
    ) : (
      <details className="problem clear publish-proof">
        <summary>
          <Icon name="equal" />
          <span className="grow">
            {views.grid.cells.length === changed ? (
              words.provenNone
            ) : (
              <>
                <b>{words.proven(views.grid.cells.length - changed)}</b>
                <span>{` ${words.provenWhy}`}</span>
              </>
            )}
          </span>
          <span className="btn s">
            <Icon name="fingerprint" />
            <span>{words.proof}</span>
          </span>
        </summary>
        <p>
          {words.proofOf({
            pages,
            viewers,
            instants: instants.length,
            touched,
            decided,
            cut,
            same,
            views: views.views,
          })}
        </p>
      </details>
    );
  return (
    <>
      <div className="row between">
        <p className="grow">
          {views.views === views.same ? (
            <b>{notCounted.length > 0 ? words.nothingCounted : texts.publish.nothing}</b>
          ) : (
            <>
              <b>{words.count(changed, views.grid.cells.length)}</b> <span className="muted">{who}</span>
            </>
          )}
        </p>
        <SegmentedControl
          label={words.how}
          value={by}
          onChange={setBy}
          options={[
            { value: 'audience', label: words.byAudience },
            { value: 'page', label: words.byPage },
          ]}
        />
      </div>
      {by === 'page' ? (
        <ByPage views={views} />
      ) : (
        <div className="impact">
          <div className="stack">
            <ImpactGrid grid={views.grid} chosen={chosen} onChoose={setChosen} />
            <p className="small muted">{words.number}</p>
            {proof}
          </div>
          {chosen === undefined ? null : (
            <SideBySide
              key={JSON.stringify(chosen)}
              views={views}
              cell={chosen}
              drafts={drafts}
              release={release}
              mark={mark}
              who={nameOfCell(chosen)}
              venueOf={(page) => names.venueOf('page', page)}
            />
          )}
        </div>
      )}
      {by === 'page' ? proof : null}
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
            <span className="strong">{(change.pages[0]?.name ?? change.frame?.name)?.[language]}</span>{' '}
            <span className="small muted">{change.who[language]}</span>
            <br />
            <span className="small">
              <del>{change.before[language]}</del>
              <span> → </span>
              <ins>{change.now[language]}</ins>
            </span>
            {change.details.map((detail, place) => (
              <span key={place} className="small muted line">
                {detail[language]}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
