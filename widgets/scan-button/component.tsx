import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import { againBody, RefusalOffer, type Refused } from '../shared/refusals/refusal-offer.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

/** Offer of a refusal for which a scanned code is sent again. */
interface Again {
  readonly offer: Parameters<typeof againBody>[0];
  readonly refused: Refused;
  readonly scanned: string;
}

export function ScanButton({
  settings: { label, text, finder, operation, body, success, onSuccess, offers, onlyWith, startWith, inBrowser },
}: WidgetProps<Settings>) {
  const port = useWidgetPort();
  const [refused, setRefused] = useState<Refused & { readonly scanned: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const starts = startWith !== undefined && port.frame.query?.[startWith] === 'Y';

  const scan = async (again?: Again) => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setRefused(undefined);
    const code = again?.scanned ?? (await port.scanCode());
    const changes = again === undefined ? {} : againBody(again.offer, again.refused);
    const ended =
      code === undefined || operation === undefined
        ? undefined
        : await port.submit(operation, {
            ...Object.fromEntries(
              Object.entries(body ?? {}).map(([name, value]) => [name, value.replaceAll('{code}', () => code)]),
            ),
            ...changes,
          });
    busy.current = false;
    setIsBusy(false);
    if (code === undefined || ended?.state === 'handled') return;
    if (ended?.state === 'refused') return setRefused({ ...ended, scanned: code });
    if (success !== undefined) port.say(success);
    port.run(again?.offer.action ?? onSuccess ?? { kind: 'refresh' }, { ...again?.refused.values, code });
  };
  const start = useEffectEvent(() => void scan());
  const isStarted = useRef(false);
  useEffect(() => {
    // Strict mode runs effects twice; the camera opens once.
    if (!starts || !port.inApp || isStarted.current) return;
    isStarted.current = true;
    start();
  }, [starts, port.inApp]);

  if (onlyWith !== undefined && (port.frame.query?.[onlyWith] ?? '') === '') return null;
  if (!port.inApp) return starts ? <p className={`${css['place']} ${css['text']}`}>{inBrowser}</p> : null;
  return (
    <div className={css['place']}>
      {text === undefined ? null : <p className={css['text']}>{text}</p>}
      <button
        type="button"
        className={finder === undefined ? 'btn btn--soft btn--wide' : css['finder']}
        onClick={() => void scan()}
        {...(isBusy ? { 'aria-disabled': true } : {})}
      >
        {finder === undefined ? (
          <>
            <Icon name="qrcode" />
            <span>{label}</span>
          </>
        ) : (
          <Finder text={finder} label={label} />
        )}
      </button>
      <p role="alert" className={css['fault']}>
        {refused?.message ?? ''}
      </p>
      {refused ? (
        <RefusalOffer
          offers={offers}
          refused={refused}
          onAgain={(offer) => void scan({ offer, refused, scanned: refused.scanned })}
        />
      ) : null}
    </div>
  );
}

/** A viewfinder, drawn: the camera itself opens in the app, over the page. */
function Finder({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <>
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <path d="M4 40V24A20 20 0 0 1 24 4H40M120 4H136A20 20 0 0 1 156 24V40M156 120V136A20 20 0 0 1 136 156H120M40 156H24A20 20 0 0 1 4 136V120" />
        <path className={css['beam']} d="M20 80H140" />
      </svg>
      <span>{text}</span>
      <span className="btn btn--main btn--small">
        <Icon name="qrcode" size="s" />
        <span>{label}</span>
      </span>
    </>
  );
}
