import { useEffect, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort } from '../port.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText, fillBody } from '../shared/records/read-records.ts';
import { againBody, type Refused } from '../shared/refusals/refusal-offer.tsx';
import type { Choice } from './read-choices.ts';
import type { Settings } from './schema.ts';

interface State {
  /** Key of the choice that is being handed over. */
  readonly leaving: string | undefined;
  readonly refused: (Refused & { readonly choice: Choice }) | undefined;
}

const idle: State = { leaving: undefined, refused: undefined };

/** Starts a flow at a provider: makes the call once, then goes to the address of its answer. */
export const useHandOver = ({
  operation,
  body,
  url = 'url',
}: Pick<Decoded<Settings>, 'operation' | 'body' | 'url'>) => {
  const port = useWidgetPort();
  const [state, setState] = useState(idle);
  const isLeaving = useRef(false);

  // A visitor who comes back by the browser's button finds the page as it was left, with its spinner.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      isLeaving.current = false;
      setState(idle);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const stop = (refused?: State['refused']): void => {
    isLeaving.current = false;
    setState({ leaving: undefined, refused });
  };

  const leave = async (choice: Choice, changes: Readonly<Record<string, string>> = {}): Promise<void> => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setState({ leaving: choice.key, refused: undefined });
    const { params = {}, query = {} } = port.frame;
    const ended = await port.submit(operation, {
      ...fillBody(body, { item: choice.item, param: params, query }),
      ...changes,
    });
    if (ended.state === 'handled') return stop();
    if (ended.state === 'refused') return stop({ ...ended, choice });
    // The page stays busy until the browser has left it.
    const address = isFields(ended.data) ? fieldText(ended.data, url) : '';
    if (!port.handOver(address)) stop({ state: 'refused', message: port.text('unknownError'), choice });
  };

  return {
    ...state,
    leave: (choice: Choice) => void leave(choice),
    again: (offer: Parameters<typeof againBody>[0]) => {
      const { refused } = state;
      if (refused !== undefined) void leave(refused.choice, againBody(offer, refused));
    },
  };
};
