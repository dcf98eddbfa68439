import type {
  CompiledCondition,
  CompiledGuard,
  CompiledLayout,
  CompiledMenu,
  CompiledNode,
  Snapshot,
} from '../snapshot.ts';

/** A condition with its location in a document. In layouts and menus the path starts with the id of a placement or item. */
export interface LocatedCondition {
  readonly type: 'layout' | 'menu' | 'guard';
  readonly id: string;
  readonly path: readonly (string | number)[];
  readonly condition: CompiledCondition;
}

type Path = LocatedCondition['path'];
type Conditional = { readonly when?: CompiledCondition };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Yields the conditions of list items in settings, each with its path. */
function* itemsOf(
  value: unknown,
  path: Path,
): Generator<{ readonly path: Path; readonly condition: CompiledCondition }> {
  if (!isRecord(value)) return;
  const own = (value as Conditional).when;
  if (own !== undefined && Array.isArray(own.groups)) yield { path: [...path, 'when'], condition: own };
  for (const [key, inner] of Object.entries(value))
    if (key !== 'when') yield* itemsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Returns all placements of a tree. */
export const flattenNodes = (nodes: readonly CompiledNode[]): readonly CompiledNode[] =>
  nodes.some(({ children }) => children.length > 0)
    ? nodes.flatMap((node) => [node, ...flattenNodes(node.children)])
    : nodes;

export function* listLayoutConditions({ id, nodes }: CompiledLayout): Generator<LocatedCondition> {
  for (const node of flattenNodes(nodes)) {
    if (node.when !== undefined) yield { type: 'layout', id, path: [node.id, 'when'], condition: node.when };
    if (node.lists !== undefined)
      for (const item of itemsOf(node.settings, [node.id, 'settings'])) yield { type: 'layout', id, ...item };
  }
}

export function* listMenuConditions({ id, sections }: CompiledMenu): Generator<LocatedCondition> {
  for (const item of sections.flatMap((section) => [section, ...section.items]))
    if (item.when !== undefined) yield { type: 'menu', id, path: [item.id, 'when'], condition: item.when };
}

export function* listGuardConditions({ id, rules, sources }: CompiledGuard): Generator<LocatedCondition> {
  for (const [index, { when }] of rules.entries())
    if (when !== undefined) yield { type: 'guard', id, path: ['rules', index, 'when'], condition: when };
  for (const [name, { askWhen }] of Object.entries(sources))
    if (askWhen !== undefined)
      yield { type: 'guard', id, path: name === '' ? ['source', 'askWhen'] : ['sources', name], condition: askWhen };
}

/** Yields all conditions of a release. */
export function* listConditions({ layouts, menus, guards }: Snapshot): Generator<LocatedCondition> {
  for (const layout of Object.values(layouts)) yield* listLayoutConditions(layout);
  for (const menu of Object.values(menus)) yield* listMenuConditions(menu);
  for (const guard of Object.values(guards)) yield* listGuardConditions(guard);
}
