import { useRef, useState, type ChangeEvent } from 'react';
import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { fieldText, fillBody, formatValue, itemOf, readRecord } from '../shared/records/read-records.ts';
import { isFields } from '../shared/answers/is-fields.ts';
import css from './component.module.css';
import { CropBox } from '../shared/pictures/crop-box.tsx';
import { encodeCrop } from '../shared/pictures/crop.ts';
import type { Settings } from './schema.ts';
import { useChosenPicture } from '../shared/pictures/use-chosen-picture.ts';

export function PictureUpload({ id, settings, data }: WidgetProps<Settings>) {
  const {
    title,
    intro,
    picture,
    alt,
    state,
    reason,
    open,
    width,
    height,
    operation,
    body,
    claim,
    choose,
    camera,
    crop: cropText,
    turn,
    zoom,
    result,
    submit,
    success,
  } = settings;
  const port = useWidgetPort();
  const { chosen, open: read, drop, change } = useChosenPicture({ width, height });
  const [fault, setFault] = useState('');
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const record = readRecord(data['picture'], undefined);
  if (record === 'missing') return null;
  if (record === 'failed') {
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
  if (record === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <section className={`card ${css['card']}`}>
          <Heading className="t-subhead">{title}</Heading>
          <span className="sr">{port.text('loading')}</span>
          <span className={css['empty']} aria-hidden="true" />
        </section>
      </div>
    );

  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again.
    event.target.value = '';
    if (file === undefined) return;
    const found = await read(file);
    setFault(found === undefined ? '' : settings[found]);
  };
  const onSend = async () => {
    if (chosen === undefined || sending.current) return;
    sending.current = true;
    setIsSending(true);
    const file = await encodeCrop(chosen.image, chosen.frame, chosen.crop);
    const sent =
      file === null
        ? undefined
        : await port.submit(operation, {
            ...fillBody(body, { item: itemOf(record), param: port.frame.params ?? {}, query: port.frame.query ?? {} }),
            file,
          });
    const ended =
      claim === undefined || sent?.state !== 'done' || !isFields(sent.data)
        ? sent
        : await port.submit(claim, { fileId: fieldText(sent.data, 'fileId') });
    sending.current = false;
    setIsSending(false);
    if (ended?.state !== 'done')
      return setFault(ended === undefined ? settings.unreadable : ended.state === 'refused' ? ended.message : '');
    setFault('');
    drop();
    if (success !== undefined) port.say(success);
    port.run({ kind: 'refresh' });
  };
  const pick = (kind: 'file' | 'camera', label: string, icon: string, tone: string) => (
    <label className={`btn ${tone} ${css['pick']} ${css[kind]}`}>
      <input
        type="file"
        accept="image/*"
        {...(kind === 'camera' ? { capture: 'user' as const } : {})}
        onChange={(event) => void onFile(event)}
      />
      <Icon name={icon} />
      <span>{label}</span>
    </label>
  );
  const url = fieldText(record, picture);
  const stateText = formatValue(state, record);
  const why = reason === undefined ? undefined : formatValue(reason, record);
  const isOpen = open.is.includes(fieldText(record, open.field));
  return (
    <div className={css['place']}>
      <section className={`card ${css['card']}`} aria-labelledby={`${id}-title`}>
        <div id={`${id}-title`}>
          <Heading className="t-subhead">{title}</Heading>
        </div>
        {chosen === undefined ? (
          <div className={css['now']}>
            {url.startsWith('/') ? (
              <img className={css['picture']} src={url} alt={alt} width={width} height={height} />
            ) : (
              <span className={css['empty']} aria-hidden="true">
                <Icon name="user" size="l" />
              </span>
            )}
            <div className={css['words']}>
              {stateText === undefined ? null : (
                <p>
                  <Badge text={stateText} />
                </p>
              )}
              {why === undefined ? null : <p className={css['why']}>{why}</p>}
              {isOpen && intro ? <p className={css['intro']}>{intro}</p> : null}
            </div>
          </div>
        ) : (
          <CropBox id={id} hasGuide {...chosen} texts={{ crop: cropText, turn, zoom, result }} onChange={change} />
        )}
        <p role="alert" className={css['fault']}>
          {fault}
        </p>
        {isOpen ? (
          <div className={css['buttons']}>
            {chosen === undefined ? null : (
              <button
                type="button"
                className="btn btn--main btn--wide"
                onClick={() => void onSend()}
                {...(isSending ? { 'aria-disabled': true } : {})}
              >
                {submit}
              </button>
            )}
            {pick('camera', camera, 'camera', 'btn--soft')}
            {pick('file', choose, 'photo', chosen === undefined ? 'btn--main' : 'btn--line')}
          </div>
        ) : null}
      </section>
    </div>
  );
}
