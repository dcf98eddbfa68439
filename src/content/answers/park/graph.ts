import type { GraphAnswer } from '#schemas/park-answers.schema';
import { koreanDay, nextKoreanDayStart } from '#engine';
import { found, refused } from '../outcomes.ts';
import type { Read } from '../types.ts';
import { parseDay } from './days.ts';
import { venueOf } from './venue-of.ts';

const yesNo = (value: boolean | undefined) => (value === true ? 'Y' : 'N');

/** `information/graph`: without the edges that are closed today. */
export const readGraph: Read = (reading) => {
  const venue = venueOf(reading);
  const graph = [...reading.documents['path-graph'].values()].find((one) => one.venue === venue?.id);
  if (graph === undefined) return refused('unknownVenue');
  const day = parseDay(koreanDay(reading.now)) ?? '';
  const answer: GraphAnswer = {
    nodeList: graph.nodes.map(({ id, layer, x, y }) => ({ nodeId: id, layerId: layer, x, y })),
    edgeList: graph.edges
      .filter(({ closed }) => closed === undefined || day < closed.from || closed.until < day)
      .map(({ a, b, via, kind, oneWay, shade }) => ({ a, b, kindCd: kind, oneWayYn: yesNo(oneWay), shadeYn: yesNo(shade), ...(via === undefined ? {} : { viaX: via.x, viaY: via.y }) })),
  };
  return found(answer, nextKoreanDayStart(reading.now));
};
