import { useEffect, useEffectEvent } from 'react';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { LazyQrCode } from '#ui/qr/lazy-qr-code.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, readRecord } from '../shared/records/read-records.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

/** The code changes with each whole minute of the server's clock. */
const minuteMs = 60_000;

export function MembershipCode({ settings: { title, text, label }, data }: WidgetProps<Settings>) {
  const port = useWidgetPort();
  const code = readRecord(data['code'], undefined);
  const isThere = typeof code === 'object';
  const barcode = isThere ? fieldText(code, 'barcode') : '';
  const renew = useEffectEvent(() => port.run({ kind: 'refresh' }));
  const now = useEffectEvent(() => port.now());
  useEffect(() => {
    if (barcode === '') return;
    const timer = setTimeout(renew, minuteMs - (now() % minuteMs));
    return () => clearTimeout(timer);
  }, [barcode]);

  if (code === 'failed' || code === 'missing') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={port.text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {port.text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  return (
    <div className={css['place']} aria-busy={!isThere}>
      <section className={`card ${css['card']}`}>
        <Heading className="t-subhead">{title}</Heading>
        <p className={css['text']}>{text}</p>
        <div className={css['code']}>
          {isThere ? (
            <LazyQrCode key={barcode} text={barcode} label={label} />
          ) : (
            <span className="sr">{port.text('loading')}</span>
          )}
        </div>
        <p className={`num ${css['number']}`}>
          {isThere ? barcode.replace(/^(PM)(\d{4})(\d{4})(\d{4})(\d{6})$/, '$1 $2 $3 $4 $5') : '\u00a0'}
        </p>
      </section>
    </div>
  );
}
