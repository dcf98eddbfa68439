import { dot } from '#ui/content/dot.ts';
import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Note } from '#ui/content/note.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { timeVisit, type MissReason } from '#wayfinding';
import { legsOf, minutesOf, placesOfStops, timeOf, walkMinutes } from '../shared/stops/course-legs.ts';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { clock } from '../shared/facilities/facility-now.ts';
import { useFacilityNow, useNow } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, readRecord } from '../shared/records/read-records.ts';
import { isFields, type RecordFields } from '#widgets/shared/answers/is-fields';
import { readOperations, readShowTimes, readWeather } from '../shared/park/read-park.ts';
import { StopEditor } from '../shared/stops/stop-editor.tsx';
import { usualStay } from '../shared/stops/stop-editor-texts.ts';
import { StopMap } from '../shared/stops/stop-map.tsx';
import { usePartyHeights } from '../shared/facilities/use-party-heights.ts';
import { useFacilityStates } from '../shared/facilities/use-facility-states.ts';
import { useWays, type Ways } from '../shared/ways/use-ways.ts';
import { fillWords, readPark, type Park } from '../shared/ways/way.ts';
import css from './component.module.css';
import { HeightFields } from './height-fields.tsx';
import { plannedOf } from './planned-stops.ts';
import type { Settings } from './schema.ts';
import { StopTicks } from './stop-ticks.tsx';
import { VisitFields } from './visit-fields.tsx';
import { followDay, isDone, visitStops, type PlannedStop } from './visit-stops.ts';

const MOST_STOPS = 15;
/** Category of places to eat. */
const FOOD = '03';

