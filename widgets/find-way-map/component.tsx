import { useMemo, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { Note } from '#ui/content/note.tsx';
import { useLocalStorage } from '#ui/hooks/use-local-storage.ts';
import { Icon } from '#ui/media/icon.tsx';
import { changeQuery } from '#ui/navigation/change-query.ts';
import { arrivalTime, describeRoute, type RouteMode, type Step } from '#wayfinding';
import type { WidgetProps } from '../define-widget.ts';
import { useNow } from '../park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fillWords, HERE, NO_STAIRS_KEY, readPark, readWay, wayQuery, type Park } from '../way.ts';
import css from './component.module.css';
import { FromTo } from './from-to.tsx';
import { GuidanceStatus } from './guidance-status.tsx';
import { ModeChips } from './mode-chips.tsx';
import { placeOf, stopsOf } from './places.ts';
import { RouteMap } from './route-map.tsx';
import type { Settings } from './schema.ts';
import { roundMetres, wholeMinutes, type StepNames } from './step-text.ts';
import { StepsList } from './steps-list.tsx';
import { useGuidance } from './use-guidance.ts';
import { useLocation } from './use-location.ts';
import { useRoutes } from './use-routes.ts';
import { useWayGraph } from './use-way-graph.ts';

/** Result of directions: the route on the map and as steps, and guidance along it. */
export function FindWayMap({ settings, data }: WidgetProps<Settings>) {
  const { frame, text } = useWidgetPort();
  // Hooks of the page are in its own component, which exists only with the answers.
  const park = readPark(data);
  if (park === 'waiting') return <div className={css['place']} aria-busy="true"><span className="sr">{text('loading')}</span><div className={`skeleton ${css['waiting']}`} /></div>;
  if (park === 'failed') {
    return <div className={css['failed']}><Note icon="cloud" text={text('failed')}><CommandLink command={{ kind: 'go', to: changeQuery(frame.path, frame.query, {}) }} className="btn btn--line btn--small">{text('retry')}</CommandLink></Note></div>;
  }
  return <Directions settings={settings} park={park} />;
}

function Directions({ settings, park: { map, facilities, graph: answer } }: { readonly settings: Decoded<Settings>; readonly park: Park }) {
  const { texts } = settings;
  const { frame, run } = useWidgetPort();
  const way = readWay(frame.query);
  const noStairs = useLocalStorage(NO_STAIRS_KEY)[0] === 'Y';
  const mode: RouteMode = way.mode ?? (noStairs ? 'step-free' : 'fast');
  const [isGuiding, setIsGuiding] = useState(false);
  const [shown, setShown] = useState<string>();
  const location = useLocation(way.from === HERE || isGuiding);
  const graph = useWayGraph(map, answer);

  const here = useMemo(() => (graph === undefined || location.fix === undefined ? undefined : placeOf(graph, location.fix)), [graph, location.fix]);
  // The route begins where the visitor was when it was asked for; the guidance follows from there.
  const [origin, setOrigin] = useState<typeof here>();
  if (origin === undefined && here !== undefined && way.from === HERE) setOrigin(here);
  const stops = stopsOf(way, facilities, origin);
  const routes = useRoutes(graph, stops, noStairs);
  const planned = routes?.[mode];
  const guidance = useGuidance({ isOn: isGuiding, graph, route: planned, to: stops.to, mode, noStairs, fix: location.fix });
  const { route, position } = guidance;

  const steps = useMemo(() => (graph === undefined || route === undefined ? [] : describeRoute(graph, route, facilities)), [graph, route, facilities]);
  const next = isGuiding && position !== undefined ? steps.find(({ from }) => from > position.done + 1) ?? steps.at(-1) : undefined;
  const nameOf = (place: string) => (place === HERE ? texts.here : facilities.find(({ facilityId }) => facilityId === place)?.name);
  const places = [...way.via, way.to];
  const names: StepNames = {
    facility: (id) => (id === undefined ? undefined : nameOf(id)),
    layer: (id) => map.layerList.find(({ layerId }) => layerId === id)?.layerNm ?? '',
    // A new route has fewer stops: they are counted from the end.
    stop: (index) => nameOf(places[places.length - (route?.stops.length ?? places.length) + index] ?? '') ?? '',
  };
  const layers = map.layerList.filter(({ layerId }) => route?.sections.some(({ from, to }) => from.layerId === layerId || to.layerId === layerId));
  const layerId = shown ?? position?.at.layerId ?? route?.sections[0]?.from.layerId ?? map.start.layerId;
  const change = (next: Partial<typeof way>) => run({ kind: 'go', to: changeQuery(frame.path, {}, wayQuery({ ...way, ...next })), replace: true });
  const goal = nameOf(way.to) ?? '';
  const isMissing = nameOf(way.from) === undefined || goal === '' || way.via.some((place) => nameOf(place) === undefined);
  return (
    <div className={css['place']}>
      <div className={css['map']}>
        <div className={css['top']}>
          <FromTo settings={settings} way={way} nameOf={nameOf} onSwap={() => change({ from: way.to, to: way.from, via: way.via.toReversed() })} />
          {routes === undefined ? null : <ModeChips texts={texts} routes={routes} mode={mode} onChoose={(one) => { setShown(undefined); change({ mode: one }); }} />}
        </div>
        <div className={css['canvas']}>
          <RouteMap label={fillWords(texts.map, { name: goal })} map={map} layerId={layerId} graph={graph} route={route} steps={steps} fix={location.fix} />
          {layers.length < 2 ? null : (
            <div className={css['layers']} role="group" aria-label={texts.layers}>
              {layers.map((one) => <button key={one.layerId} type="button" className="chip" aria-pressed={one.layerId === layerId} onClick={() => setShown(one.layerId)}>{one.layerNm}</button>)}
            </div>
          )}
        </div>
      </div>
      <section className={css['sheet']} aria-label={texts.steps}>
        {isGuiding && route !== undefined ? <GuidanceStatus settings={settings} guidance={guidance} next={next} names={names} goal={goal} located={location} /> : null}
        {isMissing ? <Missing settings={settings} /> : way.from === HERE && origin === undefined ? <AskLocation texts={texts} located={location} hasGraph={graph !== undefined} settings={settings} /> : null}
        {isMissing || (way.from === HERE && origin === undefined) ? null : routes === undefined ? <p className={css['says']} role="status">{texts.planning}</p> : route === undefined ? <Note icon="barrier-block" text={texts.noRoute} /> : (
          <>
            <Summary texts={texts} seconds={position?.secondsLeft ?? route.seconds} metres={position?.left ?? route.metres} hasStairs={route.hasStairs} locale={frame.locale} />
            <StepsList settings={settings} steps={steps} names={names} current={next} onChoose={(step: Step) => setShown(step.toLayerId ?? step.at.layerId)} />
            <div className={css['actions']}>
              <CommandLink command={{ kind: 'share', what: 'page' }} className="btn btn--line"><Icon name="share-2" size="s" />{texts.share}</CommandLink>
              <button
                type="button"
                className="btn btn--main"
                aria-pressed={isGuiding}
                onClick={() => { setIsGuiding(!isGuiding); setShown(undefined); if (!isGuiding) location.locate(); }}
              >
                <Icon name="navigation" size="s" />{isGuiding ? texts.stop : texts.start}
              </button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}

/** Minutes, metres and time of arrival. */
function Summary({ texts, seconds, metres, hasStairs, locale }: { readonly texts: Decoded<Settings>['texts']; readonly seconds: number; readonly metres: number; readonly hasStairs: boolean; readonly locale: string }) {
  const now = useNow();
  const time = now === undefined ? undefined : new Date(arrivalTime({ seconds }, now)).toLocaleTimeString(locale === 'ko' ? 'ko-KR' : 'en-GB', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'Asia/Seoul' });
  return (
    <div className={css['summary']}>
      <h2 className="num">{fillWords(texts.minutes, { count: wholeMinutes(seconds) })} <small>{fillWords(texts.metres, { count: roundMetres(metres) })}{time === undefined ? '' : ` · ${fillWords(texts.arrival, { name: time })}`}</small></h2>
      {hasStairs ? null : <span className="badge badge--second"><Icon name="wheelchair" size="s" />{texts.noStairs}</span>}
    </div>
  );
}

type Part = Pick<Decoded<Settings>, 'texts' | 'form'>;

function Missing({ settings: { texts, form } }: { readonly settings: Part }) {
  return <Note icon="route" text={texts.noPlace}><CommandLink command={form} className="btn btn--main btn--small">{texts.change}</CommandLink></Note>;
}

/** Asks for the location only when pressed, and says what to do without one. */
function AskLocation({ texts, located: { state, fix, locate }, hasGraph, settings }: { readonly texts: Decoded<Settings>['texts']; readonly located: ReturnType<typeof useLocation>; readonly hasGraph: boolean; readonly settings: Part }) {
  const says = { off: '', waiting: texts.locating, denied: texts.denied, none: texts.noSignal, known: hasGraph && fix !== undefined ? texts.outside : texts.planning }[state];
  return (
    <div className={css['ask']}>
      <p role="status" className={css['says']}>{says}</p>
      <button type="button" className="btn btn--main" disabled={state === 'waiting'} onClick={locate}><Icon name="current-location" size="s" />{texts.locate}</button>
      <CommandLink command={settings.form} className="btn btn--line">{texts.change}</CommandLink>
    </div>
  );
}
