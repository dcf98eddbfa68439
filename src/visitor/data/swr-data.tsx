import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import useSWR, { mutate, SWRConfig } from 'swr';
import type { PlacedNeed } from '#engine';
import type { Locale } from '#schemas/parts';
import { answeredState, type DataPort, type DataState } from '#render/port/data-port.ts';
import { onMemberEvent } from '../live/member-changes.ts';
import { hasSession } from '../session/session-hints.ts';
import { answerKey, type AnswerOwner } from './answers.ts';
import { CallError, joinNeed, readNeed, type CallScope } from './call-service.ts';

const ScopeContext = createContext<CallScope>({
  pageId: '',
  locale: 'ko',
  timeoutMs: 30_000,
  listed: false,
  release: '',
});

const between = /[?&=/]/;

/** True for the same call in the same or another language. */
const isSameCall = (
  before: { readonly key: string; readonly locale: Locale },
  key: string,
  locale: Locale,
): boolean => {
  if (before.key === key) return true;
  const [old, now] = [before.key.split(between), key.split(between)];
  return (
    old.length === now.length &&
    old.every((part, index) => part === now[index] || (part === before.locale && now[index] === locale))
  );
};

/** A call under way; `ahead`: begun where nobody reacts to its failure. */
interface UnderWay {
  readonly coming: Promise<unknown>;
  readonly ahead: boolean;
}
const underWay = new Map<string, UnderWay>();

/** One request at a time for a call, whoever asks: a widget, or the visit before it. The first widget that waits for what a visit has begun has its failure reacted to. */
const askOnce = (need: PlacedNeed, scope: CallScope): Promise<unknown> => {
  const key = answerKey(need.key, scope);
  const known = underWay.get(key);
  const ahead = scope.house === undefined;
  if (known !== undefined && (ahead || !known.ahead)) return known.coming;
  const coming = (known === undefined ? readNeed(need, scope) : joinNeed(known.coming, need, scope)).finally(() => {
    if (underWay.get(key)?.coming === coming) underWay.delete(key);
  });
  underWay.set(key, { coming, ahead });
  return coming;
};

/** Personal data is fetched for members only: a page that a logged-out visitor leaves would show a login prompt. */
const isAskable = ({ personal, service }: PlacedNeed, { who = '' }: CallScope): boolean =>
  who !== '' || !(personal ?? service?.personal ?? false);

const useAnswer = (need: PlacedNeed, asleep = false): DataState => {
  const scope = use(ScopeContext);
  const isOff = asleep || !isAskable(need, scope);
  const { data, error } = useSWR<unknown, unknown>(
    isOff ? null : answerKey(need.key, scope),
    () => askOnce(need, scope),
    need.personal ? { revalidateIfStale: true } : {},
  );
  useEffect(
    () =>
      isOff || need.memberEvent === undefined
        ? undefined
        : onMemberEvent(need.memberEvent, () => void readAgain(need, scope)),
    [isOff, need, scope],
  );
  // Until a new release or language has answered, the same call's last answer stands, so that nothing flickers and what was typed stays.
  const [last, setLast] = useState<{ readonly key: string; readonly locale: Locale; readonly data: unknown }>();
  const { locale } = scope;
  if (data !== undefined && (last?.data !== data || last.key !== need.key || last.locale !== locale))
    setLast({ key: need.key, locale, data });
  const shown = data === undefined && last !== undefined && isSameCall(last, need.key, locale) ? last.data : data;
  if (shown !== undefined && shown !== null) return answeredState(shown);
  if (shown === null || error !== undefined)
    return { state: 'failed', ...(error instanceof CallError ? { errorType: error.errorType } : {}) };
  return { state: 'waiting' };
};

/** Reads an answer again after a change, silently. A call under way may have been answered before the change. */
const readAgain = async (need: PlacedNeed, scope: CallScope): Promise<void> => {
  // The change was the end of the session: the page is about to change too.
  if (need.personal && !hasSession()) return;
  await underWay.get(answerKey(need.key, scope))?.coming.catch(() => undefined);
  await askAgain([{ ...need, skipErrorHandler: true }], scope);
};

/** Calls of the page by SWR: one request a call address, the answers of the server first. */
export const swrDataPort: DataPort = { useAnswer };

/** Whoever has been told of a failure decides what is done about it; a call that is tried once more in secret would only tell them again. */
const isUntold = (error: unknown): boolean => !(error instanceof CallError && error.handled);

interface Props {
  readonly scope: CallScope;
  /** The server's answers, and the release and member that they are of. */
  readonly fallback: Readonly<Record<string, unknown>>;
  readonly first: AnswerOwner;
  readonly children: ReactNode;
}

export function SwrData({ scope, fallback, first, children }: Props) {
  // The same as long as nothing changes in it: pages that are kept hear of every other one.
  const config = useMemo(() => {
    const answers = Object.fromEntries(Object.entries(fallback).map(([key, data]) => [answerKey(key, first), data]));
    return {
      fallback: answers,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      shouldRetryOnError: isUntold,
      errorRetryCount: 2,
      dedupingInterval: 1_000,
    };
  }, [fallback, first]);
  return (
    <ScopeContext value={scope}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </ScopeContext>
  );
}

/** What the calls of a page carry that is kept beside others. */
export const AnswerScope = ScopeContext.Provider;

/** Asks for what a page shows, also where an answer stands already, and puts the new ones in place. A call that fails changes nothing. */
export const askAgain = async (needs: readonly PlacedNeed[], scope: CallScope): Promise<void> => {
  const put = (need: PlacedNeed) => mutate(answerKey(need.key, scope), askOnce(need, scope), { revalidate: false });
  await Promise.allSettled(needs.filter((need) => !need.whenMenuOpen && isAskable(need, scope)).map(put));
};

/** Reads answers again that have changed by themselves, silently. Returns the calls that the server refuses now; their answers are dropped. */
export const readChanged = async (needs: readonly PlacedNeed[], scope: CallScope): Promise<readonly PlacedNeed[]> => {
  const refused = await Promise.all(
    needs
      .filter((need) => isAskable(need, scope))
      .map(async (need) => {
        const key = answerKey(need.key, scope);
        try {
          await mutate(key, await askOnce({ ...need, skipErrorHandler: true }, scope), { revalidate: false });
          return [];
        } catch (error) {
          if (!(error instanceof CallError) || error.failure?.kind !== 'refused') return [];
          await mutate(key, null, { revalidate: false });
          return [need];
        }
      }),
  );
  return refused.flat();
};

/** Begins a page's calls before its widgets stand, and waits for them no longer than `atMostMs`. */
export const preloadNeeds = (needs: readonly PlacedNeed[], scope: CallScope, atMostMs: number): Promise<void> =>
  Promise.race([askAgain(needs, scope), new Promise<void>((done) => setTimeout(done, atMostMs))]);
