import type { LightMyRequestResponse } from 'fastify';
import { expect, it, vi } from 'vitest';
import { bootOf, deliveryServer, shippedSite } from '#tests/delivery-server.ts';
import { queryWith, unexpectedValuesOf } from '#tests/query-values.ts';

vi.setConfig({ testTimeout: 240_000 });
const server = deliveryServer(shippedSite);

type Answer = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>;

/** A record that every page with a path parameter has; dates for parameters that name days. */
const recordOf = (path: string) =>
  path.replaceAll(/\{(\w+)\*?\}/g, (_, name: string) => (/date|day$/i.test(name) ? '20261101' : '1'));

const textOf = (html: string) =>
  (/<main\b.*?<\/main>/s.exec(html)?.[0] ?? '')
    .replaceAll(/<(svg|script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, '')
    .trim();
const widgetsOf = ({ decision }: ReturnType<typeof bootOf>) =>
  new Set([...decision.tree, ...decision.frame.nodes].map(({ widget }) => widget));

/** Faults of an answer to a query that no page expects, beside the answer without it. A record that the query names may be missing, and a value may be dropped. */
const faultsOf = (path: string, given: Answer, plain: Answer): readonly string[] => {
  if (given.statusCode === 302)
    return String(given.headers.location).split('?')[0] === path
      ? []
      : [`redirects to ${String(given.headers.location)}`];
  if (given.statusCode !== 200 && given.statusCode !== 404) return [`status ${given.statusCode}`];
  const [boot, before] = [bootOf(given), bootOf(plain)];
  const isMissing = boot.decision.outcome.kind === 'notFound';
  const lost = isMissing ? [] : [...widgetsOf(before)].filter((widget) => !widgetsOf(boot).has(widget));
  return [
    ...(isMissing || boot.decision.outcome.kind === before.decision.outcome.kind
      ? []
      : [`is ${boot.decision.outcome.kind}`]),
    ...boot.failedWidgets.map((widget) => `${widget} failed`),
    ...lost.map((widget) => `${widget} is gone`),
    ...(textOf(given.body) === '' ? ['is empty'] : []),
    ...(/<script>alert|\bNaN\b|\bundefined\b/.test(textOf(given.body)) ? ['shows the value as it is'] : []),
  ];
};

it('every page stays useful with an unknown, repeated, empty or hostile value of each query parameter that it declares, and with one that it does not', async () => {
  const { prepared, snapshot } = server.publishing().live.current;
  const faults: string[] = [];
  let count = 0;
  let turn = 0;
  for (const { id, path: pattern, whole } of Object.values(snapshot.pages)) {
    const path = recordOf(pattern);
    const plain = await server.get(path);
    if (whole || (plain.statusCode !== 200 && plain.statusCode !== 404)) continue;
    const declared = Object.keys(prepared.documents.page.get(id)?.query ?? {});
    const queries = [
      ...declared.flatMap((name) => unexpectedValuesOf(turn++).map((value) => queryWith(name, value))),
      queryWith('unknown', 'x'),
    ];
    for (const query of queries) {
      const given = await server.get(path + query);
      count += 1;
      faults.push(...faultsOf(path, given, plain).map((fault) => `${path}${query.slice(0, 80)} ${fault}`));
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect(faults).toEqual([]);
});
