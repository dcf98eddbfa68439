import { useState } from 'react';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, readRecords, type RecordFields } from '../read-records.ts';
import { opensCode, RecordCard, recordListClass, RecordSkeleton } from '../record-card.tsx';
import { useQueueFigures } from '../use-queue-figures.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Figures = ReturnType<typeof useQueueFigures>;

/** Replaces fields of a record by the live figures of its queue. */
const withFigures = (record: RecordFields, figures: Figures, fields: readonly NonNullable<Settings['queueFigures']>[number][]): RecordFields => {
  const live = figures.get(fieldText(record, 'facilityId'));
  return live === undefined ? record : { ...record, ...Object.fromEntries(fields.map((field) => [field, live[field]])) };
};

export function RecordList({ settings, data }: WidgetProps<Settings>) {
  const { list, key, card, empty, note, title, onlyWith, onlyWithParam, queueFigures } = settings;
  const { text, frame } = useWidgetPort();
  const figures = useQueueFigures(queueFigures !== undefined);
  const read = readRecords(data['records'], list);
  const records = queueFigures === undefined || typeof read === 'string' ? read : read.map((record) => withFigures(record, figures, queueFigures));
  // Key of the record whose code is shown; undefined until the visitor chooses one.
  const [chosen, setChosen] = useState<string>();
  if (onlyWith !== undefined && (frame.query?.[onlyWith] ?? '') === '') return null;
  if (onlyWithParam !== undefined && (frame.params?.[onlyWithParam] ?? '') === '') return null;
  if (records === 'waiting') {
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <ul className={recordListClass[card.shape]} aria-hidden="true">{[0, 1].map((index) => <li key={index}><RecordSkeleton shape={card.shape} /></li>)}</ul>
      </div>
    );
  }
  if (records === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}><CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">{text('retry')}</CommandLink></Note>
      </div>
    );
  }
  const first = records.find((record) => opensCode(card, record));
  const open = chosen ?? (first === undefined ? '' : fieldText(first, key));
  return (
    <div className={css['place']}>
      {title ? <Heading className="t-heading">{title}</Heading> : null}
      {records.length === 0 ? (
        <Note icon={empty.icon ?? 'clipboard-list'} text={empty.text}>
          {(empty.links ?? []).map((link, index) => <CommandLink key={index} command={link.action} className="btn btn--line btn--small">{link.label}</CommandLink>)}
        </Note>
      ) : (
        <ul className={recordListClass[card.shape]}>
          {records.map((record) => {
            const own = fieldText(record, key);
            return <li key={own}><RecordCard card={card} record={record} shownCode={{ isOpen: own === open, toggle: () => setChosen(own === open ? '' : own) }} /></li>;
          })}
        </ul>
      )}
      {note === undefined ? null : <p className={css['note']}>{note}</p>}
    </div>
  );
}
