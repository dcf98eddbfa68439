import { createElement, Fragment, type ReactNode } from 'react';
import type { PlacedNeed, PlacedNode } from '#engine';
import type { DataState } from '#widgets/define-widget';
import { useWidgetPort } from '#widgets/port';
import { useDataPort } from '../port/data-port.ts';
import { fillSettings, type Words } from '../texts/fill-settings.ts';
import type { Texts } from '../texts/texts.ts';
import type { AnyWidget, Modules } from './widget-modules.ts';
import { EmptyWidget } from './empty-widget.tsx';

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

interface WithAnswersProps {
  readonly widget: AnyWidget;
  readonly props: object;
  readonly needs: readonly PlacedNeed[];
  /** Place of the need that is answered here. */
  readonly at: number;
  /** Answers of those before it. */
  readonly data: Readonly<Record<string, DataState>>;
}

/** The widget once every need has its answer; one component a need, so that each calls one hook. */
function WithAnswers({ widget, props, needs, at, data }: WithAnswersProps): ReactNode {
  const need = needs[at] as PlacedNeed;
  const { menuOpen } = useWidgetPort();
  const answer = useDataPort().useAnswer(need, need.whenMenuOpen === true && !menuOpen);
  const known = { ...data, [need.name]: answer };
  return at + 1 < needs.length ? <WithAnswers widget={widget} props={props} needs={needs} at={at + 1} data={known} /> : createElement(widget, { ...props, data: known } as never);
}

const renderNode = (node: PlacedNode, scope: LayoutScope): ReactNode => {
  const id = scope.name + node.id;
  const Widget = scope.modules.get(node.widget);
  if (Widget === undefined || (scope.fallen.size > 0 && scope.fallen.has(id))) return <EmptyWidget key={node.id} />;
  const settings = fillSettings(node, scope.texts, scope.words) as never;
  const children = node.children.length === 0 ? undefined : renderNodes(node.children, scope);
  const needs = node.needs.length === 0 ? undefined : scope.needs.get(id);
  const element = needs === undefined
    ? <Widget key={node.id} id={node.id} settings={settings} data={nothing}>{children}</Widget>
    : <WithAnswers key={node.id} widget={Widget} props={{ id: node.id, settings, children }} needs={needs} at={0} data={nothing} />;
  return scope.guard === undefined ? element : <Fragment key={node.id}>{scope.guard(id, element)}</Fragment>;
};

/** Placed nodes as React elements: one element a widget, nothing between. */
export const renderNodes = (nodes: readonly PlacedNode[], scope: LayoutScope): ReactNode => nodes.map((node) => renderNode(node, scope));
