import { useState } from 'react';
import { call, CallError, type ReleaseRow } from '../api/client.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { useMe } from '../session/current-user.ts';
import { usePeople } from '../session/people.ts';
import type { Doc } from '../site/documents.ts';
import { useDocs, useNames, useRelease, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { useLatest } from '../ui/use-latest.ts';
import { resetPlan } from './publish-plan.ts';
import { publishStrings } from './strings.ts';

export type Publishing =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'lost' }
  | { readonly state: 'refused'; readonly text: string };

const askAgainMs = 2_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface PublishOptions {
  readonly drafts: readonly Doc[];
  readonly message: string;
  /** Expected number of the release. */
  readonly next: number;
  readonly onDone: (number: number) => void;
  /** Called when the drafts or the live release changed since the review. */
  readonly onStale: () => void;
}

/** Publishes the drafts exactly as reviewed. Reports any conflict and loses no draft. */
export const usePublish = ({
  drafts,
  message,
  next,
  onDone,
  onStale,
}: PublishOptions): { readonly publishing: Publishing; readonly publish: () => Promise<void> } => {
  const words = useWords(publishStrings);
  const texts = useTexts();
  const { language } = useLanguage();
  const names = useNames();
  const me = useMe();
  const docs = useDocs();
  const store = useSiteStore();
  const live = useRelease();
  const nameOf = usePeople();
  const [publishing, setPublishing] = useState<Publishing>({ state: 'idle' });
  const now = useLatest(live);
  const refuse = (text: string): void => setPublishing({ state: 'refused', text });
  const done = async (number: number): Promise<void> => {
    resetPlan();
    await store.load().catch(() => undefined);
    onDone(number);
  };
  /** Finds out whether the release went live after a lost connection. */
  const findOut = async (): Promise<void> => {
    setPublishing({ state: 'lost' });
    try {
      const { releases } = await retryUntilAnswered(
        () => call<{ readonly releases: readonly ReleaseRow[] }>('GET', '/releases?size=10'),
        () => sleep(askAgainMs),
      );
      const own = releases.find((row) => row.number >= next && row.author === me.id && row.message === message);
      await store.load().catch(() => undefined);
      return own === undefined ? refuse(words.notOut) : await done(own.number);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      refuse(error.message);
    }
  };
  const tell = async (error: CallError): Promise<void> => {
    if (isUnanswered(error)) return findOut();
    if (error.code === 'DRAFT_STALE') {
      const doc = docs.get(`${String(error.answer['type'])}/${String(error.answer['id'])}`);
      const author = error.answer['author'];
      refuse(
        words.draftStale(
          doc === undefined ? String(error.answer['id']) : titleOf(doc, { names, texts, language }),
          typeof author === 'string' ? nameOf(author) : words.somebody,
        ),
      );
    } else
      refuse(
        {
          RELEASE_STALE: words.stale,
          OPR_02: words.noRight,
          RELEASE_REFUSED: words.refused,
          DRAFT_NOT_FOUND: words.noDraft,
          NOTHING_TO_PUBLISH: words.noDraft,
          STORE_FULL: words.storeFull,
        }[error.code] ?? error.message,
      );
    await store.load().catch(() => undefined);
    onStale();
  };
  const publish = async (): Promise<void> => {
    setPublishing({ state: 'busy' });
    const isSaved = await store.settled();
    // Recent edits have not been reviewed yet.
    if (!isSaved || drafts.some(({ key, mark }) => store.get().docs.get(key)?.mark !== mark))
      return refuse(words.unsaved);
    try {
      const body = { message, drafts: drafts.map(({ type, id, mark }) => ({ type, id, hash: mark })) };
      const { number } = await call<{ readonly number: number }>('POST', '/releases', {
        body,
        headers: { 'if-match': String(now.current) },
      });
      await done(number);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await tell(error);
    }
  };
  return { publishing, publish };
};

/** Tells whether an error leaves the outcome unknown: the server is unreachable or stopped midway. */
const isUnanswered = ({ status, code }: CallError): boolean =>
  status === 0 || code === 'STORE_AWAY' || (status >= 500 && code !== 'STORE_FULL');

/**
 * Repeats a request until the server answers, with a pause after each try. A refusal is an answer too: after signing out, asking again does not
 * help.
 */
export const retryUntilAnswered = async <Answer>(
  ask: () => Promise<Answer>,
  rest: () => Promise<void>,
): Promise<Answer> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof CallError) || !isUnanswered(error)) throw error;
      await rest();
    }
  }
};
