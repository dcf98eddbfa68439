import { useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { fieldsOf } from './fields.ts';
import { FormControl } from './form-field.tsx';
import { sayFault } from './say-fault.ts';
import type { Settings } from './schema.ts';
import { useForm } from './use-form.ts';

export function Form({ id, settings }: WidgetProps<Settings>) {
  const { icon, title, intro, schema, submit, links = [], fromQuery = [] } = settings;
  const port = useWidgetPort();
  const place = useRef<HTMLFormElement>(null);
  const fields = fieldsOf(schema);
  const { faults, announced, refusal, isSending, check, onSubmit } = useForm(settings, fields);
  const given = (name: string) => (fromQuery.includes(name) ? port.frame.query?.[name] : undefined);
  const spoken = fields.find(({ name }) => name === announced?.name);
  const fault = announced && faults[announced.name];
  return (
    <div className={css['place']}>
      {title || intro || icon ? (
        <div className={css['head']}>
          {icon ? <span className={css['mark']}><Icon name={icon} size="l" /></span> : null}
          {title ? <h2 id={`${id}-title`} className="t-title">{title}</h2> : null}
          {intro ? <p className="muted">{intro}</p> : null}
        </div>
      ) : null}
      {/* Without scripts it is posted, never written into an address. */}
      <form ref={place} method="post" noValidate className={css['form']} {...(title ? { 'aria-labelledby': `${id}-title` } : {})} onSubmit={onSubmit}>
        {fields.map((field) => (
          <FormControl
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            given={given(field.name)}
            fault={faults[field.name]}
            onCheck={(name, moment) => {
              if (place.current) check(name, place.current, moment);
            }}
          />
        ))}
        {refusal ? (
          <p role="alert" className={css['refusal']}>
            <Icon name="alert-triangle" size="s" />
            {refusal}
          </p>
        ) : null}
        <button type="submit" className={`btn btn--main btn--wide ${css['submit']}`} {...(isSending ? { 'aria-disabled': true } : {})}>
          {isSending ? <span className={css['spinner']} /> : null}
          {submit}
          {isSending ? <span className="sr">{port.text('loading')}</span> : null}
        </button>
      </form>
      <p key={announced?.turn ?? 0} role="status" className="sr">{spoken && fault ? `${spoken.property.title ?? ''}: ${sayFault(spoken, fault, port)}` : ''}</p>
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
