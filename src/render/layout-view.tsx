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

interface WithDataProps {
  readonly widget: AnyWidget;
  readonly props: object;
  readonly needs: readonly PlacedNeed[];
  readonly data: Readonly<Record<string, DataState>>;
}

/** The widget once every need has its answer; one component a need, so that each calls one hook. */
function WithData({ widget, props, needs, data }: WithDataProps): ReactNode {
  const [need, ...rest] = needs;
  return need === undefined ? createElement(widget, { ...props, data } as never) : createElement(WithAnswer, { widget, props, need, rest, data });
}

function WithAnswer({ need, rest, data, ...widget }: Omit<WithDataProps, 'needs'> & { readonly need: PlacedNeed; readonly rest: readonly PlacedNeed[] }): ReactNode {
  const answer = useDataPort().useAnswer(need);
  return createElement(WithData, { ...widget, needs: rest, data: { ...data, [need.name]: answer } });
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
    : createElement(WithData, { key: node.id, widget, props: { id: node.id, settings, children }, needs, data: nothing });
  return scope.guard === undefined ? element : createElement(Fragment, { key: node.id }, scope.guard(id, element));
};

/** Placed nodes as React elements: one element a widget, nothing between. */
export const renderNodes = (nodes: readonly PlacedNode[], scope: LayoutScope): ReactNode => nodes.map((node) => renderNode(node, scope));
