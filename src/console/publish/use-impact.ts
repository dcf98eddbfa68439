import { useEffect, useState } from 'react';
import { call, CallError, type Problem } from '../api.ts';

interface Words {
  readonly ko: string;
  readonly en: string;
}

export interface ViewChange {
  readonly pages: readonly { readonly id: string; readonly name: Words; readonly path: string }[];
  readonly frame?: { readonly venue?: string; readonly name: Words };
  readonly venue?: string;
  readonly who: Words;
  readonly kinds: number;
  readonly before: Words;
  readonly now: Words;
  readonly details: readonly Words[];
}

/** Visitors of one kind in one language on one platform, with the places of the pages that change for them. */
export interface GridCell {
  readonly kind: 'guest' | 'member' | 'simple' | 'full' | 'tester';
  readonly onSite?: boolean;
  readonly locale: 'ko' | 'en';
  readonly platform: 'APP' | 'WEB';
  readonly pages: readonly number[];
}

export interface ViewsGrid {
  readonly pages: readonly { readonly id: string; readonly name: Words; readonly path: string }[];
  readonly cells: readonly GridCell[];
}

export interface Views {
  readonly grid: ViewsGrid;
  readonly pages: number;
  readonly viewers: number;
  readonly instants: readonly number[];
  readonly touched: number;
  readonly decided: number;
  readonly cut: number;
  readonly changes: readonly ViewChange[];
  readonly views: number;
  readonly same: number;
}

export interface Impact {
  readonly state: 'asking' | 'known' | 'failed';
  readonly problems: readonly Problem[];
  readonly changes: readonly { readonly type: string; readonly id: string; readonly text: Words }[];
  readonly views?: Views;
}

const nothing: Impact = { state: 'known', problems: [], changes: [] };

const asking: Impact = { state: 'asking', problems: [], changes: [] };

const failed: Impact = { state: 'failed', problems: [], changes: [] };

/** What the chosen drafts (a line each: name and mark) would change for visitors, and what stands in the way; asked anew with each `round`. */
export const useImpact = (wanted: string, round: string): Impact => {
  const name = `${round}\n${wanted}`;
  const [known, setKnown] = useState<{ readonly name: string; readonly impact: Impact }>({ name: '', impact: nothing });
  useEffect(() => {
    if (wanted === '') return undefined;
    let isOver = false;
    const drafts = wanted.split('\n').map((line) => {
      const [name = ''] = line.split(' ');
      const at = name.indexOf('/');
      return { type: name.slice(0, at), id: name.slice(at + 1) };
    });
    const check = call<{ readonly problems: readonly Problem[] }>('POST', '/releases', { body: { drafts, validateOnly: true } }).then(
      ({ problems }) => problems,
      (error: unknown) => {
        if (error instanceof CallError && error.code === 'RELEASE_REFUSED') return error.answer['problems'] as readonly Problem[];
        throw error;
      },
    );
    const diff = call<Pick<Impact, 'changes' | 'views'>>('POST', '/diff', { body: { drafts } });
    Promise.all([check, diff]).then(
      ([problems, told]) => {
        if (!isOver) setKnown({ name, impact: { state: 'known', problems, changes: told.changes, ...(told.views === undefined ? {} : { views: told.views }) } });
      },
      () => {
        if (!isOver) setKnown({ name, impact: failed });
      },
    );
    return () => {
      isOver = true;
    };
  }, [wanted, name]);
  if (wanted === '') return nothing;
  return known.name === name ? known.impact : asking;
};
