import type { ComponentType } from 'react';
import type { PlacedNode } from '#engine';
import type { WidgetProps } from '#widgets/define-widget';
import { registry } from '#widgets/registry.gen';

/** Component of any widget. Its settings were validated and decoded when the release was prepared. */
export type AnyWidget = ComponentType<WidgetProps<never>>;
export type Modules = ReadonlyMap<string, AnyWidget>;

const loaded = new Map<string, AnyWidget>();

type Trees = readonly (readonly PlacedNode[])[];

const namesIn = (nodes: readonly PlacedNode[], withLate: boolean, into: Set<string>): void => {
  for (const node of nodes) {
    if (node.late === true && !withLate) continue;
    if (node.widget !== '') into.add(node.widget);
    namesIn(node.fallback === undefined ? node.children : [...node.children, node.fallback], withLate, into);
  }
};

/** Returns the names of the widgets in placed trees that the first picture needs. */
export const widgetNames = (...trees: Trees): readonly string[] => {
  const names = new Set<string>();
  for (const tree of trees) namesIn(tree, false, names);
  return [...names];
};

/** Returns the names of all widgets in placed trees. */
export const allWidgetNames = (...trees: Trees): readonly string[] => {
  const names = new Set<string>();
  for (const tree of trees) namesIn(tree, true, names);
  return [...names];
};

const isRegistered = (name: string): boolean => Object.hasOwn(registry, name);

const load = async (name: string): Promise<void> => {
  const entry = isRegistered(name) ? registry[name] : undefined;
  if (entry === undefined || loaded.has(name)) return;
  loaded.set(name, (await entry()).widget.Component as AnyWidget);
};

/** Returns the names of registered widgets whose code did not load. */
export const missingModules = (names: readonly string[]): readonly string[] =>
  names.filter((name) => isRegistered(name) && !loaded.has(name));

/** Loads missing widget code, so that nothing suspends while a page renders. A widget whose code fails to load renders as empty. */
export const loadModules = async (names: readonly string[]): Promise<Modules> => {
  if (names.every((name) => loaded.has(name))) return loaded;
  await Promise.allSettled(names.map(load));
  return loaded;
};
