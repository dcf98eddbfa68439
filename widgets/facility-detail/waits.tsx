import type { WaitCurve as WaitCurveAnswer } from '#schemas/calls/park-state/answers';
import { Heading } from '#ui/content/heading.tsx';
import { WaitCurve } from '#ui/content/wait-curve.tsx';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { clock, koreanTime, type FacilityNow } from '../shared/facilities/facility-now.ts';
import { fillText } from '../shared/facilities/facility-texts.ts';
import { isFields } from '#widgets/shared/answers/is-fields';
import css from './component.module.css';
import type { Settings } from './schema.ts';

interface WaitsProps {
  readonly data: DataState | undefined;
  readonly now: FacilityNow;
  readonly texts: WidgetProps<Settings>['settings']['texts'];
  readonly locale: 'ko' | 'en';
  /** Wait times are measured here: their room is reserved. */
  readonly hasWaits: boolean;
}

const completeCurve = completeWith<WaitCurveAnswer>({
  waitList: [{ at: needed, waitMin: needed }],
  usualList: [{ at: needed, waitMin: needed }],
});

/** Today's wait times as a curve, and the same in words. */
export function Waits({ data, now, texts, locale, hasWaits }: WaitsProps) {
  const curve = data?.state === 'ready' && isFields(data.value) ? completeCurve(data.value) : undefined;
  if (curve === undefined)
    return hasWaits && data?.state === 'waiting' ? (
      <section className={css['waits']} aria-busy="true">
        <Heading className="t-subhead">{texts.waits}</Heading>
        <div className={`skeleton ${css['curve']}`} />
        <p className={css['best']} />
      </section>
    ) : null;
  const { waitList, usualList } = curve;
  const past =
    now.kind === 'wait' && (waitList.at(-1)?.at ?? 0) < now.asOf
      ? [...waitList, { at: now.asOf, waitMin: now.minutes }]
      : waitList;
  const last = past.at(-1);
  if (last === undefined) return null;
  const hour = (at: number) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Seoul' }).format(at);
  const coming = usualList.filter(({ at }) => at > last.at);
  const best = coming.toSorted((a, b) => a.waitMin - b.waitMin)[0];
  const every = Math.ceil(past.length / 6);
  const points = past
    .filter((_, index) => index % every === 0 || index === past.length - 1)
    .map(({ at, waitMin }) => `${clock(koreanTime(at))} ${fillText(texts.waitsNow, { count: waitMin })}`);
  return (
    <section className={css['waits']}>
      <Heading className="t-subhead">{texts.waits}</Heading>
      <div className={css['curve']}>
        <WaitCurve
          label={fillText(texts.waitsLabel, { name: points.join(', ') })}
          past={past}
          usual={usualList}
          hour={hour}
          nowLabel={fillText(texts.waitsNow, { count: last.waitMin })}
        />
      </div>
      <p className={css['best']}>
        {best === undefined || best.waitMin >= last.waitMin
          ? ''
          : fillText(texts.waitsBest, { name: hour(best.at), count: best.waitMin })}
      </p>
    </section>
  );
}
