import type { Catalog } from '#engine/compile/compile-input';
import type { Need } from '#engine/snapshot';
import type { Layout } from '#schemas/documents/layout/schema';
import { shapeOf } from './calls.ts';
import { memoizeByObject } from '../memoize-by-object.ts';
import type { CheckContext } from './check-context.ts';

const byCatalog = memoizeByObject((catalog: Catalog) =>
  memoizeByObject((layout: Layout): readonly Need[] =>
    layout.placements.flatMap(({ widget, v, settings }) => {
      const entry = Object.hasOwn(catalog, widget) ? catalog[widget] : undefined;
      if (entry?.needs === undefined || entry.description.v !== v) return [];
      // Its settings have been validated against the widget's own schema.
      return entry.needs(settings as never);
    }),
  ),
);

/** The calls of the widgets of a layout, found once for each of its readings. */
export const widgetCallsOf = ({ prepared: { catalog } }: CheckContext, layout: Layout): readonly Need[] =>
  byCatalog(catalog)(layout);

/** The same by the id of a layout; of one that is not there, none. */
export const widgetCallsOfLayout = (survey: CheckContext, id: string): readonly Need[] => {
  const layout = survey.documents.layout.get(id);
  return layout === undefined ? [] : widgetCallsOf(survey, layout);
};

const passedPaths = memoizeByObject(
  ({ documents }: CheckContext): ReadonlySet<string> =>
    new Set(
      [...documents['data-service'].values()].flatMap(({ upstream, path }) =>
        upstream === undefined ? [] : [shapeOf(path)],
      ),
    ),
);

/** Whether another host answers a call of a widget: what it has is not known. */
export const isProxied = (survey: CheckContext, path: string): boolean => passedPaths(survey).has(shapeOf(path));
