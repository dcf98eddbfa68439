import type { Condition } from '#schemas/parts/condition/schema';
import type { Guard } from '#schemas/documents/guard/schema';
import type { Page } from '#schemas/documents/page/schema';
import { memoizeByObject } from '../../memoize-by-object.ts';
import { widgetCallsOf } from '../widget-calls.ts';
import type { CheckContext } from '../check-context.ts';
import type { Accepted } from './accepted.ts';
import { readByNeed, type ParameterRead } from './read-by-need.ts';
import { readByRole } from './read-by-role.ts';
import { venueValues } from './venue-values.ts';

/** Parameters of a page: those that it declares, those in its paths, and those that something on the page reads. */
export interface PageParameters {
  /** Rules by name. The names are those in the paths. */
  readonly params: ReadonlyMap<string, readonly Accepted[]>;
  /** Rules by name. The names are the declared ones. */
  readonly query: ReadonlyMap<string, readonly Accepted[]>;
  readonly reads: readonly ParameterRead[];
}

type Declared = NonNullable<Page['query']>[string];

/** Rules of a page's parameters. Read once per check. */
export const pageParameters = (context: CheckContext, page: Page): PageParameters => ofContext(context)(page);

const ofContext = memoizeByObject((context: CheckContext) =>
  memoizeByObject((page: Page): PageParameters => {
    const reads = [...readsOf(context, page)];
    const rulesOf = (kind: ParameterRead['in'], name: string, declared: Declared | undefined): readonly Accepted[] => [
      ...(declared === undefined ? [] : declaredRules(context, page, declared)),
      ...reads.filter((read) => read.in === kind && read.name === name),
    ];
    const inPaths = new Set(
      page.paths.flatMap((path) => [...path.matchAll(/\{([A-Za-z0-9_]+)\*?\}/g)].map(([, name = '']) => name)),
    );
    return {
      params: new Map([...inPaths].map((name) => [name, rulesOf('param', name, page.params?.[name])])),
      query: new Map(
        Object.entries(page.query ?? {}).map(([name, declared]) => [name, rulesOf('query', name, declared)]),
      ),
      reads,
    };
  }),
);

/** The rules of a declaration. A code list that is missing accepts any code. */
export function declaredRules(
  context: CheckContext,
  page: Page,
  { values, list, venue, record, pattern, default: fallback }: Declared,
): readonly Accepted[] {
  const items = list === undefined ? undefined : context.documents['code-list'].get(list)?.items;
  return [
    ...(values === undefined ? [] : [{ values }]),
    ...(items === undefined ? [] : [{ values: items.flatMap(({ codeId, aliases = [] }) => [codeId, ...aliases]) }]),
    ...(venue === undefined ? [] : [{ values: venueValues(context, page, venue) }]),
    ...(record === undefined ? [] : [{ values: numbersOf(context).get(record) ?? [] }]),
    ...(pattern === undefined ? [] : [{ pattern }]),
    ...(fallback === undefined ? [] : [{ default: fallback }]),
  ];
}

/** Returns the numbers by which a record is read: of a facility also its former ones. */
export const numbersIn = ({
  publctId,
  eventId,
  facilityId,
  formerIds,
}: Readonly<Record<string, unknown>>): readonly string[] =>
  typeof facilityId === 'string'
    ? [facilityId, ...(Array.isArray(formerIds) ? formerIds.map(String) : [])]
    : [String(eventId ?? publctId)];

const numbersOf = memoizeByObject(
  ({ prepared }: CheckContext): ReadonlyMap<string, readonly string[]> =>
    new Map(
      [...Map.groupBy(prepared.raws.values(), ({ type }) => type)].map(([type, raws]) => [
        type,
        [...new Set(raws.flatMap(({ body }) => numbersIn(body)))],
      ]),
    ),
);

function* readsOf(context: CheckContext, page: Page): Generator<ParameterRead> {
  const { documents, site } = context;
  const layout = documents.layout.get(page.layout);
  const frame = documents.layout.get(
    (page.venue === undefined ? undefined : documents.venue.get(page.venue)?.frame) ?? site?.frame ?? '',
  );
  for (const one of [layout, frame]) {
    if (one === undefined) continue;
    for (const need of widgetCallsOf(context, one)) yield* readByNeed(context, page, need);
    for (const { widget, v, settings } of one.placements) {
      const { description } =
        (Object.hasOwn(context.prepared.catalog, widget) && context.prepared.catalog[widget]) || {};
      if (description?.v !== v) continue;
      // The settings are validated against the widget's own schema.
      for (const read of description.queries?.(settings as never, page.flags) ?? []) yield { in: 'query', ...read };
    }
  }
  for (const [name, accepted] of Object.entries(readByRole(context).get(page.id) ?? {}))
    yield { name, in: 'query', ...accepted };
  yield* readByGuards(page.guards.flatMap((id) => documents.guard.get(id) ?? []));
}

/** The fact `mode` is the query parameter of that name; the calls of a guard can contain other parameters. */
function* readByGuards(guards: readonly Guard[]): Generator<ParameterRead> {
  const tests = guards.flatMap(({ rules }) => rules).flatMap(({ when = [] }) => (when as Condition).flat());
  const modes = tests.flatMap((test) => (test.fact === 'mode' ? test.is : []));
  if (modes.length > 0) yield { name: 'mode', in: 'query', values: modes };
  for (const { params = {} } of guards.flatMap(({ source, sources = {} }) => [
    ...(source ? [source] : []),
    ...Object.values(sources),
  ])) {
    for (const [, name = ''] of Object.values(params)
      .join(' ')
      .matchAll(/\{query\.(\w+)/g))
      yield { name, in: 'query' };
  }
}
