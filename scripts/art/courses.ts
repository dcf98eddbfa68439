import { lake } from './maps/haneul-ground.ts';
import { wavePool } from './maps/aqua-ground.ts';
import { coursesOf, facilitiesOf, graphOf } from './maps/park-documents.ts';
import { box, type Picture, type Point, smooth } from './svg.ts';

const [width, height] = [350, 152];
/** Room around the stops, so that their signs stay inside. */
const [sides, ends] = [40, 26];

type Graph = ReturnType<typeof graphOf>;
type Fit = (point: Point) => Point;

/** Points of the shortest way between two nodes; both ends alone where no path joins them. */
function wayBetween({ nodes, edges }: Graph, from: string, to: string): readonly Point[] {
  const at = new Map(nodes.map(({ id, x, y }) => [id, [x, y] as const]));
  const pointOf = (id: string): Point => at.get(id) ?? [0, 0];
  const lengths = new Map([[from, 0]]);
  const before = new Map<string, string>();
  const open = new Set([from]);
  while (open.size > 0) {
    const id = [...open].reduce((one, other) => ((lengths.get(one) ?? 0) <= (lengths.get(other) ?? 0) ? one : other));
    if (id === to) break;
    open.delete(id);
    for (const { a, b } of edges) {
      const next = a === id ? b : b === id ? a : undefined;
      if (next === undefined) continue;
      const [[x, y], [otherX, otherY]] = [pointOf(id), pointOf(next)];
      const length = (lengths.get(id) ?? 0) + Math.hypot(x - otherX, y - otherY);
      if (length >= (lengths.get(next) ?? Infinity)) continue;
      lengths.set(next, length);
      before.set(next, id);
      open.add(next);
    }
  }
  const way = [to];
  for (let id = before.get(to); id !== undefined; id = before.get(id)) way.unshift(id);
  return way.map(pointOf);
}

/** Fits the points into the picture. Each direction has its own scale: the picture is a strip. */
function fitTo(points: readonly Point[]): Fit {
  const [left, top] = [Math.min(...points.map(([x]) => x)), Math.min(...points.map(([, y]) => y))];
  const [wide, high] = [Math.max(...points.map(([x]) => x)) - left, Math.max(...points.map(([, y]) => y)) - top];
  return ([x, y]) => [
    Math.round(sides + ((x - left) / wide) * (width - 2 * sides)),
    Math.round(ends + ((y - top) / high) * (height - 2 * ends)),
  ];
}

const line = (points: readonly Point[]): string => `M${points.map((point) => point.join(' ')).join('L')}`;
const isNear = ([x, y]: Point): boolean => x > -40 && x < width + 40 && y > -40 && y < height + 40;

/** The points that keep a distance from those before them. */
const apart = (points: readonly Point[], room: number): readonly Point[] =>
  points.reduce<readonly Point[]>(
    (kept, [x, y]) =>
      kept.some(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) < room) ? kept : [...kept, [x, y]],
    [],
  );

/** True inside the polygon. */
const isInside = (polygon: readonly Point[], [x, y]: Point): boolean =>
  polygon.filter(([fromX, fromY], index) => {
    const [toX, toY] = polygon[(index + 1) % polygon.length] ?? [fromX, fromY];
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  }).length %
    2 ===
  1;

const house = ([x, y]: Point): string =>
  `<path fill="var(--map-wall)" d="M${x - 8} ${y}h16v9h-16z"/><path fill="var(--map-roof)" d="M${x - 11} ${y}l11-9 11 9z"/>`;
const bush = ([x, y]: Point): string =>
  `<circle fill="var(--map-leaf)" cx="${x}" cy="${y}" r="7"/><circle fill="var(--map-leaf)" cx="${x + 9}" cy="${y + 3}" r="5"/>`;
const sign = ([x, y]: Point, index: number): string =>
  `<circle fill="var(--surface)" cx="${x}" cy="${y}" r="13"/><circle fill="var(--accent)" cx="${x}" cy="${y}" r="11"/><text fill="var(--on-accent)" x="${x}" y="${y + 4.5}" text-anchor="middle" font-family="sans-serif" font-size="12.5" font-weight="700">${index + 1}</text>`;

const bushes: readonly Point[] = Array.from({ length: 24 }, (_, index): Point => [
  8 + ((index * 89) % 334),
  10 + ((index * 53) % 134),
]);

interface Park {
  readonly folder: string;
  readonly water: readonly Point[];
}

/** Courses of a park on its own paths, with what stands around them. */
function coursePictures({ folder, water }: Park): Picture[] {
  const graph = graphOf(folder);
  const facilities = facilitiesOf(folder).filter(({ at }) => at.layer === graph.nodes[0]?.layer);
  const byId = new Map(facilities.map((facility) => [facility.facilityId, facility]));
  return coursesOf(folder).map(({ id, stops }) => {
    const places = stops.flatMap(({ facilityId }) => byId.get(facilityId) ?? []);
    const way = places.flatMap(({ node }, index): readonly Point[] => {
      const from = places[index - 1]?.node;
      return from === undefined || node === undefined ? [] : wayBetween(graph, from, node);
    });
    const marks = places.map(({ at: { x, y } }): Point => [x, y]);
    const fit = fitTo([...way, ...marks]);
    const drawn = [...way, ...marks].map(fit);
    const isFree = ([x, y]: Point, room: number): boolean =>
      drawn.every(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY) > room);
    const at = new Map(graph.nodes.map((node) => [node.id, fit([node.x, node.y])]));
    const paths = graph.edges.flatMap(({ a, b }) => {
      const ends = [a, b].flatMap((end) => [at.get(end)].filter((point) => point !== undefined));
      return ends.some(isNear) ? [line(ends)] : [];
    });
    const around = apart(
      facilities.map(({ at: { x, y } }) => fit([x, y])).filter((point) => isNear(point) && isFree(point, 24)),
      34,
    );
    const pond = water.map(fit);
    const shore = smooth([...pond, ...pond.slice(0, 1)]);
    return {
      name: `course-${id.replace('-course', '').toLowerCase()}`,
      box: box(0, 0, width, height),
      body: [
        '<path fill="var(--map-land)" d="M0 0H350V152H0Z"/>',
        `<path fill="var(--map-water)" stroke="var(--map-edge)" stroke-width="5" d="${shore}Z"/>`,
        ...bushes.filter((point) => isFree(point, 20) && !isInside(pond, point)).map(bush),
        `<path fill="none" stroke="var(--map-path)" stroke-width="5" stroke-linecap="round" d="${paths.join('')}"/>`,
        ...around.map(house),
        `<path fill="none" stroke="var(--surface)" stroke-width="9" stroke-linejoin="round" stroke-linecap="round" d="${line(way.map(fit))}"/>`,
        `<path fill="none" stroke="var(--accent)" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray=".1 8" d="${line(way.map(fit))}"/>`,
        ...marks.map(fit).map(sign),
      ].join(''),
    };
  });
}

/** Pictures of the suggested courses, each with its own way and stops. */
export const courses = (): Picture[] =>
  [
    { folder: 'haneul-land', water: lake },
    { folder: 'aqua-bay', water: wavePool },
  ].flatMap(coursePictures);
