import { useRef, useState } from 'react';
import { Heading } from '#ui/content/heading.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import { Art } from '#ui/media/art.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import type { RecordFields } from '../shared/answers/is-fields.ts';
import { fieldText, itemOf } from '../shared/records/read-records.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { ReportSettings } from './report-settings.ts';
import { dottedDay, rowsOf } from './read-report.ts';

interface PanelProps {
  readonly id: string;
  readonly share: NonNullable<ReportSettings['share']>;
  readonly record: RecordFields;
}

/** Token of the link, which the page of a shared report takes. */
const tokenOf = (record: RecordFields): string => /\?s=(.+)$/.exec(fieldText(record, 'shareUrl'))?.[1] ?? '';

/** Makes the link that shares a report with chosen photos, and ends it. */
export function SharePanel({ id, share, record }: PanelProps) {
  const port = useWidgetPort();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<string>();
  const sending = useRef(false);
  const isOpen = fieldText(record, 'sharedYn') === 'Y';
  const photos = rowsOf(record, 'photoList').map((photo) => ({
    id: fieldText(photo, 'fileId'),
    url: fieldText(photo, 'url'),
  }));
  const send = async (operation: typeof share.operation, done: string, more: object = {}): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    const ended = await port.submit(operation, {
      parkKindCd: fieldText(record, 'parkKindCd'),
      reportDate: fieldText(record, 'reportDate'),
      ...more,
    });
    sending.current = false;
    setRefusal(ended.state === 'refused' ? ended.message : undefined);
    if (ended.state !== 'done') return;
    port.say(done);
    port.run({ kind: 'refresh' });
  };
  const pick = (photo: string, isTicked: boolean): void =>
    setChosen((before) => new Set(isTicked ? [...before, photo] : [...before].filter((one) => one !== photo)));
  return (
    <section className={`card ${css['list']}`}>
      <Heading className="t-subhead">{share.title}</Heading>
      <p className={css['nothing']}>{share.note}</p>
      {isOpen ? (
        <div className={css['open']}>
          <p className="num">{fillText(share.until, { name: dottedDay(fieldText(record, 'shareUntilDtm')) })}</p>
          <CommandLink
            command={share.open}
            item={{ ...itemOf(record), shareToken: tokenOf(record) }}
            className="btn btn--wide btn--main"
          >
            <Icon name="share-2" size="s" />
            <span>{share.openLabel}</span>
          </CommandLink>
        </div>
      ) : null}
      {photos.length === 0 ? null : (
        <fieldset className={css['pick']}>
          <legend>{share.photos}</legend>
          {photos.map((photo, index) => (
            <div key={photo.id}>
              <Art name={photo.url} />
              <TickField
                id={`${id}-photo-${index}`}
                label={fillText(share.photo, { count: String(index + 1) })}
                isTicked={chosen.has(photo.id)}
                onTick={(isTicked) => pick(photo.id, isTicked)}
              />
            </div>
          ))}
        </fieldset>
      )}
      {refusal === undefined ? null : (
        <p className={css['refusal']} role="alert">
          {refusal}
        </p>
      )}
      <div className={css['docked']}>
        {isOpen && photos.length === 0 ? null : (
          <button
            type="button"
            className="btn btn--line"
            onClick={() => void send(share.operation, share.shared, { fileIdList: [...chosen] })}
          >
            {isOpen ? share.change : share.submit}
          </button>
        )}
        {isOpen ? (
          <button type="button" className="btn btn--quiet" onClick={() => void send(share.end, share.stopped)}>
            {share.stop}
          </button>
        ) : null}
      </div>
    </section>
  );
}
