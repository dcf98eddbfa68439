import { allCalls } from '#schemas/calls.gen';
import { measureReturnVisit, type ReturnVisit } from '../browser/return-visit.ts';
import { launch } from '../browser/slow-phone.ts';
import { startOurs } from '../http/promenade-server.ts';
import { homeOf, getPage } from '../http/served-page.ts';
import { writeFiveYears } from '../my-page/five-years.ts';
import { withContent } from '../my-page/with-content.ts';
import { atMost, toReading, type Bench } from '../reading.ts';
import { onSqlite } from '../sessions/places.ts';
import { accessCookies, pageHeaders } from '../sessions/requests.ts';
import type { SeededMember } from '../sessions/seed-members.ts';
import { answered, quantile, type Latencies } from '../sessions/steady-load.ts';

const TRANSFERS = 10_000;
const VIEWS = 100;
const VISITS = 3;
const READS = 20;
/** Place of the member's uid in the address of a call, which the browser fills. */
const MEMBER = encodeURIComponent('{member.uid}');

/** Milliseconds of each of so many views: the page, then all of its calls at once. */
const view = async (page: string, calls: readonly string[], member: SeededMember): Promise<Latencies> => {
  const request = { headers: { ...pageHeaders, cookie: accessCookies(member) } };
  const latencies: number[] = [];
  for (let number = 0; number < VIEWS; number++) {
    const started = performance.now();
    await answered(page, request);
    const own = calls.map((call) => call.replaceAll(MEMBER, member.uid));
    await Promise.all(own.map((call) => answered(call, request)));
    latencies.push(performance.now() - started);
  }
  return latencies;
};

/** Addresses of the calls by which a member reads what is the member's own, without naming a record. */
const ownReads = (origin: string): readonly string[] =>
  allCalls.flatMap((call) => {
    if (call.access !== 'member' || call.method !== 'GET' || call.writes || call.path.includes('{')) return [];
    const { required = [] } = (call.query ?? {}) as { readonly required?: readonly string[] };
    return required.length > 0 || call.proven === true ? [] : [origin + call.path];
  });

/** Slowest of the own reads, by its p95. */
const slowestRead = async (urls: readonly string[], member: SeededMember) => {
  const headers = { ...pageHeaders, cookie: accessCookies(member) };
  const reads: { readonly url: string; readonly p95: number }[] = [];
  for (const url of urls) {
    // Some answer only members of another kind.
    if (!(await fetch(url, { headers })).ok) continue;
    const latencies: number[] = [];
    for (let number = 0; number < READS; number++) {
      const started = performance.now();
      await answered(url, { headers });
      latencies.push(performance.now() - started);
    }
    reads.push({ url, p95: quantile(latencies, 0.95) });
  }
  const slowest = reads.toSorted((one, other) => other.p95 - one.p95)[0];
  if (slowest === undefined) throw new Error('No call was answered.');
  return { count: reads.length, ...slowest };
};

const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The main page of a member with five years of history, against one of a new member. */
export const bench: Bench = () =>
  onSqlite(async (make) => {
    const { env, members } = await make('my-page', 2);
    const [old, young] = members;
    if (old === undefined || young === undefined) throw new Error('There are no members.');
    await withContent(env, (context) => writeFiveYears(context, old.uid, TRANSFERS));
    const server = await startOurs(env);
    const browser = await launch();
    try {
      const home = await homeOf(server.origin);
      const page = `${server.origin}/mypage/mypage`;
      const { boot } = await getPage(page, { cookie: accessCookies(old) });
      const calls = boot.decision.needs.map(({ key }) => server.origin + key);
      await view(page, calls, old);
      const views = [await view(page, calls, old), await view(page, calls, young)] as const;
      const [value, floor] = [quantile(views[0], 0.95), quantile(views[1], 0.95)];
      const [slowest, ofYoung] = [
        await slowestRead(ownReads(server.origin), old),
        await slowestRead(ownReads(server.origin), young),
      ];
      const visit = (address: string): Promise<ReturnVisit> =>
        measureReturnVisit(browser, address, (context) =>
          context.addCookies(
            accessCookies(old)
              .split('; ')
              .map((cookie) => {
                const [name = '', content = ''] = cookie.split('=');
                return { name, value: content, url: server.origin };
              }),
          ),
        );
      const visits: { readonly ours: ReturnVisit; readonly floor: ReturnVisit }[] = [];
      for (let round = 0; round < VISITS; round++) visits.push({ ours: await visit(page), floor: await visit(home) });
      const [lcp, homeLcp] = [median(visits.map(({ ours }) => ours.lcp)), median(visits.map((one) => one.floor.lcp))];
      return [
        toReading(
          {
            bench: `my-page/page-and-${calls.length}-calls-p95`,
            value,
            unit: 'ms',
            floor,
            ratio: value / floor,
            pairs: VIEWS,
          },
          atMost(80, 'value'),
        ),
        toReading({
          bench: `my-page/slowest-of-${slowest.count}-reads: ${new URL(slowest.url).pathname.split('/').at(-1) ?? ''}`,
          value: slowest.p95,
          unit: 'ms',
          floor: ofYoung.p95,
          ratio: slowest.p95 / ofYoung.p95,
          pairs: READS,
        }),
        toReading(
          { bench: 'my-page/lcp', value: lcp, unit: 'ms', floor: homeLcp, ratio: lcp / homeLcp, pairs: VISITS },
          atMost(1_200, 'value'),
        ),
        toReading(
          { bench: 'my-page/shift', value: median(visits.map(({ ours }) => ours.shift)), unit: 'shift', pairs: VISITS },
          atMost(0.02, 'value'),
        ),
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  });
