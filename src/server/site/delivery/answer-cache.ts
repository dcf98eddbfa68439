import { answer, serviceOf, type Answer, type AnswerInput } from '#content/answers/index';
import { matchPattern, pathPattern, segmentsOf } from '#content/answers/path-pattern';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { RecentMap } from './page-cache.ts';

/** Response and the instant it was created for. */
interface Kept {
  readonly answer: Answer;
  readonly since: number;
}

/** Responses by call, for one page and one kind of viewer. */
type Answers = RecentMap<Kept>;

const mostAskers = 400;
const mostCalls = 20;
const books = new WeakMap<LiveRelease, RecentMap<Answers>>();

const answersOf = (release: LiveRelease, page: string, viewer: Viewer): Answers => {
  const book = books.get(release) ?? new RecentMap<Answers>(mostAskers);
  books.set(release, book);
  const asker = `${page} ${JSON.stringify(viewer)}`;
  const known = book.get(asker) ?? new RecentMap<Kept>(mostCalls);
  book.set(asker, known);
  return known;
};

/** Splits the key of a call into path and query. */
export const splitKey = (key: string): readonly [string, Readonly<Record<string, string>>] => {
  const [path = '', search = ''] = key.split(/\?(.*)/s);
  return [path, Object.fromEntries(new URLSearchParams(search))];
};

const isOneOf = (calls: readonly ApiCall[]): ((path: string) => boolean) => {
  const patterns = calls.map(({ path }) => pathPattern(path));
  return (path) => {
    const segments = segmentsOf(path);
    return patterns.some((pattern) => matchPattern(pattern, segments) !== undefined);
  };
};
/** Calls that the server answers from its own records or live state, not from the release. */
const isUnpublished = isOneOf(allCalls.filter(({ access, method }) => access !== 'published' && method === 'GET'));
/** The unpublished calls that everybody may read without a limit and that answer every guest alike. */
const isForAnyone = isOneOf(
  allCalls.filter(
    (call) =>
      call.access === 'anyone' &&
      call.method === 'GET' &&
      !call.writes &&
      call.limit === undefined &&
      call.perBrowser !== true,
  ),
);
/** Calls whose answers are never kept. */
const isFresh = isOneOf(allCalls.filter((call) => call.access === 'anyone' && call.fresh === true));
/** Calls whose answer to a member depends on what the member holds. */
const isForMember = isOneOf(allCalls.filter((call) => call.access === 'published' && call.forMember === true));

/** Marks a call that the browser makes itself, and limits the page's cache time. */
export interface Later {
  readonly later: true;
  readonly validUntil: null;
  readonly cacheUntil?: number;
}

/** Instant until which caches keep an answer, in milliseconds since 1970. */
export const keptUntil = ({ validUntil, cacheUntil }: Pick<Answer, 'validUntil' | 'cacheUntil'>): number =>
  Math.min(validUntil ?? Number.MAX_SAFE_INTEGER, cacheUntil ?? Number.MAX_SAFE_INTEGER);

/** Answers the calls of one page for one viewer at one instant. */
export type Answering = (key: string, forGuests: boolean) => Answer | Promise<Answer | Later>;

/** Calls the upstream host that a data service uses instead of the release. */
export type AskUpstream = (
  input: AnswerInput,
  called: { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly target: string },
) => Promise<Answer>;

/** Requests a call as a guest with the visitor's kind of browser. */
export type AskAsGuest = (key: string, page: string) => Promise<Answer>;

/** Time for which pages of guests keep an answer about the present state, in milliseconds. */
const PRESENT_MS = 5_000;
/** Maximum time that a page waits for an answer. After a timeout, pages skip that upstream, or such calls, for a while. */
const patience = 500;
const memory = 30_000;
const lateUntil = new Map<string, number>();

const inTime = async (upstream: string, now: number, ask: () => Promise<Answer>): Promise<Answer | Later> => {
  const later: Later = { later: true, validUntil: null, cacheUntil: now + memory };
  // The clock may have been set back, and previews use instants of their own: never skip an upstream for longer than this.
  const skippedUntil = Math.min(lateUntil.get(upstream) ?? 0, now + memory);
  if (now < skippedUntil) {
    lateUntil.set(upstream, skippedUntil);
    return later;
  }
  const { promise, resolve } = Promise.withResolvers<Later>();
  const timer = setTimeout(() => {
    lateUntil.set(upstream, now + memory);
    resolve(later);
  }, patience);
  return Promise.race([ask(), promise]).finally(() => clearTimeout(timer));
};

interface Asker {
  readonly viewer: Viewer;
  /** Page ID. */
  readonly page: string;
  readonly now: number;
  readonly states: NonNullable<AnswerInput['states']>;
}

/** Returns the input of a call of a page that the release answers. */
export const inputOf = (release: LiveRelease, { viewer, page, now, states }: Asker): AnswerInput => {
  const { rich, artUrl } = viewOf(release);
  const { prepared, snapshot } = release;
  return { documents: prepared.documents, snapshot, rich, art: artUrl, viewer, now, states, page };
};

interface AnsweringParts extends Asker {
  readonly release: LiveRelease;
  readonly askUpstream: AskUpstream;
  /** Absent for an instant that is not the present. */
  readonly askAsGuest?: AskAsGuest | undefined;
}

/** Caches responses per kind of viewer until they change. Upstream responses are not cached. `forGuests`: the widget says that guests are answered too. */
export const cachedAnswers = ({
  release,
  viewer,
  page,
  now,
  askUpstream,
  askAsGuest,
  states,
}: AnsweringParts): Answering => {
  const answers = answersOf(release, page, viewer);
  const inputFor = (): AnswerInput => inputOf(release, { viewer, page, now, states });
  return (key, forGuests) => {
    const known = answers.get(key);
    // A preview may have used a later instant than this visitor.
    if (known !== undefined && known.since <= now && now < keptUntil(known.answer)) return known.answer;
    const [path, query] = splitKey(key);
    const service = serviceOf(release.prepared.documents, path);
    if (
      forGuests &&
      viewer.login === false &&
      askAsGuest !== undefined &&
      service?.upstream === undefined &&
      isForAnyone(path)
    ) {
      return inTime(path, now, async () => {
        const cacheUntil = isFresh(path) ? now : now + PRESENT_MS;
        const present = { ...(await askAsGuest(key, page)), validUntil: null, cacheUntil };
        answers.set(key, { answer: present, since: now });
        return present;
      });
    }
    // Personal data and live state: the browser requests them.
    if (
      service?.personal === true ||
      (service?.upstream === undefined && (isUnpublished(path) || (viewer.login !== false && isForMember(path))))
    )
      return Promise.resolve({ later: true, validUntil: null });
    if (service?.upstream !== undefined)
      return inTime(service.upstream, now, () => askUpstream(inputFor(), { path, query, target: key }));
    const made = answer(inputFor(), path, query);
    answers.set(key, { answer: made, since: now });
    return made;
  };
};
