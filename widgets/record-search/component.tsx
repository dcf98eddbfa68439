import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { Heading } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { RadioGroup } from '#ui/fields/choice-fields.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { useWidgetPort } from '../port.tsx';
import { fieldText } from '../shared/records/read-records.ts';
import { RecordCard, recordListClass } from '../shared/records/record-card.tsx';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { useSearch } from './use-search.ts';

const neverChanges = () => () => undefined;

export function RecordSearch({ id, settings }: WidgetProps<Settings>) {
  const { title, intro, kinds, submit, card, key, found, empty } = settings;
  const port = useWidgetPort();
  const { isSending, records, fault, given, search } = useSearch(settings);
  const [chosen, setChosen] = useState(kinds[0]?.value ?? '');
  const [typed, setTyped] = useState(given);
  // Picked numbers replace the text of an uncontrolled field.
  const [turn, setTurn] = useState(0);
  // Few browsers have an address book; elsewhere the numbers are typed.
  const hasContacts = useSyncExternalStore(
    neverChanges,
    () => port.inApp || 'contacts' in navigator,
    () => false,
  );
  const kind = kinds.find(({ value }) => value === chosen) ?? kinds[0];

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void search(kind, typed);
  };
  const pick = async () => {
    const contacts = await port.pickContacts();
    if (contacts.length === 0) return;
    const text = [...typed.split('\n'), ...contacts.map(({ phoneNumber }) => phoneNumber)]
      .filter((line) => line.trim() !== '')
      .join('\n');
    setTyped(text);
    setTurn((before) => before + 1);
  };

  const scan = async () => {
    const code = await port.scanCode();
    if (code === undefined) return;
    setTyped(code);
    setTurn((before) => before + 1);
    void search(kind, code);
  };

  return (
    <div className={css['place']}>
      <form noValidate className={`card ${css['form']}`} onSubmit={onSubmit}>
        {title && kinds.length === 1 ? <Heading className="t-subhead">{title}</Heading> : null}
        {intro ? <p className={css['intro']}>{intro}</p> : null}
        {kinds.length > 1 ? (
          <RadioGroup
            id={`${id}-kind`}
            label={title ?? submit}
            choices={kinds.map(({ value, label }) => ({ value, label }))}
            value={chosen}
            onChoose={setChosen}
          />
        ) : null}
        <TextField
          key={`${chosen} ${turn}`}
          id={`${id}-value`}
          label={kind?.label ?? ''}
          note={kind?.note}
          error={fault}
          value={typed}
          isRequired
          isLong={kind?.many === true}
          inputMode={kind?.inputMode ?? 'text'}
          autoComplete="off"
          onType={setTyped}
        />
        <p role="alert" className="sr">
          {fault ?? ''}
        </p>
        <div className="btnrow">
          {kind?.contacts && hasContacts ? (
            <button type="button" className="btn btn--line" onClick={() => void pick()}>
              <Icon name="users" size="s" />
              <span>{kind.contacts}</span>
            </button>
          ) : null}
          {kind?.scan && port.inApp ? (
            <button type="button" className="btn btn--line" onClick={() => void scan()}>
              <Icon name="camera" size="s" />
              <span>{kind.scan}</span>
            </button>
          ) : null}
          <button type="submit" className="btn btn--main" {...(isSending ? { 'aria-disabled': true } : {})}>
            <Icon name="search" size="s" />
            <span>{submit}</span>
          </button>
        </div>
      </form>
      <div role="status" className={css['results']}>
        {isSending ? <span className="sr">{port.text('loading')}</span> : null}
        {records === undefined ? null : records.length === 0 ? (
          <Note icon={empty.icon ?? 'search'} text={empty.text} />
        ) : (
          <>
            <p className={css['found']}>{found.replaceAll('{{count}}', String(records.length))}</p>
            <ul className={recordListClass[card.shape]}>
              {records.map((record) => (
                <li key={fieldText(record, key)}>
                  <RecordCard card={card} record={record} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
