import type { BrowserContext, Page, Response } from 'playwright';
import { factsText } from '#content/check/walk/describe';
import type { Way } from '#content';
import { settle } from '../render/capture.ts';
import { hashOf } from '../render/manifest.ts';
import { findBarriers, findFaults, findWide, type Fault } from './inspect.ts';
import type { BootData } from '../../visitor/entry-server.tsx';
import { linksOf, makingOf, readBoot, type Link } from './read-page.ts';
import { clickButtons } from './click-buttons.ts';
import { recordErrors, type PageError } from './record-errors.ts';
import type { SharedPages } from './shared-pages.ts';
import type { Coverage } from './coverage.ts';
import type { CrawlFindings, FindingLocation } from './findings.ts';
import type { Model } from './model.ts';
import type { Throttle } from './throttle.ts';
import type { Profile } from './profiles.ts';

/** Inputs of one visitor's crawl. */
export interface CrawlParts {
  readonly origin: string;
  readonly profile: Profile;
  /** One browser context per window. */
  readonly contexts: readonly BrowserContext[];
  readonly entries: readonly string[];
  readonly findings: CrawlFindings;
  /** Documents to compare with, created once the site has reported whether its sandbox is on. */
  readonly modelFor: (sandbox: boolean) => Model | undefined;
  readonly axe: string;
  readonly pace: Throttle;
  /** Maximum number of addresses per page. */
  readonly perPage: number;
  readonly coverage: Coverage;
  /** Pages that earlier members opened. */
  readonly alike: SharedPages;
  /** Structures that were inspected; visitors with the same device and language share them. */
  readonly looked: Set<string>;
  readonly onVisit: () => void;
}

/** An address to visit and the steps to it. */
export interface CrawlTarget {
  readonly to: string;
  readonly steps: Way['steps'];
  /** ID of the linking page; empty for a start address. */
  readonly from: string;
}

/** State that the windows of a visitor share. */
export interface Shared {
  readonly pressed: Set<string>;
  /** Pages already checked for accessibility and width; their other addresses have the same structure. */
  readonly audited: Set<string>;
  /** Names of the visitor. */
  readonly names: Set<string>;
  /** Logs a member in again after a page ended the session, up to a limit. */
  readonly logInAgain: (loggedIn: number) => Promise<void>;
}

/** An inspected page and its links. */
export interface Visited {
  readonly page: string;
  readonly links: readonly Link[];
}

/** Response fields that contain names of people. */
const called = /"(?:nickName|userName)":"([^"\\]*)"/g;

/** Maximum time to receive a response body, in milliseconds. */
const nextMs = 500;

const nothing: Visited = { page: '', links: [] };

/** Reads the boot data. Logs a member in again first when an earlier page ended the session. */
async function readBootAs(
  page: Page,
  to: string,
  loggedIn: number,
  { profile: { viewer }, origin, logInAgain }: CrawlParts & Shared,
): Promise<BootData | undefined> {
  const boot = await readBoot(page);
  if (viewer.login !== true || boot === undefined || boot.viewer.login === true) return boot;
  await logInAgain(loggedIn);
  await page.goto(origin + to, { waitUntil: 'load', timeout: 30_000 });
  return readBoot(page);
}

/** Slow inspections. */
async function audit(
  page: Page,
  shape: string,
  making: string,
  {
    axe,
    profile: {
      viewer: { platform },
    },
    audited,
    looked,
  }: CrawlParts & Shared,
): Promise<readonly Fault[]> {
  if (audited.has(shape) || looked.has(making)) return [];
  audited.add(shape);
  looked.add(making);
  return [...(await findBarriers(page, axe)), ...(platform === 'WEB_PC' ? [] : await findWide(page))];
}

/** Result of another member who got the same page. */
async function recall(
  page: Page,
  { to, steps }: CrawlTarget,
  { alike, profile, origin, modelFor, coverage }: CrawlParts & Shared,
): Promise<Visited | undefined> {
  const twin = await alike.find(profile, page.context(), origin + to);
  if (twin === undefined) return undefined;
  const { boot, links } = twin;
  const { pageId } = boot.decision;
  modelFor(boot.site.sandbox)?.compare(
    boot,
    { path: boot.path, page: pageId },
    { page: pageId, way: { as: factsText(boot.viewer), at: boot.now, steps } },
  );
  coverage.openAlike(profile.name);
  return { page: pageId, links };
}

