import { useState } from 'react';
import type { Decoded } from '#schemas/command';
import type { EventState } from '#schemas/calls/events/answers';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { EventFrame, EventGuest, EventRefusal } from '../shared/events/event-frame.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { CodeModal } from './code-modal.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { Stamp } from './stamp.tsx';
import { useStamping } from './use-stamping.ts';
import { useWalks } from './use-walks.ts';

/** Stamp book of an event. Guests see the places. */
export function StampBook({ id, settings, data }: WidgetProps<Settings>) {
  return (
    <EventFrame data={data['event']}>
      {(event) =>
        event.stampList.length === 0 ? null : <Book id={id} settings={settings} event={event} data={data} />
      }
    </EventFrame>
  );
}

interface BookProps {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  readonly event: EventState;
  readonly data: Readonly<Record<string, DataState>>;
}

function Book({ id, settings, event, data }: BookProps) {
  const { guest, place, map, texts } = settings;
  const port = useWidgetPort();
  const walkTo = useWalks(data, texts.walk !== undefined);
  const [isTyping, setIsTyping] = useState(false);
  const { stamp, answer, asked, isLocating, isSending, refusal } = useStamping(settings, event, () =>
    setIsTyping(false),
  );
  const { stampList, loginYn, joinYn, statusCd, refusalTxt } = event;
  const count = stampList.filter(({ doneYn }) => doneYn === 'Y').length;
  // Stamps that the page opened with are not new.
  const [known] = useState(
    () => new Set(stampList.filter(({ doneYn }) => doneYn === 'Y').map(({ stampId }) => stampId)),
  );
  // Rides and visits stamp by themselves.
  const hasCodes = joinYn === 'Y' && stampList.some(({ wayCd }) => wayCd === 'SCREEN' || wayCd === 'PRINTED');
  const isBusy = isSending || isLocating;
  const scan = async (): Promise<void> => {
    const text = await port.scanCode();
    if (text !== undefined) stamp(text);
  };
  return (
    <>
      <section className={`card ${css['book']}`}>
        <div className={css['head']}>
          <Heading className="t-subhead">{texts.title}</Heading>
          <p className="num">{fillText(texts.progress, { count: String(count), name: String(stampList.length) })}</p>
        </div>
        <progress className={css['bar']} max={stampList.length} value={count} aria-hidden="true" />
        <ol className={css['stamps']}>
          {stampList.map((one, index) => (
            <Stamp
              key={one.stampId}
              stamp={one}
              number={index + 1}
              isNew={one.doneYn === 'Y' && !known.has(one.stampId)}
              place={place}
              minutes={one.doneYn === 'Y' ? undefined : walkTo(one.facilityId)}
              texts={texts}
            />
          ))}
        </ol>
      </section>
      {loginYn === 'N' && statusCd === 'OPEN' ? <EventGuest guest={guest} /> : null}
      {loginYn === 'Y' && joinYn === 'N' ? <EventRefusal text={refusalTxt} /> : null}
      <p role="status" className={isLocating ? css['locating'] : 'sr'}>
        {isLocating ? texts.locating : ''}
      </p>
      <p role="alert" className={css['fault']}>
        {isTyping ? '' : refusal}
      </p>
      {map !== undefined || (hasCodes && port.inApp) ? (
        <div className="btnrow">
          {map === undefined ? null : (
            <CommandLink command={map.action} className="btn btn--quiet">
              <Icon name="map" size="s" />
              <span>{map.label}</span>
            </CommandLink>
          )}
          {hasCodes && port.inApp ? (
            <button type="button" className="btn btn--quiet" onClick={() => setIsTyping(true)}>
              <Icon name="edit" size="s" />
              <span>{texts.type}</span>
            </button>
          ) : null}
        </div>
      ) : null}
      {hasCodes ? (
        <DockedActions>
          {port.inApp ? (
            <button
              type="button"
              className="btn btn--main btn--wide"
              {...(isBusy ? { 'aria-disabled': true } : {})}
              onClick={() => {
                if (!isBusy) void scan();
              }}
            >
              <Icon name="qrcode" size="s" />
              <span>{texts.scan}</span>
            </button>
          ) : (
            <button type="button" className="btn btn--main btn--wide" onClick={() => setIsTyping(true)}>
              <Icon name="edit" size="s" />
              <span>{texts.type}</span>
            </button>
          )}
        </DockedActions>
      ) : null}
      {isTyping ? (
        <CodeModal
          id={`${id}-code`}
          texts={texts}
          refusal={refusal}
          isSending={isBusy}
          onSend={stamp}
          onClose={() => setIsTyping(false)}
        />
      ) : null}
      {asked === undefined ? null : (
        <Dialog
          request={{
            id: `${id}-position`,
            kind: 'confirm',
            icon: 'current-location',
            body: texts.position,
            ok: texts.positionOk,
            cancel: port.text('cancel'),
          }}
          onAnswer={(given) => answer(given === 'ok')}
        />
      )}
    </>
  );
}
