import {
  decide,
  applyRecordHead,
  refusedAnswer,
  type Decision,
  type NeededFact,
  type PlacedNeed,
  type DecisionInput,
  type Snapshot,
  type SourceAnswers,
} from '../../../engine/index.ts';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import { shareImageSize } from '#schemas/share-picture';
import type { Viewer } from '#schemas/viewer';
import type { LiveRelease } from '../../core/live-site/live-site.ts';
import { viewOf } from '../../core/live-site/release-view.ts';
import { FontCache } from '../fonts/font-cache.ts';
import { cachedAnswers, keptUntil, type AskAsGuest, type AskUpstream } from './answer-cache.ts';
import type { ClientFiles, PageParts } from './client-files.ts';
import { manifestAddress } from './manifest-address.ts';
import { htmlDocument } from './html-document.ts';
import { StoredPage } from './page-cache.ts';
import { pageMessages } from './page-messages.ts';
import type { Renderer } from './renderer.ts';
import { audienceOf, SliceCache } from './slice-cache.ts';

export interface DeliveryParts {
  readonly renderer: () => Promise<Renderer>;
  readonly files: ClientFiles;
  readonly book: SliceCache;
  readonly fonts: Pick<FontCache, 'stylesheet' | 'files'>;
  readonly askUpstream: AskUpstream;
  /** Live states of a venue's facilities. */
  readonly states: (venue: string) => ReadonlyMap<string, FacilityState>;
  /** Development only: adds Vite's scripts. Such pages are not cached. */
  readonly finish?: (url: string, html: string) => Promise<string>;
}

interface Data {
  readonly values: Readonly<Record<string, unknown>>;
  /** Instants at which values change by themselves. */
  readonly changes: Readonly<Record<string, number>>;
  readonly until: number;
  readonly missing: boolean;
}

const isClosed = ({ service }: PlacedNeed, viewer: Viewer): boolean =>
  service !== undefined && service.state !== 'N' && !(service.state === 'D' && viewer.listed === true);

/** The widget shows guests an answer of their own, and a refusal itself. */
const isForGuests = ({ personal, skipErrorHandler }: PlacedNeed): boolean =>
  personal === false && skipErrorHandler === true;

/** Answers all calls of a decision in parallel, before rendering. A failed call is null. */
const gatherData = async (
  release: LiveRelease,
  decision: Decision,
  { viewer, now }: DecisionInput,
  { askUpstream, askAsGuest, states }: Pick<DeliveryParts, 'askUpstream' | 'states'> & Pick<Asking, 'askAsGuest'>,
): Promise<Data> => {
  const answer = cachedAnswers({ release, viewer, page: decision.pageId, now, askUpstream, askAsGuest, states });
  const values: Record<string, unknown> = {};
  const changes: Record<string, number> = {};
  let until = Number.MAX_SAFE_INTEGER;
  let missing = false;
  // Start all calls before awaiting the first. Calls to the release answer synchronously.
  const calls = new Map(
    decision.needs
      .filter(({ whenMenuOpen, personal, service }) => !whenMenuOpen && !personal && service?.method !== 'POST')
      .map((need) => [need.key, need]),
  );
  const coming = [...calls.values()].map((need) => ({
    need,
    asked: isClosed(need, viewer) ? null : answer(need.key, isForGuests(need)),
  }));
  for (const { need, asked } of coming) {
    const answered = asked instanceof Promise ? await asked : asked;
    if (answered === null) {
      values[need.key] = null;
      continue;
    }
    until = Math.min(until, keptUntil(answered));
    if (answered.validUntil !== null) changes[need.key] = answered.validUntil;
    if ('later' in answered) continue;
    values[need.key] = answered.ok ? answered.data : isForGuests(need) ? refusedAnswer(answered.errorType) : null;
    if (!answered.ok && answered.status === 404 && need.essential) missing = true;
  }
  return { values, changes, until, missing };
};

/** Texts by release and language: one i18next instance for all pages is cheaper than one per page. */
const texts = new WeakMap<object, ReturnType<Renderer['makeTexts']>>();
const textsOf = (release: LiveRelease, viewer: Viewer, decision: Decision, renderer: Renderer) => {
  const own = release.snapshot.pages[decision.pageId]?.pageTexts[viewer.locale];
  if (own !== undefined && Object.keys(own).length > 0)
    return renderer.makeTexts(viewer.locale, { ...release.snapshot.messages[viewer.locale], ...own });
  const messages = release.snapshot.messages[viewer.locale];
  const known = texts.get(messages);
  if (known !== undefined) return known;
  const made = renderer.makeTexts(viewer.locale, messages);
  texts.set(messages, made);
  return made;
};

