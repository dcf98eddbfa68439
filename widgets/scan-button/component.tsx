import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function ScanButton({ settings: { label, text, operation, body, success, onSuccess, onlyWith, startWith, inBrowser } }: WidgetProps<Settings>) {
  const port = useWidgetPort();
  const [fault, setFault] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const starts = startWith !== undefined && port.frame.query?.[startWith] === 'Y';

  const scan = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    setFault('');
    const code = await port.scanCode();
    const ended = code === undefined || operation === undefined ? undefined : await port.submit(operation, Object.fromEntries(Object.entries(body ?? {}).map(([name, value]) => [name, value.replaceAll('{code}', () => code)])));
    busy.current = false;
    setIsBusy(false);
    if (code === undefined || ended?.state === 'handled') return;
    if (ended?.state === 'refused') return setFault(ended.message);
    if (success !== undefined) port.say(success);
    port.run(onSuccess ?? { kind: 'refresh' }, { code });
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
      <button type="button" className="btn btn--soft btn--wide" onClick={() => void scan()} {...(isBusy ? { 'aria-disabled': true } : {})}><Icon name="qrcode" /><span>{label}</span></button>
      <p role="alert" className={css['fault']}>{fault}</p>
    </div>
  );
}
