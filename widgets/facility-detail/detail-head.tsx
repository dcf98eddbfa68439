import { dot } from '#ui/content/dot.ts';
import { Badge } from '#ui/content/badge.tsx';
import type { Elements } from '#ui/elements.ts';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { clock, isOpen, koreanTime, type FacilityNow } from '../shared/facilities/facility-now.ts';
import { fillText, stateSentence, type StateTexts } from '../shared/facilities/facility-texts.ts';
import css from './component.module.css';
import type { KnownFacility } from './read.ts';

interface DetailHeadProps {
  readonly facility: KnownFacility;
  readonly now: FacilityNow;
  readonly state: StateTexts;
  readonly title: Elements;
  /** Text of its smart queue, if it is known. */
  readonly queue: string | undefined;
  readonly hasQueue: boolean;
}

const toneOf = (now: FacilityNow) => {
  if (now.kind === 'wait') return now.tone === 'calm' ? 'ok' : now.tone === 'normal' ? 'wait' : 'stop';
  return isOpen(now) ? 'ok' : undefined;
};

/** Picture, name and what the facility does now, with its time. */
export function DetailHead({
  facility: { imageNm, iconNm, areaNm, tag, summary, closedReason },
  now,
  state,
  title,
  queue,
  hasQueue,
}: DetailHeadProps) {
  const tone = toneOf(now);
  const asOf = 'asOf' in now ? now.asOf : undefined;
  // Summaries for lists begin with the area.
  const about = [areaNm, tag, ...summary.split(' · ').filter((part) => !areaNm.includes(part))]
    .filter(Boolean)
    .join(dot);
  return (
    <>
      {imageNm ? (
        <div className={css['picture']}>
          <Art name={imageNm} eager />
        </div>
      ) : null}
      <div className={css['head']}>
        <div>
          {about === '' ? null : (
            <p className={css['area']}>
              {imageNm ? null : <Icon name={iconNm} size="s" />}
              <span>{about}</span>
            </p>
          )}
          {title}
        </div>
        <p className={css['now']} role="status">
          <Badge text={stateSentence(now, state)} {...(tone === undefined ? {} : { tone })} />
          {asOf === undefined ? null : (
            <span className="stamp-time num">
              <Icon name="clock" size="s" />
              <span>{fillText(state.asOf, { name: clock(koreanTime(asOf)) })}</span>
            </span>
          )}
        </p>
      </div>
      {hasQueue || queue !== undefined ? (
        <p className={css['queue']} role="status">
          {queue === undefined ? null : (
            <>
              <Icon name="clock" size="s" />
              <span>{queue}</span>
            </>
          )}
        </p>
      ) : null}
      {closedReason ? <p className={css['reason']}>{closedReason}</p> : null}
    </>
  );
}
