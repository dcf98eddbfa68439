import { Fragment, useMemo, type ReactNode } from 'react';
import type { Decision, PlacedNeed } from '#engine';
import { AssetContext, type Assets } from '#ui/assets.tsx';
import { OutletProvider, WidgetPortProvider, type WidgetPort } from '#widgets/port';
import { DataPortContext, type DataPort } from './data-port.ts';
import { renderNodes, type LayoutScope } from './layout-view.tsx';
import type { Texts } from './messages.ts';
import type { Modules } from './modules.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

export interface DecisionViewProps {
  readonly decision: Decision;
  readonly modules: Modules;
  readonly texts: Texts;
  readonly assets: Assets;
  readonly data: DataPort;
  readonly port: WidgetPort;
  /** Widgets that threw on the server, by scope and id. */
  readonly fallen?: ReadonlySet<string>;
  /** How each widget is kept apart: boundaries in the browser, a probe on the server, nothing on its first try. */
  readonly guard?: LayoutScope['guard'];
}

const noneFallen: ReadonlySet<string> = new Set();

const needsByNode = (needs: readonly PlacedNeed[]): ReadonlyMap<string, readonly PlacedNeed[]> => {
  const byNode = new Map<string, PlacedNeed[]>();
  for (const need of needs) {
    const list = byNode.get(need.node);
    if (list) list.push(need);
    else byNode.set(need.node, [need]);
  }
  return byNode;
};

/** Browser boundaries; a fault is said in the console, for QA. */
export const browserGuard: LayoutScope['guard'] = (id, child) => (
  <WidgetBoundary id={id} onFall={(fallen, error) => console.warn(`The widget ${fallen} fell; the page goes on without it.`, error)}>
    {child}
  </WidgetBoundary>
);

/** A decision on the screen: the frame with the page in its outlet. The same for visitor, server and preview. */
export function DecisionView({ decision, modules, texts, assets, data, port, fallen = noneFallen, guard }: DecisionViewProps): ReactNode {
  const needs = useMemo(() => needsByNode(decision.needs), [decision.needs]);
  const scope = { modules, texts, words: decision.words, needs, fallen, ...(guard ? { guard } : {}) };
  // Another path is another page: its widgets begin anew, even where they have the same ids.
  const page = <Fragment key={decision.path}>{renderNodes(decision.tree, { ...scope, name: '' })}</Fragment>;
  return (
    <AssetContext value={assets}>
      <DataPortContext value={data}>
        <WidgetPortProvider value={port}>
          <OutletProvider value={page}>{renderNodes(decision.frame.nodes, { ...scope, name: 'frame/' })}</OutletProvider>
        </WidgetPortProvider>
      </DataPortContext>
    </AssetContext>
  );
}
