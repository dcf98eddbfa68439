import { useState } from 'react';
import { facilityStatuses, type FacilityStatus } from '#schemas/calls/park-state/answers';
import type { Board, BoardFacility, OverrideBody } from '#schemas/calls/park-state/console-answers';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { formatClock } from './board.ts';
import { formatAge, formatState, todayStrings } from './strings.ts';
import { UntilDialog } from './until-dialog.tsx';

const waits = [0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 90, 120, 150, 180, 240] as const;
const periods = [15, 30, 60, 120] as const;
const tones: Readonly<Record<FacilityStatus, string>> = {
  OPEN: 'badge ok',
  DELAYED: 'badge warn',
  REST: 'badge warn',
  CLOSED: 'badge bad',
  FULL: 'badge warn',
};

interface FacilityRowProps {
  readonly facility: BoardFacility;
  readonly category: string;
  readonly source: Board['source'];
  readonly now: number;
  readonly onSet: (change: OverrideBody) => void;
  readonly onTakeBack: () => void;
}

/** Row of the Today board: state, origin and the menus that change it. */
export function FacilityRow({ facility, category, source, now, onSet, onTakeBack }: FacilityRowProps) {
  const words = useWords(todayStrings);
  const { language } = useLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const { current, polled, override, hasWait, closesAt, area } = facility;
  const name = facility.name[language] || facility.name['ko'] || facility.facilityId;
  const isRunning = current?.statusCd === 'OPEN' || current?.statusCd === 'DELAYED';
  const keep = override === undefined ? {} : { until: override.until };
  const change = (until: number): void => {
    if (override !== undefined)
      onSet({
        statusCd: override.statusCd,
        ...(override.waitMin === undefined ? {} : { waitMin: override.waitMin }),
        until,
      });
  };
  return (
    <li className={override === undefined ? 'today-row' : 'today-row is-set'}>
      <div className="today-name">
        <span className="strong">{name}</span>
        <span className="small muted">{[category, area?.[language] ?? area?.['ko']].filter(Boolean).join(' · ')}</span>
      </div>
      <div className="today-state">
        {current === undefined ? (
          <span className="badge line">{words.unknown}</span>
        ) : (
          <span className={tones[current.statusCd]}>{words.status[current.statusCd]}</span>
        )}
        {current?.waitMin === undefined ? null : <span className="today-wait num">{words.wait(current.waitMin)}</span>}
      </div>
      <div className="today-source small muted">
        {override === undefined ? (
          <span>{`${words.sources[source]}${current === undefined ? '' : ` · ${formatAge(words, now - current.asOf)}`}`}</span>
        ) : (
          <>
            <span className="today-author">
              <Icon name="user" size="s" />
              <span>{words.setBy(override.authorName, formatClock(override.at))}</span>
            </span>
            {polled === undefined ? null : <span>{words.polledState(formatState(words, polled))}</span>}
          </>
        )}
      </div>
      <div className="today-actions">
        <Menu
          className="btn s"
          label={words.setStateOf(name)}
          button={
            <span className="row tight" data-action="status">
              <span>{words.setState}</span>
              <Icon name="chevron-down" size="s" />
            </span>
          }
          items={facilityStatuses.map((statusCd) => ({
            label: words.status[statusCd],
            isChosen: current?.statusCd === statusCd,
            run: () => onSet({ statusCd, ...keep }),
          }))}
        />
        {hasWait ? (
          <Menu
            className="btn s"
            label={words.setWaitOf(name)}
            button={
              <span className="row tight" data-action="wait">
                <span>{words.setWait}</span>
                <Icon name="chevron-down" size="s" />
              </span>
            }
            items={waits.map((waitMin) => ({
              label: words.wait(waitMin),
              isChosen: current?.waitMin === waitMin,
              run: () => onSet({ statusCd: isRunning ? current.statusCd : 'OPEN', waitMin, ...keep }),
            }))}
          />
        ) : null}
        {override === undefined ? null : (
          <>
            <Menu
              className="btn s"
              label={words.setUntilOf(name)}
              button={
                <span className="row tight" data-action="until">
                  <Icon name="clock" size="s" />
                  <span>{words.until(formatClock(override.until))}</span>
                </span>
              }
              items={[
                ...periods.map((minutes) => ({
                  label: words.inMinutes(minutes),
                  run: () => change(now + minutes * 60_000),
                })),
                {
                  label: words.untilClosing(formatClock(closesAt)),
                  isChosen: override.until === closesAt,
                  run: () => change(closesAt),
                },
                { label: words.chooseTime, run: () => setChoosing(true) },
              ]}
            />
            <button
              type="button"
              className="btn s"
              data-action="undo"
              aria-label={words.takeBackOf(name)}
              onClick={onTakeBack}
            >
              <Icon name="arrow-back-up" size="s" />
              <span>{words.takeBack}</span>
            </button>
          </>
        )}
      </div>
      {isChoosing && override !== undefined ? (
        <UntilDialog
          name={name}
          until={override.until}
          now={now}
          onClose={() => setChoosing(false)}
          onSave={(until) => {
            setChoosing(false);
            change(until);
          }}
        />
      ) : null}
    </li>
  );
}
