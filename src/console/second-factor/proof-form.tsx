import './second-factor.css';
import { use, useState } from 'react';
import { call } from '../api/client.ts';
import { RefreshMeContext } from '../session/current-user.ts';
import { FormError } from '../settings/errors.tsx';
import { useWords } from '../texts/use-texts.ts';
import { CodeField } from './code-field.tsx';
import { factorStrings } from './strings.ts';
import { useFactorCall } from './use-factor-call.ts';

/** Asks for a code in a session whose second factor is missing or too old. */
export function ProofForm() {
  const words = useWords(factorStrings);
  const refreshMe = use(RefreshMeContext);
  const { problem, attempt } = useFactorCall();
  const [code, setCode] = useState('');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(async () => {
          await call('POST', '/session/second-factor/proof', { body: { code } });
          refreshMe();
        });
      }}
    >
      <CodeField value={code} onChange={setCode} />
      <FormError problem={problem} />
      <div>
        <button type="submit" className="btn primary" disabled={code.trim() === ''}>
          {words.confirm}
        </button>
      </div>
      <p className="small muted">{words.lost}</p>
    </form>
  );
}
