import { useRef, useState, type SubmitEvent } from 'react';
import { hasForbiddenWord } from '#engine/values/forbidden-words';
import type { BillboardSlots } from '#schemas/calls/billboard/answers';
import { Note } from '#ui/content/note.tsx';
import { SelectField } from '#ui/fields/choice-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import { Art } from '#ui/media/art.tsx';
import { encodeCrop } from '../shared/pictures/crop.ts';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { PictureChoice } from '../shared/pictures/picture-choice.tsx';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { useChosenPicture } from '../shared/pictures/use-chosen-picture.ts';
import css from './component.module.css';
import { formatSlotDay, readSlots, readTimes, readWords, type BillboardTime } from './read-slots.ts';
import type { Settings } from './schema.ts';
import { Screen } from './screen.tsx';
import { TimeChoice } from './time-choice.tsx';

const LEAST = { width: 640, height: 360 } as const;
const SENDER = 20;
const cut =
  (most: number) =>
  (raw: string): string =>
    Array.from(raw).slice(0, most).join('');

export function BillboardForm(props: WidgetProps<Settings>) {
  const { text } = useWidgetPort();
  const slots = readSlots(props.data['slots']);
  if (slots === 'waiting')
    return (
      <div className={css['place']} aria-busy="true">
        <span className="sr">{text('loading')}</span>
        <div className={`skeleton ${css['waiting']}`} />
      </div>
    );
  if (slots === 'failed')
    return (
      <div className={css['place']}>
        <Note icon="cloud" text={text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  if (slots.slotList.every(({ leftCnt }) => leftCnt === 0))
    return (
      <div className={css['place']}>
        <Note icon="calendar" text={props.settings.texts.none} />
      </div>
    );
  return <Application {...props} slots={slots} />;
}

function Application({ id, settings, data, slots }: WidgetProps<Settings> & { readonly slots: BillboardSlots }) {
  const { texts, body, operation, upload, times: readsTimes } = settings;
  const port = useWidgetPort();
  const { submit, say, run, text, frame } = port;
  const picture = useChosenPicture(LEAST);
  const { chosen, drop } = picture;
  const [day, setDay] = useState(slots.date);
  const [times, setTimes] = useState<{ readonly day: string; readonly list: readonly BillboardTime[] }>({
    day: slots.date,
    list: slots.timeList,
  });
  const [slotId, setSlot] = useState('');
  const [templateId, setTemplate] = useState(slots.templateList[0]?.templateId ?? '');
  const [words, setWords] = useState('');
  const [sender, setSender] = useState('');
  const [hasAgreed, setAgreed] = useState(false);
  const [fault, setFault] = useState<{ readonly field: 'words' | 'time' | 'picture' | 'end'; readonly text: string }>();
  const [isSending, setSending] = useState(false);
  const [round, setRound] = useState(0);
  const sending = useRef(false);
  const turn = useRef(0);
  const load = (date: string): void => {
    const own = ++turn.current;
    void submit(readsTimes, { ...body, date }).then((ended) => {
      if (own === turn.current) setTimes({ day: date, list: ended.state === 'done' ? readTimes(ended.data) : [] });
    });
  };
  const list = times.day === day ? times.list : [];
  const template = slots.templateList.find((one) => one.templateId === templateId);
  const isForbidden = hasForbiddenWord(readWords(data['words']), `${words}\n${sender}`);
  const wordsFault = isForbidden ? texts.forbidden : fault?.field === 'words' ? fault.text : undefined;

  const send = async (): Promise<void> => {
    let fileId = '';
    if (chosen !== undefined) {
      const file = await encodeCrop(chosen.image, chosen.frame, chosen.crop);
      const sent = file === null ? undefined : await submit(upload, { purpose: 'BILLBOARD', file });
      if (sent?.state !== 'done')
        return setFault({ field: 'picture', text: sent?.state === 'refused' ? sent.message : texts.unreadable });
      const uploaded = (sent.data as { readonly fileId?: unknown } | null)?.fileId;
      fileId = typeof uploaded === 'string' ? uploaded : '';
    }
    const ended = await submit(operation, {
      ...body,
      eventId: slots.eventId,
      date: day,
      slotId,
      templateId,
      words,
      senderNm: sender,
      ...(fileId === '' ? {} : { fileId }),
      agreeYn: 'Y',
    });
    if (ended.state !== 'done') {
      // The time may be taken by now.
      load(day);
      return setFault(ended.state === 'refused' ? { field: 'end', text: ended.message } : undefined);
    }
    drop();
    setSlot('');
    say(texts.success);
    setAgreed(false);
    setRound((before) => before + 1);
    load(day);
    run({ kind: 'refresh' });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (sending.current) return;
    const missing =
      words.trim() === ''
        ? ({ field: 'words', text: text('fieldRequired') } as const)
        : slotId === ''
          ? ({ field: 'time', text: texts.choosePlease } as const)
          : hasAgreed
            ? undefined
            : ({ field: 'end', text: texts.agreePlease } as const);
    setFault(missing);
    if (missing?.field === 'words' || isForbidden) document.getElementById(`${id}-words`)?.focus();
    if (missing !== undefined || isForbidden) return;
    sending.current = true;
    setSending(true);
    void send().finally(() => {
      sending.current = false;
      setSending(false);
    });
  };

  return (
    <form noValidate className={css['place']} onSubmit={onSubmit}>
      <Screen
        label={texts.preview}
        art={template?.imageNm}
        words={words.trim() === '' ? texts.example : words}
        sender={sender}
        picture={chosen}
      />
      <TextField
        id={`${id}-words`}
        label={texts.words}
        note={texts.wordsNote}
        error={wordsFault}
        isLong
        isRequired
        autoComplete="off"
        value={words}
        most={slots.letters}
        clean={cut(slots.letters)}
        onType={(typed) => {
          setWords(typed);
          setFault(undefined);
        }}
      />
      <TextField
        id={`${id}-sender`}
        label={texts.sender}
        optional={text('fieldOptional')}
        autoComplete="off"
        value={sender}
        most={SENDER}
        clean={cut(SENDER)}
        onType={setSender}
      />
      <fieldset className={css['group']}>
        <legend className={css['label']}>{texts.background}</legend>
        <div className={css['templates']}>
          {slots.templateList.map((one) => (
            <label key={one.templateId} className={css['template']}>
              <input
                type="radio"
                name={`${id}-template`}
                value={one.templateId}
                checked={one.templateId === templateId}
                onChange={() => setTemplate(one.templateId)}
              />
              <Art name={one.imageNm} className={css['thumb'] ?? ''} />
              <span>{one.templateNm}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <PictureChoice
        id={id}
        picture={picture}
        texts={texts}
        fault={fault?.field === 'picture' ? fault.text : ''}
        onFault={(found) => setFault(found === '' ? undefined : { field: 'picture', text: found })}
      />
      <SelectField
        id={`${id}-day`}
        label={texts.day}
        none={texts.choosePlease}
        value={day}
        choices={slots.slotList
          .filter(({ leftCnt }) => leftCnt !== 0)
          .map(({ date }) => ({ value: date, label: formatSlotDay(date, frame.locale) }))}
        onChoose={(next) => {
          setDay(next);
          setSlot('');
          if (next !== '') load(next);
        }}
      />
      <div aria-live="polite" aria-busy={day !== '' && times.day !== day}>
        {list.length === 0 ? (
          <p className={css['quiet']}>{day === '' ? '' : times.day === day ? texts.none : texts.loading}</p>
        ) : (
          <TimeChoice
            id={id}
            label={texts.time}
            texts={texts}
            times={list}
            chosen={slotId}
            onChoose={(next) => {
              setSlot(next);
              setFault(undefined);
            }}
          />
        )}
      </div>
      <p role="alert" className={css['fault']}>
        {fault?.field === 'time' ? fault.text : ''}
      </p>
      <TickField
        key={`agree ${round}`}
        id={`${id}-agree`}
        label={texts.agree}
        isTicked={hasAgreed}
        isRequired
        onTick={setAgreed}
      />
      <p role="alert" className={css['fault']}>
        {fault?.field === 'end' ? fault.text : ''}
      </p>
      <DockedActions>
        <button type="submit" className="btn btn--main btn--wide" {...(isSending ? { 'aria-disabled': true } : {})}>
          {texts.submit}
        </button>
      </DockedActions>
    </form>
  );
}
