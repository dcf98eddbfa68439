import { Fragment, useEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import type { Decision, PlacedNeed } from '#engine';
import { AssetContext, type Assets } from '#ui/media/assets.tsx';
import { TitleLevel } from '#ui/content/heading.tsx';
import { OutletProvider, WidgetPortProvider, hasHeaderTitle, type WidgetPort } from '#widgets/port';
import { DataPortContext, type DataPort } from '../port/data-port.ts';
import { renderNodes, type LayoutScope } from './layout-view.tsx';
import type { Texts } from '../texts/texts.ts';
import { allWidgetNames, loadModules, type Modules } from './widget-modules.ts';
import { pageSlot } from './page-slot.tsx';
import { widgetObserver } from './observe-widgets.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { declaresWrite } from './writes.ts';

export interface PageViewProps {
  readonly decision: Decision;
  readonly modules: Modules;
  readonly texts: Texts;
  readonly assets: Assets;
  readonly data: DataPort;
  readonly port: WidgetPort;
  /** Widgets that threw on the server, by scope and id. */
  readonly failedWidgets?: ReadonlySet<string>;
  /** Isolates each widget: with boundaries in the browser, with a probe on the server, or not at all on the server's first attempt. */
  readonly guard?: LayoutScope['guard'];
  /** Called when a widget is drawn whose code may come later. */
  readonly onLate?: () => void;
}

export interface DecisionViewProps extends PageViewProps {
  /** Content of the outlet, if it contains kept-alive pages in addition to the decision's own. */
  readonly pages?: ReactNode;
}

/** Code for later is loaded so long after the page, in milliseconds. */
const LATE_MS = 1_000;

const noFailures: ReadonlySet<string> = new Set();

const needsByNode = (needs: readonly PlacedNeed[]): ReadonlyMap<string, readonly PlacedNeed[]> => {
  const byNode = new Map<string, PlacedNeed[]>();
  for (const need of needs) {
    const list = byNode.get(need.node);
    if (list) list.push(need);
    else byNode.set(need.node, [need]);
  }
  return byNode;
};

/** Wraps widgets in boundaries in the browser. Logs errors to the console, for QA. */
export const browserGuard: LayoutScope['guard'] = (id, child: ReactElement, { node, fallback }) => {
  const watch = widgetObserver();
  return (
    <WidgetBoundary
      id={id}
      placement={node.id}
      writes={() => declaresWrite(node.settings)}
      {...(fallback === undefined ? {} : { fallback })}
      onError={(failed, error) => console.warn(`Widget ${failed} failed; the page renders without it.`, error)}
    >
      {watch === undefined ? child : <Fragment ref={(place) => watch(id, place)}>{child}</Fragment>}
    </WidgetBoundary>
  );
};

const useScope = ({
  decision,
  modules,
  texts,
  failedWidgets = noFailures,
  guard,
  onLate,
}: PageViewProps): Omit<LayoutScope, 'name'> => {
  const needs = useMemo(() => needsByNode(decision.needs), [decision.needs]);
  return {
    modules,
    texts,
    textValues: decision.textValues,
    needs,
    failedWidgets,
    ...(guard ? { guard } : {}),
    ...(onLate ? { onLate } : {}),
  };
};

/** Provides pictures, answers and application functions to widgets. */
function Ports({
  assets,
  data,
  port,
  children,
}: Pick<PageViewProps, 'assets' | 'data' | 'port'> & { readonly children: ReactNode }): ReactNode {
  return (
    <AssetContext value={assets}>
      <DataPortContext value={data}>
        <WidgetPortProvider value={port}>{children}</WidgetPortProvider>
      </DataPortContext>
    </AssetContext>
  );
}

/** The page of a decision with its own ports, so that it can stay mounted beside others. */
export function PageView(props: PageViewProps): ReactNode {
  const { tree } = props.decision;
  // Loads the code of hidden widgets ahead, so that they appear without a wait.
  useEffect(() => {
    const timer = setTimeout(() => void loadModules(allWidgetNames(tree)), LATE_MS);
    return () => clearTimeout(timer);
  }, [tree]);
  const nodes = renderNodes(props.decision.tree, { ...useScope(props), name: '' });
  return (
    <Ports {...props}>
      <TitleLevel value={hasHeaderTitle(props.decision.frame.model) ? 2 : 1}>{nodes}</TitleLevel>
    </Ports>
  );
}

/** A decision on screen: the frame with the page in its outlet. Shared by visitor, server and preview. */
export function DecisionView({ pages, ...props }: DecisionViewProps): ReactNode {
  const scope = useScope(props);
  const inOutlet = pages ?? [pageSlot(props.decision, { view: <PageView {...props} /> })];
  return (
    <Ports {...props}>
      <OutletProvider value={inOutlet}>
        {renderNodes(props.decision.frame.nodes, { ...scope, name: 'frame/' })}
      </OutletProvider>
    </Ports>
  );
}
