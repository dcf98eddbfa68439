import './second-factor.css';
import { use, useState } from 'react';
import { call } from '../api/client.ts';
import { RefreshMeContext, useMe } from '../session/current-user.ts';
import { FormError } from '../settings/errors.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useToast } from '../ui/toasts.tsx';
import { CodeField } from './code-field.tsx';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { factorStrings } from './strings.ts';
import { useFactorCall } from './use-factor-call.ts';

/** Own second factor: its state, set-up, another device, and new recovery codes. */
export function SecondFactorPanel() {
  const words = useWords(factorStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const refreshMe = use(RefreshMeContext);
  const {
    secondFactor: { state, until, recoveryCodes },
  } = useMe();
  const [shown, setShown] = useState<'set-up' | 'codes'>();
  const isOn = state === 'due' || state === 'proven';
  const close = (): void => setShown(undefined);
  return (
    <section className="panel" aria-labelledby="second-factor">
      <div className="head">
        <h2 id="second-factor">{words.title}</h2>
        {state === 'off' ? null : (
          <span className={state === 'proven' ? 'badge ok' : 'badge warn'}>
            {state === 'proven' ? words.on : state === 'due' ? words.due : words.missing}
          </span>
        )}
      </div>
      <div className="factor-body stack">
        <p className="small muted">{state === 'off' ? words.off : words.why}</p>
        {state === 'due' ? <ProofForm /> : null}
        {until === undefined ? null : (
          <p>
            <span>
              {words.until(new Date(until).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }))}
            </span>{' '}
            <span>{words.codesLeft(recoveryCodes)}</span>
          </p>
        )}
        {state === 'off' ? null : (
          <div className="row wrap">
            <button type="button" className={isOn ? 'btn' : 'btn primary'} onClick={() => setShown('set-up')}>
              {isOn ? words.replace : words.setUp}
            </button>
            {isOn ? (
              <button type="button" className="btn" onClick={() => setShown('codes')}>
                {words.newCodes}
              </button>
            ) : null}
          </div>
        )}
      </div>
      {shown === 'set-up' ? (
        <SetUpDialog
          isReplacing={isOn}
          onClose={close}
          onDone={() => {
            close();
            showToast(words.isSet);
            refreshMe();
          }}
        />
      ) : null}
      {shown === 'codes' ? (
        <NewCodesDialog
          onClose={() => {
            close();
            refreshMe();
          }}
        />
      ) : null}
    </section>
  );
}

function NewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(factorStrings);
  const { problem, attempt } = useFactorCall();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog
      title={codes === undefined ? words.newCodes : words.codesTitle}
      width={520}
      onClose={onClose}
      foot={
        <>
          <span className="grow" />
          {codes === undefined ? (
            <button type="submit" form="factor-codes" className="btn primary" disabled={code.trim() === ''}>
              {words.confirm}
            </button>
          ) : (
            <button type="button" className="btn primary" onClick={onClose}>
              {words.done}
            </button>
          )}
        </>
      }
    >
      {codes === undefined ? (
        <form
          id="factor-codes"
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            void attempt(async () => {
              const answer = await call<{ readonly recoveryCodes: readonly string[] }>(
                'POST',
                '/session/second-factor/recovery-codes',
                { body: { code } },
              );
              setCodes(answer.recoveryCodes);
            });
          }}
        >
          <CodeField value={code} onChange={setCode} />
          <FormError problem={problem} />
        </form>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  );
}
