import { aStar } from 'ngraph.path';
import { expect, it } from 'vitest';
import type { GraphAnswer, MapAnswer } from '#schemas/calls/contents/park-answers';
import { buildGraph, createWalkSeconds } from '#wayfinding/search';
import { required } from '../../src/wayfinding/test-park.ts';
import { deliveryServer, shippedSite } from '../support/delivery-server.ts';

const server = deliveryServer(shippedSite);

it.each([
  ['EL', 'PGE_AME_00151'],
  ['CB', 'PGE_AMK_00154'],
])(
  'the seconds of walks in %s equal the shortest paths of ngraph.path, for every fifth start',
  async (venue, pageId) => {
    const answerOf = async <Answer>(call: string): Promise<Answer> =>
      (await server.get(`/api/v1/iam/information/${call}?parkType=${venue}&langId=ko`, { 'x-pageid': pageId })).json<{
        readonly data: Answer;
      }>().data;
    const graph = buildGraph(await answerOf<GraphAnswer>('graph'), (await answerOf<MapAnswer>('maps')).layerList);
    const [secondsOf, finder] = [
      createWalkSeconds(graph),
      aStar(graph.search, { oriented: true, distance: (_to, _from, link) => link.data.seconds }),
    ];
    const shortest = (from: string, to: string): number => {
      const path = finder.find(from, to).toReversed();
      if (path[0]?.id !== from) return Infinity;
      return path
        .slice(1)
        .reduce(
          (sum, { id }, index) =>
            sum +
            Math.min(
              ...[...(required(path[index]).links ?? [])]
                .filter((link) => link.fromId === path[index]?.id && link.toId === id)
                .map((link) => link.data.seconds),
            ),
          0,
        );
    };
    const ids = [...graph.nodes.keys()];
    expect(ids.length).toBeGreaterThan(100);
    const pairs = ids
      .filter((_, index) => index % 5 === 0)
      .flatMap((from) => ids.filter((_, index) => index % 3 === 0).map((to) => [from, to] as const));
    const rounded = (seconds: number): number => Math.round(seconds * 1_000) / 1_000;
    expect(pairs.map(([from, to]) => rounded(secondsOf(from, to)))).toEqual(
      pairs.map(([from, to]) => (from === to ? 0 : rounded(shortest(from, to)))),
    );
  },
);
