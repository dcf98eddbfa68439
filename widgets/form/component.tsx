import { useRef, type SubmitEvent } from 'react';
import { useAfterPress } from '#ui/fields/use-after-press.ts';
import { Icon } from '#ui/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { fieldsOf } from './fields.ts';
import { FormControl } from './form-field.tsx';
import { LinkedText } from './linked-text.tsx';
import { sayFault } from './say-fault.ts';
import type { Settings } from './schema.ts';
import { useForm } from './use-form.ts';

export function Form({ id, settings }: WidgetProps<Settings>) {
  const { icon, title, intro, schema, submit, links = [], fromQuery = [] } = settings;
  const port = useWidgetPort();
  const form = useRef<HTMLFormElement>(null);
  const { run: afterPress, drop } = useAfterPress();
  const fields = fieldsOf(id, schema);
  const { faults, announced, refusal, isSending, onType, onLeave, onSubmit } = useForm(settings, fields);

  const withForm = (run: (place: HTMLFormElement) => void) => () => {
    if (form.current) run(form.current);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // It looks at every field, the one just left too.
    drop();
    onSubmit(event);
  };
  const given = (name: string) => (fromQuery.includes(name) ? port.frame.query?.[name] : undefined);
  const spoken = fields.find(({ name }) => name === announced.name);
  const fault = faults.get(announced.name);
  // The same words again are other words to a screen reader only when something differs.
  const again = announced.turn % 2 === 0 ? '' : '\u00a0';

  return (
    <div className={css['place']}>
      {title || intro || icon ? (
        <div className={css['head']}>
          {icon ? <span className={css['mark']}><Icon name={icon} size="l" /></span> : null}
          {title ? <h2 id={`${id}-title`} className="t-title">{title}</h2> : null}
          {intro ? <p className="muted"><LinkedText text={intro} /></p> : null}
        </div>
      ) : null}
      {/* Without scripts it is posted, never written into an address. */}
      <form ref={form} method="post" noValidate className={css['form']} {...(title ? { 'aria-labelledby': `${id}-title` } : {})} onSubmit={send}>
        {fields.map((field) => (
          <FormControl
            key={field.name}
            field={field}
            given={given(field.name)}
            fault={faults.get(field.name)}
            onType={withForm((place) => onType(field, place))}
            onLeave={() => afterPress(withForm((place) => onLeave(field, place)))}
          />
        ))}
        {refusal ? (
          <p role="alert" className={css['refusal']}>
            <Icon name="alert-triangle" size="s" />
            <span><LinkedText text={refusal} /></span>
          </p>
        ) : null}
        <button type="submit" className={`btn btn--main btn--wide ${css['submit']}`} {...(isSending ? { 'aria-disabled': true } : {})}>
          {isSending ? <span className={css['spinner']} /> : null}
          {submit}
        </button>
      </form>
      <p role="status" className="sr">{isSending ? port.text('loading') : spoken && fault ? `${spoken.property.title ?? ''}: ${sayFault(spoken, fault, port)}${again}` : ''}</p>
      {links.length > 0 ? (
        <ul className={css['links']}>
          {links.map((link, index) => (
            <li key={index}>
              <CommandLink command={link.action}>{link.strong ? <b>{link.label}</b> : link.label}</CommandLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
