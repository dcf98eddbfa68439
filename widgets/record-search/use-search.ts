import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import { fillValues } from '../shared/records/fill-values.ts';
import { useWidgetPort } from '../port.tsx';
import { readRecords } from '../shared/records/read-records.ts';
import { type RecordFields } from '#widgets/shared/answers/is-fields';
import type { Settings } from './schema.ts';

type Kind = Decoded<Settings>['kinds'][number];

interface State {
  readonly isSending: boolean;
  readonly records: readonly RecordFields[] | undefined;
  /** Text of a refusal, or `required` for an empty field. */
  readonly fault: string | undefined;
}

const valuesOf = (kind: Kind | undefined, typed: string): readonly string[] =>
  (kind?.many === true ? typed.split(/[\n,]/) : [typed]).map((value) => value.trim()).filter((value) => value !== '');

/** Sends a search and holds its results; a value in the address is searched for at once. */
export const useSearch = ({ operation, body, list, fromQuery, kinds }: Decoded<Settings>) => {
  const port = useWidgetPort();
  const [{ isSending, records, fault }, setState] = useState<State>({
    isSending: false,
    records: undefined,
    fault: undefined,
  });
  const sending = useRef(false);

  const search = async (kind: Kind | undefined, typed: string): Promise<void> => {
    const values = valuesOf(kind, typed);
    if (sending.current) return;
    if (values.length === 0) return setState((before) => ({ ...before, fault: port.text('fieldRequired') }));
    sending.current = true;
    setState({ isSending: true, records: undefined, fault: undefined });
    const ended = await port.submit(operation, fillValues(body, { kind: kind?.value ?? '', value: values }));
    sending.current = false;
    const found = ended.state === 'done' ? readRecords({ state: 'ready', value: ended.data }, list) : undefined;
    setState({
      isSending: false,
      records: Array.isArray(found) ? found : undefined,
      fault: ended.state === 'refused' ? ended.message : found === 'failed' ? port.text('failed') : undefined,
    });
  };

  const given = fromQuery === undefined ? '' : (port.frame.query?.[fromQuery] ?? '');
  const searchGiven = useEffectEvent(() => void search(kinds[0], given));
  useEffect(() => {
    if (given === '') return;
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) searchGiven();
    });
    return () => {
      isOver = true;
    };
  }, [given]);

  return { isSending, records, fault, given, search };
};
