import type { CompiledPage, Snapshot } from '#engine';
import { locate } from '../locate.ts';
import type { Prepared } from '../prepared.ts';
import type { Problem } from '../problem.ts';
import { Findings } from './findings.ts';
import { FrameVisibilities } from './frame-visibility.ts';
import { PageView } from './page-view.ts';
import { findClosedPages, findUnreached } from './rules/find-closed-pages.ts';
import { findUnusedConditions } from './rules/find-unused-conditions.ts';
import { findUnusedGuards } from './rules/find-unused-guards.ts';
import { Views } from './rules/find-in-views.ts';
import { findDeadEnds } from './rules/find-dead-ends.ts';
import { SiteWalk } from './site-walk.ts';
import { TooManyViewers, ViewerClasses } from './viewer-classes.ts';

export interface WalkOptions {
  /** Milliseconds since 1970: the walk begins here and goes on to every later instant at which something changes. */
  readonly from: number;
  /** True to walk as visitors of a live server. */
  readonly production?: boolean;
}

interface WholeWalkOptions extends WalkOptions {
  /** Progress from 0 to 1. */
  onProgress?(done: number): void;
}

/** Coverage of the walk. */
export interface Coverage {
  readonly pages: number;
  /** Kinds of viewers who can exist and whom the release can tell apart. */
  readonly viewers: number;
  readonly instants: readonly number[];
  /** Pages × viewers × instants. */
  readonly views: number;
  /** Decisions that were made; views that are alike are decided once. */
  readonly decided: number;
  /** Questions that were not asked in every way in which the calls of guards may be answered, because there are too many; 0 proves the rest. */
  readonly cut: number;
  /** Pages that somebody comes to from the entries of the site. */
  readonly reached: number;
  /** Pages by their state at the beginning. */
  readonly states: Readonly<Record<'N' | 'D' | 'B', number>>;
}

export interface WalkReport {
  readonly problems: readonly Problem[];
  readonly coverage: Coverage;
}

const instantsOf = ({ pages }: Snapshot, from: number): readonly number[] => [
  from,
  ...[...new Set(Object.values(pages).flatMap(({ instants }) => instants))]
    .filter((at) => at > from)
    .sort((a, b) => a - b),
];

/** Addresses at which visits begin: main pages, the pages that the site itself leads to, deep links, pushes. */
function* entriesOf({ venues, site, links, account, pages, errors }: Snapshot): Generator<string> {
  for (const { to } of Object.values(venues)) yield to;
  yield* [site.paths.gate, site.paths.landing, site.paths.login, site.paths.error];
  yield* Object.values(account.paths);
  for (const table of Object.values(links.pages))
    for (const { to } of Object.values(table)) if (to !== undefined) yield to;
  for (const id of links.app === undefined ? [] : [links.app.action, links.app.deepLink, links.app.appOnly])
    yield pages[id]?.path ?? '';
  for (const { then } of errors.reactions) if (then?.kind === 'go') yield then.to;
}

/**
 * Looks at every page as every viewer who can exist, at every instant at which something changes, and follows every way that anybody sees from
 * the entries of the site. Pure. Where the conditions tell more viewers apart than can be walked, that is the only finding.
 */
export function walkSite(
  prepared: Pick<Prepared, 'documents' | 'raws' | 'catalog'>,
  snapshot: Snapshot,
  { onProgress, ...options }: WholeWalkOptions,
): WalkReport {
  const steps = walkInSteps(prepared, snapshot, options);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) onProgress?.(step.value);
  onProgress?.(1);
  return step.value;
}

/** The same in small steps, each of which tells how much is done, from 0 to 1: who has other things to do meanwhile does them in between, or leaves it. */
export function* walkInSteps(
  prepared: Pick<Prepared, 'documents' | 'raws' | 'catalog'>,
  snapshot: Snapshot,
  options: WalkOptions,
): Generator<number, WalkReport> {
  const testers =
    prepared.documents['code-list'].get(snapshot.site.testerCodeList)?.items.map(({ codeId }) => codeId) ?? [];
  try {
    return yield* walkAs(
      new ViewerClasses(snapshot, { testers, production: options.production ?? true }),
      prepared,
      snapshot,
      options,
    );
  } catch (error) {
    if (!(error instanceof TooManyViewers)) throw error;
    const pages = Object.values(snapshot.pages);
    return {
      problems: locate([tooMany(error)], prepared.raws),
      coverage: {
        pages: pages.length,
        viewers: error.count,
        instants: [],
        views: 0,
        decided: 0,
        cut: 0,
        reached: 0,
        states: statesOf(pages),
      },
    };
  }
}

