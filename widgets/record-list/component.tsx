import { useState } from 'react';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { Note } from '#ui/content/note.tsx';
import { useFocusOnPageChange } from '#ui/navigation/use-focus-on-page-change.ts';
import type { WidgetProps } from '../define-widget.ts';
import { PageLinks } from '../shared/paging/paging-links.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, formatValue, readRecords, totalOf } from '../shared/records/read-records.ts';
import { type RecordFields } from '#widgets/shared/answers/is-fields';
import { hasCode, opensCode, RecordCard, recordListClass } from '../shared/records/record-card.tsx';
import { RecordSkeleton } from '../shared/records/record-skeleton.tsx';
import { useQueueFigures } from '../shared/facilities/use-queue-figures.ts';
import css from './component.module.css';
import { useLastKnown, type RecordListSettings } from './use-last-known.ts';
import type { Settings } from './schema.ts';

type Figures = ReturnType<typeof useQueueFigures>;

/** Replaces fields that a record has by the live figures of its queue: who is called already is told no number. */
const withFigures = (
  record: RecordFields,
  figures: Figures,
  fields: readonly NonNullable<Settings['queueFigures']>[number][],
): RecordFields => {
  const live = figures.get(fieldText(record, 'facilityId'));
  return live === undefined
    ? record
    : {
        ...record,
        ...Object.fromEntries(fields.filter((field) => field in record).map((field) => [field, live[field]])),
      };
};

/** Adds the field that says whether the call for marks lists the record. */
const withMark = (
  record: RecordFields,
  { field, as }: NonNullable<Settings['marked']>,
  marks: ReturnType<typeof readRecords>,
): RecordFields =>
  typeof marks === 'string'
    ? record
    : { ...record, [as]: marks.some((mark) => fieldText(mark, field) === fieldText(record, field)) ? 'Y' : 'N' };

/** Puts the record with a key first. */
const firstOf = (records: ReturnType<typeof readRecords>, key: string, asked: string): ReturnType<typeof readRecords> =>
  typeof records === 'string' || asked === ''
    ? records
    : records.toSorted((one, other) => Number(fieldText(other, key) === asked) - Number(fieldText(one, key) === asked));

/** A card without what needs a network. */
const plainCard = ({
  actions: _,
  detail: __,
  code: ___,
  ...card
}: RecordListSettings['card']): RecordListSettings['card'] => card;

export function RecordList({ settings, data }: WidgetProps<Settings>) {
  const {
    list,
    key,
    card,
    empty,
    note,
    reason,
    except,
    add,
    title,
    first,
    onlyWith,
    onlyWithParam,
    hidesEmpty,
    queueFigures,
    marked,
    pages,
  } = settings;
  const { text, frame } = useWidgetPort();
  const figures = useQueueFigures(queueFigures !== undefined);
  const read = readRecords(data['records'], list);
  const figured =
    queueFigures === undefined || typeof read === 'string'
      ? read
      : read.map((record) => withFigures(record, figures, queueFigures));
  const last = useLastKnown(settings, data['records']);
  const present =
    marked === undefined || typeof figured === 'string'
      ? figured
      : figured.map((record) => withMark(record, marked, readRecords(data['marks'], marked.list)));
  const asked = first === undefined ? '' : (frame.query?.[first] ?? '');
  const all = firstOf(last?.records ?? present, key, asked);
  const shownElsewhere = except === undefined ? '' : (frame.query?.[except] ?? '');
  const records =
    shownElsewhere === '' || typeof all === 'string'
      ? all
      : all.filter((record) => fieldText(record, key) !== shownElsewhere);
  // Key of the record whose code is shown; undefined until the visitor chooses one.
  const [chosen, setChosen] = useState<string>();
  const pageNo = pages === undefined ? '' : (frame.query?.[pages.query] ?? '1');
  const listTop = useFocusOnPageChange<HTMLUListElement>(pageNo);
  if (onlyWith !== undefined && (frame.query?.[onlyWith] ?? '') === '') return null;
  if (onlyWithParam !== undefined && (frame.params?.[onlyWithParam] ?? '') === '') return null;
  // What stands below waits too: the list may push it down.
  if (hidesEmpty === true && records === 'waiting') return <div aria-busy="true" data-waits="" />;
  if (hidesEmpty === true && records.length === 0) return null;
  if (records === 'waiting') {
    return (
      <div className={title ? `${css['place']} ${css['titled']}` : css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        {title ? <Heading className="t-heading">{title}</Heading> : null}
        <ul key="waiting" className={recordListClass[card.shape]} aria-hidden="true">
          {[0, 1].map((index) => (
            <li key={index}>
              <RecordSkeleton shape={card.shape} hasCode={index === 0 && card.code?.open !== undefined} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (records === 'failed') {
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  const opened =
    records.find((record) => hasCode(card, record) && fieldText(record, key) === asked) ??
    records.find((record) => opensCode(card, record));
  const total = pages === undefined ? records.length : totalOf(data['records']);
  const why =
    reason === undefined
      ? undefined
      : records.map((record) => formatValue(reason, record)).find((said) => said !== undefined);
  const open = chosen ?? (opened === undefined ? '' : fieldText(opened, key));
  return (
    <div className={title ? `${css['place']} ${css['titled']}` : css['place']}>
      {title ? <Heading className="t-heading">{title}</Heading> : null}
      {last === undefined ? null : (
        <p role="status" className={css['last']}>
          <Icon name="wifi-off" size="s" />
          <span>{last.note}</span>
        </p>
      )}
      {why === undefined ? null : (
        <p className={css['reason']}>
          <Icon name="info-circle" size="s" />
          <span>{why}</span>
        </p>
      )}
      {records.length === 0 ? (
        <Note icon={empty.icon ?? 'clipboard-list'} text={empty.text}>
          {(empty.links ?? []).map((link, index) => (
            <CommandLink key={index} command={link.action} className="btn btn--line btn--small">
              {link.label}
            </CommandLink>
          ))}
        </Note>
      ) : (
        <ul ref={listTop} tabIndex={-1} className={`${recordListClass[card.shape]} ${css['list']}`}>
          {records.map((record) => {
            const own = fieldText(record, key);
            return (
              <li key={own}>
                <RecordCard
                  card={last === undefined ? card : plainCard(card)}
                  record={record}
                  shownCode={{ isOpen: own === open, toggle: () => setChosen(own === open ? '' : own) }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {add === undefined || records.length === 0 ? null : (
        <CommandLink command={add.action} className="btn btn--line btn--wide">
          <Icon name="plus" size="s" />
          <span>{add.label}</span>
        </CommandLink>
      )}
      {pages === undefined ? null : (
        <div className={css['pages']}>
          <PageLinks name={pages.query} pageSize={pages.size} pageNo={Number(pageNo)} totalCnt={total} />
        </div>
      )}
      {note === undefined ? null : <p className={css['note']}>{note}</p>}
    </div>
  );
}
