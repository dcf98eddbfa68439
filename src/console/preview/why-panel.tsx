import './why-panel.css';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Sentence } from '../../content/explain/visit.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { useDocs, useNames } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { usePreviewChoice } from './preview-choice.tsx';
import { useWhy } from './use-why.ts';
import { placementAt } from './page-at.ts';
import { previewStrings } from './strings.ts';

interface WhyPanelProps {
  readonly id: string;
  /** Path of the page that is worked on, and the address that the preview shows. */
  readonly path: string;
  readonly shown: string | undefined;
  readonly venue: string | undefined;
  readonly onClose: () => void;
}

/** Why the chosen visitor sees what the preview shows, and what is hidden from them; each sentence leads to its document. */
export function WhyPanel({ id, path, shown = path, venue, onClose }: WhyPanelProps) {
  const texts = useTexts();
  const words = useWords(previewStrings);
  const { language } = useLanguage();
  const { choice } = usePreviewChoice();
  const docs = useDocs();
  const [of, setOf] = useState<'shown' | 'page'>('shown');
  const isElsewhere = shown !== path;
  const { visit, failed } = useWhy({ choice, venue, address: of === 'page' ? path : shown, docs });
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <section
      id={id}
      className="why"
      aria-labelledby={`${id}-title`}
      aria-busy={visit === undefined && failed === undefined}
      onKeyDown={({ key }) => (key === 'Escape' ? onClose() : undefined)}
    >
      <header className="row">
        <h2 id={`${id}-title`} ref={head} tabIndex={-1} className="grow">
          {words.why}
        </h2>
        <button type="button" className="ib" aria-label={texts.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      {isElsewhere ? (
        <SegmentedControl
          label={words.whyOf}
          value={of}
          onChange={setOf}
          options={[
            { value: 'shown', label: words.whyShown },
            { value: 'page', label: words.whyPage },
          ]}
        />
      ) : null}
      {failed === undefined ? null : (
        <p className="problem" role="alert">
          <Icon name="alert-triangle" />
          <span className="grow">{words.whyFailed}</span>
        </p>
      )}
      {visit === undefined ? (
        failed === undefined ? (
          <p className="small muted">{words.whyLoading}</p>
        ) : null
      ) : (
        <>
          <p className="small muted">{visit.who[language]}</p>
          <p className="why-outcome" aria-live="polite">
            {visit.outcome.text[language]}
          </p>
          <Sentences title={words.whySteps} sentences={visit.steps} open />
          <Sentences title={words.whyHidden(visit.hidden.length)} sentences={visit.hidden} open />
          <Sentences title={words.whySeen(visit.shown.length)} sentences={visit.shown} />
        </>
      )}
    </section>
  );
}

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly Sentence[];
  readonly open?: boolean;
}

function Sentences({ title, sentences, open = false }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <details className="why-part" open={open}>
      <summary>{title}</summary>
      <ul>
        {sentences.map((sentence, index) => (
          <Line key={index} sentence={sentence} />
        ))}
      </ul>
    </details>
  );
}

/** A sentence, with the way to the document that says so. */
function Line({ sentence: { kind, text, at } }: { readonly sentence: Sentence }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const doc = at === undefined ? undefined : docs.get(`${at.type}/${at.id}`);
  const placement = doc === undefined || at === undefined ? undefined : placementAt(doc.body, at.pointer);
  return (
    <li className={`why-line why-${kind}`}>
      <span>{text[language]}</span>
      {doc === undefined ? null : (
        <Link
          className="small"
          to={
            placement === undefined
              ? `/content/${doc.key}`
              : `/content/${doc.key}/layout?place=${encodeURIComponent(placement)}`
          }
        >
          {titleOf(doc, { names, texts, language })}
        </Link>
      )}
    </li>
  );
}
