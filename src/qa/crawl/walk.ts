import type { BrowserContext, Page, Response } from 'playwright';
import { factsText } from '#content/check/walk/describe';
import type { Way } from '#content';
import { settle } from '../render/draw.ts';
import { findBarriers, findFaults, findWide, type Fault } from './inspect.ts';
import type { BootData } from '../../visitor/entry-server.tsx';
import { linksOf, readBoot, type Link } from './read-page.ts';
import { pressAll } from './press.ts';
import { watch, type Complaint } from './watch.ts';
import type { Coverage } from './coverage.ts';
import type { CrawlFindings, Spot } from './findings.ts';
import type { Model } from './model.ts';
import type { Pace } from './pace.ts';
import { logIn, type Profile } from './profiles.ts';

export interface CrawlParts {
  readonly origin: string;
  readonly profile: Profile;
  /** A window each. */
  readonly contexts: readonly BrowserContext[];
  readonly entries: readonly string[];
  readonly findings: CrawlFindings;
  /** The documents to compare with; made once the site has said whether its sandbox is on. */
  readonly modelFor: (sandbox: boolean) => Model | undefined;
  readonly axe: string;
  readonly pace: Pace;
  /** Addresses of one page that are looked at: the others differ by what they are about. */
  readonly perPage: number;
  readonly coverage: Coverage;
  readonly onVisit: () => void;
}

interface Stop {
  readonly to: string;
  readonly steps: Way['steps'];
  /** Id of the page that leads here; empty for an entry. */
  readonly from: string;
}

/** What the windows of a visitor share. */
interface Shared {
  readonly pressed: Set<string>;
  /** Pages whose barriers and width were looked at; their other addresses are made of the same. */
  readonly audited: Set<string>;
  /** What the visitor is called. */
  readonly names: Set<string>;
  /** For members whose session a page has ended, unless they were logged in again since they had been so often. */
  readonly logInAgain: (loggedIn: number) => Promise<void>;
}

interface Visited {
  readonly page: string;
  readonly links: readonly Link[];
}

/** Fields of answers that hold what a person is called. */
const called = /"(?:nickName|userName)":"([^"\\]*)"/g;

/** How long an answer that has begun is waited for. */
const nextMs = 500;

const nothing: Visited = { page: '', links: [] };

/** Numbers and queries aside, one page. */
const shapeOf = (to: string): string => (to.split('?', 1)[0] ?? to).replaceAll(/\/[^/]*\d[^/]*(?=\/|$)/g, '/1');

/** Walks through a site as one visitor, from its entries along every link and button. */
export async function crawlAs(parts: CrawlParts): Promise<void> {
  const { contexts, origin, entries, pace, perPage, coverage, profile, onVisit } = parts;
  const queue: Stop[] = entries.map((to) => ({ to, steps: [{ to, by: '' }], from: '' }));
  const known = new Set(entries);
  const shapes = new Map<string, number>();
  const pressed = new Set<string>();
  const audited = new Set<string>();
  const names = new Set<string>();
  let coming: Promise<void> | undefined;
  const logInAgain = async (loggedIn: number): Promise<void> => {
    if (coverage.loggedIn > loggedIn) return;
    coming ??= logIn(contexts, origin, profile.viewer).then(() => void coverage.loggedIn++).finally(() => void (coming = undefined));
    await coming;
  };
  const meet = ({ page: from, links }: Visited, { steps }: Stop): void => {
    for (const { to, by } of links) {
      if (known.has(to)) continue;
      known.add(to);
      const shape = shapeOf(to);
      const count = shapes.get(shape) ?? 0;
      shapes.set(shape, count + 1);
      if (count < perPage) queue.push({ to, steps: [...steps, { to, by }], from });
      else coverage.leave(shape, to);
    }
  };
  let working = 0;
  const work = async (page: Page): Promise<void> => {
    for (;;) {
      const stop = queue.shift();
      if (stop === undefined) {
        // Somebody else may still find links.
        if (working === 0) return;
        await page.waitForTimeout(50);
        continue;
      }
      if (!(await pace.turn())) return void queue.unshift(stop);
      working++;
      try {
        meet(await visit(page, stop, { ...parts, pressed, audited, names, logInAgain }), stop);
        coverage.open(profile.name, stop.to);
        onVisit();
      } finally {
        working--;
      }
    }
  };
  const pages = await Promise.all(contexts.map((one) => one.newPage()));
  // A window that a page opens is another site's, or a stand-in's.
  for (const one of contexts) one.on('page', (popup) => void popup.close().catch(() => undefined));
  await Promise.all(pages.map(work));
  if (queue.length > 0) coverage.isWhole = false;
}