const tooMany = ({ count, facts }: TooManyViewers): Problem => ({
  code: 'too-many-views',
  severity: 'warning',
  at: { type: 'site', id: 'site', pointer: '' },
  text: {
    ko: `조건이 구분하는 방문자가 ${count}가지여서 모든 화면을 확인할 수 없어요.`,
    en: `The conditions distinguish ${count} kinds of viewers, too many to check every view.`,
  },
  hint: {
    ko: `조건에 쓰는 값의 종류를 줄이세요: ${facts.join(', ')}`,
    en: `Use fewer distinct values in conditions, above all for these facts: ${facts.join(', ')}.`,
  },
});

const statesOf = (pages: readonly CompiledPage[]): Coverage['states'] => {
  const count = (state: 'N' | 'D' | 'B') => pages.filter((page) => page.state === state).length;
  return { N: count('N'), D: count('D'), B: count('B') };
};

// Measured shares of the work.
const firstShare = 0.75;
const walkShare = 0.8;

function* walkAs(
  classes: ViewerClasses,
  prepared: Pick<Prepared, 'documents' | 'raws' | 'catalog'>,
  snapshot: Snapshot,
  { from }: WalkOptions,
): Generator<number, WalkReport> {
  const look = new PageView(snapshot, classes);
  const instants = instantsOf(snapshot, from);
  const findings = new Findings(prepared);
  const views = new Views();
  const reached = new Set<string>();
  // A guard that lets nobody pass closes its pages: that is told once, at the guard.
  const shut = findUnusedGuards(look, instants, findings);
  const neverOpen = new Set<string>();
  const sights = new FrameVisibilities(prepared.catalog);
  let walk = new SiteWalk(look, sights);
  const all = Object.keys(snapshot.pages).length;
  for (const [index, now] of instants.entries()) {
    // The first instant is looked at whole, the others only where they differ.
    const done = (share: number): number =>
      index === 0 ? share * firstShare : firstShare + ((index - 1 + share) / instants.length) * (1 - firstShare);
    look.now = now;
    walk = new SiteWalk(look, sights);
    for (const entry of new Set(entriesOf(snapshot))) if (entry !== '') walk.enter(entry);
    for (const known of walk.steps()) yield done(Math.min(1, known / all) * walkShare);
    for (const id of Object.keys(snapshot.pages)) if (walk.who(id) !== undefined) reached.add(id);
    const closed = findClosedPages(walk, shut, findings);
    for (const id of closed) neverOpen.add(id);
    yield done(walkShare + (1 - walkShare) / 3);
    findDeadEnds(walk, closed, findings);
    yield done(walkShare + ((1 - walkShare) / 3) * 2);
    for (const share of views.look(walk, findings)) yield done(walkShare + ((1 - walkShare) * (2 + share)) / 3);
  }
  findUnusedConditions(look, instants, findings);
  const idle = new Set(
    findings.problems
      .filter(({ code }) => code === 'condition-never-holds' || code === 'condition-over')
      .map(({ at }) => `${at.id} ${placementAt(prepared, at.id, at.pointer)}`),
  );
  views.unseen(walk, idle, findings);
  findUnreached(walk, new Set([...reached, ...neverOpen]), findings);
  const pages = Object.values(snapshot.pages);
  return {
    problems: locate(findings.problems, prepared.raws),
    coverage: {
      pages: pages.length,
      viewers: look.classes.size,
      instants,
      views: pages.length * look.classes.size * instants.length,
      decided: look.decided,
      cut: look.cut,
      reached: reached.size,
      states: statesOf(pages),
    },
  };
}

const placementAt = (prepared: Pick<Prepared, 'documents'>, layout: string, pointer: string): string => {
  const [, , index] = pointer.split('/');
  return prepared.documents.layout.get(layout)?.placements[Number(index)]?.id ?? '';
};
