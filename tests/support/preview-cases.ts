import { catalog } from '../../widgets/catalog.gen.ts';
import { registry } from '../../widgets/registry.gen.ts';
import type { PreviewCase, WidgetDescription, WidgetModule } from '../../widgets/define-widget.ts';

export interface PreviewedWidget {
  readonly name: string;
  readonly description: WidgetDescription;
  readonly widget: WidgetModule;
  readonly previews: readonly PreviewCase<object>[];
}

const files = import.meta.glob<{ readonly previews: readonly PreviewCase<object>[] }>('../../widgets/*/preview.ts', {
  eager: true,
});

/** Every registered widget with its component and its preview cases. */
export const previewedWidgets: readonly PreviewedWidget[] = await Promise.all(
  Object.entries(registry).map(async ([name, load]) => {
    const entry = catalog[name];
    if (entry === undefined)
      throw new Error(`${name} is registered, but the catalog does not know it: run npm run generate`);
    return {
      name,
      description: entry.description,
      widget: (await load()).widget,
      previews: files[`../../widgets/${name}/preview.ts`]?.previews ?? [],
    };
  }),
);

interface Shape {
  readonly required?: readonly string[];
  readonly minProperties?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
}

/** Reduces settings to required properties, in lists too. */
export function leastSettings(shape: Shape, settings: unknown): unknown {
  if (Array.isArray(settings)) return settings.map((item) => leastSettings(shape.items ?? {}, item));
  const { properties } = shape;
  // A bilingual text needs at least one language.
  if (
    properties === undefined ||
    shape.minProperties !== undefined ||
    typeof settings !== 'object' ||
    settings === null
  )
    return settings;
  return Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => shape.required?.includes(name))
      .map(([name, value]) => [name, leastSettings(properties[name] ?? {}, value)]),
  );
}

/** The case, and the case with minimal settings. */
export const withLeast = (
  { description }: PreviewedWidget,
  preview: PreviewCase<object>,
): readonly PreviewCase<object>[] => [
  preview,
  {
    ...preview,
    name: `${preview.name}, least settings`,
    settings: leastSettings(description.schema as Shape, preview.settings) as object,
  },
];
