import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { useWidgetPort } from '../port.tsx';
import type { Settings } from './schema.ts';

/** Stores the consent, then goes back to the site. A member who has agreed before goes back without a question. */
export const useConsent = ({ operation }: Pick<Decoded<Settings>, 'operation'>, isGranted: boolean) => {
  const port = useWidgetPort();
  const [state, setState] = useState<{ readonly isLeaving: boolean; readonly refusal?: string }>({ isLeaving: false });
  const isBusy = useRef(false);
  const { redirectUrl = '', scope = '' } = port.frame.query ?? {};

  const goBack = useEffectEvent(() => port.run({ kind: 'proceed' }));
  useEffect(() => {
    if (isGranted) goBack();
  }, [isGranted]);

  const allow = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ isLeaving: true });
    const ended = await port.submit(operation, { redirectUrl, ...(scope === '' ? {} : { scope }) });
    if (ended.state === 'done') return port.run({ kind: 'proceed' });
    isBusy.current = false;
    setState({ isLeaving: false, ...(ended.state === 'refused' ? { refusal: ended.message } : {}) });
  };

  return { ...state, allow: () => void allow() };
};
