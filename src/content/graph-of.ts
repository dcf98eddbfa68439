import type { GraphAnswer } from '#schemas/calls/contents/park-answers';
import type { PathGraph } from '#schemas/documents/path-graph/schema';

const yesNo = (value: boolean | undefined) => (value === true ? 'Y' : 'N');

/** Returns the paths of a venue as calls answer them: those open on a day (YYYY-MM-DD), or all. */
export const graphOf = ({ nodes, edges }: PathGraph, day?: string): GraphAnswer => ({
  nodeList: nodes.map(({ id, layer, x, y }) => ({ nodeId: id, layerId: layer, x, y })),
  edgeList: edges
    .filter(({ closed }) => closed === undefined || day === undefined || day < closed.from || closed.until < day)
    .map(({ a, b, via, kind, oneWay, shade }) => ({
      a,
      b,
      kindCd: kind,
      oneWayYn: yesNo(oneWay),
      shadeYn: yesNo(shade),
      ...(via === undefined ? {} : { viaX: via.x, viaY: via.y }),
    })),
});
