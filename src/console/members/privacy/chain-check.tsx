import { useState } from 'react';
import type { ChainAnswer } from '#schemas/calls/privacy-desk/answers';
import { call } from '../../api/client.ts';
import { useWords } from '../../texts/use-texts.ts';
import { privacyStrings } from './strings.ts';

interface ChainCheckProps {
  readonly path: string;
  readonly whole: (rows: number) => string;
  readonly broken: (seq: number) => string;
}

/** Button that checks the chain of a log, and what came of it. */
export function ChainCheck({ path, whole, broken }: ChainCheckProps) {
  const words = useWords(privacyStrings);
  const [state, setState] = useState<ChainAnswer | 'busy' | 'failed'>();
  return (
    <>
      <button
        type="button"
        className="btn s"
        disabled={state === 'busy'}
        onClick={() => {
          setState('busy');
          call<ChainAnswer>('POST', path).then(setState, () => setState('failed'));
        }}
      >
        {words.check}
      </button>
      <p role="status" className="members-chain">
        {state === undefined ? null : state === 'busy' ? (
          words.checking
        ) : state === 'failed' ? (
          words.failed
        ) : state.broken === undefined ? (
          <span className="badge ok">{whole(state.rows)}</span>
        ) : (
          <span className="badge bad">{broken(state.broken.seq)}</span>
        )}
      </p>
    </>
  );
}
