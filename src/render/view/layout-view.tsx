import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import type { PlacedNeed, PlacedNode } from '#engine';
import { factsNeed } from '#schemas/fact-placeholders';
import type { DataState } from '#widgets/define-widget';
import { useWidgetPort } from '#widgets/port';
import { fillFactsFrom } from '#widgets/shared/facts/read-facts';
import { useDataPort } from '../port/data-port.ts';
import { fillSettings, type TextValues } from '../texts/fill-settings.ts';
import type { Texts } from '../texts/texts.ts';
import { LateWidget } from './late-widget.tsx';
import type { AnyWidget, Modules } from './widget-modules.ts';
import { EmptyWidget } from './widget-boundary.tsx';

/** Context for rendering a tree. `guard` isolates the errors of each widget. */
export interface LayoutScope {
  readonly modules: Modules;
  readonly texts: Texts;
  readonly textValues: TextValues;
  readonly needs: ReadonlyMap<string, readonly PlacedNeed[]>;
  /** `frame/` or empty: separates the needs of frame and page. */
  readonly name: string;
  readonly failedWidgets: ReadonlySet<string>;
  /** True for nodes whose code may come later. */
  readonly late?: boolean;
  /** Called when such a node is drawn. */
  readonly onLate?: () => void;
  readonly guard?: (
    id: string,
    child: ReactElement,
    placed: { readonly node: PlacedNode; readonly fallback?: ReactNode },
  ) => ReactElement;
}

const nothing: Readonly<Record<string, DataState>> = {};
/** For widgets that stand in for others, without data. */
const withoutFacts: Readonly<Record<string, DataState>> = { [factsNeed]: { state: 'failed' } };

interface WithAnswersProps {
  readonly widget: AnyWidget;
  readonly props: { readonly id: string; readonly settings: object; readonly children: ReactNode };
  readonly needs: readonly PlacedNeed[];
  /** Index of the need answered by this component. */
  readonly index: number;
  /** Answers of the preceding needs. */
  readonly data: Readonly<Record<string, DataState>>;
}

/** Renders the widget with the answers of its needs. Uses one component per need, so that each calls one hook. */
function WithAnswers({ widget, props, needs, index: at, data }: WithAnswersProps): ReactNode {
  const need = needs[at] as PlacedNeed;
  const { menuOpen } = useWidgetPort();
  const answer = useDataPort().useAnswer(need, need.whenMenuOpen === true && !menuOpen);
  const known = { ...data, [need.name]: answer };
  return at + 1 < needs.length ? (
    <WithAnswers widget={widget} props={props} needs={needs} index={at + 1} data={known} />
  ) : (
    createElement(widget, { ...props, settings: fillFactsFrom(props.settings, known), data: known } as never)
  );
}

const renderNode = (node: PlacedNode, outer: LayoutScope): ReactNode => {
  const scope = node.late === true ? { ...outer, late: true } : outer;
  const id = scope.name + node.id;
  const widget = scope.modules.get(node.widget);
  const comes = widget !== undefined || (scope.late === true && node.widget !== '');
  if (!comes || (scope.failedWidgets.size > 0 && scope.failedWidgets.has(id))) return <EmptyWidget key={node.id} />;
  const settings = fillSettings(node, scope.texts, scope.textValues);
  const children = node.children.length === 0 ? undefined : renderNodes(node.children, scope);
  const needs = node.needs.length === 0 ? undefined : scope.needs.get(id);
  const drawn = (Widget: AnyWidget): ReactElement =>
    needs === undefined ? (
      <Widget
        key={node.id}
        id={node.id}
        settings={(node.needs.length === 0 ? settings : fillFactsFrom(settings, withoutFacts)) as never}
        data={nothing}
      >
        {children}
      </Widget>
    ) : (
      <WithAnswers
        key={node.id}
        widget={Widget}
        props={{ id: node.id, settings, children }}
        needs={needs}
        index={0}
        data={nothing}
      />
    );
  const element =
    scope.late === true || widget === undefined ? (
      <LateWidget key={node.id} name={node.widget} known={widget} onDraw={scope.onLate}>
        {drawn}
      </LateWidget>
    ) : (
      drawn(widget)
    );
  const { guard, ...unguarded } = scope;
  const guarded: ReactElement =
    guard === undefined
      ? element
      : guard(id, element, {
          node,
          ...(node.fallback ? { fallback: renderNode(node.fallback, { ...unguarded, needs: new Map() }) } : {}),
        });
  return <Fragment key={node.id}>{guarded}</Fragment>;
};

/** Renders placed nodes: one element per widget, without wrappers. */
export const renderNodes = (nodes: readonly PlacedNode[], scope: LayoutScope): ReactNode =>
  nodes.map((node) => renderNode(node, scope));
