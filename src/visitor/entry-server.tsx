import { StrictMode, Suspense, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Decision, PlacedNeed, PlacedNode } from '#engine';
import type { Site } from '#schemas/documents/site/schema';
import type { Viewer } from '#schemas/viewer';
import type { ReleaseAssets } from '#render/boot-data.ts';
import { answeredState, type DataPort, type DataState } from '#render/port/data-port.ts';
import { DecisionView } from '#render/view/decision-view.tsx';
import { makePort } from '#render/port/make-port.ts';
import { makeI18nextTexts } from '#render/texts/i18next-texts.ts';
import type { Texts } from '#render/texts/texts.ts';
import { allWidgetNames, loadModules, widgetNames } from '#render/view/widget-modules.ts';
import { EmptyWidget } from '#render/view/widget-boundary.tsx';
import { assetsOf } from '#render/release-assets.ts';
import { ScreenShell } from './app/screen-shell.tsx';

export { makeI18nextTexts as makeTexts, type Texts };
export { bootElementId, rootElementId, type BootData, type ReleaseAssets } from '#render/boot-data.ts';
export { earlyCallsId, listEarlyCalls, type EarlyCalls } from '#render/early-calls.ts';

export interface PageInput {
  readonly decision: Decision;
  readonly texts: Texts;
  readonly site: Pick<Site, 'texts' | 'allowedHosts'> & { readonly sandbox: boolean };
  readonly assets: ReleaseAssets;
  readonly platform?: Viewer['platform'] | undefined;
  /** Answers by call address; null for one that failed. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface RenderedPage {
  readonly html: string;
  /** Widgets that threw and were left out, by scope and id. */
  readonly fallen: readonly string[];
  /** Widgets whose code the page begins with. */
  readonly widgets: readonly string[];
  /** True if it shows widgets whose code comes later on other pages. */
  readonly drawsLate: boolean;
}

const answersFrom = (data: PageInput['data']): DataPort => ({
  useAnswer: (need: PlacedNeed): DataState =>
    Object.hasOwn(data, need.key) ? answeredState(data[need.key]) : { state: 'waiting' },
});

type Nodes = readonly PlacedNode[];
interface Names {
  /** Widgets of the first picture. */
  readonly first: readonly string[];
  readonly all: readonly string[];
}
const namesOf = new WeakMap<Nodes, WeakMap<Nodes, Names>>();

/** Names of a decision's widgets: the very same lists for every viewer of its view of a page. */
const namesIn = ({ tree, frame }: Decision): Names => {
  const byFrame = namesOf.get(tree) ?? new WeakMap<Nodes, Names>();
  namesOf.set(tree, byFrame);
  const names = byFrame.get(frame.nodes) ?? {
    first: widgetNames(tree, frame.nodes),
    all: allWidgetNames(tree, frame.nodes),
  };
  byFrame.set(frame.nodes, names);
  return names;
};

const noCommand = (): void => undefined;
const noSubmit = () => Promise.resolve({ state: 'handled' } as const);

/** Draws a fallen widget's empty place and notes which it was. */
function Fell({ id, note }: { readonly id: string; readonly note: (id: string) => void }): ReactNode {
  note(id);
  return <EmptyWidget />;
}

/**
 * Renders a decision whole. When a widget throws, the page is rendered in probe mode, where each widget's fault shows as its own
 * fallback and so names every culprit, and then once more without them.
 */
export const renderPage = async (input: PageInput): Promise<RenderedPage> => {
  const { decision, texts, site, assets, data, platform } = input;
  const { first, all } = namesIn(decision);
  const modules = await loadModules(all);
  const port = makePort({
    decision,
    site,
    texts,
    platform,
    menuOpen: false,
    run: noCommand,
    ahead: noCommand,
    submit: noSubmit,
    say: noCommand,
  });
  const shared = {
    decision,
    modules,
    texts,
    assets: assetsOf(assets, decision.theme, decision.locale),
    data: answersFrom(data),
    port,
    onLate: () => void (drawsLate = true),
  };
  let drawsLate = false;
  const pageOf = (html: string, fallen: readonly string[]): RenderedPage => ({
    html,
    fallen,
    widgets: drawsLate ? all : first,
    drawsLate,
  });
  const draw = (more: {
    failedWidgets?: ReadonlySet<string>;
    guard?: (id: string, child: ReactElement) => ReactElement;
  }) =>
    renderToString(
      <StrictMode>
        <ScreenShell>
          <DecisionView {...shared} {...more} />
        </ScreenShell>
      </StrictMode>,
    );
  try {
    return pageOf(draw({}), []);
  } catch {
    const fallen = new Set<string>();
    const note = (id: string) => fallen.add(id);
    draw({ guard: (id, child: ReactElement) => <Suspense fallback={<Fell id={id} note={note} />}>{child}</Suspense> });
    return pageOf(draw({ failedWidgets: fallen }), [...fallen]);
  }
};
