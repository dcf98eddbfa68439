import { actionSchema } from '#schemas/parts/action/schema';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { calendarDay, instant, localHtml, localText } from '#schemas/parts';

/** A kind of value that means more than its type: a key, a name, an action … */
export type FormatKind =
  | 'message'
  | 'art'
  | 'icon'
  | 'html'
  | 'screen'
  | 'action'
  | 'condition'
  | 'localText'
  | 'localHtml'
  | 'rule'
  | 'operation'
  | 'code-list'
  | 'path-start'
  | 'safe-pattern'
  | 'safe-scan'
  | 'instant'
  | 'day';
export type FormatVisitor = (kind: FormatKind, value: unknown, path: (string | number)[]) => void;

interface Shape {
  readonly format?: unknown;
  readonly pattern?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly oneOf?: readonly Shape[];
  readonly additionalProperties?: unknown;
}

/** The part of a schema that leads to spots; all else is skipped. */
export type FormatPlan =
  | { readonly kind: 'spot'; readonly spot: FormatKind }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [name: string, plan: FormatPlan])[] }
  | { readonly kind: 'list'; readonly item: FormatPlan }
  | { readonly kind: 'map'; readonly item: FormatPlan };

const formats: ReadonlySet<unknown> = new Set<FormatKind>([
  'message',
  'art',
  'icon',
  'html',
  'screen',
  'rule',
  'operation',
  'code-list',
  'path-start',
  'safe-pattern',
  'safe-scan',
]);

// By their parts, so that a copy that only adds a description is the same place.
const identities: readonly (readonly [FormatKind, (shape: Shape) => boolean])[] = [
  ['action', (shape) => (shape.oneOf as unknown) === actionSchema.oneOf],
  ['condition', (shape) => (shape.items as unknown) === conditionSchema.items],
  ['localText', (shape) => (shape.properties as unknown) === localText.properties],
  ['localHtml', (shape) => (shape.properties as unknown) === localHtml.properties],
  ['instant', (shape) => shape.pattern === instant.pattern],
  ['day', (shape) => shape.pattern === calendarDay.pattern],
];

/** Finds in a schema, once, where its spots are; undefined when it has none. */
export function planFormats(schema: object): FormatPlan | undefined {
  const shape = schema as Shape;
  const named = identities.find(([, is]) => is(shape));
  if (named) return { kind: 'spot', spot: named[0] };
  if (formats.has(shape.format)) return { kind: 'spot', spot: shape.format as FormatKind };
  if (shape.items) {
    const item = planFormats(shape.items);
    return item && { kind: 'list', item };
  }
  if (
    typeof shape.additionalProperties === 'object' &&
    shape.additionalProperties !== null &&
    shape.properties === undefined
  ) {
    const item = planFormats(shape.additionalProperties);
    return item && { kind: 'map', item };
  }
  const fields = new Map<string, FormatPlan>();
  for (const one of [shape, ...(shape.oneOf ?? [])]) {
    for (const [name, property] of Object.entries(one.properties ?? {})) {
      const plan = fields.has(name) ? undefined : planFormats(property);
      if (plan) fields.set(name, plan);
    }
  }
  return fields.size === 0 ? undefined : { kind: 'fields', fields: [...fields] };
}

/** Calls `visit` for each spot of a value that fits the schema. `path` is reused: copy it to keep it. */
export function visitFormats(plan: FormatPlan, value: unknown, visit: FormatVisitor, path: (string | number)[]): void {
  if (plan.kind === 'spot') {
    visit(plan.spot, value, path);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (plan.kind === 'list') {
    if (!Array.isArray(value)) return;
    for (let index = 0; index < value.length; index++) {
      path.push(index);
      visitFormats(plan.item, value[index], visit, path);
      path.pop();
    }
    return;
  }
  const values = value as Readonly<Record<string, unknown>>;
  const entries = plan.kind === 'map' ? Object.keys(values).map((name) => [name, plan.item] as const) : plan.fields;
  for (const [name, inner] of entries) {
    const held = values[name];
    if (held === undefined) continue;
    path.push(name);
    visitFormats(inner, held, visit, path);
    path.pop();
  }
}

const plans = new Map<object, FormatPlan | undefined>();

/** The spots of a schema; found once. */
export function planOf(schema: object): FormatPlan | undefined {
  if (!plans.has(schema)) plans.set(schema, planFormats(schema));
  return plans.get(schema);
}
