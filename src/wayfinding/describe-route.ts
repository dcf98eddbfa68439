import type { PathKind, WayGraph } from './build-graph.ts';
import type { Route, RouteSection } from './route.ts';
import { metricDistance } from './geo.ts';
import type { LayerPoint, Metric } from './types.ts';

export type Turn = 'slight-left' | 'left' | 'sharp-left' | 'slight-right' | 'right' | 'sharp-right' | 'back';

/** A step of a route. `metres` and `seconds` last until the next step. */
export interface Step {
  readonly kind: 'start' | 'turn' | 'stairs' | 'change' | 'stop' | 'arrive';
  readonly at: LayerPoint;
  /** Metres from the start of the route. */
  readonly from: number;
  readonly metres: number;
  readonly seconds: number;
  /** `turn`: degrees, clockwise positive. */
  readonly turn?: Turn;
  readonly angle?: number;
  /** `change`: how the layer is left, and the next one. */
  readonly by?: PathKind;
  readonly toLayerId?: string;
  /** Facility near the step, and the side on which it lies after the turn. */
  readonly landmarkId?: string;
  readonly side?: 'left' | 'right';
  /** True if most of the way until the next step lies in the shade outdoors. */
  readonly shade: boolean;
  /** `stop` and `arrive`: index of the stop. */
  readonly stop?: number;
}

/** A facility that steps may name. */
export interface Landmark extends LayerPoint {
  readonly facilityId: string;
}

/** Length before and after a junction that gives the direction there, in metres. */
const HEADING_METRES = 10;
const LANDMARK_METRES = 35;
/** Smallest turn in degrees that is a step: at a junction, and where the path only bends. */
const JUNCTION_ANGLE = 30;
const BEND_ANGLE = 70;
/** Turns closer together than this are one. */
const MERGE_METRES = 8;

const degrees = (radians: number) => (radians * 180) / Math.PI;
const bearing = (from: Metric, to: Metric) => degrees(Math.atan2(to.east - from.east, to.north - from.north));
/** Brings an angle into the range from -180 to 180. */
const normalise = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

function turnOf(angle: number): Turn {
  const size = Math.abs(angle);
  if (size >= 160) return 'back';
  const side = angle < 0 ? 'left' : 'right';
  if (size >= 120) return `sharp-${side}`;
  return size >= 60 ? side : `slight-${side}`;
}

/** Returns the first point of a line that is at least `HEADING_METRES` away from its start. */
function pointAhead(line: readonly Metric[]): Metric {
  const [first = { east: 0, north: 0 }, ...rest] = line;
  return rest.find((point) => metricDistance(first, point) >= HEADING_METRES) ?? rest.at(-1) ?? first;
}

interface Draft extends Omit<Step, 'metres' | 'seconds' | 'shade'> {
  /** Index of the section that begins here. */
  readonly section: number;
}

