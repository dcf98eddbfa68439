import { useRef, useState } from 'react';
import type { EventJoinResult, EventState } from '#schemas/calls/events/answers';
import type { FormCall } from '#schemas/form';
import { useWidgetPort } from '../../port.tsx';

interface Joining {
  readonly isSending: boolean;
  /** Why the server refused the last try; empty without. */
  readonly refusal: string;
}

const idle: Joining = { isSending: false, refusal: '' };

/** Takes part in an event: one request at a time. Each try has its own idempotency key, which repeats of a lost answer share. */
export const useEventJoin = (operation: FormCall, { eventId }: Pick<EventState, 'eventId'>) => {
  const port = useWidgetPort();
  const [state, setState] = useState(idle);
  const busy = useRef(false);
  /** Resolves to undefined if the server refused. A refusal that the widget `answers` by its code is not shown. */
  const join = async (
    values: Readonly<Record<string, unknown>> = {},
    answers: (code: string) => boolean = () => false,
  ): Promise<EventJoinResult | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    setState({ isSending: true, refusal: '' });
    const ended = await port.submit(operation, { eventId, parkType: port.frame.venue?.code ?? '', ...values });
    busy.current = false;
    setState({
      isSending: false,
      refusal: ended.state === 'refused' && !answers(ended.code ?? '') ? ended.message : '',
    });
    // The server has checked its answer against the schema.
    return ended.state === 'done' ? (ended.data as EventJoinResult) : undefined;
  };
  return { ...state, join, refuse: (refusal: string) => setState({ isSending: false, refusal }) };
};
