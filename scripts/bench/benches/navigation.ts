import { startOurs } from '../http/promenade-server.ts';
import { getPage } from '../http/served-page.ts';
import { measureFirstVisit } from '../browser/first-visit.ts';
import { measureNavigation } from '../browser/navigate.ts';
import { launch } from '../browser/slow-phone.ts';
import { atMost, toReading, type Bench, type Reading } from '../reading.ts';

const ROUNDS = 5;
const VISITS = 3;
const LIST = '/haneul-land/announcement';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const held = (bench: string, values: readonly number[], unit: string, limit: number): Reading =>
  toReading(
    { bench: `navigation/${bench}`, value: median(values), unit, pairs: values.length },
    atMost(limit, 'value'),
  );

/** Measures waiting times on a slow phone: navigation forward and back at 4× CPU, first visits over slow 4G too. */
export const bench: Bench = async () => {
  const server = await startOurs();
  const browser = await launch();
  try {
    const { toNew, toKept } = await measureNavigation(browser, server.origin + LIST, ROUNDS);
    const readings = [held('to-a-kept-page', toKept, 'ms', 120), held('to-a-new-page', toNew, 'ms', 300)];
    const { boot } = await getPage(`${server.origin}/`);
    for (const { code, to } of boot.decision.frame.model.venues) {
      const visits: Awaited<ReturnType<typeof measureFirstVisit>>[] = [];
      for (let visit = 0; visit < VISITS; visit++) visits.push(await measureFirstVisit(browser, server.origin + to));
      const of = (name: 'lcp' | 'tbt' | 'cls' | 'kb') => visits.map((visit) => visit[name]);
      readings.push(
        held(`home-${code}-lcp`, of('lcp'), 'ms', 1_500),
        held(`home-${code}-tbt`, of('tbt'), 'ms', 150),
        held(`home-${code}-cls`, of('cls'), '', 0.02),
        held(`home-${code}-first-visit`, of('kb'), 'kB', 350),
      );
    }
    return readings;
  } finally {
    await browser.close();
    await server.stop();
  }
};
