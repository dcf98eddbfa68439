import { answer, serviceOf } from '#content/answers/index';
import type { Locale } from '#schemas/parts';
import { decide, type CompiledPage, type Decision } from '../../../engine/index.ts';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { inputOf, splitKey } from '../delivery/answer-cache.ts';
import { listRecordPaths } from './record-paths.ts';

interface Guest {
  /** Code of a venue; pages of no venue without one. */
  readonly venue: string | undefined;
  readonly locale: Locale;
  readonly now: number;
}

/** Pages that a guest can open, by path, with the instant in milliseconds at which the list can change. */
export interface OpenPages {
  readonly paths: readonly string[];
  readonly since: number;
  readonly until: number;
}

/**
 * Lists the pages of a venue, or of the whole site, that a guest can open in a language and that search engines may index. A page with parameters is listed
 * once for each record of the release that it shows now. Pages of records that only an upstream knows are left out.
 */
export const listOpenPages = (release: LiveRelease, guest: Guest): OpenPages => {
  const { snapshot, prepared } = release;
  const paths: string[] = [];
  let until = Number.MAX_SAFE_INTEGER;
  for (const page of Object.values(snapshot.pages)) {
    if (page.venue !== guest.venue) continue;
    const isOfRecords = page.path.includes('{');
    for (const path of isOfRecords ? listRecordPaths(prepared.documents, page) : [page.path]) {
      const opened = openAt(release, page, path, guest);
      until = Math.min(until, opened.until);
      if (opened.isOpen) paths.push(path);
    }
  }
  return { paths: paths.toSorted(), since: guest.now, until };
};

interface Opened {
  readonly isOpen: boolean;
  readonly until: number;
}

const never = Number.MAX_SAFE_INTEGER;

const openAt = (release: LiveRelease, page: CompiledPage, path: string, { venue, locale, now }: Guest): Opened => {
  const { snapshot } = release;
  const viewer = {
    locale,
    platform: 'WEB_MOBILE',
    curResort: venue ?? snapshot.site.defaultVenue,
    login: false,
  } as const;
  const decision = decide(snapshot, { path, query: {}, how: 'load', viewer, now });
  const { outcome, head, status, validUntil, pageId } = decision;
  const until = validUntil ?? never;
  const isShown = outcome.kind === 'page' && status === 200 && head.canonical === path && pageId === page.id;
  if (!isShown || !page.path.includes('{')) return { isOpen: isShown, until };
  const input = inputOf(release, { viewer, page: page.id, now, states: () => new Map() });
  const records = recordNeeds(decision).map(({ key }) => {
    const [called, query] = splitKey(key);
    if (serviceOf(release.prepared.documents, called)?.upstream !== undefined) return { ok: false, validUntil: null };
    return answer(input, called, query);
  });
  return {
    isOpen: records.length > 0 && records.every(({ ok }) => ok),
    until: Math.min(until, ...records.map((one) => one.validUntil ?? never)),
  };
};

/** Calls without whose answer the page is not found. */
const recordNeeds = ({ needs }: Decision) =>
  needs.filter(({ essential, personal, node }) => essential && personal !== true && !node.startsWith('frame/'));
