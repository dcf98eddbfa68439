import { useState } from 'react';
import type { Decoded } from '#schemas/command';
import { Facts } from '#ui/content/facts.tsx';
import { Note } from '#ui/content/note.tsx';
import { LazyQrCode } from '#ui/qr/lazy-qr-code.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, formatValue, isShown, readRecord } from '../shared/records/read-records.ts';
import { type RecordFields } from '#widgets/shared/answers/is-fields';
import { RecordActions } from '../shared/records/record-actions.tsx';
import { opensCode, RecordBadges, RecordCard } from '../shared/records/record-card.tsx';
import { RecordSkeleton } from '../shared/records/record-skeleton.tsx';
import css from './component.module.css';
import { selectingParam } from './needs.ts';
import type { Settings } from './schema.ts';

/** The card without its actions, which stand elsewhere. */
const cardAlone = ({ actions: _, ...card }: Decoded<Settings>['card']): Decoded<Settings>['card'] => card;

/** Shows how much of a whole is used; nothing without the whole. */
function Meter({
  id,
  meter: { label, value, of, text },
  record,
}: {
  readonly id: string;
  readonly meter: NonNullable<Decoded<Settings>['meter']>;
  readonly record: RecordFields;
}) {
  const [part, whole] = [Number(fieldText(record, value)), Number(fieldText(record, of))];
  const words = text === undefined ? undefined : formatValue(text, record);
  if (!(whole > 0) || !Number.isFinite(part)) return null;
  return (
    <div className={`card card--pad ${css['meter']}`}>
      <p className={css['ends']}>
        <label htmlFor={id} className="t-subhead">
          {label}
        </label>
        {words === undefined ? null : <b className="num">{words}</b>}
      </p>
      <progress id={id} max={whole} value={Math.min(Math.max(0, part), whole)} />
    </div>
  );
}

export function RecordDetail({ id, settings, data }: WidgetProps<Settings>) {
  const { at, shownWith, card, addressed, docked = false, code, meter, facts = [], missing, note } = settings;
  const { text, frame } = useWidgetPort();
  const [isChosen, setIsChosen] = useState<boolean>();
  // Without its parameter the call is not requested.
  const record =
    data['record'] === undefined && selectingParam(settings) !== undefined ? 'missing' : readRecord(data['record'], at);
  // What stands below waits too: this may push it down.
  if (shownWith !== undefined && record === 'waiting') return <div aria-busy="true" data-waits="" />;
  if (shownWith !== undefined && (typeof record === 'string' || fieldText(record, shownWith) === '')) return null;
  if (record === 'waiting') {
    const value = addressed === undefined ? undefined : frame.params?.[addressed.param];
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        {addressed === undefined || value === undefined ? null : (
          <p>
            <RecordBadges card={card} record={{ [addressed.field]: value }} isPartial />
          </p>
        )}
        <div aria-hidden="true">
          <RecordSkeleton shape={card.shape} hasCode={card.code?.open !== undefined} />
        </div>
      </div>
    );
  }
  if (record === 'failed' || record === 'missing') {
    return (
      <div className={css['place']}>
        <Note
          icon={record === 'failed' ? 'cloud' : 'search'}
          text={record === 'failed' ? text('failed') : missing.text}
        >
          {record === 'failed' ? (
            <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
              {text('retry')}
            </CommandLink>
          ) : (
            (missing.links ?? []).map((link, index) => (
              <CommandLink key={index} command={link.action} className="btn btn--line btn--small">
                {link.label}
              </CommandLink>
            ))
          )}
        </Note>
      </div>
    );
  }
  const known = facts.flatMap(({ label, ...value }) => {
    const shown = formatValue(value, record);
    return shown === undefined ? [] : [{ label, value: shown }];
  });
  const isOpen = isChosen ?? opensCode(card, record);
  const codeText = code === undefined ? '' : fieldText(record, code.field);
  return (
    <div className={css['place']}>
      <RecordCard
        card={docked ? cardAlone(card) : card}
        record={record}
        shownCode={{ isOpen, toggle: () => setIsChosen(!isOpen) }}
      />
      {code === undefined || codeText === '' ? null : (
        <div className={`card ${css['code']}`}>
          <LazyQrCode text={codeText} label={code.label} />
          {code.note === undefined ? null : <p>{code.note}</p>}
        </div>
      )}
      {meter === undefined ? null : <Meter id={`${id}-meter`} meter={meter} record={record} />}
      <Facts facts={known} />
      {note === undefined ? null : <p className={css['note']}>{note}</p>}
      {docked && (card.actions ?? []).some((action) => isShown(action, record)) ? (
        <DockedActions>
          <RecordActions
            actions={card.actions ?? []}
            record={record}
            name={formatValue(card.title, record) ?? ''}
            className={css['docked']}
            isLarge
          />
        </DockedActions>
      ) : null}
    </div>
  );
}
