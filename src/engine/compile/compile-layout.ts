import type { Layout, Placement } from '#schemas/documents/layout/schema';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { FormCall } from '#schemas/form';
import type { Operation } from '#schemas/documents/operation/schema';
import { compileFactsNeed, factsInValue } from './compile-facts.ts';
import { resolveArt } from './resolve-art.ts';
import { compileCondition, emptyDependencies, type Dependencies } from '../conditions/condition.ts';
import type { CompileContext, CatalogEntry } from './compile-input.ts';
import { resolveAction } from '../actions/resolve-action.ts';
import type { CompiledLayout, CompiledNode, SettingPath } from '../snapshot.ts';
import { compileRule } from '../values/validate-value.ts';
import { walkSettings, type CompiledCodes } from './walk-settings.ts';
import { commandMessageKeys } from '../actions/command-message-keys.ts';

interface LayoutDependencies extends Dependencies {
  readonly messageKeys: Set<string>;
  readonly widgets: Set<string>;
}
type WidgetUse = Pick<Placement, 'widget' | 'v' | 'settings'>;

const catalogEntry = (context: CompileContext, use: WidgetUse): CatalogEntry | undefined => {
  const entry = Object.hasOwn(context.catalog, use.widget) ? context.catalog[use.widget] : undefined;
  return entry !== undefined && use.v <= entry.description.v ? entry : undefined;
};

/** Returns the placement itself, its fallback, the fallback of the nearest ancestor, or undefined for an empty widget. */
const chooseWidget = (
  placement: Placement,
  inherited: WidgetUse | undefined,
  layout: Layout,
  context: CompileContext,
): WidgetUse | undefined => {
  if (catalogEntry(context, placement)) return placement;
  context.problems.push({
    code: 'unknown-widget',
    at: { layout: layout.id, node: placement.id },
    text: `${placement.widget} v${placement.v} is not known here`,
  });
  return [placement.fallback, inherited].find((use) => use !== undefined && catalogEntry(context, use));
};

const migrate = (use: WidgetUse, entry: CatalogEntry): Readonly<Record<string, unknown>> => {
  let settings = use.settings as Readonly<Record<string, unknown>>;
  for (let v = use.v; v < entry.description.v; v++) settings = entry.description.migrations[v]?.(settings) ?? settings;
  return settings;
};

const compileNode = (
  placement: Placement,
  layout: Layout,
  childrenById: ReadonlyMap<string, readonly Placement[]>,
  inherited: WidgetUse | undefined,
  context: CompileContext,
  gathered: LayoutDependencies,
): CompiledNode => {
  const use = chooseWidget(placement, inherited, layout, context);
  const entry = use && catalogEntry(context, use);
  const texts: SettingPath[] = [];
  const textKeys =
    entry?.description.showsVenues === true
      ? [...context.documents.venue.values()].flatMap(({ chip }) => chip ?? [])
      : [];
  const lists: SettingPath[] = [];
  const own = emptyDependencies();
  const authored = use && entry ? migrate(use, entry) : {};
  let conditional = placement.when !== undefined;
  const named = <From, To>(
    kind: string,
    id: string,
    found: From | undefined,
    make: (one: From) => To | undefined,
  ): To | undefined => {
    const one = found && make(found);
    if (one === undefined)
      context.problems.push({
        code: `dead-${kind}`,
        at: { layout: layout.id, node: placement.id },
        text: `no ${kind} for forms: ${id}`,
      });
    return one;
  };
  const settings = !entry
    ? {}
    : (walkSettings(entry.description.schema, authored, {
        message: (key, path) => (texts.push(path), textKeys.push(key), gathered.messageKeys.add(key)),
        art: (name) => resolveArt(context.documents, name),
        local: (path) => texts.push(path),
        action: (action) => {
          const command = resolveAction(action, context.scope);
          if (command.kind === 'none')
            context.problems.push({
              code: 'dead-action',
              at: { layout: layout.id, node: placement.id },
              text: command.reason,
            });
          for (const key of commandMessageKeys(command)) gathered.messageKeys.add(key);
          return command;
        },
        html: (value) =>
          Object.fromEntries(Object.entries(value).map(([locale, html]) => [locale, context.compileHtml(html)])),
        condition: (condition) => ((conditional = true), compileCondition(condition, own)),
        list: (path) => lists.push(path),
        rule: (id) => named('rule', id, context.documents['validation-rule'].get(id), compileRule),
        codes: (id) => named('code-list', id, publicCodeList(id, context), compileCodes),
        operation: (id) => named('operation', id, context.documents.operation.get(id), compileFormCall),
      }) as CompiledNode['settings']);
  const when = compileCondition(placement.when, own);
  for (const fact of own.facts) gathered.facts.add(fact);
  for (const at of own.instants) gathered.instants.add(at);
  const inheritedFallback =
    placement.fallback && catalogEntry(context, placement.fallback) ? placement.fallback : inherited;
  const late = new Set(entry?.description.late?.(authored as never));
  const children = (childrenById.get(placement.id) ?? []).map((child) => {
    const node = compileNode(child, layout, childrenById, inheritedFallback, context, gathered);
    return late.has(child.id) ? { ...node, late: true as const } : node;
  });
  if (use && entry) gathered.widgets.add(use.widget);
  // For a widget that breaks in the browser.
  const fallback =
    use === placement && placement.fallback && catalogEntry(context, placement.fallback)
      ? compileNode(
          { id: placement.id, whileUnknown: 'hide', ...placement.fallback },
          layout,
          new Map(),
          undefined,
          context,
          gathered,
        )
      : undefined;
  return {
    id: placement.id,
    widget: use && entry ? use.widget : '',
    settings,
    texts: uniquePaths(texts),
    needs: [
      ...(entry?.needs?.(authored as never) ?? []),
      ...compileFactsNeed([...factsInValue(authored), ...textKeys.flatMap((key) => context.factsOf(key))]),
    ],
    children,
    dynamic: conditional || children.some((child) => child.dynamic),
    whileUnknown: placement.whileUnknown ?? 'hide',
    ...(placement.editable === undefined ? {} : { editable: placement.editable }),
    ...(when ? { when } : {}),
    ...(fallback ? { fallback } : {}),
    ...(lists.length > 0 && conditional ? { lists: uniquePaths(lists) } : {}),
  };
};