/** Describes a route as steps, each with a landmark if one is near. An empty route has the arrival only. */
export function describeRoute(graph: WayGraph, route: Route, landmarks: readonly Landmark[]): readonly Step[] {
  const { sections, stops } = route;
  const distances = cumulative(sections);
  const lines = sections.map(({ from, points }) =>
    points.map((point) => graph.layers.get(from.layerId)?.metric(point) ?? from.metric),
  );
  const isFlat = (section: RouteSection | undefined) =>
    section !== undefined && section.from.layerId === section.to.layerId;
  /** Points ahead of (or behind) a junction on the same layer. */
  const lineFrom = (index: number, step: 1 | -1): readonly Metric[] => {
    const line: Metric[] = [];
    for (let at = step === 1 ? index : index - 1; isFlat(sections[at]) && line.length < 40; at += step)
      line.push(...(step === 1 ? (lines[at] ?? []) : (lines[at] ?? []).toReversed()));
    return line;
  };
  const headingAfter = (index: number) => {
    const line = lineFrom(index, 1);
    return line[0] === undefined ? undefined : bearing(line[0], pointAhead(line));
  };
  const headingBefore = (index: number) => {
    const line = lineFrom(index, -1);
    return line[0] === undefined ? undefined : bearing(pointAhead(line), line[0]);
  };
  const angleAt = (index: number): number => {
    const [before, after] = [headingBefore(index), headingAfter(index)];
    return before === undefined || after === undefined ? 0 : normalise(after - before);
  };
  const landmarkAt = (at: LayerPoint, heading: number | undefined): Pick<Step, 'landmarkId' | 'side'> => {
    const layer = graph.layers.get(at.layerId);
    if (layer === undefined) return {};
    const here = layer.metric(at);
    const [nearest] = landmarks
      .filter(({ layerId }) => layerId === at.layerId)
      .map((landmark) => ({ landmark, metric: layer.metric(landmark) }))
      .map((found) => ({ ...found, metres: metricDistance(here, found.metric) }))
      .filter(({ metres }) => metres <= LANDMARK_METRES)
      .toSorted((a, b) => a.metres - b.metres);
    if (nearest === undefined) return {};
    const isAside = heading !== undefined && nearest.metres > 3;
    return {
      landmarkId: nearest.landmark.facilityId,
      ...(isAside
        ? { side: normalise(bearing(here, nearest.metric) - heading) < 0 ? ('left' as const) : ('right' as const) }
        : {}),
    };
  };

  /** Roofed ways count as shade for the search, but nobody expects sun in a building. */
  const isShady = ({ shade, from, to }: RouteSection): boolean =>
    shade && [from, to].every(({ layerId }) => graph.layers.get(layerId)?.floor === undefined);

  const stepsAt = (section: RouteSection, index: number): readonly Draft[] => {
    const base = {
      section: index,
      at: { layerId: section.from.layerId, x: section.from.x, y: section.from.y },
      from: distances[index] ?? 0,
    };
    const stop: readonly Draft[] = stops.includes(index)
      ? [{ ...base, kind: 'stop', stop: stops.lastIndexOf(index) }]
      : [];
    if (!isFlat(section))
      return [...stop, { ...base, kind: 'change', by: section.kind, toLayerId: section.to.layerId }];
    if (section.kind === 'STAIRS' && sections[index - 1]?.kind !== 'STAIRS')
      return [...stop, { ...base, kind: 'stairs', by: 'STAIRS' }];
    if (stop.length > 0) return stop;
    if (index === 0) return [{ ...base, kind: 'start' }];
    const angle = angleAt(index);
    const least = (graph.degrees.get(section.from.nodeId) ?? 2) > 2 ? JUNCTION_ANGLE : BEND_ANGLE;
    return Math.abs(angle) < least ? [] : [{ ...base, kind: 'turn', angle: Math.round(angle), turn: turnOf(angle) }];
  };
  const drafts = mergeTurns(sections.flatMap(stepsAt));
  const end = sections.at(-1)?.to;
  const marked = drafts.map((draft) => ({ ...draft, ...landmarkAt(draft.at, headingAfter(draft.section)) }));
  const steps = marked.map((draft, index): Step => {
    const { section, ...step } = draft;
    const until = marked[index + 1]?.section ?? sections.length;
    const stretch = sections.slice(section, until);
    const metres = sum(stretch, (one) => one.metres);
    return {
      ...step,
      metres,
      seconds: sum(stretch, (one) => one.seconds),
      shade: sum(stretch, (one) => (isShady(one) ? one.metres : 0)) > metres / 2,
    };
  });
  if (end === undefined) return [];
  const at = { layerId: end.layerId, x: end.x, y: end.y };
  return [
    ...steps,
    {
      kind: 'arrive',
      at,
      from: route.metres,
      metres: 0,
      seconds: 0,
      shade: false,
      stop: stops.length - 1,
      ...landmarkAt(at, undefined),
    },
  ];
}

const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);

const cumulative = (sections: readonly RouteSection[]): readonly number[] => {
  let metres = 0;
  return sections.map((section) => {
    const before = metres;
    metres += section.metres;
    return before;
  });
};

/** Joins turns that follow each other within a few metres; two that cancel each other disappear. */
function mergeTurns(drafts: readonly Draft[]): readonly Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const before = merged.at(-1);
    if (draft.kind !== 'turn' || before?.kind !== 'turn' || draft.from - before.from > MERGE_METRES) {
      merged.push(draft);
      continue;
    }
    merged.pop();
    const angle = normalise((before.angle ?? 0) + (draft.angle ?? 0));
    if (Math.abs(angle) >= JUNCTION_ANGLE) merged.push({ ...before, angle, turn: turnOf(angle) });
  }
  return merged;
}
