import type { CompiledLayout, CompiledNode } from '#engine';
import type { Command } from '#schemas/command';
import type { MenuSection } from '#schemas/frame-model';
import { memoizeByObject } from '../../memoize-by-object.ts';
import type { Path } from '../problem.ts';
import { flattenNodes } from '#engine/conditions/list-conditions';

/** A link on the screen. */
export interface LinkTarget {
  readonly command: Command;
  /** Message key or text that stands on it. */
  readonly label: string;
  readonly from: { readonly type: 'layout' | 'menu'; readonly id: string; readonly path: Path };
}

const kinds: ReadonlySet<string> = new Set<Command['kind']>([
  'go',
  'open',
  'url',
  'call',
  'alert',
  'venue',
  'main',
  'back',
  'all-menu',
  'language',
  'proceed',
  'share',
  'refresh',
  'native',
  'ask',
  'scan',
  'onward',
  'open-app',
  'print',
  'none',
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Commands stand only where actions were written, but settings may have fields of the same name. */
const isCommand = (value: object): value is Command => {
  const { kind, to, href } = value as Readonly<Record<string, unknown>>;
  if (typeof kind !== 'string' || !kinds.has(kind)) return false;
  if (kind === 'go' || kind === 'venue') return typeof to === 'string';
  if (kind === 'open') return typeof href === 'string';
  return true;
};

const labels = ['label', 'name', 'title', 'text', 'more'] as const;

const labelIn = (value: Readonly<Record<string, unknown>>, before: string): string => {
  for (const name of labels) {
    const found = value[name];
    if (typeof found === 'string' && found !== '') return found;
  }
  return before;
};

function* commandsIn(
  value: unknown,
  path: Path,
  label: string,
): Generator<{ readonly command: Command; readonly path: Path; readonly label: string }> {
  if (!isRecord(value)) return;
  if (!Array.isArray(value) && isCommand(value)) {
    yield { command: value, path, label };
    return;
  }
  const own = Array.isArray(value) ? label : labelIn(value, label);
  for (const [key, inner] of Object.entries(value))
    yield* commandsIn(inner, [...path, Array.isArray(value) ? Number(key) : key], own);
}

interface Written {
  readonly command: Command;
  readonly path: Path;
  readonly label: string;
}

/** The commands of a placement, in the order of its settings. */
const commandsOf = memoizeByObject((node: CompiledNode): readonly Written[] => [
  ...commandsIn(node.settings, ['settings'], ''),
]);

/** Everything that the settings of a layout lead to, for whomever. */
export const writtenIn = (
  layout: CompiledLayout,
): readonly { readonly node: CompiledNode; readonly command: Command; readonly path: Path }[] =>
  flattenNodes(layout.nodes).flatMap((node) => commandsOf(node).map(({ command, path }) => ({ node, command, path })));

/** Source location of each command of a layout. A viewer's view omits list items for others. */
const placesIn = memoizeByObject(
  (layout: CompiledLayout): ReadonlyMap<Command, Path> =>
    new Map(writtenIn(layout).map(({ node, command, path }) => [command, [node.id, ...path]])),
);

/** Links in the placements of a layout for one viewer. */
export function* waysOfNodes(nodes: readonly CompiledNode[], layout: CompiledLayout): Generator<LinkTarget> {
  const written = placesIn(layout);
  for (const node of flattenNodes(nodes)) {
    for (const { command, path, label } of commandsOf(node))
      yield {
        command,
        label,
        from: { type: 'layout', id: layout.id, path: written.get(command) ?? [node.id, ...path] },
      };
  }
}

/** Links in the menu of a frame. */
export function* waysOfMenu(sections: readonly MenuSection[], menu: string): Generator<LinkTarget> {
  for (const section of sections) {
    if (section.command)
      yield { command: section.command, label: section.name, from: { type: 'menu', id: menu, path: [section.id] } };
    for (const item of section.items)
      yield { command: item.command, label: item.name, from: { type: 'menu', id: menu, path: [item.id] } };
  }
}

/** Every address of this site that a command may lead to; what the list item or the shell fills stays open. */
export function targetsOf(command: Command, main: string): readonly { readonly to: string; readonly via?: string }[] {
  switch (command.kind) {
    case 'go':
      return [{ to: command.to, ...(command.via === undefined ? {} : { via: command.via }) }];
    case 'venue':
      return [{ to: command.to }];
    case 'main':
      return [{ to: main }];
    case 'ask':
      return targetsOf(command.then, main);
    case 'native':
      return command.otherwise ? targetsOf(command.otherwise, main) : [];
    case 'scan':
      return targetsOf(command.otherwise, main);
    case 'open':
      return command.href.startsWith('/') && command.address === undefined ? [{ to: command.href }] : [];
    default:
      return [];
  }
}
