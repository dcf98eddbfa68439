import { PageTitle } from '#ui/content/heading.tsx';
import { Note } from '#ui/content/note.tsx';
import { Words } from '#ui/content/words.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { DataState, WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { useConsent } from './use-consent.ts';

interface Grant {
  readonly name: string;
  readonly host: string;
  readonly fields: readonly string[];
  readonly isGranted: boolean;
}

/** Returns what the site asks for. Undefined: no registered site asks. */
const readGrant = (data: DataState | undefined): Grant | 'waiting' | 'failed' | undefined => {
  if (data === undefined || data.state === 'waiting') return 'waiting';
  if (data.state === 'failed' || !isFields(data.value)) return 'failed';
  if (fieldText(data.value, 'clientId') === '') return undefined;
  const { fieldList } = data.value;
  return {
    name: fieldText(data.value, 'clientNm'),
    host: fieldText(data.value, 'hostNm'),
    fields: Array.isArray(fieldList) ? fieldList.map(String) : [],
    isGranted: fieldText(data.value, 'grantedYn') === 'Y',
  };
};

const isNamed = <Names extends object>(names: Names, field: string): field is Extract<keyof Names, string> =>
  Object.hasOwn(names, field);

export function ClientConsent({ settings, data }: WidgetProps<Settings>) {
  const { title, text, fields, note, allow: allowLabel, decline, progress, unregistered } = settings;
  const port = useWidgetPort();
  const asked = (port.frame.query?.['redirectUrl'] ?? '') === '' ? undefined : readGrant(data['grant']);
  const { isLeaving, refusal, allow } = useConsent(settings, typeof asked === 'object' && asked.isGranted);
  if (asked === undefined)
    return (
      <div className={css['panel']}>
        <PageTitle className={`t-title ${css['title']}`}>{unregistered.title}</PageTitle>
        <p className="muted">{unregistered.text}</p>
        <CommandLink command={unregistered.action} className="btn btn--line btn--wide">
          {unregistered.label}
        </CommandLink>
      </div>
    );
  if (asked === 'failed')
    return (
      <div className={css['panel']}>
        <Note icon="cloud" text={port.text('failed')}>
          <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
            {port.text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  if (asked === 'waiting' || asked.isGranted)
    return (
      <div className={css['panel']} role="status">
        <span className={css['spinner']} aria-hidden="true" />
        <p>{asked === 'waiting' ? port.text('loading') : progress}</p>
      </div>
    );
  const { name, host } = asked;
  return (
    <div className={css['panel']}>
      <PageTitle className={`t-title ${css['title']}`}>{fillText(title, { name })}</PageTitle>
      <p className="muted">
        <Words text={fillText(text, { name, host })} />
      </p>
      <ul className={`card ${css['fields']}`}>
        {asked.fields.map((field) => (
          <li key={field}>
            <Icon name="check" size="s" />
            <span>{isNamed(fields, field) ? fields[field] : field}</span>
          </li>
        ))}
      </ul>
      {note ? <p className={`muted ${css['note']}`}>{note}</p> : null}
      {refusal === undefined ? null : (
        <p role="alert" className={css['refusal']}>
          <Icon name="alert-triangle" size="s" />
          <span>{refusal}</span>
        </p>
      )}
      <div className={css['ways']}>
        <button
          type="button"
          className="btn btn--main btn--wide"
          onClick={allow}
          {...(isLeaving ? { 'aria-disabled': true } : {})}
        >
          {allowLabel}
        </button>
        <CommandLink command={decline.action} className="btn btn--line btn--wide">
          {decline.label}
        </CommandLink>
      </div>
      <p role="status" className="sr">
        {isLeaving ? port.text('loading') : ''}
      </p>
    </div>
  );
}
