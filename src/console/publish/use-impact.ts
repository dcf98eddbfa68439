import { useEffect, useState } from 'react';
import { call, CallError, type Problem } from '../api/client.ts';
import { settled } from '../../content/diff/words/settled.ts';

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

/** Audience in one language on one platform, with the indexes of the pages that change for it. */
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
  /** Changed document types that are not counted. */
  readonly notCounted: readonly { readonly type: string; readonly name: Words }[];
  readonly views: number;
  readonly same: number;
}

export interface Impact {
  readonly state: 'asking' | 'known' | 'failed';
  readonly problems: readonly Problem[];
  readonly changes: readonly {
    readonly type: string;
    readonly id: string;
    readonly at: readonly { readonly type?: string; readonly id?: string }[];
    readonly text: Words;
  }[];
  readonly views?: Views;
}

const nothing: Impact = { state: 'known', problems: [], changes: [] };

type Check = { readonly problems: readonly Problem[] } | 'failed';
type Diff = Pick<Impact, 'changes' | 'views'> | 'failed';

/** Recent results, so that including a draft again is immediate. */
interface PendingImpact {
  readonly check: Promise<Check>;
  readonly diff: Promise<Diff>;
}

const maxCached = 6;
const pendingByName = new Map<string, PendingImpact>();

const namesIn = (wanted: string): readonly { readonly type: string; readonly id: string }[] =>
  wanted.split('\n').map((line) => {
    const [name = ''] = line.split(' ');
    const at = name.indexOf('/');
    return { type: name.slice(0, at), id: name.slice(at + 1) };
  });

const fetchImpact = (name: string, wanted: string): PendingImpact => {
  const known = pendingByName.get(name);
  if (known !== undefined) return known;
  const drafts = namesIn(wanted);
  const check = call<{ readonly problems: readonly Problem[] }>('POST', '/releases', {
    body: { drafts, validateOnly: true },
  }).then(
    ({ problems }): Check => ({ problems: problems.map(settled) }),
    (error: unknown): Check => {
      if (error instanceof CallError && error.code === 'RELEASE_REFUSED')
        return { problems: (error.answer['problems'] as readonly Problem[]).map(settled) };
      pendingByName.delete(name);
      return 'failed';
    },
  );
  const diff = call<Pick<Impact, 'changes' | 'views'>>('POST', '/diff', { body: { drafts } }).catch((): Diff => {
    pendingByName.delete(name);
    return 'failed';
  });
  const coming = { check, diff };
  pendingByName.set(name, coming);
  for (const old of [...pendingByName.keys()].slice(0, -maxCached)) pendingByName.delete(old);
  return coming;
};

/** Returns the effect of the chosen drafts (a line each: key and mark) on visitors, and the problems that block them. A new `round` asks again. */
export const useImpact = (wanted: string, round: string): Impact => {
  const name = `${round}\n${wanted}`;
  const [check, setCheck] = useState<{ readonly name: string; readonly found: Check }>();
  const [diff, setDiff] = useState<{ readonly name: string; readonly found: Diff }>();
  useEffect(() => {
    if (wanted === '') return undefined;
    let isCancelled = false;
    const coming = fetchImpact(name, wanted);
    void coming.check.then((found) => {
      if (!isCancelled) setCheck({ name, found });
    });
    void coming.diff.then((found) => {
      if (!isCancelled) setDiff({ name, found });
    });
    return () => {
      isCancelled = true;
    };
  }, [wanted, name]);
  if (wanted === '') return nothing;
  const [checked, compared] = [
    check?.name === name ? check.found : undefined,
    diff?.name === name ? diff.found : undefined,
  ];
  return {
    state:
      checked === 'failed' || compared === 'failed'
        ? 'failed'
        : checked === undefined || compared === undefined
          ? 'asking'
          : 'known',
    problems: typeof checked === 'object' ? checked.problems : [],
    changes: typeof compared === 'object' ? compared.changes : [],
    ...(typeof compared === 'object' && compared.views !== undefined ? { views: compared.views } : {}),
  };
};
