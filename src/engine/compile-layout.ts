import type { Layout, Placement } from '#schemas/layout.schema';
import { artOf } from './art-of.ts';
import { compileCondition, noDependencies, type Dependencies } from './condition.ts';
import type { CompileContext, CatalogEntry } from './compile-input.ts';
import { readAction } from './read-action.ts';
import { readFormCall } from './read-form-call.ts';
import type { CompiledLayout, CompiledNode, SettingPath } from './snapshot.ts';
import { compileRule } from './validate-value.ts';
import { walkSettings } from './walk-settings.ts';
import { commandWords } from './words.ts';

interface Gathered extends Dependencies {
  readonly words: Set<string>;
  readonly widgets: Set<string>;
}
type Use = Pick<Placement, 'widget' | 'v' | 'settings'>;

const knows = (context: CompileContext, use: Use): CatalogEntry | undefined => {
  const entry = Object.hasOwn(context.catalog, use.widget) ? context.catalog[use.widget] : undefined;
  return entry !== undefined && use.v <= entry.description.v ? entry : undefined;
};

/** The placement itself, else its own fallback, else that of the nearest placement around it, else an empty place. */
const chooseUse = (placement: Placement, inherited: Use | undefined, layout: Layout, context: CompileContext): Use | undefined => {
  if (knows(context, placement)) return placement;
  context.problems.push({ code: 'unknown-widget', at: { layout: layout.id, node: placement.id }, text: `${placement.widget} v${placement.v} is not known here` });
  return [placement.fallback, inherited].find((use) => use !== undefined && knows(context, use));
};

const migrate = (use: Use, entry: CatalogEntry): Readonly<Record<string, unknown>> => {
  let settings = use.settings as Readonly<Record<string, unknown>>;
  for (let v = use.v; v < entry.description.v; v++) settings = entry.description.migrations[v]?.(settings) ?? settings;
  return settings;
};

const compileNode = (placement: Placement, layout: Layout, held: ReadonlyMap<string, readonly Placement[]>, inherited: Use | undefined, context: CompileContext, gathered: Gathered): CompiledNode => {
  const use = chooseUse(placement, inherited, layout, context);
  const entry = use && knows(context, use);
  const texts: SettingPath[] = [];
  const lists: SettingPath[] = [];
  const own = noDependencies();
  const authored = use && entry ? migrate(use, entry) : {};
  let conditional = placement.when !== undefined;
  const named = <From, To>(kind: string, id: string, found: From | undefined, make: (one: From) => To | undefined): To | undefined => {
    const one = found && make(found);
    if (one === undefined) context.problems.push({ code: `dead-${kind}`, at: { layout: layout.id, node: placement.id }, text: `no ${kind} for forms: ${id}` });
    return one;
  };
  const settings = !entry ? {} : (walkSettings(entry.description.schema, authored, {
    message: (key, path) => (texts.push(path), gathered.words.add(key)),
    art: (name) => artOf(context.documents, name),
    local: (path) => texts.push(path),
    action: (action) => {
      const command = readAction(action, context.scope);
      if (command.kind === 'none') context.problems.push({ code: 'dead-action', at: { layout: layout.id, node: placement.id }, text: command.reason });
      for (const word of commandWords(command)) gathered.words.add(word);
      return command;
    },
    html: (value) => Object.fromEntries(Object.entries(value).map(([locale, html]) => [locale, context.richOf(html)])),
    condition: (condition) => ((conditional = true), compileCondition(condition, own)),
    list: (path) => lists.push(path),
    rule: (id) => named('rule', id, context.documents['validation-rule'].get(id), compileRule),
    operation: (id) => named('operation', id, context.documents.operation.get(id), readFormCall),
  }) as CompiledNode['settings']);
  const when = compileCondition(placement.when, own);
  for (const fact of own.facts) gathered.facts.add(fact);
  for (const at of own.instants) gathered.instants.add(at);
  const passedOn = placement.fallback && knows(context, placement.fallback) ? placement.fallback : inherited;
  const children = (held.get(placement.id) ?? []).map((child) => compileNode(child, layout, held, passedOn, context, gathered));
  if (use && entry) gathered.widgets.add(use.widget);
  return {
    id: placement.id,
    widget: use && entry ? use.widget : '',
    settings,
    texts: uniquePaths(texts),
    needs: entry?.needs?.(authored as never) ?? [],
    children,
    moving: conditional || children.some((child) => child.moving),
    whileUnknown: placement.whileUnknown ?? 'hide',
    ...(when ? { when } : {}),
    ...(lists.length > 0 && conditional ? { lists: uniquePaths(lists) } : {}),
  };
};

/** Paths hold `*` for list items, so each is kept once. */
const uniquePaths = (paths: readonly SettingPath[]): readonly SettingPath[] => [...new Map(paths.map((path) => [path.join('/'), path])).values()];

/** Turns the flat list of a layout into the tree that is placed (unknown widgets replaced, actions resolved, dependencies known). */
export const compileLayout = (layout: Layout, context: CompileContext): CompiledLayout => {
  const held = new Map<string, Placement[]>();
  for (const placement of layout.placements) {
    const key = placement.in ?? '';
    const list = held.get(key);
    if (list) list.push(placement);
    else held.set(key, [placement]);
  }
  const gathered: Gathered = { ...noDependencies(), words: new Set(), widgets: new Set() };
  const nodes = (held.get('') ?? []).map((placement) => compileNode(placement, layout, held, undefined, context, gathered));
  const any = (test: (node: CompiledNode) => boolean, list: readonly CompiledNode[] = nodes): boolean => list.some((node) => test(node) || any(test, node.children));
  return {
    id: layout.id,
    nodes,
    moving: nodes.some((node) => node.moving),
    needing: any((node) => node.needs.length > 0),
    facts: [...gathered.facts].sort(),
    instants: [...gathered.instants].sort((a, b) => a - b),
    words: [...gathered.words].sort(),
    widgets: [...gathered.widgets].sort(),
  };
};
