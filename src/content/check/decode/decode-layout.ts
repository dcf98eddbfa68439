import type { Catalog, CatalogEntry } from '#engine/compile/compile-input';
import { layoutSchema, placementSchema, type Layout, type Placement } from '#schemas/documents/layout/schema';
import { suggestName } from '../suggest-name.ts';
import { wrongPlace } from '../rules/check-layouts.ts';
import { quote, type Problem } from '../problem.ts';
import { explainErrors, type Owner } from './explain-errors.ts';
import type { DecodeOptions } from './validation.ts';

type Settings = Readonly<Record<string, unknown>>;
type Use = Pick<Placement, 'widget' | 'v' | 'settings'>;

// The placements are validated one by one: by their widget's own schema, which finds its branch without trying others.
const envelopeSchema = {
  ...layoutSchema,
  properties: {
    ...layoutSchema.properties,
    placements: { type: 'array', maxItems: layoutSchema.properties.placements.maxItems },
  },
} as const;

// The name needs no form here: it is looked up among the widgets that there are.
const namedSchema = {
  ...placementSchema,
  properties: { ...placementSchema.properties, widget: { type: 'string' } },
} as const;

type Validator = (value: unknown) => boolean;

interface WidgetCheck {
  readonly v: number;
  readonly fits: Validator;
}

/** What the hot loop needs, made once: the validators of the two parts of a layout, and version and validator of every widget by name. */
interface Kit {
  readonly envelope: Validator;
  readonly named: Validator;
  readonly widgets: ReadonlyMap<string, WidgetCheck>;
}

const kits = new WeakMap<DecodeOptions, WeakMap<Catalog, Kit>>();

function kitOf({ reading, catalog }: Surroundings): Kit {
  const ofReading = kits.get(reading) ?? new WeakMap<Catalog, Kit>();
  kits.set(reading, ofReading);
  const known = ofReading.get(catalog);
  if (known !== undefined) return known;
  const widgets = new Map(
    Object.entries(catalog).map(([name, { description }]) => [
      name,
      { v: description.v, fits: lazily(reading, description.schema) },
    ]),
  );
  const kit = { envelope: reading.validatorOf(envelopeSchema), named: reading.validatorOf(namedSchema), widgets };
  ofReading.set(catalog, kit);
  return kit;
}

/** A validator that is made when it is first asked: most starts need a few widgets. */
function lazily({ validatorOf }: DecodeOptions, schema: object): Validator {
  let made: Validator | undefined;
  return (value) => (made ??= validatorOf(schema))(value);
}

const widgetOf = (catalog: Catalog, name: string): CatalogEntry | undefined =>
  Object.hasOwn(catalog, name) ? catalog[name] : undefined;

/** Whether a layout fits its schema and each placement that of its widget. The way that nearly every layout takes. */
export function isSoundLayout(around: Surroundings, body: Readonly<Record<string, unknown>>): boolean {
  const { envelope, named, widgets } = kitOf(around);
  if (!envelope(body)) return false;
  for (const placement of body['placements'] as readonly unknown[]) {
    if (!named(placement)) return false;
    // Proven by the validator.
    const { widget, v, settings, fallback } = placement as Placement;
    if (
      !isSoundUse(widgets, widget, v, settings) ||
      (fallback !== undefined && !isSoundUse(widgets, fallback.widget, fallback.v, fallback.settings))
    )
      return false;
  }
  return true;
}

function isSoundUse(widgets: ReadonlyMap<string, WidgetCheck>, widget: string, v: number, settings: unknown): boolean {
  const check = widgets.get(widget);
  return check !== undefined && check.v === v && check.fits(settings);
}

/** What documents are read with. */
export interface Surroundings {
  readonly reading: DecodeOptions;
  readonly catalog: Catalog;
}

export interface Decoded {
  readonly layout?: Layout;
  readonly problems: readonly Problem[];
}

/**
 * Decodes a layout. Settings of an older version are migrated. A placement that does not pass gives way to its own fallback, or goes
 * with what it holds; one of a widget that is not known here stays, for compile has a place for it. Each is named by a problem.
 */
export function decodeLayout(around: Surroundings, owner: Owner, body: Readonly<Record<string, unknown>>): Decoded {
  // Both branches have been validated: whole, or the envelope here and each placement below.
  const { reading } = around;
  if (isSoundLayout(around, body)) return { layout: withDefaults(body as Layout), problems: [] };
  if (!kitOf(around).envelope(body))
    return { problems: explainErrors(reading, owner, { schema: envelopeSchema, value: body }) };
  const problems: Problem[] = [];
  const gone = new Set<unknown>();
  const placements = (body['placements'] as readonly unknown[]).flatMap((given, index) => {
    const placement = decodePlacement({ ...around, owner, problems, use: body['use'] }, given, `/placements/${index}`);
    if (placement !== undefined && (placement.in === undefined || !gone.has(placement.in))) return [placement];
    gone.add((given as { readonly id?: unknown } | null)?.id);
    return [];
  });
  return { layout: withDefaults({ ...(body as Layout), placements }), problems };
}

