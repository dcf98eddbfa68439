import { useRef, type SubmitEvent } from 'react';
import { useAfterPress } from '#ui/fields/use-after-press.ts';
import { Icon } from '#ui/media/icon.tsx';
import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { RefusalOffer } from '../shared/refusals/refusal-offer.tsx';
import { AnswerList } from './answer-list.tsx';
import css from './component.module.css';
import { fieldsOf, type FormField } from './fields.ts';
import { FormControl } from './form-field.tsx';
import { readTexts } from './form-dom.ts';
import { FormHead } from './form-head.tsx';
import { LinkedText } from './linked-text.tsx';
import { closedText, readKnown } from './read-known.ts';
import { sayFault } from './say-fault.ts';
import type { Settings } from './settings.ts';
import { useForm } from './use-form.ts';

export function Form(props: WidgetProps<Settings>) {
  const { frame } = useWidgetPort();
  const { onlyWith } = props.settings;
  return onlyWith !== undefined && (frame.query?.[onlyWith] ?? '') === '' ? null : <ShownForm {...props} />;
}

function ShownForm({ id, settings, data }: WidgetProps<Settings>) {
  const { title, schema, submit, tone = 'main', links = [], fromQuery = [] } = settings;
  const port = useWidgetPort();
  const form = useRef<HTMLFormElement>(null);
  const { run: afterPress, drop } = useAfterPress();
  const fields = fieldsOf(id, schema);
  const known = readKnown(settings, fields, data['known']);
  const isWaiting = known === 'waiting';
  const {
    faultOf,
    announced,
    refusal,
    isSending,
    asking,
    answered,
    onType,
    onLeave,
    onSubmit,
    ask,
    submit: resend,
  } = useForm(settings, fields);

  const withForm = (run: (place: HTMLFormElement) => void) => () => {
    if (form.current) run(form.current);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // It looks at every field, the one just left too.
    drop();
    if (isWaiting) event.preventDefault();
    else onSubmit(event);
  };
  const given = ({ name, property }: FormField) => {
    const inAddress = fromQuery.includes(name) ? port.frame.query?.[name] : undefined;
    if (inAddress !== undefined) return property.type === 'boolean' ? inAddress === 'Y' : inAddress;
    return typeof known === 'object' ? known[name] : undefined;
  };
  const spoken = fields.find(({ name }) => name === announced.name);
  const fault = faultOf(announced.name);
  // The same words again are other words to a screen reader only when something differs.
  const again = announced.turn % 2 === 0 ? '' : '\u00a0';

  // Trying again would be refused again: a detail of the same record says why.
  if (data['known']?.state === 'failed' && data['known'].errorType === 'B') return null;
  if (known === 'failed') {
    const search = new URLSearchParams(port.frame.query).toString();
    return (
      <div className={css['place']}>
        <FormHead titleId={`${id}-title`} {...settings} />
        <Note icon="cloud" text={port.text('failed')}>
          <CommandLink
            command={{ kind: 'go', to: search === '' ? port.frame.path : `${port.frame.path}?${search}` }}
            className="btn btn--line btn--small"
          >
            {port.text('retry')}
          </CommandLink>
        </Note>
      </div>
    );
  }
  const closed = closedText(settings, data['known']);
  const ways =
    links.length > 0 ? (
      <ul className={css['links']}>
        {links.map((link, index) => (
          <li key={index}>
            <CommandLink command={link.action}>{link.strong ? <b>{link.label}</b> : link.label}</CommandLink>
          </li>
        ))}
      </ul>
    ) : null;
  if (closed !== undefined)
    return (
      <div className={css['place']}>
        <Note icon="lock" text={closed}>
          {ways}
        </Note>
      </div>
    );
  if (settings.answer && answered) {
    const { title: head, text: intro } = settings.answer;
    return (
      <div className={css['place']}>
        <FormHead
          titleId={`${id}-title`}
          {...(settings.icon ? { icon: settings.icon } : {})}
          title={head}
          {...(intro ? { intro } : {})}
        />
        <AnswerList titleId={`${id}-title`} texts={answered} />
        {ways}
      </div>
    );
  }
  return (
    <div className={css['place']}>
      <FormHead titleId={`${id}-title`} {...settings} />
      {/* Without scripts it is posted, never written into an address. */}
      <form
        ref={form}
        method="post"
        noValidate
        className={css['form']}
        {...(title ? { 'aria-labelledby': `${id}-title` } : {})}
        onSubmit={send}
      >
        {fields.length > 0 ? (
          // The same fields before and after, so that nothing jumps; those that wait for their values begin anew with them.
          <div key={String(isWaiting)} className={css['fields']} {...(isWaiting ? { inert: true } : {})}>
            {fields.map((field) => (
              <FormControl
                key={field.name}
                field={field}
                given={given(field)}
                fault={faultOf(field.name)}
                others={() => (form.current ? readTexts(form.current, fields, field) : [])}
                isAsking={asking === field.name}
                onAsk={withForm((place) => void ask(place, field))}
                onType={withForm((place) => onType(field, place))}
                onLeave={() => afterPress(withForm((place) => onLeave(field, place)))}
              />
            ))}
          </div>
        ) : null}
        {refusal ? (
          <p role="alert" className={css['refusal']}>
            <Icon name="alert-triangle" size="s" />
            <span>
              <LinkedText text={refusal.message} />
            </span>
          </p>
        ) : null}
        {refusal ? (
          <RefusalOffer
            offers={settings.offers}
            refused={refusal}
            onAgain={(offer) => withForm((place) => resend(place, { offer, refused: refusal }))()}
          />
        ) : null}
        <button
          type="submit"
          className={`btn btn--${tone} btn--wide ${css['submit']}`}
          {...(isSending || isWaiting ? { 'aria-disabled': true } : {})}
        >
          {isSending && asking === undefined ? <span className={css['spinner']} /> : null}
          <span>{submit}</span>
        </button>
      </form>
      <p role="status" className="sr">
        {isSending
          ? port.text('loading')
          : spoken && fault
            ? `${spoken.property.title ?? ''}: ${sayFault(spoken, fault, port)}${again}`
            : ''}
      </p>
      {ways}
    </div>
  );
}
