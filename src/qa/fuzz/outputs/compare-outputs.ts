import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import type { Browser } from 'playwright';
import { factsText } from '#content/check/walk/describe';
import { ViewerClasses } from '#content/check/walk/viewer-classes';
import { compile, decide, project, type Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { readViewer, knownSite } from '../../read-viewer.ts';
import { render } from '../../render/index.ts';
import { asServed, openTestSite, type ServedPage, type TestSite } from '../../render/test-site.ts';
import { firstValueDifference, type SiteTrial } from '../invariants/invariant.ts';
import type { Renderer } from '../invariants/renderer.ts';
import { createRandom } from '#engine/values/seeded-random';
import { chooseSamples, type Sample } from '../make/samples.ts';
import { openInBrowser } from './in-browser.ts';

export const sameOutputs = 'server, renderer, command line and browser show the same page for a decision';

/** Ways to show a site. */
export interface OutputParts {
  readonly renderer: Renderer;
  /** Omitted when there is none. */
  readonly browser?: Browser;
}

export interface OutputDifference {
  readonly says: string;
  readonly sample: Sample;
}

/** Visits of possible viewers, all at one instant. */
export function chooseOutputVisits({ snapshot, prepared }: SiteTrial, count: number, seed: number): readonly Sample[] {
  const dice = createRandom(seed);
  const testers = knownSite(prepared).testers;
  const { viewers } = new ViewerClasses(snapshot, { testers, production: true });
  const samples = chooseSamples(snapshot, count, dice);
  return samples.map(({ question: { previous: _, missing: _missing, via: _via, ...question }, ...rest }) => ({
    ...rest,
    question: {
      ...question,
      how: 'load',
      now: samples[0]?.question.now ?? 0,
      viewer: dice.pick(viewers) ?? question.viewer,
    },
  }));
}

/** Serves a site and compares what server, browser and command line show. Returns the first difference. */
export async function compareOutputs(
  trial: SiteTrial,
  samples: readonly Sample[],
  parts: OutputParts,
): Promise<OutputDifference | undefined> {
  const [first] = samples;
  if (first === undefined) return undefined;
  const stage = await openTestSite(trial.raws, first.question.now);
  try {
    for (const sample of samples) {
      // Test the command with one visit only, because it starts its own server.
      const says = await compareOne(trial, stage, sample, { ...parts, asks: sample === first });
      if (says !== undefined) return { says, sample };
    }
    return undefined;
  } finally {
    await stage.site.close();
  }
}

const innerOf = (html: string): string =>
  /<div id="app">([\s\S]*)<\/div><script type="application\/json" id="boot">/.exec(html)?.[1] ?? '';

async function compareOne(
  trial: SiteTrial,
  stage: TestSite,
  { question }: Sample,
  { renderer, browser, asks }: OutputParts & { readonly asks: boolean },
): Promise<string | undefined> {
  // A viewer that the command line can express.
  const viewer = readViewer(factsText(question.viewer), knownSite(trial.prepared));
  stage.as(viewer);
  const search = new URLSearchParams({ ...question.query }).toString();
  const asked = `${question.path.startsWith('//') ? '/' : question.path}${search === '' ? '' : `?${search}`}`;
  const sent = await stage.open(asked);
  if (sent.boot === undefined) return sent.status >= 500 ? `${asked} answers ${sent.status}` : undefined;
  return (
    (await compareRenderer(trial, stage, sent, renderer)) ??
    (asks ? await compareCommand(trial, stage, viewer, sent) : undefined) ??
    (browser === undefined ? undefined : await compareBrowser(trial.snapshot, stage, viewer, { sent, browser }))
  );
}

/** Decides and renders the same page locally. */
async function compareRenderer(
  { prepared }: SiteTrial,
  { site }: TestSite,
  { boot, html, path }: ServedPage,
  renderer: Renderer,
): Promise<string | undefined> {
  if (boot === undefined) return undefined;
  const { documents, rich, catalog } = prepared;
  const { snapshot } = compile({ documents, rich, catalog, release: boot.release, sandbox: true });
  const { viewer, now, query, data, assets } = boot;
  const { login, tester, listed } = viewer;
  const seen = project(snapshot, { login: login === true, tester: tester === true, listed: listed === true });
  const question = {
    path: boot.path,
    query,
    viewer,
    now,
    how: 'load' as const,
    origin: site.address,
    ...(boot.decision.outcome.kind === 'notFound' ? { missing: true } : {}),
  };
  const wanted = boot.decision;
  const decision = wanted.outcome.kind === 'pending' || wanted.needsFacts.length > 0 ? wanted : decide(seen, question);
  const told = firstValueDifference(JSON.parse(JSON.stringify(decision)), wanted);
  // Only the server knows facts that a guard requested.
  if (
    told !== undefined &&
    wanted.outcome.kind !== 'notFound' &&
    seen.pages[wanted.pageId]?.guards.every((id) => Object.keys(seen.guards[id]?.sources ?? {}).length === 0) === true
  )
    return `${path}: the server decides differently: ${told}`;
  const texts = renderer.makeTexts(viewer.locale, {
    ...snapshot.messages[viewer.locale],
    ...snapshot.pages[wanted.pageId]?.pageTexts[viewer.locale],
  });
  const alone = await renderer.renderPage({
    decision: wanted,
    texts,
    site: seen.site,
    assets,
    platform: viewer.platform,
    data,
  });
  return alone.html === innerOf(html)
    ? undefined
    : `${path}: the renderer shows a different page: ${firstDifference(alone.html, innerOf(html))}`;
}

/** Each server has its own port, which appears in canonical addresses. */
const withoutOrigin = (html: string): string => html.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://127.0.0.1');

/** Output of `qa render` for the same documents. */
async function compareCommand(
  { raws }: SiteTrial,
  { now }: TestSite,
  viewer: Viewer,
  { path, html }: ServedPage,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-fuzz-'));
  try {
    await writeFile(join(folder, 'site.json'), JSON.stringify({ documents: raws.map(({ body }) => body) }));
    const { code, text } = await render([
      path,
      '--in',
      folder,
      '--as',
      factsText(viewer),
      '--at',
      new Date(now).toISOString(),
      '--quiet',
    ]);
    const [printed, served] = [text, html].map(withoutOrigin);
    return code === 0 && printed === served
      ? undefined
      : `${path}: qa render prints a different page: ${code === 0 ? firstDifference(printed ?? '', served ?? '') : text}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareBrowser(
  snapshot: Snapshot,
  { site }: TestSite,
  viewer: Viewer,
  { sent, browser }: { readonly sent: ServedPage; readonly browser: Browser },
): Promise<string | undefined> {
  const { parsed, taken, faults } = await openInBrowser(
    browser,
    { address: site.address, appMarker: snapshot.site.appMarker },
    sent.path,
    asServed(viewer),
  );
  const dom = new JSDOM(sent.html);
  // oxlint-disable-next-line no-restricted-properties -- read, never written: the served page as a parser reads it
  const served = dom.window.document.getElementById('app')?.innerHTML ?? '';
  dom.window.close();
  if (parsed !== served) return `${sent.path}: the browser parses a different page: ${firstDifference(parsed, served)}`;
  if (taken !== parsed)
    return `${sent.path}: the app in the browser shows a different page: ${firstDifference(taken, parsed)}`;
  return faults[0] === undefined
    ? undefined
    : `${sent.path}: hydration in the browser shows a different page: ${faults[0]}`;
}

/** First difference of two texts, with an excerpt of both. */
function firstDifference(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const near = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
  return `${near(one)} against ${near(two)}`;
}