/** Inspects a page, or reuses the result of an earlier visitor with the same content. */
export const inspectPage = async (page: Page, stop: CrawlTarget, parts: CrawlParts & Shared): Promise<Visited> =>
  (await recall(page, stop, parts)) ?? visitTwice(page, stop, parts);

/** A page may navigate during the inspection. A second failure is reported. */
async function visitTwice(page: Page, stop: CrawlTarget, parts: CrawlParts & Shared): Promise<Visited> {
  parts.coverage.open(parts.profile.name, stop.to);
  return visit(page, stop, parts)
    .catch(() => visit(page, stop, parts))
    .catch((error: unknown) => {
      parts.coverage.fail(stop.to, error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
      return nothing;
    });
}

async function visit(page: Page, stop: CrawlTarget, parts: CrawlParts & Shared): Promise<Visited> {
  const { origin, findings, modelFor, axe, pace, profile, coverage } = parts;
  const watching = recordErrors(page, origin);
  const answers: string[] = [];
  const coming: Promise<unknown>[] = [];
  const read = (response: Response): void => {
    if (response.url().startsWith(`${origin}/api/`) && (response.headers()['content-type'] ?? '').includes('json'))
      coming.push(
        response.text().then(
          (text) => answers.push(text),
          () => undefined,
        ),
      );
  };
  page.on('response', read);
  try {
    const way: Way = { as: profile.name, at: Date.now(), steps: stop.steps };
    const { loggedIn } = coverage;
    const opened = await page.goto(origin + stop.to, { waitUntil: 'load', timeout: 30_000 }).then(
      (answer) => answer?.status() ?? 0,
      (error: unknown) => String(error),
    );
    if (typeof opened === 'string' || opened >= 400) {
      findings.add(
        'browser-broken-link',
        `${stop.to} ${opened}`,
        { page: stop.from === '' ? stop.to : stop.from, way },
        stop.to,
      );
      return nothing;
    }
    // The link left the site, to a sandbox page or another site.
    if (!page.url().startsWith(`${origin}/`) || page.url().startsWith(`${origin}/sandbox/`)) return nothing;
    const boot = await readBootAs(page, stop.to, loggedIn, parts);
    await settle(page);
    if (boot === undefined) return nothing;
    const spot: FindingLocation = {
      page: boot.decision.pageId,
      way: { ...way, as: factsText(boot.viewer), at: boot.now },
    };
    const add = (all: readonly (PageError & { readonly cause?: string })[]): void => {
      for (const { code, what, cause } of all)
        findings.add(code, what.slice(0, 300), spot, cause ?? what.replaceAll(/\d+/g, '0'));
    };
    add(watching.take());
    const shape = `${boot.decision.pageId} ${boot.decision.outcome.kind}`;
    // A response of an abandoned page never arrives.
    await Promise.race([Promise.all(coming), page.waitForTimeout(nextMs)]);
    for (const [, name = ''] of answers.join(' ').matchAll(called)) if (name !== '') parts.names.add(name);
    const { platform, locale, login } = profile.viewer;
    const making = `${platform} ${locale} ${shape} ${hashOf(await makingOf(page))}`;
    const faults = [...(await findFaults(page, [...parts.names])), ...(await audit(page, shape, making, parts))];
    for (const { code, what, cause } of faults) findings.add(code, what, spot, cause);
    const links = await linksOf(page);
    const model = modelFor(boot.site.sandbox);
    const shown = new URL(page.url());
    model?.compare(boot, { path: shown.pathname, page: model.pageAt(shown.pathname) ?? '' }, spot);
    watching.take();
    const scope = { page: shape, frame: `frame ${boot.decision.frame.layout}` };
    const more = await clickButtons({
      page,
      address: stop.to,
      spot,
      pressed: parts.pressed,
      scope,
      making: `${making} ${login === true ? 'member' : 'guest'}`,
      looked: parts.looked,
      findings,
      axe,
      coverage: parts.coverage,
      mayGoOn: () => !pace.isOver,
    });
    // A script error on click is a fault; a blocked request is not.
    add(watching.take().filter(({ code }) => code === 'browser-page-error'));
    const all = [...links, ...more];
    model?.compareWays(boot, all, `${JSON.stringify(boot.data)} ${answers.join(' ')}`, spot);
    parts.alike.keep(profile, boot, all);
    return { page: spot.page, links: all };
  } finally {
    page.off('response', read);
    watching.end();
  }
}
