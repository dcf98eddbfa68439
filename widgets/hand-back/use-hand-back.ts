import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Command, Decoded } from '#schemas/command';
import { useWidgetPort } from '../port.tsx';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText, fillBody, isShown, itemOf } from '../shared/records/read-records.ts';
import { againBody, type Refused } from '../shared/refusals/refusal-offer.tsx';
import type { Settings } from './schema.ts';

type Offer = Parameters<typeof againBody>[0];

/** The page of a return is passed through, so the browser's back button skips it. */
const replacing = (command: Command): Command =>
  command.kind === 'go' || command.kind === 'url' ? { ...command, replace: true } : command;

/** Command for an answer: the first condition that fits, else the page that the answer names, else the default. */
export const commandFor = (
  { next = [], returnTo, onSuccess }: Pick<Decoded<Settings>, 'next' | 'returnTo' | 'onSuccess'>,
  data: unknown,
): Command | undefined => {
  const answer = isFields(data) ? data : {};
  const found = next.find((one) => isShown(one, answer));
  if (found !== undefined) return replacing(found.action);
  return returnTo === undefined || fieldText(answer, returnTo) === ''
    ? onSuccess && replacing(onSuccess)
    : { kind: 'url', url: `{item.${returnTo}}`, replace: true };
};

/** Return that a widget of the page is taking up. When that logs the visitor in, a widget for members may replace it: it must not take up the same return. */
let passing = '';

/**
 * Makes the call of a return once per address, and runs the action for its answer. A reload makes the same call again, which the server answers alike.
 * Returns the refusal; undefined while the visitor waits.
 */
export const useHandBack = (settings: Decoded<Settings>) => {
  const port = useWidgetPort();
  const [refused, setRefused] = useState<Refused>();
  const sent = useRef('');
  // The call can outlive a release or a change of the language.
  const latest = useRef({ port, settings });
  useLayoutEffect(() => void (latest.current = { port, settings }));
  const { params = {}, query = {} } = port.frame;
  const body = fillBody(settings.body, { item: {}, param: params, query });
  const { optional = [] } = settings;
  const isMissing =
    Object.keys(settings.body).some((name) => body[name] === undefined && !optional.includes(name)) ||
    (optional.length > 0 && !optional.some((name) => body[name] !== undefined));
  const key = JSON.stringify(body);

  const send = async (offer?: Offer): Promise<void> => {
    setRefused(undefined);
    const changes = offer === undefined || refused === undefined ? {} : againBody(offer, refused);
    const ended = await port.submit(settings.operation, { ...body, ...changes });
    if (ended.state === 'refused') return setRefused(ended);
    // The site has said what is wrong; the visitor can try again.
    if (ended.state === 'handled') return setRefused({ state: 'refused', message: port.text('failed') });
    const { port: now, settings: shown } = latest.current;
    const command = offer?.action === undefined ? commandFor(shown, ended.data) : replacing(offer.action);
    if (command === undefined) return;
    now.run(command, { ...refused?.values, ...(isFields(ended.data) ? itemOf(ended.data) : {}) });
  };
  const start = useEffectEvent(() => {
    if (isMissing || sent.current === key || passing === key) return;
    sent.current = key;
    passing = key;
    void send();
  });
  useEffect(() => start(), [key]);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // React starts the widget that replaces this one before that.
      queueMicrotask(() => {
        if (!isMounted.current && passing === sent.current) passing = '';
      });
    };
  }, []);

  return { refused, isMissing, again: (offer?: Offer) => void send(offer) };
};
