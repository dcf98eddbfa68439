import type { PathEdge, PathGraph } from '#schemas/documents/path-graph/schema';
import { metresBetween, pathMetres } from '#wayfinding';
import type { CheckContext, Finding } from '../../check-context.ts';
import { checkDays } from '../check-times.ts';
import { outside } from './check-maps.ts';
import { mainNetwork } from './main-network.ts';
import { fitOf, isComplete, isInside, parksOf, type Park } from './park-context.ts';

/** Longest path between two nodes, in metres (decisions-venues §3). */
const MAX_METRES = 80;

/** Checks that nodes lie on the map and that paths join them all. */
export function checkPathGraphs(context: CheckContext): void {
  for (const graph of context.documents['path-graph'].values()) {
    const park = parksOf(context).get(graph.venue);
    if (park?.graph !== graph) continue;
    if (park.map !== undefined) checkNodes(context, graph, park);
    else if (isComplete(context, 'park-map'))
      context.dangling(
        graph,
        ['venue'],
        'park-map',
        graph.venue,
        () => [...context.documents['park-map'].values()].map(({ venue }) => venue),
        { isNamedThere: false },
      );
    const isSound = graph.edges.map((edge, index) => checkEdge(context, graph, park, edge, index)).every(Boolean);
    // A missing node is the cause; the gap that it leaves is not a second problem.
    if (isSound) checkNetwork(context, graph);
  }
}

function checkNodes(context: CheckContext, graph: PathGraph, { layers }: Park): void {
  graph.nodes.forEach((node, index) => {
    const layer = layers.get(node.layer);
    if (layer === undefined)
      context.dangling(graph, ['nodes', index, 'layer'], 'layer', node.layer, () => layers.keys());
    else if (!isInside(layer, node)) context.report(graph, ['nodes', index], outside(layer));
  });
}

/** Checks one path. Returns true if both of its nodes exist. */
function checkEdge(
  context: CheckContext,
  graph: PathGraph,
  { nodes, layers }: Park,
  edge: PathEdge,
  index: number,
): boolean {
  for (const end of ['a', 'b'] as const)
    if (!nodes.has(edge[end])) context.dangling(graph, ['edges', index, end], 'node', edge[end], () => nodes.keys());
  if (edge.closed !== undefined) checkDays(context, graph, ['edges', index, 'closed'], edge.closed);
  const [a, b] = [nodes.get(edge.a), nodes.get(edge.b)];
  if (a === undefined || b === undefined) return false;
  if (a.layer !== b.layer) {
    if (edge.kind === 'WALK') context.report(graph, ['edges', index, 'kind'], betweenLayers(edge));
    return true;
  }
  const layer = layers.get(a.layer);
  const fit = layer && fitOf(layer);
  if (fit === undefined) return true;
  const metres = edge.via === undefined ? metresBetween(fit, a, b) : pathMetres(fit, a, b, edge.via);
  if (metres > MAX_METRES) context.report(graph, ['edges', index], tooLong(edge, metres));
  return true;
}

function checkNetwork(context: CheckContext, graph: PathGraph): void {
  const ids = graph.nodes.map(({ id }) => id);
  const main = mainNetwork(ids, graph.edges);
  const [lost, ...more] = ids.filter((id) => !main.has(id));
  if (lost !== undefined) context.report(graph, ['nodes', ids.indexOf(lost)], disconnected(lost, more.length));
}

const betweenLayers = ({ a, b }: PathEdge): Finding => ({
  code: 'path-between-layers',
  text: {
    ko: `'${a}'와(과) '${b}' 사이의 길은 두 지도 층을 이어서 걷는 길일 수 없어요.`,
    en: `The path from '${a}' to '${b}' joins two layers, so it cannot be of kind WALK.`,
  },
  hint: {
    ko: '계단, 엘리베이터, 경사로, 문 가운데 하나로 바꾸거나 같은 층의 지점을 고르세요.',
    en: 'Use STAIRS, LIFT, RAMP or GATE, or choose nodes of one layer.',
  },
});

const tooLong = ({ a, b }: PathEdge, metres: number): Finding => ({
  code: 'path-too-long',
  text: {
    ko: `'${a}'와(과) '${b}' 사이의 길이 ${Math.round(metres)} m예요(최대 ${MAX_METRES} m).`,
    en: `The path from '${a}' to '${b}' is ${Math.round(metres)} m long (maximum ${MAX_METRES} m).`,
  },
  hint: { ko: '사이에 지점을 더 두고 길을 나누세요.', en: 'Add a node between them and split the path.' },
});

const disconnected = (id: string, more: number): Finding => ({
  code: 'path-disconnected',
  text: {
    ko: `지점 '${id}'${more === 0 ? '은(는)' : ` 밖에 ${more}곳은`} 다른 길과 오갈 수 없어요.`,
    en:
      more === 0
        ? `The node '${id}' is not connected to the other paths in both directions.`
        : `The node '${id}' and ${more} more are not connected to the other paths in both directions.`,
  },
  hint: {
    ko: '다른 지점과 길로 잇거나 지점을 지우세요. 한 방향 길이면 돌아오는 길도 있어야 해요.',
    en: 'Join it to another node, or remove it. A one-way path needs a way back.',
  },
});