/** `ofOne`: guards used data of this member, so the page must not be shared. */
export type Delivered =
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'page'; readonly page: StoredPage; readonly ofOne: boolean };

/** Requests the facts of guards as the visitor. Returns undefined after a timeout; then the browser requests them. */
export type AskFacts = (needs: readonly NeededFact[], decision: Decision) => Promise<SourceAnswers | undefined>;

/** Calls that a page makes before it is sent. */
export interface Asking {
  readonly askFacts: AskFacts;
  /** Absent for a visit at an instant that is not the present. */
  readonly askAsGuest?: AskAsGuest | undefined;
}

/** Decides, with at most two rounds of fact requests, so that the first paint is final. */
const decideAsked = async (
  snapshot: Snapshot,
  question: DecisionInput,
  askFacts: AskFacts,
): Promise<{ readonly decision: Decision; readonly asked: DecisionInput; readonly ofOne: boolean }> => {
  let asked = question;
  for (let round = 0; ; round++) {
    const decision = decide(snapshot, asked);
    const answers =
      decision.needsFacts.length === 0 || round === 2 ? undefined : await askFacts(decision.needsFacts, decision);
    if (answers === undefined) return { decision, asked, ofOne: asked.answers !== undefined };
    asked = { ...asked, answers: { ...asked.answers, ...answers } };
  }
};

/** Scripts beside the widgets' own that the page imports as soon as it stands. */
const partsOf = ({ needs }: Decision, { login }: Viewer): PageParts =>
  login !== true ? 'none' : needs.some(({ codes }) => codes) ? 'codes' : 'session';

/** Decides, answers the calls of the page, renders it and builds its HTML document. */
export const deliverPage = async (
  release: LiveRelease,
  given: DecisionInput,
  { askFacts, askAsGuest }: Asking,
  delivery: DeliveryParts,
): Promise<Delivered> => {
  const parts = { ...delivery, askAsGuest };
  const { files, book } = parts;
  const renderer = await parts.renderer();
  const chapter = book.sliceSet(release, audienceOf(given.viewer), given.viewer.locale);
  const { snapshot } = chapter;
  const first = await decideAsked(snapshot, given, askFacts);
  const { asked: question, ofOne } = first;
  let { decision } = first;
  if (decision.outcome.kind === 'redirect') return { kind: 'redirect', to: decision.outcome.to };
  let data = await gatherData(release, decision, question, parts);
  if (data.missing) {
    decision = decide(snapshot, { ...question, missing: true });
    // A missing record may exist later.
    const { changes, until } = data;
    data = await gatherData(release, decision, question, parts);
    data = { ...data, changes: { ...changes, ...data.changes }, until: Math.min(until, data.until) };
  }
  const { locale } = question.viewer;
  const view = viewOf(release);
  const site = snapshot.site;
  const rendered = await renderer.renderPage({
    decision,
    texts: textsOf(release, question.viewer, decision, renderer),
    site,
    platform: question.viewer.platform,
    assets: view.assets,
    data: data.values,
  });
  const head = applyRecordHead(decision.head, data.values[decision.head.record?.key ?? '']);
  const { viewer } = question;
  const plain = htmlDocument({
    decision,
    head,
    html: rendered.html,
    origin: given.origin ?? '',
    image: { path: view.shareUrl(head.image, decision.theme), ...shareImageSize(head.image) },
    manifest: manifestAddress(snapshot, snapshot.pages[decision.pageId]?.venue),
    entry: files.entry,
    early: files.early,
    scripts: files.scripts(rendered.widgets, partsOf(decision, question.viewer)),
    styles: files.styles,
    fonts: { stylesheet: parts.fonts.stylesheet, files: parts.fonts.files(locale) },
    rootId: renderer.rootElementId,
    bootId: renderer.bootElementId,
    earlyCallsId: renderer.earlyCallsId,
    earlyCalls: renderer.listEarlyCalls({ viewer, decision, locale, site, data: data.values }),
    boot: {
      release: release.snapshot.release,
      locale,
      viewer: question.viewer,
      now: question.now,
      path: question.path,
      query: question.query,
      decision,
      messages: pageMessages(snapshot, decision),
      data: data.values,
      changes: data.changes,
      site,
      index: `/slices/${chapter.indexHash}.json`,
      assets: view.assets,
      failedWidgets: rendered.fallen,
      ...(rendered.drawsLate ? { drawsLate: true } : {}),
    },
  });
  const html = parts.finish === undefined ? plain : await parts.finish(question.path, plain.toString());
  const until = parts.finish !== undefined ? 0 : Math.min(data.until, decision.validUntil ?? Number.MAX_SAFE_INTEGER);
  return {
    kind: 'page',
    page: new StoredPage({ html, status: decision.status, locale, since: question.now, until }),
    ofOne,
  };
};
