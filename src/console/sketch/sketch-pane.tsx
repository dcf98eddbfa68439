import './sketch.css';
import { useCallback, useMemo } from 'react';
import { artAddress } from '#schemas/art-address';
import { themeFor } from '../content/form/theme-for.ts';
import { readPicture } from '../media/picture-body.ts';
import { Thumb } from '../media/thumb.tsx';
import { usePreviewChoice } from '../preview/preview-choice.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { ViewToggle } from '../shell/panes.tsx';
import type { DocContent, Docs } from '../site/documents.ts';
import { useDeferredDocs, useDocsSelector, useNames } from '../site/use-site.tsx';
import { useWords } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import type { Part } from './part.ts';
import { isSketchType } from './sketch-types.ts';
import { sketches } from './sketches.ts';
import { sketchStrings } from './strings.ts';
import { toolsFor } from './tools.ts';

interface SketchPaneProps {
  readonly doc: DocContent;
}

/** Shows a document as members see it, in each of its states. */
export function SketchPane({ doc }: SketchPaneProps) {
  const words = useWords(sketchStrings);
  const { choice, choose } = usePreviewChoice();
  const title = doc.type === 'webhook-source' ? words.effect : words.title;
  return (
    <aside className="view" aria-label={title} data-pane>
      <div className="viewer">
        <div className="row wrap">
          <b className="grow">{title}</b>
          <SegmentedControl
            label={words.language}
            value={choice.locale}
            options={[
              { value: 'ko', label: words.korean },
              { value: 'en', label: words.english },
            ]}
            onChange={(locale) => choose({ locale })}
          />
          <ViewToggle />
        </div>
        <p className="muted">{words.help}</p>
      </div>
      <ErrorBoundary resetKey={doc.body}>
        <SketchParts doc={doc} locale={choice.locale} />
      </ErrorBoundary>
    </aside>
  );
}

function SketchParts({ doc, locale }: SketchPaneProps & { readonly locale: 'ko' | 'en' }) {
  const words = useWords(sketchStrings);
  const docs = useDeferredDocs();
  const body = doc.body ?? doc.live;
  const { type, id } = doc;
  const parts = useMemo(
    () => (body === undefined || !isSketchType(type) ? [] : sketches[type](body, toolsFor(docs, locale))),
    [type, body, docs, locale],
  );
  const names = useNames();
  const theme = useDocsSelector(useCallback((all: Docs) => themeFor(all, names, { type, id }), [names, type, id]));
  if (parts.length === 0) return <p className="empty muted">{words.nothing}</p>;
  return (
    <div className="sketch" lang={locale} tabIndex={0} role="group" aria-label={words.title}>
      {parts.map((part, index) => (
        <ShownPart key={index} part={part} theme={theme} docs={docs} />
      ))}
    </div>
  );
}

interface ShownProps<Shown extends Part = Part> {
  readonly part: Shown;
  readonly theme: string;
  readonly docs: Docs;
}

function ShownPart({ part, theme, docs }: ShownProps) {
  switch (part.kind) {
    case 'heading':
      return <h3>{part.text}</h3>;
    case 'sentences':
      return (
        <ul className="sketch-sentences">
          {part.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="sketch-card sketch-facts">
          {part.rows.map(({ label, value, note }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>
                <span>{value}</span>
                {note === undefined ? null : <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'question':
      return (
        <section className="sketch-question">
          <b>{part.text}</b>
          {part.note === undefined ? null : <small>{part.note}</small>}
          <ul>
            {part.choices.map((choice, index) => (
              <li key={index} className="sketch-card">
                {choice}
              </li>
            ))}
          </ul>
        </section>
      );
    case 'card':
      return <Card part={part} theme={theme} docs={docs} />;
  }
}

function Card({ part, theme, docs }: ShownProps<Extract<Part, { readonly kind: 'card' }>>) {
  const { title, art, isRound, badge, lines = [], progress, end, button, switches = [], isFaded } = part;
  return (
    <article className={isFaded === true ? 'sketch-card sketch-faded' : 'sketch-card'}>
      <div className="sketch-head">
        {art === undefined ? null : <Drawing name={art} theme={theme} docs={docs} isRound={isRound === true} />}
        <div className="sketch-words">
          <p className="row wrap">
            <b>{title}</b>
            {badge === undefined ? null : <span className={`badge ${badge.tone}`}>{badge.text}</span>}
          </p>
          {lines.filter(Boolean).map((line, index) => (
            <p key={index}>{line}</p>
          ))}
          {progress === undefined ? null : (
            <p className="sketch-progress">
              <progress max={Math.max(1, progress.of)} value={progress.value} aria-label={title} />
              <b>{`${progress.value}/${progress.of}`}</b>
            </p>
          )}
        </div>
        {end === undefined ? null : <b className="sketch-end">{end}</b>}
      </div>
      {switches.map((name) => (
        <p key={name} className="sketch-switch">
          <span>{name}</span>
          <i aria-hidden="true" />
        </p>
      ))}
      {button === undefined ? null : <p className="sketch-button">{button}</p>}
    </article>
  );
}

function Drawing({
  name,
  theme,
  docs,
  isRound,
}: {
  readonly name: string;
  readonly theme: string;
  readonly docs: Docs;
  readonly isRound: boolean;
}) {
  const body = docs.get(`picture/${name}`)?.body;
  const picture = body === undefined ? undefined : readPicture(body);
  const className = isRound ? 'sketch-art sketch-round' : 'sketch-art';
  return picture === undefined ? (
    <img className={className} src={artAddress(theme, 'console', name)} alt="" loading="lazy" decoding="async" />
  ) : (
    <Thumb picture={picture} className={className} />
  );
}
