import type { ComponentType } from 'react';
import type { PlacedNode } from '#engine';
import type { WidgetProps } from '#widgets/define-widget';
import { registry } from '#widgets/registry.gen';

/** Component of any widget. Its settings were validated and decoded when the release was prepared. */
export type AnyWidget = ComponentType<WidgetProps<never>>;
export type Modules = Map<string, AnyWidget>;

const loaded: Modules = new Map();

const namesIn = (nodes: readonly PlacedNode[], into: Set<string>): void => {
  for (const node of nodes) {
    if (node.widget !== '') into.add(node.widget);
    namesIn(node.fallback === undefined ? node.children : [...node.children, node.fallback], into);
  }
};

/** Returns the names of the widgets in placed trees. */
export const widgetNames = (...trees: readonly (readonly PlacedNode[])[]): readonly string[] => {
  const names = new Set<string>();
  for (const tree of trees) namesIn(tree, names);
  return [...names];
};

const load = async (name: string): Promise<void> => {
  const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
  if (entry === undefined || loaded.has(name)) return;
  loaded.set(name, (await entry()).widget.Component as AnyWidget);
};

/** Returns the names of registered widgets whose code did not load. */
export const missingModules = (names: readonly string[]): readonly string[] =>
  names.filter((name) => Object.hasOwn(registry, name) && !loaded.has(name));

/** Loads missing widget code, so that nothing suspends while a page renders. A widget whose code fails to load renders as empty. */
export const loadModules = async (names: readonly string[]): Promise<Modules> => {
  if (names.every((name) => loaded.has(name))) return loaded;
  await Promise.allSettled(names.map(load));
  return loaded;
};
