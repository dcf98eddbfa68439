import { useMemo, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { PageTitle } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { useLocalStorage } from '#ui/hooks/use-local-storage.ts';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { BottomSheet } from '#ui/overlays/bottom-sheet.tsx';
import { sheetPositions } from '#ui/overlays/sheet-position.ts';
import type { RouteMode, Step } from '#wayfinding';
import type { WidgetProps } from '../define-widget.ts';
import frame from '#ui/map/map-window.module.css';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { useWindowPage } from '../shared/map/use-window-page.ts';
import { fillWords, HERE, NO_STAIRS_KEY, readPark, readWay, wayQuery, type Park } from '../shared/ways/way.ts';
import css from './component.module.css';
import { FromTo } from './from-to.tsx';
import { ModeChips } from './mode-chips.tsx';
import { stopsOf, withKnownStops } from './places.ts';
import { RouteActions } from './route-actions.tsx';
import { RouteMap, type View } from './route-map.tsx';
import { RoutePanel } from './route-panel.tsx';
import type { Settings } from './schema.ts';
import type { StepNames } from './step-text.ts';
import { useGuidance } from './use-guidance.ts';
import { useRoutes } from './use-routes.ts';
import { useStopWaits } from './use-stop-waits.ts';
import { useWays } from '../shared/ways/use-ways.ts';
import { useWayLocation } from './use-way-location.ts';

/** Result of directions: the route on the map and as steps, and guidance along it. */
export function FindWayMap({ settings, data }: WidgetProps<Settings>) {
  // Hooks of the page are in its own component, which exists only with the answers.
  const park = readPark(data);
  return typeof park === 'string' ? (
    <Unready isWaiting={park === 'waiting'} />
  ) : (
    <Directions settings={settings} park={park} />
  );
}

function Unready({ isWaiting }: { readonly isWaiting: boolean }) {
  const { frame: page, text } = useWidgetPort();
  const { ref, attributes } = useWindowPage(isWaiting);
  return (
    <div ref={ref} className={isWaiting ? frame['window'] : css['failed']} aria-busy={isWaiting} {...attributes}>
      <PageTitle className="sr">{page.title}</PageTitle>
      {isWaiting ? (
        <div className={frame['waiting']}>
          <span className="sr">{text('loading')}</span>
        </div>
      ) : (
        <Note icon="cloud" text={text('failed')}>
          <CommandLink
            command={{ kind: 'go', to: changeQuery(page.path, page.query, {}) }}
            className="btn btn--line btn--small"
          >
            {text('retry')}
          </CommandLink>
        </Note>
      )}
    </div>
  );
}

function Directions({
  settings,
  park: { map, facilities, graph: answer },
}: {
  readonly settings: Decoded<Settings>;
  readonly park: Park;
}) {
  const { texts, heights } = settings;
  const { frame: page, run } = useWidgetPort();
  const way = withKnownStops(readWay(page.query), facilities);
  const noStairs = useLocalStorage(NO_STAIRS_KEY)[0] === 'Y';
  const mode: RouteMode = way.mode ?? (noStairs ? 'step-free' : 'fast');
  const [isGuiding, setIsGuiding] = useState(false);
  const [view, setView] = useState<View>();
  const [sheet, setSheet] = useState(sheetPositions[settings.initial]);
  const head = useRef<HTMLDivElement>(null);
  const location = useWayLocation(way.from === HERE || isGuiding, settings.denied);
  const ways = useWays(map, answer);

  const here = useMemo(
    () => (ways === undefined || location.fix === undefined ? undefined : ways.placeOf(ways.graph, location.fix)),
    [ways, location.fix],
  );
  // The route begins where the visitor was when it was asked for; the guidance follows from there.
  const [origin, setOrigin] = useState<typeof here>();
  if (origin === undefined && here !== undefined && way.from === HERE) setOrigin(here);
  const stops = stopsOf(way, facilities, origin);
  const routes = useRoutes(ways, stops, noStairs);
  const guidance = useGuidance({
    isOn: isGuiding,
    ways,
    route: routes?.[mode],
    to: stops.to,
    mode,
    noStairs,
    fix: location.fix,
  });
  const { route, position } = guidance;

  const steps = useMemo(
    () => (ways === undefined || route === undefined ? [] : ways.describeRoute(ways.graph, route, facilities)),
    [ways, route, facilities],
  );
  const next =
    isGuiding && position !== undefined
      ? (steps.find(({ from }) => from > position.done + 1) ?? steps.at(-1))
      : undefined;
  const nameOf = (place: string) =>
    place === HERE ? texts.here : facilities.find(({ facilityId }) => facilityId === place)?.name;
  const places = [...way.via, way.to];
  // A new route has fewer stops: they are counted from the end.
  const placeAt = (index: number): string =>
    places[places.length - (route?.stops.length ?? places.length) + index] ?? '';
  const stopItems = facilities.filter(({ facilityId }) => places.includes(facilityId));
  const waits = useStopWaits(settings.state);
  const waitOf = (place: string): string => {
    const item = stopItems.find(({ facilityId }) => facilityId === place);
    return item === undefined ? '' : waits.sentence(item);
  };
  const names: StepNames = {
    facility: (id) => (id === undefined ? undefined : nameOf(id)),
    layer: (id) => map.layerList.find(({ layerId }) => layerId === id)?.layerNm ?? '',
    stop: (index) => nameOf(placeAt(index)) ?? '',
    wait: (index) => waitOf(placeAt(index)),
  };
  const layers = map.layerList.filter(({ layerId }) =>
    route?.sections.some(({ from, to }) => from.layerId === layerId || to.layerId === layerId),
  );
  const layerId = view?.layerId ?? position?.at.layerId ?? route?.sections[0]?.from.layerId ?? map.start.layerId;
  const layer = map.layerList.find((one) => one.layerId === layerId) ?? map.layerList[0];
  const hasMap = layer !== undefined && layer.width > 0;
  const { ref, attributes } = useWindowPage(hasMap);

  const change = (changes: Partial<typeof way>) =>
    run({ kind: 'go', to: changeQuery(page.path, {}, wayQuery({ ...way, ...changes })), replace: true });
  const goal = nameOf(way.to) ?? '';
  const isMissing = nameOf(way.from) === undefined || goal === '';
  const panel = (
    <RoutePanel
      settings={settings}
      location={location}
      guidance={isGuiding ? guidance : undefined}
      steps={steps}
      next={next}
      names={names}
      goal={goal}
      wait={waitOf(way.to)}
      state={
        isMissing
          ? 'missing'
          : way.from === HERE && origin === undefined
            ? 'ask'
            : routes === undefined
              ? 'planning'
              : route === undefined
                ? 'none'
                : route
      }
      hasGraph={ways !== undefined}
      onChoose={(step: Step) => setView({ layerId: step.toLayerId ?? step.at.layerId, at: step.at })}
    />
  );
  const actions =
    isMissing || route === undefined ? null : (
      <RouteActions
        texts={texts}
        isGuiding={isGuiding}
        onGuide={() => {
          setIsGuiding(!isGuiding);
          setView(undefined);
          if (!isGuiding) location.locate();
        }}
      />
    );
  return (
    <div ref={ref} className={hasMap ? `${frame['window']} ${css['window']}` : frame['listOnly']} {...attributes}>
      <PageTitle className="sr">{goal === '' ? page.title : fillWords(texts.map, { name: goal })}</PageTitle>
      <div ref={head} className={hasMap ? css['head'] : css['plainHead']}>
        <FromTo
          settings={settings}
          way={way}
          nameOf={nameOf}
          onSwap={() => change({ from: way.to, to: way.from, via: way.via.toReversed() })}
        />
        {routes === undefined ? null : (
          <ModeChips
            texts={texts}
            routes={routes}
            mode={mode}
            onChoose={(one) => {
              setView(undefined);
              change({ mode: one });
            }}
          />
        )}
      </div>
      {hasMap ? (
        <>
          <BottomSheet
            label={texts.steps}
            texts={texts}
            position={sheet}
            onPosition={setSheet}
            heights={heights}
            wide="panel"
          >
            {panel}
          </BottomSheet>
          {actions}
          <RouteMap
            settings={settings}
            label={fillWords(texts.map, { name: goal })}
            map={map}
            layer={layer}
            layers={layers}
            route={route}
            steps={steps}
            location={location}
            markers={stopItems.map(waits.marker)}
            goalId={way.to}
            view={view}
            sheet={sheet}
            head={head}
            isGuiding={isGuiding}
            onView={setView}
          />
        </>
      ) : (
        <div className={frame['only']}>
          <Note icon="map-2" text={texts.noMap} />
          {panel}
          {actions}
        </div>
      )}
    </div>
  );
}
