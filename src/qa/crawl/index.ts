import { parseArgs } from 'node:util';
import { openBrowser } from '../browser/open-browser.ts';
import { finishReport, readReportOptions, reportOptions } from '../report/report-options.ts';
import { inputOptions, prepareInput } from '../read-input.ts';
import { showProgress } from '../show-progress.ts';
import type { Report } from '../report/report.ts';
import { CrawlFindings } from './findings.ts';
import { SharedPages } from './shared-pages.ts';
import { Coverage } from './coverage.ts';
import { readAxe } from './inspect.ts';
import { Model } from './model.ts';
import { createThrottle } from './throttle.ts';
import { openWindows, profiles, type Profile } from './profiles.ts';
import { crawlAs } from './walk.ts';
import { bootOf } from '../render/test-site.ts';

/** Two windows: one works while the other waits for its calls. */
const windows = 2;

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

// Later members share most pages with the first one, so they need less time.
const weightOf = ({ login, name }: Profile): number => (login === undefined || name.startsWith('member,') ? 1 : 0.4);

/** Share of the remaining time for the first of the given visitors. */
const partOf = ([first, ...others]: readonly Profile[]): number =>
  first === undefined ? 1 : weightOf(first) / [first, ...others].reduce((sum, one) => sum + weightOf(one), 0);

/** Crawls a running site with a real browser and reports faults and differences from its documents. */
export async function crawl(args: readonly string[]): Promise<Report> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...reportOptions,
      ...inputOptions,
      in: { type: 'string' },
      'as-members': { type: 'boolean', default: false },
      pages: { type: 'string', default: '400' },
      minutes: { type: 'string' },
      'per-page': { type: 'string', default: '2' },
      who: { type: 'string', multiple: true },
      yes: { type: 'boolean', default: false },
    },
  });
  const options = readReportOptions(values);
  const site = readSite(positionals, values.yes);
  const pages = readBound('pages', values.pages);
  const until = Date.now() + readBound('minutes', values.minutes ?? (values['as-members'] ? '60' : '20')) * 60_000;
  const perPage = readBound('per-page', values['per-page']);
  const people = profiles(values['as-members'], values.who);
  const axe = readAxe();
  const entries = await findEntries(site);
  const token = values.token ?? process.env['CONSOLE_TOKEN'];
  const named = values.in ?? (token === undefined || token === '' ? undefined : site.origin);
  const input = named === undefined ? undefined : await prepareInput(named, values);
  const findings = new CrawlFindings();
  let model: Model | undefined;
  const bar = showProgress('crawl', values.quiet);
  const browser = await openBrowser();
  const coverage = new Coverage();
  const alike = new SharedPages();
  const looked = new Set<string>();
  try {
    for (const [index, profile] of people.entries()) {
      const contexts = await openWindows(browser, site.origin, profile, windows);
      const now = Date.now();
      const pace = createThrottle({
        gapMs: isLoopback(site) ? 20 : 1_000,
        pages,
        until: now + (until - now) * partOf(people.slice(index)),
      });
      let done = 0;
      await crawlAs({
        origin: site.origin,
        profile,
        contexts,
        entries,
        findings,
        axe,
        pace,
        perPage,
        coverage,
        alike,
        looked,
        modelFor: (sandbox) =>
          (model ??= input === undefined ? undefined : new Model(input.prepared, sandbox, findings)),
        onVisit: () => bar.show((index + Math.min(1, ++done / pages)) / people.length),
      });
      await Promise.all(contexts.map((one) => one.close()));
    }
  } finally {
    bar.end();
    await browser.close();
  }
  if (coverage.isWhole) model?.end();
  const texts = input === undefined ? {} : { texts: input.texts };
  return finishReport(
    {
      command: 'crawl',
      input: site.origin,
      problems: findings.problems,
      documents: input?.documents ?? [],
      ...texts,
      looked: coverage.rows(input !== undefined),
      more: coverage.asData,
    },
    options,
  );
}

function readSite(positionals: readonly string[], yes: boolean): URL {
  const [address, ...more] = positionals;
  if (address === undefined) throw new Error('give the address of a running site, such as http://127.0.0.1:3000.');
  if (more.length > 0) throw new Error(`expected one site, but also found '${more.join("', '")}'.`);
  const site = URL.parse(address);
  if (site === null || !/^https?:$/.test(site.protocol))
    throw new Error(`'${address}' is not the address of a site, such as http://127.0.0.1:3000.`);
  if (!isLoopback(site) && !yes)
    throw new Error(
      `${site.host} is not this machine: a crawl loads hundreds of pages and presses buttons. Add --yes to allow it there.`,
    );
  return site;
}

function readBound(name: string, text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`--${name} must be a number above 0, not '${text}'.`);
  return number;
}

/** Finds the start addresses: the given address, the gate and each venue's main page. Rejects when no Promenade site answers. */
async function findEntries(site: URL): Promise<readonly string[]> {
  const answer = await fetch(site, {
    headers: { 'user-agent': 'PromenadeQA/1.0', accept: 'text/html' },
    signal: AbortSignal.timeout(30_000),
  }).catch((cause: unknown) => {
    throw new Error(`no answer from ${site.origin}. Is the server running?`, { cause });
  });
  const boot = bootOf(await answer.text());
  if (boot === undefined) throw new Error(`${site.href} is not a Promenade page (it answered ${answer.status}).`);
  const { venues } = boot.decision.frame.model;
  return [...new Set([site.pathname + site.search, boot.site.paths.gate, ...venues.map(({ to }) => to)])];
}