/** What the server says of the page; members who were logged out by what was opened before are logged in again first. */
async function readBootAs(page: Page, to: string, loggedIn: number, { profile: { viewer }, origin, logInAgain }: CrawlParts & Shared): Promise<BootData | undefined> {
  const boot = await readBoot(page);
  if (viewer.login !== true || boot === undefined || boot.viewer.login === true) return boot;
  await logInAgain(loggedIn);
  await page.goto(origin + to, { waitUntil: 'load', timeout: 30_000 });
  return readBoot(page);
}

/** What takes long to look at. */
const audit = async (page: Page, { axe, profile }: CrawlParts): Promise<readonly Fault[]> => [...(await findBarriers(page, axe)), ...(profile.viewer.platform === 'WEB_PC' ? [] : await findWide(page))];

async function visit(page: Page, stop: Stop, parts: CrawlParts & Shared): Promise<Visited> {
  const { origin, findings, modelFor, axe, pace, profile, coverage } = parts;
  const watching = watch(page, origin);
  const answers: string[] = [];
  const coming: Promise<unknown>[] = [];
  const read = (response: Response): void => {
    if (response.url().startsWith(`${origin}/api/`) && (response.headers()['content-type'] ?? '').includes('json')) coming.push(response.text().then((text) => answers.push(text), () => undefined));
  };
  page.on('response', read);
  try {
    const way: Way = { as: profile.name, at: Date.now(), steps: stop.steps };
    const { loggedIn } = coverage;
    const opened = await page.goto(origin + stop.to, { waitUntil: 'load', timeout: 30_000 }).then((answer) => answer?.status() ?? 0, (error: unknown) => String(error));
    if (typeof opened === 'string' || opened >= 400) {
      findings.add('browser-broken-link', `${stop.to} ${opened}`, { page: stop.from === '' ? stop.to : stop.from, way }, stop.to);
      return nothing;
    }
    // The way led out, to a stand-in or another site.
    if (!page.url().startsWith(`${origin}/`) || page.url().startsWith(`${origin}/sandbox/`)) return nothing;
    const boot = await readBootAs(page, stop.to, loggedIn, parts);
    await settle(page);
    if (boot === undefined) return nothing;
    const spot: Spot = { page: boot.decision.pageId, way: { ...way, as: factsText(boot.viewer), at: boot.now } };
    const add = (all: readonly (Complaint & { readonly cause?: string })[]): void => {
      for (const { code, what, cause } of all) findings.add(code, what.slice(0, 300), spot, cause ?? what.replaceAll(/\d+/g, '0'));
    };
    add(watching.take());
    const shape = `${boot.decision.pageId} ${boot.decision.outcome.kind}`;
    // An answer that a page has left behind never comes.
    await Promise.race([Promise.all(coming), page.waitForTimeout(nextMs)]);
    for (const [, name = ''] of answers.join(' ').matchAll(called)) if (name !== '') parts.names.add(name);
    const faults = [...(await findFaults(page, [...parts.names])), ...(parts.audited.has(shape) ? [] : await audit(page, parts))];
    parts.audited.add(shape);
    for (const { code, what, cause } of faults) findings.add(code, what, spot, cause);
    const links = await linksOf(page);
    const model = modelFor(boot.site.sandbox);
    const shown = new URL(page.url());
    model?.compare(boot, { path: shown.pathname, page: model.pageAt(shown.pathname) ?? '' }, spot);
    watching.take();
    const scope = { page: shape, frame: `frame ${boot.decision.frame.layout}` };
    const more = await pressAll({ page, address: stop.to, spot, pressed: parts.pressed, scope, findings, axe, coverage: parts.coverage, mayGoOn: () => !pace.isOver });
    // A script that throws when something is pressed is a fault; what was held back is not.
    add(watching.take().filter(({ code }) => code === 'browser-page-error'));
    model?.compareWays(boot, [...links, ...more], `${JSON.stringify(boot.data)} ${answers.join(' ')}`, spot);
    return { page: spot.page, links: [...links, ...more] };
  } finally {
    page.off('response', read);
    watching.end();
  }
}
