import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort } from '../port.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText } from '../shared/records/read-records.ts';
import type { Settings } from './schema.ts';

interface State {
  readonly isEnding: boolean;
  readonly isEnded: boolean;
  readonly refusal?: string;
}

/** Ends the connection with a site when the member says so. `guestEnd`: end address for guests, who go there at once; empty otherwise. */
export const useExit = ({ operation }: Pick<Decoded<Settings>, 'operation'>, clientId: string, guestEnd: string) => {
  const port = useWidgetPort();
  const [state, setState] = useState<State>({ isEnding: false, isEnded: false });
  const isBusy = useRef(false);

  const leave = useEffectEvent(() => {
    if (!isBusy.current) port.handOver(guestEnd);
  });
  useEffect(() => {
    if (guestEnd !== '') leave();
  }, [guestEnd]);

  const end = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isEnding: true, isEnded: false });
    const ended = await port.submit(operation, { clientId });
    if (ended.state === 'done') {
      // Without an end address the visitor stays.
      port.handOver(isFields(ended.data) ? fieldText(ended.data, 'endUrl') : '');
      return setState({ isEnding: false, isEnded: true });
    }
    isBusy.current = false;
    setState({ isEnding: false, isEnded: false, ...(ended.state === 'refused' ? { refusal: ended.message } : {}) });
  };

  return { ...state, end: () => void end() };
};
