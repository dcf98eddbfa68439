import { codeLists } from '#schemas/code-lists';
import type { Facility } from '#schemas/documents/facility/schema';
import { metresBetween } from '#wayfinding';
import { memoizeByObject } from '../../../memoize-by-object.ts';
import type { CheckContext, Finding } from '../../check-context.ts';
import { checkHours } from '../check-times.ts';
import { checkZoom, outside } from './check-maps.ts';
import { mainNetwork } from './main-network.ts';
import { fitOf, isComplete, isInside, parkWithCode, type Park } from './park-context.ts';

/** Largest distance between a facility and its node, in metres (decisions-venues §3). */
const MAX_METRES = 40;

/** Checks that facilities stand on the map and can be reached. */
export function checkFacilities(context: CheckContext): void {
  for (const facility of context.documents.facility.values()) {
    const park = parkWithCode(context, facility.parkKindCd);
    if (park !== undefined) checkPlace(context, facility, park);
    facility.hours?.forEach((hours, index) => checkHours(context, facility, ['hours', index], hours));
    const { heightMin, heightMax } = facility.limits ?? {};
    if (heightMin !== undefined && heightMax !== undefined && heightMin > heightMax)
      context.report(facility, ['limits', 'heightMax'], reversedHeights(heightMin, heightMax));
  }
  for (const list of context.documents['code-list'].values()) {
    const categories = context.documents['code-list']
      .get(codeLists.facilityCategory)
      ?.items.map(({ codeId }) => codeId);
    list.items.forEach(({ posts }, index) => {
      if (posts?.category !== undefined && categories?.includes(posts.category) === false)
        context.dangling(list, ['items', index, 'posts', 'category'], 'code', posts.category, () => categories);
    });
  }
}

function checkPlace(context: CheckContext, facility: Facility, park: Park): void {
  const { map, graph, layers, nodes, venue } = park;
  if (map === undefined) {
    if (isComplete(context, 'park-map'))
      context.dangling(facility, ['at', 'layer'], 'park-map', venue.id, () => [], { isNamedThere: false });
    return;
  }
  const layer = layers.get(facility.at.layer);
  if (layer === undefined) context.dangling(facility, ['at', 'layer'], 'layer', facility.at.layer, () => layers.keys());
  else if (!isInside(layer, facility.at)) context.report(facility, ['at'], outside(layer));
  if (facility.fromZoom !== undefined) checkZoom(context, facility, ['fromZoom'], facility.fromZoom, map);
  if (graph === undefined && !isComplete(context, 'path-graph')) return;
  const node = nodes.get(facility.node);
  if (node === undefined) return context.dangling(facility, ['node'], 'node', facility.node, () => nodes.keys());
  if (layer === undefined) return;
  if (node.layer !== layer.id) return context.report(facility, ['node'], otherLayer(facility, node.layer));
  const fit = fitOf(layer);
  const metres = fit === undefined ? 0 : metresBetween(fit, facility.at, node);
  if (metres > MAX_METRES) context.report(facility, ['node'], tooFar(facility, metres));
  if (facility.stepFree === true && graph !== undefined && !stepFreeNodes(graph).has(node.id))
    context.report(facility, ['stepFree'], notStepFree(facility));
}

const stepFreeNodes = memoizeByObject(({ nodes, edges }: NonNullable<Park['graph']>) => {
  const ids = new Set(nodes.map(({ id }) => id));
  return mainNetwork(
    ids,
    edges.filter(({ a, b, kind }) => kind !== 'STAIRS' && ids.has(a) && ids.has(b)),
  );
});

const otherLayer = ({ node, at }: Facility, layer: string): Finding => ({
  code: 'node-on-other-layer',
  text: {
    ko: `입구 지점 '${node}'은(는) 지도 층 '${layer}'에 있지만 시설은 '${at.layer}'에 있어요.`,
    en: `The node '${node}' is on the layer '${layer}', but the facility is on '${at.layer}'.`,
  },
  hint: { ko: '시설과 같은 지도 층의 지점을 고르세요.', en: 'Choose a node on the layer of the facility.' },
});

const tooFar = ({ node }: Facility, metres: number): Finding => ({
  code: 'far-from-node',
  text: {
    ko: `시설이 입구 지점 '${node}'에서 ${Math.round(metres)} m 떨어져 있어요(최대 ${MAX_METRES} m).`,
    en: `The facility is ${Math.round(metres)} m away from its node '${node}' (maximum ${MAX_METRES} m).`,
  },
  hint: {
    ko: '가까운 지점을 고르거나 입구에 지점을 추가하세요.',
    en: 'Choose a nearer node, or add one at the entrance.',
  },
});

const notStepFree = ({ node }: Facility): Finding => ({
  code: 'not-step-free',
  text: {
    ko: `계단 없이 갈 수 있다고 했지만 '${node}'까지 계단 없는 길이 없어요.`,
    en: `It is marked as step-free, but every path to its node '${node}' has stairs.`,
  },
  hint: {
    ko: '엘리베이터나 경사로 길을 추가하거나 stepFree를 지우세요.',
    en: 'Add a lift or a ramp to the paths, or remove stepFree.',
  },
});

const reversedHeights = (min: number, max: number): Finding => ({
  code: 'settings-clash',
  text: {
    ko: `최대 키(${max} cm)가 최소 키(${min} cm)보다 작아서 아무도 탈 수 없어요.`,
    en: `The maximum height (${max} cm) is less than the minimum height (${min} cm), so nobody may ride.`,
  },
  hint: { ko: '두 값이 바뀌었는지 확인하세요.', en: 'Check whether the two were swapped.' },
});
