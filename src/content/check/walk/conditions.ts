import type { CompiledCondition, CompiledNode, Snapshot } from '#engine';
import type { Path } from '../problem.ts';

/** A condition of a release and the place it was written at. */
export interface Placed {
  readonly type: 'layout' | 'menu' | 'guard';
  readonly id: string;
  readonly path: Path;
  readonly condition: CompiledCondition;
}

type Conditional = { readonly when?: CompiledCondition };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** The conditions of list items in settings, each with its path. */
function* itemsOf(value: unknown, path: Path): Generator<{ readonly path: Path; readonly condition: CompiledCondition }> {
  if (!isRecord(value)) return;
  const own = (value as Conditional).when;
  if (own !== undefined && Array.isArray(own.groups)) yield { path: [...path, 'when'], condition: own };
  for (const [key, inner] of Object.entries(value)) if (key !== 'when') yield* itemsOf(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Every placement of a tree. */
export function* nodesOf(nodes: readonly CompiledNode[]): Generator<CompiledNode> {
  for (const node of nodes) {
    yield node;
    yield* nodesOf(node.children);
  }
}

/** Every condition of a release. Paths in layouts begin with the placement's id. */
export function* conditionsOf({ layouts, menus, guards }: Snapshot): Generator<Placed> {
  for (const { id, nodes } of Object.values(layouts)) {
    for (const node of nodesOf(nodes)) {
      if (node.when !== undefined) yield { type: 'layout', id, path: [node.id, 'when'], condition: node.when };
      if (node.lists !== undefined) for (const item of itemsOf(node.settings, [node.id, 'settings'])) yield { type: 'layout', id, ...item };
    }
  }
  for (const { id, sections } of Object.values(menus)) {
    for (const item of sections.flatMap((section) => [section, ...section.items])) if (item.when !== undefined) yield { type: 'menu', id, path: [item.id, 'when'], condition: item.when };
  }
  for (const { id, rules, sources } of Object.values(guards)) {
    for (const [index, { when }] of rules.entries()) if (when !== undefined) yield { type: 'guard', id, path: ['rules', index, 'when'], condition: when };
    for (const [name, { askWhen }] of Object.entries(sources)) if (askWhen !== undefined) yield { type: 'guard', id, path: name === '' ? ['source', 'askWhen'] : ['sources', name], condition: askWhen };
  }
}
