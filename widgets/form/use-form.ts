import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort } from '../port.tsx';
import { checkField, readyValue, type Fault, type Values } from './check-field.ts';
import type { FormField } from './fields.ts';
import { makeBody } from './make-body.ts';
import { readValues } from './read-values.ts';
import type { Settings } from './schema.ts';
import { today } from './today.ts';

type Faults = Readonly<Record<string, Fault>>;

interface FormState {
  readonly faults: Faults;
  /** Name of the field that was announced last, and how often: saying the same again must be heard again. */
  readonly announced: { readonly name: string; readonly turn: number } | undefined;
  /** What the server said against the whole form. */
  readonly refusal: string | undefined;
  readonly isSending: boolean;
}

const untouched: FormState = { faults: {}, announced: undefined, refusal: undefined, isSending: false };

const without = (faults: Faults, name: string): Faults => Object.fromEntries(Object.entries(faults).filter(([one]) => one !== name));

/** Brings a field into view and focus, whatever its control. */
const focusOn = (form: HTMLFormElement, name: string): void => {
  const control = form.elements.namedItem(name);
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (target instanceof HTMLElement) target.focus();
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

  const check = (name: string, form: HTMLFormElement, moment: 'blur' | 'type') => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return;
    const fault = checkField(field, readValues(form, fields), moment === 'blur' ? 'blur' : 'submit');
    setState((before) => {
      if (fault === undefined) return before.faults[name] === undefined ? before : { ...before, faults: without(before.faults, name) };
      // Typing takes away what has been mended; it says nothing new.
      return moment === 'blur' ? { ...before, faults: { ...before.faults, [name]: fault }, announced: { name, turn: (before.announced?.turn ?? 0) + 1 } } : before;
    });
  };

  const stop = (form: HTMLFormElement, faults: Faults, name: string) => {
    setState((before) => ({ faults, announced: { name, turn: (before.announced?.turn ?? 0) + 1 }, refusal: undefined, isSending: false }));
    focusOn(form, name);
  };

  const send = async (form: HTMLFormElement, values: Values) => {
    const { operation, body } = settings;
    isSending.current = true;
    put({ faults: {}, announced: undefined, refusal: undefined, isSending: true });
    const ended = await port.submit(operation, makeBody(body, values));
    isSending.current = false;
    const { port: now, settings: shown } = latest.current;
    switch (ended.state) {
      case 'handled':
        return put({ isSending: false });
      case 'refused':
        if (ended.field !== undefined && fields.some(({ name }) => name === ended.field)) return stop(form, { [ended.field]: { what: 'said', message: ended.message } }, ended.field);
        return put({ isSending: false, refusal: ended.message });
      case 'done':
        put({ isSending: false });
        for (const { name, kind } of fields) if (kind === 'password') clear(form, name);
        if (shown.success) now.say(shown.success.replace('{{day}}', today(Date.now())));
        if (shown.onSuccess) now.run(shown.onSuccess);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = readValues(form, fields);
    const faults: Record<string, Fault> = {};
    for (const field of fields) {
      const fault = checkField(field, values, 'submit');
      if (fault) faults[field.name] = fault;
    }
    const [first] = Object.keys(faults);
    if (first !== undefined) return stop(form, faults, first);
    void send(form, Object.fromEntries(fields.map((field) => [field.name, readyValue(field, values[field.name] ?? '')])));
  };

  return { ...state, check, onSubmit };
};

/** A password has done its work and is not kept. */
const clear = (form: HTMLFormElement, name: string): void => {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLInputElement) control.value = '';
};
