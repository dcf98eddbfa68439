import type { ReactNode } from 'react';
import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import type { RecordFields } from '../shared/answers/is-fields.ts';
import { fieldText, isShown, readRecord } from '../shared/records/read-records.ts';
import { RecordActions } from '../shared/records/record-actions.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import { Cover, Lists, Numbers } from './parts.tsx';
import { Photos, Places, Review } from './details.tsx';
import type { ReportSettings } from './report-settings.ts';
import type { Settings } from './schema.ts';
import { SharePanel } from './share-panel.tsx';

/** Report of an own day, with its review and the link that shares it. */
function OwnReport({
  id,
  settings,
  record,
}: {
  readonly id: string;
  readonly settings: ReportSettings;
  readonly record: RecordFields;
}) {
  const { actions = [], share, texts } = settings;
  const title = fillText(texts.title, { name: fieldText(record, 'parkNm') });
  return (
    <div className={css['place']}>
      <Cover
        record={record}
        title={title}
        {...(fieldText(record, 'statusCd') === 'GROWING' ? { badge: texts.growing } : {})}
      />
      <Numbers record={record} texts={texts} isOwn />
      <Places record={record} texts={texts} />
      <Lists record={record} texts={texts} />
      <Review record={record} texts={texts} />
      {share === undefined || fieldText(record, 'statusCd') === 'GROWING' ? null : (
        // A new choice of photos begins after each change.
        <SharePanel
          key={`${fieldText(record, 'shareUrl')} ${fieldText(record, 'sharedPhotoCnt')}`}
          id={id}
          share={share}
          record={record}
        />
      )}
      {texts.privacy === undefined ? null : <p className={css['note']}>{texts.privacy}</p>}
      {actions.some((action) => isShown(action, record)) ? (
        <DockedActions>
          <RecordActions actions={actions} record={record} name={title} className={css['docked']} isLarge />
        </DockedActions>
      ) : null}
    </div>
  );
}

/** Shows the report that a link shares, or the sample. */
function SharedReport({
  settings: { texts },
  record,
  title,
  note,
}: {
  readonly settings: ReportSettings;
  readonly record: RecordFields;
  readonly title: string;
  readonly note?: ReactNode;
}) {
  return (
    <div className={css['place']}>
      {note === undefined ? null : <div>{note}</div>}
      <Cover record={record} title={title} />
      <Numbers record={record} texts={texts} isOwn={false} />
      <Photos record={record} texts={texts} />
    </div>
  );
}

function Sample({
  settings,
  sample,
  isGone,
}: {
  readonly settings: ReportSettings;
  readonly sample: NonNullable<ReportSettings['sample']>;
  readonly isGone: boolean;
}) {
  const { art, title, note, gone, link: _, ...counts } = sample;
  return (
    <SharedReport
      settings={settings}
      record={{ ...counts, imageNm: art }}
      title={title}
      note={
        <p className={css['note']} role={isGone ? 'status' : undefined}>
          {isGone && gone !== undefined ? gone : note}
        </p>
      }
    />
  );
}

export function MemoryReport({ id, settings, data }: WidgetProps<Settings>) {
  const { sample, missing, texts } = settings;
  const { text, frame } = useWidgetPort();
  const isLinked = sample?.link !== undefined && (frame.query?.[sample.link] ?? '') !== '';
  if (sample?.link !== undefined && !isLinked) return <Sample settings={settings} sample={sample} isGone={false} />;
  const record = readRecord(data['report'], undefined);
  if (record === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{text('loading')}</span>
        <div className={css['waiting']} aria-hidden="true" />
      </div>
    );
  if (record === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  if (record === 'missing') {
    if (sample !== undefined) return <Sample settings={settings} sample={sample} isGone={isLinked} />;
    return missing === undefined ? null : (
      <div className={css['place']}>
        <Note icon="photo" text={missing.text}>
          {(missing.links ?? []).map((link, index) => (
            <CommandLink key={index} command={link.action} className="btn btn--line btn--small">
              {link.label}
            </CommandLink>
          ))}
        </Note>
      </div>
    );
  }
  if (sample?.link === undefined) return <OwnReport id={id} settings={settings} record={record} />;
  return (
    <SharedReport
      settings={settings}
      record={record}
      title={fillText(texts.shared, { name: fieldText(record, 'nickName'), park: fieldText(record, 'parkNm') })}
    />
  );
}
