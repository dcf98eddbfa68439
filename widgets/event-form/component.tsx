import { dot } from '#ui/content/dot.ts';
import { useState, type SubmitEvent } from 'react';
import type { EventJoinResult, EventState } from '#schemas/calls/events/answers';
import { Heading } from '#ui/content/heading.tsx';
import { RadioGroup } from '#ui/fields/choice-fields.tsx';
import { TickField } from '#ui/fields/tick-field.tsx';
import { scrollToElement } from '#ui/navigation/scroll-to.ts';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { EventFrame, EventGuest, EventRefusal } from '../shared/events/event-frame.tsx';
import { countText, fillText } from '../shared/texts/fill-text.ts';
import { useWidgetPort } from '../port.tsx';
import { useEventJoin } from '../shared/events/use-event-join.ts';
import { AnswerField } from './answer-field.tsx';
import { answerFault, answerList, type AnswerFault } from './check-answers.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

type Props = Pick<WidgetProps<Settings>, 'id' | 'settings'>;

const SLOT = 'slot';
const fieldKey = (fieldId: string): string => `field-${fieldId}`;
const consentKey = (consentId: string): string => `consent-${consentId}`;

/** Form of an event, as its document describes it. A guest is asked to log in; without a form nothing is shown. */
export function EventForm({ id, settings, data }: WidgetProps<Settings>) {
  return (
    <EventFrame data={data['event']}>
      {(event) => {
        const hasForm = event.eventKindCd === 'APPLY' || event.fieldList.length > 0;
        if (!hasForm || (event.loginYn === 'N' && event.statusCd !== 'OPEN')) return null;
        if (event.loginYn === 'N') return <EventGuest guest={settings.guest} />;
        if (event.joinYn === 'N') return event.refusalTxt === '' ? null : <EventRefusal text={event.refusalTxt} />;
        return <JoinForm id={id} settings={settings} event={event} />;
      }}
    </EventFrame>
  );
}

const valueIn = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 'Y' : 'N';
  return control !== null && 'value' in control ? String(control.value) : '';
};

const focusIn = (form: HTMLFormElement, name: string): void => {
  const control = form.elements.namedItem(name);
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (!(target instanceof HTMLElement)) return;
  target.focus({ preventScroll: true });
  scrollToElement(target);
};

function JoinForm({ id, settings: { operation, texts }, event }: Props & { readonly event: EventState }) {
  const port = useWidgetPort();
  const { join, isSending, refusal } = useEventJoin(operation, event);
  const [faults, setFaults] = useState<Readonly<Record<string, AnswerFault>>>({});
  const { fieldList, slotList, consentList } = event;
  const clear = (name: string) => setFaults(({ [name]: _, ...others }) => others);
  const describe = (name: string): string | undefined => {
    const fault = faults[name];
    if (fault === undefined) return undefined;
    switch (fault.what) {
      case 'required':
        return port.text('fieldRequired');
      case 'choose':
        return port.text('fieldChoose');
      case 'tick':
        return port.text('fieldTick');
      case 'long':
        return port.text('fieldTooLong', { count: String(fault.count) });
      case 'large':
        return fillText(texts.tooLarge, { count: String(fault.count) });
    }
  };
  const said: Readonly<Record<EventJoinResult['resultCd'], string>> = {
    APPLIED: texts.applied,
    WAITLISTED: texts.waitlisted,
    WON: texts.won,
    DONE: texts.done,
    LOST: texts.done,
  };
  const onSubmit = async (submitted: SubmitEvent<HTMLFormElement>): Promise<void> => {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const read = (name: string): string => valueIn(form, `${id}-${name}`);
    const answers = Object.fromEntries(fieldList.map(({ fieldId }) => [fieldId, read(fieldKey(fieldId))]));
    const slotId = slotList.length === 0 ? '' : read(SLOT);
    const agreeList = consentList
      .filter(({ consentId }) => read(consentKey(consentId)) === 'Y')
      .map(({ consentId }) => consentId);
    const found: readonly (readonly [string, AnswerFault | undefined])[] = [
      ...(slotList.length > 0 && slotId === '' ? [[SLOT, { what: 'choose' }] as const] : []),
      ...fieldList.map((field) => [fieldKey(field.fieldId), answerFault(field, answers[field.fieldId] ?? '')] as const),
      ...consentList.map(
        ({ consentId, requiredYn }) =>
          [
            consentKey(consentId),
            requiredYn === 'Y' && !agreeList.includes(consentId) ? ({ what: 'tick' } as const) : undefined,
          ] as const,
      ),
    ];
    const faulty = found.flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault] as const]));
    setFaults(Object.fromEntries(faulty));
    const [first] = faulty;
    if (first !== undefined) return focusIn(form, `${id}-${first[0]}`);
    const result = await join({
      answerList: answerList(fieldList, answers),
      agreeList,
      ...(slotId === '' ? {} : { slotId }),
    });
    if (result === undefined) return;
    port.say(said[result.resultCd]);
    port.run({ kind: 'refresh' });
  };
  return (
    <form noValidate className={css['form']} onSubmit={(submitted) => void onSubmit(submitted)}>
      <Heading className="t-heading">{texts.title}</Heading>
      {slotList.length === 0 ? null : (
        <RadioGroup
          id={`${id}-${SLOT}`}
          label={texts.slots}
          isRequired
          error={describe(SLOT)}
          choices={slotList.map(({ slotId, slotNm, leftCnt }) => ({
            value: slotId,
            label: [slotNm, leftCnt === 0 ? texts.full : countText(texts.seats, leftCnt)].filter(Boolean).join(dot),
          }))}
          onChoose={() => clear(SLOT)}
        />
      )}
      {fieldList.map((field) => {
        const name = fieldKey(field.fieldId);
        return (
          <AnswerField
            key={name}
            id={`${id}-${name}`}
            field={field}
            error={describe(name)}
            choose={texts.choose}
            onChange={() => clear(name)}
          />
        );
      })}
      {consentList.length === 0 ? null : (
        <div className={`card ${css['consents']}`}>
          {consentList.map(({ consentId, text, requiredYn }) => {
            const name = consentKey(consentId);
            return (
              <TickField
                key={name}
                id={`${id}-${name}`}
                label={`${text} (${requiredYn === 'Y' ? texts.required : port.text('fieldOptional')})`}
                isRequired={requiredYn === 'Y'}
                error={describe(name)}
                onTick={() => clear(name)}
              />
            );
          })}
        </div>
      )}
      <p role="alert" className={css['fault']}>
        {refusal}
      </p>
      <DockedActions>
        <button type="submit" className="btn btn--main btn--wide" {...(isSending ? { 'aria-disabled': true } : {})}>
          {texts.send}
        </button>
      </DockedActions>
    </form>
  );
}
