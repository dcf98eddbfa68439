import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Decoded } from '#schemas/command';
import type { Submitted } from '#schemas/form';
import type { Locale } from '#schemas/parts';
import { useWidgetPort, type WidgetPort } from '../port.tsx';
import { againBody, type Refused } from '../shared/refusals/refusal-offer.tsx';
import { checkField, readyValue, type Fault, type Values } from './check-field.ts';
import type { FormField } from './fields.ts';
import { emptyField, focusField, readValues } from './form-dom.ts';
import { makeBody } from './make-body.ts';
import { readAnswer, textsOf } from './read-answer.ts';
import { saveAnswer } from './save-answer.ts';
import type { Settings } from './settings.ts';
import { today } from './today.ts';

/** By the name of the field. */
export type Faults = ReadonlyMap<string, Fault>;

interface FormState {
  readonly faults: Faults;
  /** The field whose fault is said to screen readers; `turn` tells saying it again from having said it. */
  readonly announced: { readonly name: string; readonly turn: number };
  /** Server error of the whole form. */
  readonly refusal: (Refused & { readonly locale: Locale }) | undefined;
  readonly isSending: boolean;
  /** Name of the field whose button sends. */
  readonly asking: string | undefined;
  /** Displayed result after success. */
  readonly answered: readonly string[] | undefined;
}

/** Offer of a refusal for which the form is sent again. */
interface Again {
  readonly offer: Parameters<typeof againBody>[0];
  readonly refused: Refused;
}

const untouched: FormState = {
  faults: new Map(),
  announced: { name: '', turn: 0 },
  refusal: undefined,
  isSending: false,
  asking: undefined,
  answered: undefined,
};

const announce = ({ announced }: FormState, name: string): FormState['announced'] => ({
  name,
  turn: announced.turn + 1,
});

/** The faults that are still there; what was typed in the field itself answers the server's words and an empty field's. */
const remaining = (faults: Faults, typed: string, fields: readonly FormField[], values: Values): Faults =>
  new Map(
    fields.flatMap((field) => {
      const fault = faults.get(field.name);
      if (fault === undefined || (fault.what === 'said' && field.name === typed)) return [];
      // A count in the message follows what is typed.
      const left = fault.what === 'said' ? fault : checkField(field, values, 'submit');
      return left?.what === fault.what ? [[field.name, left] as const] : [];
    }),
  );

/** Success notice: the one that matches the sent values, else the common one. */
const wordsFor = ({ success, successIf = [] }: Decoded<Settings>, values: Values): string | undefined =>
  successIf.find(({ field, is }) => values[field] === is)?.text ?? success;

const say = (port: WidgetPort, words: string | undefined): void => {
  if (words !== undefined) port.say(words.replace('{{day}}', today(Date.now())));
};

/** Makes the calls of a form one after another. The texts of each answer can be sent with the next. */
const submitAll = async (
  port: WidgetPort,
  { operation, body, next = [] }: Decoded<Settings>,
  values: Values,
  changes: Readonly<Record<string, string>>,
): Promise<Submitted> => {
  let ended = await port.submit(operation, { ...makeBody(body, values, port.frame.params), ...changes });
  let known = values;
  for (const step of next) {
    if (ended.state !== 'done') return ended;
    known = { ...known, ...textsOf(ended.data) };
    ended = await port.submit(step.operation, { ...makeBody(step.body, known, port.frame.params), ...changes });
  }
  return ended;
};

