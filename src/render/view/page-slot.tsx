import { Activity, Fragment, type ReactElement, type ReactNode } from 'react';
import type { Decision } from '#engine';

/** Returns true if the page keeps its state when the visitor leaves it (route flag keepAlive). Fallback pages are never kept alive. */
export const isKeptAlive = ({ outcome, frame }: Pick<Decision, 'outcome' | 'frame'>): boolean =>
  outcome.kind === 'page' && frame.model.flags.keepAlive === true;

/**
 * Returns the React key of a page. Another path is another page, whose widgets remount even with the same ids. A kept-alive page has its
 * keep-alive name and its record as key.
 */
export const pageKey = (decision: Pick<Decision, 'outcome' | 'frame' | 'path' | 'params'>): string => {
  const { keepAliveName } = decision.frame.model.flags;
  return isKeptAlive(decision) && keepAliveName !== undefined
    ? [keepAliveName, ...Object.values(decision.params)].join(' ')
    : decision.path;
};

interface Slot {
  readonly view: ReactElement;
  /** Distinguishes pages with the same key. */
  readonly id?: string;
  readonly isHidden?: boolean;
}

/**
 * Renders a page in the outlet. A kept-alive page is wrapped in an Activity: while hidden, it keeps fields, rows and tabs, its effects are
 * paused, and it is unreachable by eye, keyboard or screen reader.
 */
export const pageSlot = (decision: Decision, { view, id = pageKey(decision), isHidden = false }: Slot): ReactNode =>
  isKeptAlive(decision) ? (
    <Activity key={id} mode={isHidden ? 'hidden' : 'visible'}>
      {view}
    </Activity>
  ) : (
    <Fragment key={id}>{view}</Fragment>
  );
