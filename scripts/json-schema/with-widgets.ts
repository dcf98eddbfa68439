import { placementSchema } from '#schemas/documents/layout/schema';
import type { WidgetDescription } from '../../widgets/define-widget.ts';
import type { Json } from './for-editors.ts';

/** The layout schema with every widget's settings in it, chosen by the widget's name and version. */
export function withWidgets(layout: Json, widgets: readonly WidgetDescription[]): Json {
  const properties = layout['properties'] as Json;
  const { fallback } = placementSchema.properties;
  const placement = {
    ...usingWidgets(placementSchema, widgets),
    properties: {
      ...placementSchema.properties,
      widget: nameSchema(widgets),
      fallback: usingWidgets(fallback, widgets),
    },
  };
  return {
    ...layout,
    properties: { ...properties, placements: { ...(properties['placements'] as Json), items: placement } },
    definitions: Object.fromEntries(widgets.map(({ name, schema }) => [`settings-${name}`, schema])),
  };
}

const nameSchema = (widgets: readonly WidgetDescription[]): Json => ({ enum: widgets.map(({ name }) => name) });

const usingWidgets = (use: { readonly properties: Json }, widgets: readonly WidgetDescription[]): Json => ({
  ...use,
  properties: { ...use.properties, widget: nameSchema(widgets) },
  allOf: widgets.map(({ name, v }) => ({
    if: { properties: { widget: { const: name }, v: { const: v } } },
    then: { properties: { settings: { $ref: `#/definitions/settings-${name}` } } },
  })),
});
