import { PageTitle } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';
import { useExit } from './use-exit.ts';

export function ClientExit({ settings, data }: WidgetProps<Settings>) {
  const { ask, submit, stay, done, unregistered, links = [] } = settings;
  const port = useWidgetPort();
  const clientId = port.frame.query?.[settings.client] ?? '';
  const answer = data['client'];
  const client = answer?.state === 'ready' && isFields(answer.value) ? answer.value : {};
  const [name, isMember] = [fieldText(client, 'clientNm'), fieldText(client, 'loginYn') === 'Y'];
  const { isEnding, isEnded, refusal, end } = useExit(settings, clientId, isMember ? '' : fieldText(client, 'endUrl'));
  if (clientId !== '' && (answer === undefined || answer.state === 'waiting'))
    return (
      <div className={css['panel']} role="status">
        <p className="sr">{port.text('loading')}</p>
      </div>
    );
  if (name === '' || !isMember || isEnded) {
    const { icon, title, text } = name === '' ? unregistered : done;
    return (
      <div className={css['panel']}>
        {icon ? (
          <span className={css['mark']}>
            <Icon name={icon} size="l" />
          </span>
        ) : null}
        <div role="status" className={css['words']}>
          <PageTitle className="t-title">{title}</PageTitle>
          <p>{text}</p>
        </div>
        <div className={css['ways']}>
          {links.map((link, index) => (
            <CommandLink key={index} command={link.action} className="btn btn--line btn--wide">
              {link.label}
            </CommandLink>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className={css['panel']}>
      {ask.icon ? (
        <span className={css['mark']}>
          <Icon name={ask.icon} size="l" />
        </span>
      ) : null}
      <div className={css['words']}>
        <PageTitle className="t-title">{fillText(ask.title, { name })}</PageTitle>
        <p>{fillText(ask.text, { name })}</p>
      </div>
      {refusal === undefined ? null : (
        <p role="alert" className={css['refusal']}>
          {refusal}
        </p>
      )}
      <div className={css['ways']}>
        <button
          type="button"
          className="btn btn--main btn--wide"
          onClick={end}
          {...(isEnding ? { 'aria-disabled': true } : {})}
        >
          {submit}
        </button>
        {stay ? (
          <CommandLink command={stay.action} className="btn btn--line btn--wide">
            {stay.label}
          </CommandLink>
        ) : null}
      </div>
    </div>
  );
}
