import { useLayoutEffect, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort, type Item } from '../../port.tsx';
import { fieldText, fillBody, itemOf } from './read-records.ts';
import { isFields, type RecordFields } from '../answers/is-fields.ts';
import type { RecordCardSettings } from './record-settings.ts';

/** Action of a record; `entry` holds the fields of the list entry for which it is repeated. */
export type RecordAction = Decoded<NonNullable<RecordCardSettings['actions']>[number]> & { readonly entry?: Item };

/** Repeats an action for each entry of its list. */
export const repeatAction = (action: RecordAction, record: RecordFields): readonly RecordAction[] => {
  const { each, label } = action;
  if (each === undefined) return [action];
  const list = record[each.list];
  return Array.isArray(list)
    ? list.filter(isFields).map((entry) => ({
        ...action,
        label: label.replaceAll('{{name}}', () => fieldText(entry, each.name)),
        entry: itemOf(entry),
      }))
    : [];
};

interface State {
  /** Action whose question or input is open. */
  readonly open: RecordAction | undefined;
  readonly isSending: boolean;
  readonly refusal: string | undefined;
}

const idle: State = { open: undefined, isSending: false, refusal: undefined };

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
    const item = { ...itemOf(record), ...action.entry };
    const ended = await port.submit(action.operation, {
      ...fillBody(action.body ?? {}, { item, param: port.frame.params ?? {}, query: port.frame.query ?? {} }),
      ...given,
    });
    isSending.current = false;
    if (ended.state !== 'done') {
      return setState((before) =>
        ended.state === 'refused' ? { ...before, isSending: false, refusal: ended.message } : idle,
      );
    }
    setState(idle);
    if (action.success !== undefined) latest.current.say(action.success);
    latest.current.run(action.onSuccess ?? { kind: 'refresh' }, {
      ...item,
      ...(isFields(ended.data) ? itemOf(ended.data) : {}),
    });
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
