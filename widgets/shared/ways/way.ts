import type { FacilityItem, GraphAnswer, MapAnswer } from '#schemas/calls/contents/park-answers';
import { MAX_STOPS, ROUTE_MODES, type RouteMode } from '../../../src/wayfinding/index.ts';
import type { DataState, WidgetNeed } from '../../define-widget.ts';
import { readFacilities, readGraph, readMap } from '../park/read-park.ts';

/** Value of `from` for the visitor's own location. */
export const HERE = 'here';

/** A request for directions, as it stands in the address. Places are facility IDs, or `here`; an empty one is not chosen yet. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly via: readonly string[];
  readonly mode: RouteMode | undefined;
}

const isId = (value: string) => /^[0-9A-Za-z-]{1,30}$/.test(value);
const idOrNothing = (value: string) => (isId(value) ? value : '');

/** Reads `from`, `to`, `via` and `mode` of an address. Invalid values are left out. */
export const readWay = ({ from = '', to = '', via = '', mode }: Readonly<Record<string, string>> = {}): Way => ({
  from: from === '' ? HERE : idOrNothing(from),
  to: idOrNothing(to),
  via: via.split(',').filter(isId).slice(0, MAX_STOPS),
  mode: ROUTE_MODES.find((one) => one === mode),
});

/** Returns the query of an address; defaults are empty, so that they are left out. */
export const wayQuery = ({ from, to, via, mode }: Way): Readonly<Record<'from' | 'to' | 'via' | 'mode', string>> => ({
  from: from === HERE ? '' : from,
  to,
  via: via.join(','),
  mode: mode ?? '',
});

/** Query parameters that both widgets of directions read. */
export const wayQueries = () => [
  { name: 'from' },
  { name: 'to' },
  { name: 'via' },
  { name: 'mode', values: [...ROUTE_MODES] },
];

/** Names under which a device stores the wish for routes without stairs, and the last destinations of a venue. */
export const NO_STAIRS_KEY = 'wayNoStairs';
export const recentKey = (venue: string): string => `wayRecent${venue}`;
const MAX_RECENT = 5;

/** Reads stored destinations. */
export const readRecent = (stored: string | null | undefined): readonly string[] =>
  (stored ?? '').split(',').filter(isId).slice(0, MAX_RECENT);

/** Puts a destination first. */
export const addRecent = (recent: readonly string[], to: string): string =>
  [to, ...recent.filter((one) => one !== to)].slice(0, MAX_RECENT).join(',');

/** Calls for the map, facilities and paths of the page's venue. The form makes them too, so that the route can be found without a network. */
export const wayNeeds = (): readonly WidgetNeed[] =>
  (['maps', 'facilities', 'graph'] as const).map((name) => ({
    name,
    path: `/api/v1/iam/information/${name}`,
    query: { parkType: '{venue.code}', langId: '{locale}' },
  }));

export interface Park {
  readonly map: MapAnswer;
  readonly facilities: readonly FacilityItem[];
  readonly graph: GraphAnswer;
}

/** Reads the three answers. A later failure does not take away what is known: the data layer keeps it. */
export function readPark({
  maps,
  facilities,
  graph,
}: Readonly<Record<string, DataState>>): Park | 'waiting' | 'failed' {
  const [map, list, paths] = [readMap(maps), readFacilities(facilities), readGraph(graph)];
  if (typeof map !== 'string' && typeof list !== 'string' && typeof paths !== 'string')
    return { map, facilities: list, graph: paths };
  return [maps, facilities, graph].some(
    (state) => state !== undefined && state.state !== 'waiting' && state.state !== 'ready',
  ) || [maps, facilities, graph].every((state) => state?.state === 'ready')
    ? 'failed'
    : 'waiting';
}

/** Fills `{{name}}`, `{{count}}`, `{{minutes}}` and `{{term}}` of a text. */
export const fillWords = (text: string, words: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => String(words[name] ?? hole));
