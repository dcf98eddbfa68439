import { useId, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import type { EventJoinResult, EventState } from '#schemas/calls/events/answers';
import { formatNumber } from '#ui/content/format-number.ts';
import { useCountdown } from '#ui/hooks/use-countdown.ts';
import { useReducedMotion } from '#ui/hooks/use-reduced-motion.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { EventFrame, EventGuest, EventRefusal } from '../shared/events/event-frame.tsx';
import { countText, fillText } from '../shared/texts/fill-text.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, readRecord } from '../shared/records/read-records.ts';
import { useEventJoin } from '../shared/events/use-event-join.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { fieldsOf, stopAt } from './turn.ts';
import { Wheel } from './wheel.tsx';

/** Duration of a turn; the transition in the style sheet takes as long. */
const TURN_MS = 4000;

/** Wheel of an event. Guests see it too. */
export function PrizeWheel({ settings, data }: WidgetProps<Settings>) {
  return (
    <EventFrame data={data['event']}>
      {(event) =>
        event.prizeList.length === 0 ? null : (
          <Spinner settings={settings} event={event} last={lastSegment(data['last'])} />
        )
      }
    </EventFrame>
  );
}

/** Field of the own last turn. */
const lastSegment = (data: DataState | undefined): number | undefined => {
  const last = readRecord(data, undefined);
  return typeof last === 'string' || fieldText(last, 'joinDtm') === '' ? undefined : Number(fieldText(last, 'segment'));
};

interface SpinnerProps {
  readonly settings: Decoded<Settings>;
  readonly event: EventState;
  readonly last: number | undefined;
}

function Spinner({ settings: { operation, guest, links = [], texts }, event, last }: SpinnerProps) {
  const port = useWidgetPort();
  const id = useId();
  const isStill = useReducedMotion();
  const { join, isSending, refusal } = useEventJoin(operation, event);
  /** Undefined until a turn: the wheel stands at the last one. */
  const [turned, setTurned] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<EventJoinResult>();
  const [isTurning, setIsTurning] = useState(false);
  const { prizeList, joinYn, joinCnt, leftCnt, dailyYn, loginYn, refusalTxt, statusCd } = event;
  const fields = fieldsOf(prizeList.map(({ share }) => share));
  const middleOf = (prize: number): number => fields.find((field) => field.prize === prize)?.middle ?? 0;
  const angle = turned ?? (last === undefined ? 0 : stopAt(0, middleOf(last)));
  useCountdown(TURN_MS, isTurning, () => setIsTurning(false));
  const spin = async (): Promise<void> => {
    const ended = await join();
    if (ended === undefined) return;
    place.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
    setTurned(stopAt(angle, middleOf(ended.segment)));
    setResult(ended);
    setIsTurning(!isStill);
  };
  const close = (): void => {
    setResult(undefined);
    port.run({ kind: 'refresh' });
  };
  const isBusy = isSending || isTurning;
  const prize = isTurning ? undefined : result?.prize;
  const link = links.find(({ kind }) => kind === prize?.prizeKindCd);
  const said = { COUPON: texts.coupon, SOM: texts.som, BADGE: texts.badge, ITEM: texts.item } as const;
  return (
    <>
      <div ref={place} className={css['stage']}>
        <Wheel
          prizes={prizeList}
          label={fillText(texts.wheel, { name: prizeList.map(({ prizeNm }) => prizeNm).join(', ') })}
          angle={angle}
          isTurning={isTurning}
        />
      </div>
      <p role="status" className="sr">
        {isTurning ? texts.turning : ''}
      </p>
      <p role="alert" className={css['fault']}>
        {refusal}
      </p>
      {loginYn === 'N' ? (
        statusCd === 'OPEN' ? (
          <EventGuest guest={guest} />
        ) : null
      ) : joinYn === 'Y' || result !== undefined ? (
        <DockedActions says={<span>{countText(texts.left, result === undefined ? leftCnt : result.leftCnt)}</span>}>
          <button
            type="button"
            className="btn btn--main btn--wide"
            {...(isBusy || result !== undefined ? { 'aria-disabled': true } : {})}
            onClick={() => {
              if (!isBusy && result === undefined) void spin();
            }}
          >
            {isTurning ? texts.turning : texts.spin}
          </button>
        </DockedActions>
      ) : (
        <EventRefusal
          text={refusalTxt !== '' ? refusalTxt : joinCnt === 0 ? '' : dailyYn === 'Y' ? texts.noneToday : texts.none}
        />
      )}
      {prize ? (
        <Modal
          id={id}
          title={fillText(texts.result, { name: prize.prizeNm })}
          close={port.text('close')}
          onClose={close}
        >
          <div className={css['result']}>
            <span className={css['won']}>
              <Icon
                name={
                  prize.prizeKindCd === 'COUPON'
                    ? 'discount'
                    : prize.prizeKindCd === 'SOM'
                      ? 'cloud'
                      : prize.prizeKindCd === 'BADGE'
                        ? 'medal'
                        : 'gift'
                }
                size="l"
              />
            </span>
            <p>
              <span>{said[prize.prizeKindCd]}</span>
              {texts.balance === undefined || result?.remainPointAmt === undefined ? null : (
                <span className="num">{` ${fillText(texts.balance, { count: formatNumber(result.remainPointAmt) })}`}</span>
              )}
            </p>
            {link === undefined ? null : (
              <CommandLink command={link.action} className="btn btn--main btn--wide">
                {link.label}
              </CommandLink>
            )}
            <button type="button" className="btn btn--quiet btn--wide" onClick={close}>
              {port.text('close')}
            </button>
            {dailyYn === 'Y' && result?.leftCnt === 0 ? <p className={css['next']}>{texts.tomorrow}</p> : null}
          </div>
        </Modal>
      ) : null}
    </>
  );
}
