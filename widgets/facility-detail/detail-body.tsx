import { Facts } from '#ui/content/facts.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { RichText } from '#ui/content/rich-text.tsx';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { clock, koreanTime, type FacilityNow } from '../shared/facilities/facility-now.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { useNow } from '../shared/park/park-screen.tsx';
import css from './component.module.css';
import { Limits } from './limits.tsx';
import { Party } from './party.tsx';
import type { KnownFacility } from './read.ts';
import type { Settings } from './schema.ts';
import { Waits } from './waits.tsx';

interface DetailBodyProps {
  readonly id: string;
  readonly facility: KnownFacility;
  readonly now: FacilityNow;
  readonly waits: DataState | undefined;
  readonly settings: WidgetProps<Settings>['settings'];
}

/** Wait times, limits, shows and description of a facility. */
export function DetailBody({ id, facility, now, waits, settings: { texts } }: DetailBodyProps) {
  const { limits, showList = [], factList = [], contents = [], fromTm, untilTm, stepFreeYn, waitYn } = facility;
  const {
    frame: { locale },
  } = useWidgetPort();
  const time = useNow();
  const isOver = (at: string) => time !== undefined && at < koreanTime(time);
  const hasParty = limits.heightMin !== undefined || limits.heightMax !== undefined;
  const facts = [
    ...(fromTm === '' ? [] : [{ label: texts.hours, value: `${clock(fromTm)}–${clock(untilTm)}` }]),
    ...factList,
  ];
  return (
    <>
      <Waits data={waits} now={now} texts={texts} locale={locale} hasWaits={waitYn === 'Y'} />
      <Limits limits={limits} texts={texts} />
      {hasParty ? <Party id={id} limits={limits} texts={texts} /> : null}
      {showList.length > 0 ? (
        <section>
          <Heading className="t-subhead">{texts.shows}</Heading>
          {showList.map(({ showId, name, timeList }) => (
            <div key={showId} className={css['show']}>
              <p>{name}</p>
              {timeList.length === 0 ? (
                <p className="muted">{texts.noShows}</p>
              ) : (
                <ul className={css['times']}>
                  {timeList.map((at) => (
                    <li key={at} className="num" {...(isOver(at) ? { 'data-over': '' } : {})}>
                      {clock(at)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </section>
      ) : null}
      {contents.length > 0 ? (
        <RichText
          nodes={contents}
          link={(command, children, className) => (
            <CommandLink command={command} className={className}>
              {children}
            </CommandLink>
          )}
        />
      ) : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
      {stepFreeYn === 'Y' ? (
        <p className={css['stepFree']}>
          <Icon name="wheelchair" size="s" />
          <span>{texts.stepFree}</span>
        </p>
      ) : null}
    </>
  );
}