interface Decoding extends Surroundings {
  readonly owner: Owner;
  readonly problems: Problem[];
  /** Where the layout stands. */
  readonly use: unknown;
}

function decodePlacement(decoding: Decoding, given: unknown, pointer: string): Placement | undefined {
  if (!decoding.reading.validatorOf(placementSchema)(given)) {
    decoding.problems.push(
      ...explainErrors(decoding.reading, decoding.owner, { schema: placementSchema, value: given, base: pointer }),
    );
    return undefined;
  }
  const placement = given as Placement;
  const { fallback: authored, ...rest } = placement;
  const fallback = authored && decodeUse(decoding, authored, `${pointer}/fallback`, false);
  const own = decodeUse(decoding, placement, pointer, authored !== undefined);
  const use = own ?? fallback;
  return use && { ...rest, widget: use.widget, v: use.v, settings: use.settings, ...(fallback ? { fallback } : {}) };
}

/** A use of a widget at its present version; undefined when its settings do not fit. */
function decodeUse(decoding: Decoding, use: Use, pointer: string, hasFallback: boolean): Use | undefined {
  const entry = widgetOf(decoding.catalog, use.widget);
  if (entry === undefined || use.v > entry.description.v) {
    decoding.problems.push(unknownWidget(decoding, use, pointer, hasFallback));
    return use;
  }
  const settings = migrate(entry, use);
  const { schema, v } = entry.description;
  if (decoding.reading.validatorOf(schema)(settings)) return { widget: use.widget, v, settings };
  // Settings of a widget that does not belong here are not what is wrong.
  if (entry.description.place !== decoding.use)
    decoding.problems.push({
      ...wrongPlace(use.widget, decoding.use === 'frame' ? 'frame' : 'page'),
      severity: 'error',
      at: { type: decoding.owner.type, id: decoding.owner.id, pointer: `${pointer}/widget` },
    });
  else
    decoding.problems.push(
      ...explainErrors(decoding.reading, decoding.owner, { schema, value: settings, base: `${pointer}/settings` }),
    );
  return undefined;
}

function migrate({ description: { v, migrations } }: CatalogEntry, use: Use): Settings {
  let settings = use.settings as Settings;
  for (let version = use.v; version < v; version++) settings = migrations[version]?.(settings) ?? settings;
  return settings;
}

function unknownWidget(
  { owner, catalog }: Decoding,
  { widget, v }: Use,
  pointer: string,
  hasFallback: boolean,
): Problem {
  const entry = widgetOf(catalog, widget);
  const severity = hasFallback ? 'warning' : 'error';
  const at = { type: owner.type, id: owner.id, pointer: `${pointer}/${entry ? 'v' : 'widget'}` };
  if (entry) {
    return {
      code: 'unknown-widget',
      severity,
      at,
      text: {
        ko: `위젯 '${widget}'의 버전 ${v}은(는) 이 서버보다 새로워요.`,
        en: `The server does not support version ${v} of the widget '${widget}' yet.`,
      },
      hint: {
        ko: `버전 ${entry.description.v}을(를) 쓰거나 서버를 올리세요.`,
        en: `Use version ${entry.description.v}, or update the server.`,
      },
      fix: { kind: 'replace', pointer: at.pointer, value: entry.description.v },
    };
  }
  const { hint, only } = suggestName(widget, Object.keys(catalog));
  return {
    code: 'unknown-widget',
    severity,
    at,
    hint,
    text: { ko: `'${quote(widget)}' 위젯은 없어요.`, en: `There is no widget '${quote(widget)}'.` },
    ...(only === undefined ? {} : { fix: { kind: 'replace', pointer: at.pointer, value: only } }),
  };
}

const hidden = (placement: Placement): Placement => ({ ...placement, whileUnknown: 'hide' });

/** Fills in what the schema leaves to a default. */
function withDefaults(layout: Layout): Layout {
  const placements = layout.placements as readonly Partial<Placement>[];
  if (placements.every(({ whileUnknown }) => whileUnknown !== undefined)) return layout;
  return {
    ...layout,
    placements: layout.placements.map((placement) =>
      (placement as Partial<Placement>).whileUnknown === undefined ? hidden(placement) : placement,
    ),
  };
}
