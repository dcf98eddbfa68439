import './compare.css';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { diffDocuments } from '../../content/diff/index.ts';
import type { Body } from '../api/client.ts';
import { useMay } from '../session/current-user.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { keyOf, parseKey } from '../site/documents.ts';
import { useDocs, useNames, useRelease, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { ChangeFields } from './change-fields.tsx';
import { ChangeList } from './change-list.tsx';
import { documentsOf } from './fields.ts';
import { Seen } from './seen.tsx';
import { SideBySide } from './side-by-side.tsx';
import { StateChoice, useStateName } from './state-choice.tsx';
import { sidesOf, useDocuments, type Documents } from './states.ts';
import { useStepKeys } from './use-step-keys.ts';
import { compareStrings } from './strings.ts';

const JsonCompare = lazy(async () => ({ default: (await import('./json-compare.tsx')).JsonCompare }));

const hows = ['words', 'sides', 'json'] as const;
type How = (typeof hows)[number];

/** Any two states of the site, or of one document: in words, field by field, as JSON, and as visitors see them. */
export function CompareArea() {
  const [query, setQuery] = useSearchParams();
  const words = useWords(compareStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const docs = useDocs();
  const names = useNames();
  const live = useRelease();
  const [from, to, doc] = [query.get('from') ?? 'live', query.get('to') ?? 'drafts', query.get('doc') ?? undefined];
  const nameOfState = useStateName(doc);
  const how = hows.find((one) => one === query.get('how')) ?? 'words';
  const put = (change: Readonly<Record<string, string | undefined>>): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const [before, after] = [useDocuments(from, doc), useDocuments(to, doc)];
  const title =
    doc === undefined
      ? words.all
      : titleOf(docs.get(doc) ?? { ...parseKey(doc), body: undefined, live: undefined }, { names, texts, language });
  return (
    <div className="page compare">
      <nav className="crumb" aria-label={words.home}>
        <Link to="/releases">{words.home}</Link>
        <Icon name="chevron-right" />
        {doc === undefined ? (
          <span>{title}</span>
        ) : (
          <>
            <Link to={`/content/${doc}`}>{title}</Link>
            <Icon name="chevron-right" />
            <Link
              to={`/compare?from=${from.startsWith('rev:') ? 'live' : from}&to=${to.startsWith('rev:') ? 'drafts' : to}`}
            >
              {words.whole}
            </Link>
          </>
        )}
      </nav>
      <div className="row wrap compare-head">
        <h1>{words.title}</h1>
        <StateChoice label={words.from} value={from} doc={doc} onChoose={(value) => put({ from: value })} />
        <button
          type="button"
          className="ib"
          aria-label={words.swap}
          title={words.swap}
          onClick={() => put({ from: to, to: from })}
        >
          <Icon name="arrow-right" />
        </button>
        <StateChoice label={words.to} value={to} doc={doc} onChoose={(value) => put({ to: value })} />
        <span className="grow" />
        <SegmentedControl
          label={words.how}
          value={how}
          onChange={(value) => put({ how: value })}
          options={[
            { value: 'words', label: words.inWords },
            { value: 'sides', label: words.sideBySide },
            { value: 'json', label: words.json },
          ]}
        />
      </div>
      {before === undefined || after === undefined ? (
        <p className="empty muted" aria-busy="true">
          {words.loading}
        </p>
      ) : typeof before === 'string' || typeof after === 'string' ? (
        <p className="problem warning">
          <Icon name="info-circle" />
          <span className="grow">{before === 'refused' || after === 'refused' ? words.refused : words.failed}</span>
        </p>
      ) : (
        <Compared
          key={`${from} ${to} ${doc ?? ''}`}
          {...{ before, after, doc, from, to, how }}
          mark={`${live}`}
          titles={[nameOfState(from), nameOfState(to)]}
        />
      )}
    </div>
  );
}

interface ComparedProps {
  readonly before: Documents;
  readonly after: Documents;
  readonly doc: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly how: How;
  readonly mark: string;
  readonly titles: readonly [string, string];
}

function Compared({ before: was, after: is, doc, from, to, how, mark, titles }: ComparedProps) {
  const words = useWords(compareStrings);
  const store = useSiteStore();
  const docs = useDocs();
  const may = useMay();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLOListElement>(null);
  const [before, after] = useMemo(() => sidesOf(was, is, doc), [was, is, doc]);
  const changes = useMemo(() => diffDocuments(before.values(), after.values()), [before, after]);
  const index = Math.max(0, Math.min(at, changes.length - 1));
  const selected = changes[index];
  const step = (by: number): void => {
    const next = Math.max(0, Math.min(changes.length - 1, index + by));
    setAt(next);
    list.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  useStepKeys(step);
  if (selected === undefined) return <p className="empty muted">{words.same}</p>;
  const key = documentsOf(selected)[0] ?? keyOf(selected);
  const differing = [...new Set(changes.flatMap(documentsOf))];
  const restoreAll = (): void =>
    store.edit(
      words.restoredAll,
      new Map(differing.map((one) => [one, before.get(one)?.body as Body | undefined] as const)),
    );
  // Whole documents of today's drafts, of which another key counts than the state's.
  const draftMark = docs.get(key)?.mark ?? '';
  return (
    <div className="compare-grid">
      <div className="stack compare-left">
        {how === 'sides' ? (
          <SideBySide {...{ before, after, changes, titles }} />
        ) : (
          <>
            <section className="panel" aria-labelledby="compare-changes">
              <div className="head row wrap">
                <h2 id="compare-changes">{words.changes(changes.length)}</h2>
                <span className="grow small muted">{words.hint}</span>
                <button
                  type="button"
                  className="btn s"
                  disabled={!differing.every((one) => may('edit', parseKey(one)))}
                  onClick={restoreAll}
                >
                  <Icon name="arrow-back-up" />
                  <span>{words.restoreAll}</span>
                </button>
              </div>
              <ChangeList ref={list} {...{ changes, index, to, doc }} onSelect={setAt} />
            </section>
            {how === 'json' ? (
              <Suspense
                fallback={
                  <p className="empty muted" aria-busy="true">
                    {words.loading}
                  </p>
                }
              >
                <JsonCompare
                  key={key}
                  before={before.get(key)?.body}
                  after={after.get(key)?.body}
                  name={key}
                  titles={titles}
                />
              </Suspense>
            ) : (
              <ChangeFields {...{ change: selected, before, after, titles }} />
            )}
          </>
        )}
      </div>
      <Seen
        {...{ from, to, titles }}
        doc={doc ?? (from === 'live' && to === 'drafts' ? key : undefined)}
        mark={`${mark} ${draftMark}`}
        onStep={step}
        hasNext={index < changes.length - 1}
        hasPrevious={index > 0}
      />
    </div>
  );
}