/** Loads the plan of the day, and then shows it. */
export function VisitPlan(props: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const park = readPark(props.data);
  const plan = readRecord(props.data['plan'], undefined);
  if (park === 'waiting' || plan === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (park === 'failed' || typeof plan === 'string')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  return (
    <Planner key={`${fieldText(plan, 'visitDt')} ${fieldText(plan, 'editDtm')}`} {...props} park={park} plan={plan} />
  );
}

function Planner({
  id,
  settings,
  data,
  park,
  plan,
}: WidgetProps<Settings> & { readonly park: Park; readonly plan: RecordFields }) {
  const { operation, body, stays, meals, company, heights: heightTexts, texts } = settings;
  const port = useWidgetPort();
  const ways = useWays(park.map, park.graph);
  const secondsOf = useMemo(() => ways?.createWalkSeconds(ways.graph), [ways]);
  const nowOf = useFacilityNow(useFacilityStates());
  const now = useNow();
  const party = usePartyHeights();
  const [arrive, setArrive] = useState(fieldText(plan, 'arriveTm'));
  const [leave, setLeave] = useState(fieldText(plan, 'leaveTm'));
  const [withCd, setWithCd] = useState(fieldText(plan, 'withCd'));
  const [eaten, setEaten] = useState<readonly string[]>(() =>
    Array.isArray(plan['mealList']) ? plan['mealList'].filter(isFields).map((one) => fieldText(one, 'mealCd')) : [],
  );
  const [stops, setStops] = useState(() => plannedOf(plan['stopList']));
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const visitDt = fieldText(plan, 'visitDt');
  const days = readOperations(data['operations']);
  const [shows, weather, status] = [
    readShowTimes(data['shows']),
    readWeather(data['weather']),
    readRecord(data['status'], undefined),
  ];
  const korean = now === undefined ? '' : new Date(now + 9 * 3_600_000).toISOString();
  const isToday = korean.slice(0, 10).replaceAll('-', '') === visitDt;
  const opening = typeof days === 'string' ? undefined : days.find(({ date }) => date.replaceAll('-', '') === visitDt);
  const waitOf = (facilityId: string): number => {
    const place = park.facilities.find((one) => one.facilityId === facilityId);
    const state = place === undefined ? undefined : nowOf(place);
    return state?.kind === 'wait' ? state.minutes : 0;
  };
  const nodeOf = (facilityId: string) => park.facilities.find((one) => one.facilityId === facilityId)?.nodeId ?? '';
  const day = {
    arrive: minutesOf(arrive),
    leave: minutesOf(leave),
    walk: (from: string | undefined, to: string): number =>
      from === undefined || secondsOf === undefined ? 0 : walkMinutes(secondsOf(nodeOf(from), nodeOf(to))),
  };
  const followed = followDay(day, stops, isToday ? minutesOf(korean.slice(11, 16).replace(':', '')) : undefined);
  const wished = visitStops(followed.rest, {
    facilities: park.facilities,
    shows: typeof shows === 'string' ? undefined : shows,
    weather: typeof weather === 'string' ? undefined : weather,
    opening,
    isToday,
    waitOf,
    meals: meals.filter(({ code }) => eaten.includes(code)),
    mealCategory: FOOD,
    heights: heightTexts !== undefined && party.isKnown ? party.heights : undefined,
  });
  const timed = timeVisit(followed.day, wished);
  const timeOfStop = new Map(timed.map((one) => [one.id, one]));
  const misfits = wished.filter(({ isBarred }) => isBarred === true).length;
  const reasons: Readonly<Record<MissReason, string>> = {
    CLOSED: texts.missedClosed,
    NO_SHOW: texts.missedShow,
    LEAVE: texts.missedLeave,
    NO_WAY: texts.missedWay,
    BARRED: heightTexts?.missed ?? '',
  };
  const minutes = (count: number): string =>
    count < 60
      ? fillWords(texts.minutes, { count })
      : fillWords(texts.hours, { count: Math.floor(count / 60), minutes: count % 60 });
  const places = placesOfStops(stops, park.facilities).map(({ place }) => place);
  const done = new Set(stops.filter(isDone).map(({ facilityId }) => facilityId));
  const next = stops.find(({ facilityId }) => !done.has(facilityId));
  const change = (all: readonly PlannedStop[]): void => {
    setFault('');
    setStops(all);
  };
  const add = (facilityId: string): void => {
    const place = park.facilities.find((one) => one.facilityId === facilityId);
    if (place === undefined || stops.length >= MOST_STOPS || stops.some((one) => one.facilityId === facilityId)) return;
    change([
      ...stops,
      { facilityId, minutes: usualStay(stays, place.faciltCateKindCd), mustYn: 'N', tickYn: 'N', doneYn: 'N' },
    ]);
  };
  const propose = ({ proposeVisit }: Ways): void => {
    const order = proposeVisit(followed.day, wished);
    change(
      [...followed.done.map(({ facilityId }) => facilityId), ...order].flatMap(
        (facilityId) => stops.find((one) => one.facilityId === facilityId) ?? [],
      ),
    );
    setSaid(
      [
        texts.proposed,
        ...(misfits > 0 && heightTexts !== undefined ? [fillWords(heightTexts.misfit, { count: misfits })] : []),
      ].join('. '),
    );
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setIsSending(true);
    const mealList = meals
      .filter(({ code }) => eaten.includes(code))
      .map(({ code, begin, end, minutes: takes }) => ({ mealCd: code, fromTm: begin, untilTm: end, minutes: takes }));
    const ended = await port.submit(operation, {
      ...body,
      visitDt,
      arriveTm: arrive,
      leaveTm: leave,
      withCd,
      mealList,
      stopList: stops.map(({ facilityId, minutes: stay, mustYn, tickYn }) => ({
        facilityId,
        minutes: stay,
        mustYn,
        tickYn,
      })),
    });
    sending.current = false;
    setIsSending(false);
    if (ended.state !== 'done') return setFault(ended.state === 'refused' ? ended.message : '');
    port.say(texts.saved);
    port.run({ kind: 'refresh' });
  };
  const set = (facilityId: string, values: Partial<PlannedStop>) =>
    change(stops.map((one) => (one.facilityId === facilityId ? { ...one, ...values } : one)));
  return (
    <form noValidate className={css['place']} onSubmit={(event) => void onSubmit(event)}>
      {typeof status === 'string' || stops.length === 0 ? null : (
        <div className={`card ${css['progress']}`} data-stage={fieldText(status, 'stageCd')}>
          <p className="t-subhead">{fillWords(texts.progress, { count: done.size, name: stops.length })}</p>
          <p>
            {next === undefined
              ? texts.allDone
              : fillWords(texts.nextStop, {
                  name: park.facilities.find(({ facilityId }) => facilityId === next.facilityId)?.name ?? '',
                })}
          </p>
        </div>
      )}
      <VisitFields
        plan={{ visitDt, arrive, leave, withCd }}
        days={typeof days === 'string' ? [] : days}
        company={company}
        texts={texts}
        onArrive={setArrive}
        onLeave={setLeave}
        onCompany={setWithCd}
      />
      <fieldset className={css['meals']}>
        <legend>{texts.mealTitle}</legend>
        {meals.map(({ code, label }) => (
          <TickField
            key={code}
            id={`${id}-${code}`}
            label={label}
            isTicked={eaten.includes(code)}
            onTick={(isOn) => setEaten(isOn ? [...eaten, code] : eaten.filter((one) => one !== code))}
          />
        ))}
      </fieldset>
      {heightTexts === undefined ? null : (
        <HeightFields texts={heightTexts} heights={party.heights} misfits={misfits} onChange={party.setHeights} />
      )}
      <StopMap
        label={texts.map}
        layersLabel={texts.layers}
        noPicture={texts.noPicture}
        map={park.map}
        stops={places}
        legs={legsOf(ways, places)}
        done={done}
        others={park.facilities}
        onChoose={add}
      />
      <button
        type="button"
        className="btn btn--soft btn--wide"
        {...(stops.length < 2 || ways === undefined ? { 'aria-disabled': true } : {})}
        onClick={() => {
          if (stops.length > 1 && ways !== undefined) propose(ways);
        }}
      >
        <Icon name="sparkles" size="s" />
        <span>{texts.propose}</span>
      </button>
      <p role="status" className="sr">
        {said}
      </p>
      <StopEditor
        id={`${id}-stops`}
        texts={texts}
        facilities={park.facilities}
        stops={stops}
        most={MOST_STOPS}
        isMissed={(index) => timeOfStop.get(stops[index]?.facilityId ?? '')?.missed !== undefined}
        note={({ facilityId }) => {
          const one = timeOfStop.get(facilityId);
          if (one === undefined) return done.has(facilityId) ? texts.ticked : '';
          if (one.missed !== undefined) return reasons[one.missed];
          return [
            `${clock(timeOf(one.begins))}–${clock(timeOf(one.ends))}`,
            ...(one.walk > 0 ? [`${texts.walk} ${minutes(one.walk)}`] : []),
            ...(one.waits > 0 ? [`${texts.wait} ${minutes(one.waits)}`] : []),
          ].join(dot);
        }}
        controls={(stop) => (
          <StopTicks stop={stop} isToday={isToday} texts={texts} onTick={(values) => set(stop.facilityId, values)} />
        )}
        onChange={change}
        onAdd={add}
      />
      <p role="alert" className={css['fault']}>
        {fault}
      </p>
      <DockedActions>
        <p className={css['total']}>
          {fillWords(texts.total, {
            name: minutes(
              Math.max(0, (timed.findLast(({ missed }) => missed === undefined)?.ends ?? day.arrive) - day.arrive),
            ),
            count: stops.length,
          })}
        </p>
        <button type="submit" className="btn btn--main" {...(isSending ? { 'aria-disabled': true } : {})}>
          {texts.submit}
        </button>
      </DockedActions>
    </form>
  );
}