/** The state of a form: what is wrong, and whether it is being sent. What was typed stays in its fields alone. */
export const useForm = (settings: Decoded<Settings>, fields: readonly FormField[]) => {
  const port = useWidgetPort();
  const [state, setState] = useState(untouched);
  const isSending = useRef(false);
  // The call may outlive a release or a language: what follows it runs on the page of then.
  const latest = useRef({ port, settings });
  useLayoutEffect(() => void (latest.current = { port, settings }));

  const put = (more: Partial<FormState>) => setState((before) => ({ ...before, ...more }));

  /** Typing takes away what has been mended; it says nothing new. */
  const onType = ({ name }: FormField, form: HTMLFormElement) =>
    setState((before) =>
      before.faults.size === 0
        ? before
        : { ...before, faults: remaining(before.faults, name, fields, readValues(form, fields)) },
    );

  const onLeave = (field: FormField, form: HTMLFormElement) => {
    const fault = checkField(field, readValues(form, fields), 'blur');
    if (fault)
      setState((before) => ({
        ...before,
        faults: new Map(before.faults).set(field.name, fault),
        announced: announce(before, field.name),
      }));
  };

  const stop = (form: HTMLFormElement, faults: Faults, first: FormField) => {
    setState((before) => ({ ...untouched, faults, announced: announce(before, first.name) }));
    focusField(form, first);
  };

  const send = async (form: HTMLFormElement, values: Values, again?: Again) => {
    isSending.current = true;
    put({ faults: new Map(), refusal: undefined, isSending: true });
    const ended = await submitAll(
      port,
      settings,
      values,
      again === undefined ? {} : againBody(again.offer, again.refused),
    );
    isSending.current = false;
    const { port: now, settings: shown } = latest.current;
    switch (ended.state) {
      case 'handled':
        return put({ isSending: false });
      case 'refused': {
        const { locale } = port.frame;
        const field = fields.find(({ name }) => name === ended.field);
        return field
          ? stop(form, new Map([[field.name, { what: 'said', message: ended.message, locale }]]), field)
          : put({ isSending: false, refusal: { ...ended, locale } });
      }
      case 'done':
        put({ isSending: false, answered: readAnswer(shown, ended.data) });
        // A password has done its work and is not kept.
        for (const field of fields) if (field.kind === 'password') emptyField(form, field);
        if (shown.file !== undefined) saveAnswer(shown.file, ended.data);
        say(now, wordsFor(shown, values));
        const after = again?.offer.action ?? shown.onSuccess;
        if (after) now.run(after, { ...again?.refused.values, ...textsOf(ended.data) });
    }
  };

  const submit = (form: HTMLFormElement, again?: Again) => {
    if (isSending.current) return;
    const values = readValues(form, fields);
    const found = fields.flatMap((field) => {
      const fault = checkField(field, values, 'submit');
      return fault ? [{ field, fault }] : [];
    });
    const [first] = found;
    if (first) stop(form, new Map(found.map(({ field, fault }) => [field.name, fault])), first.field);
    else
      void send(
        form,
        Object.fromEntries(fields.map((field) => [field.name, readyValue(field, values[field.name] ?? '')])),
        again,
      );
  };

  /** Sends the value of one field by its button. The other fields stay as they are. */
  const ask = async (form: HTMLFormElement, field: FormField) => {
    const { button } = field.property;
    if (isSending.current || button === undefined) return;
    const values = readValues(form, fields);
    const fault = checkField({ ...field, isRequired: true }, values, 'submit');
    if (fault) return stop(form, new Map([[field.name, fault]]), field);
    isSending.current = true;
    put({ faults: new Map(), refusal: undefined, isSending: true, asking: field.name });
    const ended = await port.submit(button.operation, { [field.name]: readyValue(field, values[field.name] ?? '') });
    isSending.current = false;
    put({ isSending: false, asking: undefined });
    const { port: now, settings: shown } = latest.current;
    if (ended.state === 'done') return now.say(button.success);
    if (ended.state === 'handled') return;
    const { locale } = now.frame;
    if (shown.offers?.some(({ code }) => code === ended.code)) return put({ refusal: { ...ended, locale } });
    stop(form, new Map([[field.name, { what: 'said', message: ended.message, locale }]]), field);
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };

  // Words of another language do not stay on the screen.
  const isNow = (fault: Fault | undefined) => fault?.what !== 'said' || fault.locale === port.frame.locale;
  return {
    announced: state.announced,
    isSending: state.isSending,
    asking: state.asking,
    answered: state.answered,
    refusal: state.refusal?.locale === port.frame.locale ? state.refusal : undefined,
    faultOf: (name: string) => (isNow(state.faults.get(name)) ? state.faults.get(name) : undefined),
    onType,
    onLeave,
    onSubmit,
    ask,
    submit,
  };
};
