import type { ReactNode, RefObject } from 'react';
import { Lost } from './lost.tsx';

interface DecisionPanelProps {
  /** ID of the heading. */
  readonly id: string;
  readonly title: string;
  readonly help?: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly hasFailed: boolean;
  readonly load: () => void;
  readonly words: { readonly lost: string; readonly again: string };
  /** Shown without records. */
  readonly none: string;
  readonly listClass?: string;
  /** Cards of the records; undefined before the first answer. */
  readonly cards: readonly ReactNode[] | undefined;
}

/** Lists records that wait for a decision, with their number, a failed request and the empty list. */
export function DecisionPanel({
  id,
  title,
  help,
  heading,
  hasFailed,
  load,
  words,
  none,
  listClass = 'stack',
  cards,
}: DecisionPanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {cards === undefined ? null : <span className="count soft">{cards.length}</span>}
      </div>
      {help === undefined ? null : <p className="small muted item">{help}</p>}
      {hasFailed ? <Lost words={words} onAgain={load} /> : null}
      {cards === undefined ? null : cards.length === 0 ? (
        <p className="empty muted">{none}</p>
      ) : (
        <ul className={listClass}>{cards}</ul>
      )}
    </section>
  );
}
