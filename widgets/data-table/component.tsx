import type { ReactNode } from 'react';
import { DateText } from '#ui/content/date-text.tsx';
import { Note } from '#ui/content/note.tsx';
import { formatNumber } from '#ui/content/format-number.ts';
import { Table } from '#ui/content/table.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { readRecords } from '../shared/records/read-records.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Form = Settings['columns'][number]['form'];

export function DataTable({ id, settings, data }: WidgetProps<Settings>) {
  const { caption, captionHidden = false, columns, rows, list = 'list', empty, note } = settings;
  const { text } = useWidgetPort();
  const answer = rows === undefined ? readRecords(data['rows'], list) : [];
  const table = (cells: readonly (readonly ReactNode[])[]) => (
    <Table id={id} caption={caption} isCaptionHidden={captionHidden} columns={columns} rows={cells} />
  );
  return (
    <div className={css['place']}>
      {rows !== undefined ? (
        table(
          rows.map((row) =>
            row.map((cell) => (
              <>
                <span>{cell.text}</span>
                {cell.note ? <small>{cell.note}</small> : null}
              </>
            )),
          ),
        )
      ) : answer === 'waiting' ? (
        <div className={`skeleton ${css['waiting']}`} aria-busy="true">
          <span className="sr">{text('loading')}</span>
        </div>
      ) : answer === 'failed' ? (
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      ) : answer.length === 0 ? (
        empty ? (
          <Note icon="clipboard-list" text={empty} />
        ) : null
      ) : (
        table(answer.map((item) => columns.map(({ field = '', form }) => write(item[field], form))))
      )}
      {note ? <p className={css['note']}>{note}</p> : null}
    </div>
  );
}

const write = (value: unknown, form: Form): ReactNode => {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (form === 'number' && Number.isFinite(Number(value))) return formatNumber(Number(value));
  return form === 'day' ? <DateText value={String(value)} /> : String(value);
};
