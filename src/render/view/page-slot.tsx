import { Activity, Fragment, type ReactNode } from 'react';
import type { Decision } from '#engine';

/** Whether the page of a decision keeps its state when it is left (route flag keepAlive). What stands in for a page is never kept. */
export const isKeptAlive = ({ outcome, frame }: Pick<Decision, 'outcome' | 'frame'>): boolean => outcome.kind === 'page' && frame.model.flags.keepAlive === true;

/**
 * What tells pages apart: another path is another page, whose widgets begin anew even where they have the same ids. A page that is kept goes
 * by the name it is kept under, and by the record that it shows.
 */
export const pageKey = (decision: Pick<Decision, 'outcome' | 'frame' | 'path' | 'params'>): string => {
  const { keepAliveName } = decision.frame.model.flags;
  return isKeptAlive(decision) && keepAliveName !== undefined ? [keepAliveName, ...Object.values(decision.params)].join(' ') : decision.path;
};

interface Slot {
  readonly view: ReactNode;
  /** Which of the pages of that name it is. */
  readonly id?: string;
  readonly isHidden?: boolean;
}

/**
 * A page's place in the outlet. One that is kept lies in an Activity: hidden, it keeps fields, rows and tabs, and its effects rest; nobody meets
 * it, by eye, by key or by ear.
 */
export const pageSlot = (decision: Decision, { view, id = pageKey(decision), isHidden = false }: Slot): ReactNode =>
  isKeptAlive(decision) ? <Activity key={id} mode={isHidden ? 'hidden' : 'visible'}>{view}</Activity> : <Fragment key={id}>{view}</Fragment>;