/** The list of testers names members, so no form shows it. */
const publicCodeList = (id: string, { documents }: CompileContext): CodeList | undefined =>
  [...documents.site.values()].some(({ testerCodeList }) => testerCodeList === id)
    ? undefined
    : documents['code-list'].get(id);

// Codes with parents belong to a choice of several levels, which a field is not.
const compileCodes = ({ items }: CodeList): CompiledCodes =>
  items
    .filter(({ parent }) => parent === undefined)
    .map(({ codeId, codeName }) => ({ const: codeId, title: codeName }));

/** Removes duplicate paths: all items of a list share one path with `*`. */
const uniquePaths = (paths: readonly SettingPath[]): readonly SettingPath[] => [
  ...new Map(paths.map((path) => [path.join('/'), path])).values(),
];

/** Turns the flat placement list of a layout into a tree: replaces unknown widgets, resolves actions and collects dependencies. */
export const compileLayout = (layout: Layout, context: CompileContext): CompiledLayout => {
  const childrenById = new Map<string, Placement[]>();
  for (const placement of layout.placements) {
    const key = placement.in ?? '';
    const list = childrenById.get(key);
    if (list) list.push(placement);
    else childrenById.set(key, [placement]);
  }
  const gathered: LayoutDependencies = { ...emptyDependencies(), messageKeys: new Set(), widgets: new Set() };
  const nodes = (childrenById.get('') ?? []).map((placement) =>
    compileNode(placement, layout, childrenById, undefined, context, gathered),
  );
  const any = (test: (node: CompiledNode) => boolean, list: readonly CompiledNode[] = nodes): boolean =>
    list.some((node) => test(node) || any(test, node.children));
  return {
    id: layout.id,
    nodes,
    dynamic: nodes.some((node) => node.dynamic),
    hasNeeds: any((node) => node.needs.length > 0),
    ...(any((node) => node.editable !== undefined) ? { editable: true as const } : {}),
    facts: [...gathered.facts].sort(),
    instants: [...gathered.instants].sort((a, b) => a - b),
    messageKeys: [...gathered.messageKeys].sort(),
    widgets: [...gathered.widgets].sort(),
  };
};

/** Returns the call of a form, or undefined if forms may not use the operation. */
export const compileFormCall = ({
  id,
  method,
  path,
  formCallable,
  session,
  timeoutMs,
  skipErrorHandler,
}: Operation): FormCall | undefined =>
  formCallable
    ? {
        id,
        method,
        uri: path,
        ...(session === undefined ? {} : { session }),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        ...(skipErrorHandler === undefined ? {} : { skipErrorHandler }),
      }
    : undefined;
