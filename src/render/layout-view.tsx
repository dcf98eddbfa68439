import { createElement, Fragment, type ReactNode } from 'react';
import type { PlacedNeed, PlacedNode } from '#engine';
import type { DataState } from '#widgets/define-widget';
import { useDataPort } from './data-port.ts';
import { fillSettings, type Words } from './fill-settings.ts';
import type { Texts } from './messages.ts';
import type { AnyWidget, Modules } from './modules.ts';
import { Place } from './place.tsx';

/** What a tree is rendered with. `guard` wraps each widget so that its fault stays its own. */
export interface LayoutScope {
  readonly modules: Modules;
  readonly texts: Texts;
  readonly words: Words;
  readonly needs: ReadonlyMap<string, readonly PlacedNeed[]>;
  /** `frame/` or nothing: tells the needs of frame and page apart. */
  readonly name: string;
  readonly fallen: ReadonlySet<string>;
  readonly guard?: (id: string, child: ReactNode) => ReactNode;
}

const nothing: Readonly<Record<string, DataState>> = {};

function WidgetWithData({ widget, props, needs }: { widget: AnyWidget; props: object; needs: readonly PlacedNeed[] }) {
  const { useAnswer } = useDataPort();
  const data: Record<string, DataState> = {};
  // The needs of a placement never change in number while it stands, so the order of hooks is fixed.
  for (const need of needs) data[need.name] = useAnswer(need);
  return createElement(widget, { ...props, data } as never);
}

const renderNode = (node: PlacedNode, scope: LayoutScope): ReactNode => {
  const id = scope.name + node.id;
  const widget = scope.modules.get(node.widget);
  if (widget === undefined || scope.fallen.has(id)) return createElement(Place, { key: node.id });
  const settings = fillSettings(node, scope.texts, scope.words);
  const children = node.children.length === 0 ? undefined : renderNodes(node.children, scope);
  const needs = scope.needs.get(id);
  const element = needs === undefined
    ? createElement(widget, { key: node.id, id: node.id, settings, data: nothing, children } as never)
    : createElement(WidgetWithData, { key: `${node.id}:${needs.length}`, widget, props: { id: node.id, settings, children }, needs });
  return scope.guard === undefined ? element : createElement(Fragment, { key: node.id }, scope.guard(id, element));
};

/** Placed nodes as React elements: one element a widget, nothing between. */
export const renderNodes = (nodes: readonly PlacedNode[], scope: LayoutScope): ReactNode => nodes.map((node) => renderNode(node, scope));
