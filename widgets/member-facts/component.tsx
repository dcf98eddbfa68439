import type { ReactNode } from 'react';
import { parsePointer, valueAtPointer } from '#engine/values/json-pointer';
import type { Decoded } from '#schemas/command';
import { DateText } from '#ui/content/date-text.tsx';
import { Note } from '#ui/content/note.tsx';
import { Words } from '#ui/content/words.tsx';
import { formatNumber } from '#ui/content/format-number.ts';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export function MemberFacts({ settings: { items, texts }, data }: WidgetProps<Settings>) {
  const { frame, text } = useWidgetPort();
  const answer = data['facts'] ?? { state: 'waiting' };
  const isThere = answer.state === 'ready' && typeof answer.value === 'object' && answer.value !== null;
  if (answer.state !== 'waiting' && !isThere) {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={texts.failed}>
          <CommandLink command={{ kind: 'go', to: frame.path }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  return (
    <div className={css['place']} aria-busy={!isThere}>
      {isThere ? null : <span className="sr">{text('loading')}</span>}
      <dl className={`card num ${css['rows']}`}>
        {items.map((item, index) => (
          <div key={index}>
            <dt>{item.label}</dt>
            <dd>
              {isThere ? (
                (write(item, valueAtPointer(answer.value, parsePointer(item.at))) ?? (
                  <span className="muted">{texts.none}</span>
                ))
              ) : (
                <span className="skeleton" aria-hidden="true">
                  000 0000 0000
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A value as words, or undefined where there is none. */
const write = ({ form, says = [], unit = '' }: Decoded<Settings>['items'][number], value: unknown): ReactNode => {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '') return undefined;
  const said = says.find(({ is }) => is === String(value))?.text;
  if (said !== undefined) return said;
  if (form === 'number') return `${formatNumber(Number(value))}${unit}`;
  return form === 'day' ? <DateText value={String(value)} /> : <Words text={String(value)} />;
};
