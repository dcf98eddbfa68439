import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import { deliveryServer } from '#tests/delivery-server.ts';

const server = deliveryServer([]);
const nameOf = ({ method, path }: ApiCall): string => `${method} ${path}`;

/** Operations of the API page below /api/v1, by method and path. */
const operations = (): Readonly<Record<string, { readonly responses?: unknown; readonly requestBody?: unknown }>> =>
  Object.fromEntries(
    Object.entries(server.app().swagger().paths ?? {}).flatMap(([path, methods]) =>
      path.startsWith('/api/v1/')
        ? Object.entries(methods ?? {}).map(
            ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as object] as const,
          )
        : [],
    ),
  );

it('registers every declared call once, and nothing else below /api/v1', () => {
  expect(Object.keys(operations()).toSorted()).toEqual(allCalls.map(nameOf).toSorted());
  expect(new Set(allCalls.map(nameOf)).size).toBe(allCalls.length);
});

it('describes each call on the API page with its declared response', () => {
  const documented = operations();
  const dataOf = (name: string): unknown => {
    const { responses } = documented[name] as {
      readonly responses: {
        readonly 200: {
          readonly content: {
            readonly 'application/json': { readonly schema: { readonly properties: { readonly data: unknown } } };
          };
        };
      };
    };
    return responses[200].content['application/json'].schema.properties.data;
  };
  expect(Object.fromEntries(Object.keys(documented).map((name) => [name, dataOf(name)]))).toEqual(
    Object.fromEntries(allCalls.map((call) => [nameOf(call), call.data])),
  );
});

it('declares the answer of a change that stands for a read as the answer of that read', () => {
  const standIns = allCalls.flatMap((call) => ('answersAs' in call ? [call] : []));
  expect(standIns.length).toBeGreaterThan(0);
  const dataOfRead = (read: string | undefined) =>
    allCalls.find(({ method, path }) => method === 'GET' && path === read)?.data;
  expect(standIns.filter(({ answersAs, data }) => dataOfRead(answersAs) !== data).map(nameOf)).toEqual([]);
});

it('refuses guests every call of members, before it reads the body', async () => {
  const members = allCalls.filter(({ access }) => access === 'member');
  expect(members.length).toBeGreaterThan(8);
  const answers = await Promise.all(
    members.map(async (call) => {
      const { statusCode, body } = await server.app().inject({
        method: call.method,
        url: call.path.replaceAll(/\{\w+\}/g, '1'),
        headers: { 'x-pageid': 'PGE_TST_00001', 'sec-fetch-site': 'same-origin' },
      });
      return [nameOf(call), statusCode === 400 || statusCode === 401, body.includes('"data"')];
    }),
  );
  expect(answers).toEqual(members.map((call) => [nameOf(call), true, false]));
});

it('names requirements of the ledger for every call', () => {
  const ledger = ['platform', 'venues']
    .map((name) => readFileSync(join(import.meta.dirname, '..', 'requirements', `ledger-${name}.csv`), 'utf8'))
    .join('\n');
  const known = new Set([...ledger.matchAll(/^"?([PV]-\d+)"?,/gm)].map(([, id]) => id));
  expect(allCalls.flatMap(({ requirements }) => requirements.filter((id) => !known.has(id)))).toEqual([]);
  expect(
    allCalls.filter(({ requirements, addition }) => requirements.length === 0 && addition !== true).map(nameOf),
  ).toEqual([]);
});
