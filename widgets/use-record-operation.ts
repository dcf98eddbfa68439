import { useLayoutEffect, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort } from './port.tsx';
import { fillBody, itemOf, type RecordFields } from './read-records.ts';
import type { RecordCardSettings } from './record-settings.ts';

export type RecordAction = Decoded<NonNullable<RecordCardSettings['actions']>[number]>;

interface State {
  /** Action whose question or input is open. */
  readonly open: RecordAction | undefined;
  readonly isSending: boolean;
  readonly refusal: string | undefined;
}

const idle: State = { open: undefined, isSending: false, refusal: undefined };

const isFields = (value: unknown): value is RecordFields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Runs the operations of a record: asks first if needed, sends once, and reads the page's data again. */
export const useRecordOperation = (record: RecordFields) => {
  const port = useWidgetPort();
  const [state, setState] = useState(idle);
  const isSending = useRef(false);
  // The call can outlive a release or a change of the language.
  const latest = useRef(port);
  useLayoutEffect(() => void (latest.current = port));

  const send = async (action: RecordAction, given: Readonly<Record<string, unknown>> = {}): Promise<void> => {
    if (action.operation === undefined || isSending.current) return;
    isSending.current = true;
    setState((before) => ({ ...before, isSending: true, refusal: undefined }));
    const item = itemOf(record);
    const ended = await port.submit(action.operation, { ...fillBody(action.body ?? {}, { item, param: port.frame.params ?? {}, query: port.frame.query ?? {} }), ...given });
    isSending.current = false;
    if (ended.state !== 'done') {
      return setState((before) => (ended.state === 'refused' ? { ...before, isSending: false, refusal: ended.message } : idle));
    }
    setState(idle);
    if (action.success !== undefined) latest.current.say(action.success);
    latest.current.run(action.onSuccess ?? { kind: 'refresh' }, { ...item, ...(isFields(ended.data) ? itemOf(ended.data) : {}) });
  };

  return {
    ...state,
    send,
    press: (action: RecordAction) => {
      if (action.input !== undefined || action.confirm !== undefined) setState({ ...idle, open: action });
      else void send(action);
    },
    close: () => setState((before) => ({ ...before, open: undefined })),
  };
};
