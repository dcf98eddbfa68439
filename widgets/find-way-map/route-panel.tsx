import { dot } from '#ui/content/dot.ts';
import type { Decoded } from '#schemas/command';
import { Note } from '#ui/content/note.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { arrivalTime, type Route, type Step } from '#wayfinding';
import { distanceText } from '../shared/ways/distance-text.ts';
import { useNow } from '../shared/park/park-screen.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fillWords } from '../shared/ways/way.ts';
import css from './component.module.css';
import { GuidanceStatus } from './guidance-status.tsx';
import type { Settings } from './schema.ts';
import { roundMetres, wholeMinutes, type StepNames } from './step-text.ts';
import { StepsList } from './steps-list.tsx';
import type { Guidance } from './use-guidance.ts';
import type { WayLocation } from './use-way-location.ts';

interface RoutePanelProps {
  readonly settings: Decoded<Settings>;
  /** `missing`: a place is unknown; `ask`: the start is the location, which is not known; `none`: no route is open. */
  readonly state: Route | 'missing' | 'ask' | 'planning' | 'none';
  readonly location: WayLocation;
  readonly guidance: Guidance | undefined;
  readonly steps: readonly Step[];
  readonly next: Step | undefined;
  readonly names: StepNames;
  readonly goal: string;
  /** Current wait at the destination. */
  readonly wait: string;
  readonly hasGraph: boolean;
  readonly onChoose: (step: Step) => void;
}

/** Content of the sheet: the guidance, the summary and the steps, or what is missing for them. */
export function RoutePanel({
  settings,
  state,
  location,
  guidance,
  steps,
  next,
  names,
  goal,
  wait,
  hasGraph,
  onChoose,
}: RoutePanelProps) {
  const { texts } = settings;
  return (
    <div className={css['panel']}>
      {guidance !== undefined && typeof state !== 'string' ? (
        <GuidanceStatus
          settings={settings}
          guidance={guidance}
          next={next}
          names={names}
          goal={goal}
          location={location}
        />
      ) : null}
      {state === 'missing' ? (
        <Note icon="route" text={texts.noPlace}>
          <CommandLink command={settings.form} className="btn btn--main btn--small">
            {texts.change}
          </CommandLink>
        </Note>
      ) : null}
      {state === 'ask' ? <AskLocation settings={settings} location={location} hasGraph={hasGraph} /> : null}
      {state === 'planning' ? (
        <p className={css['says']} role="status">
          {texts.planning}
        </p>
      ) : null}
      {state === 'none' ? <Note icon="barrier-block" text={texts.noRoute} /> : null}
      {typeof state === 'string' ? null : (
        <>
          <Summary
            texts={texts}
            seconds={guidance?.position?.secondsLeft ?? state.seconds}
            metres={guidance?.position?.left ?? state.metres}
            hasStairs={state.hasStairs}
            wait={wait}
          />
          <StepsList settings={settings} steps={steps} names={names} current={next} onChoose={onChoose} />
        </>
      )}
    </div>
  );
}

interface SummaryProps {
  readonly texts: Decoded<Settings>['texts'];
  readonly seconds: number;
  readonly metres: number;
  readonly hasStairs: boolean;
  readonly wait: string;
}

/** Minutes, metres and time of arrival, and the wait at the destination. */
function Summary({ texts, seconds, metres, hasStairs, wait }: SummaryProps) {
  const { frame } = useWidgetPort();
  const now = useNow();
  const time =
    now === undefined
      ? undefined
      : new Date(arrivalTime({ seconds }, now)).toLocaleTimeString(frame.locale === 'ko' ? 'ko-KR' : 'en-GB', {
          hour: '2-digit',
          minute: '2-digit',
          hour12: false,
          timeZone: 'Asia/Seoul',
        });
  return (
    <div className={css['summary']}>
      <Heading className="num">
        <span>{`${fillWords(texts.minutes, { count: wholeMinutes(seconds) })} `}</span>
        <small>{`${distanceText(roundMetres(metres), texts)}${time === undefined ? '' : `${dot}${fillWords(texts.arrival, { name: time })}`}`}</small>
      </Heading>
      <p className={css['badges']}>
        {wait === '' ? null : (
          <span className="badge num">
            <Icon name="clock" size="s" />
            <span>{wait}</span>
          </span>
        )}
        {hasStairs ? null : (
          <span className="badge badge--second">
            <Icon name="wheelchair" size="s" />
            <span>{texts.noStairs}</span>
          </span>
        )}
      </p>
    </div>
  );
}

/** Asks for the location only when pressed, and says what to do without one. */
function AskLocation({
  settings: { texts, form },
  location: { state, fix, locate },
  hasGraph,
}: Pick<RoutePanelProps, 'settings' | 'location' | 'hasGraph'>) {
  const says = {
    off: '',
    waiting: texts.locating,
    denied: texts.denied,
    none: texts.noSignal,
    known: hasGraph && fix !== undefined ? texts.outside : texts.planning,
  }[state];
  return (
    <div className={css['ask']}>
      <p role="status" className={css['says']}>
        {says}
      </p>
      <button type="button" className="btn btn--main" disabled={state === 'waiting'} onClick={locate}>
        <Icon name="current-location" size="s" />
        <span>{texts.locate}</span>
      </button>
      <CommandLink command={form} className="btn btn--line">
        {texts.change}
      </CommandLink>
    </div>
  );
}
