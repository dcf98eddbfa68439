import './second-factor.css';
import { useState } from 'react';
import { LazyQrCode } from '../../ui/qr/lazy-qr-code.tsx';
import { call } from '../api/client.ts';
import { FormError } from '../settings/errors.tsx';
import { useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { CodeField } from './code-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { factorStrings } from './strings.ts';
import { useFactorCall } from './use-factor-call.ts';

interface Started {
  readonly uri: string;
  readonly secret: string;
}

interface SetUpDialogProps {
  /** A second factor is there already, so its code is asked for. */
  readonly isReplacing: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

/** Sets up a second factor in three steps: password, first code, recovery codes. */
export function SetUpDialog({ isReplacing, onDone, onClose }: SetUpDialogProps) {
  const words = useWords(factorStrings);
  const { problem, attempt } = useFactorCall();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>();
  const start = (): Promise<void> =>
    attempt(async () => {
      setStarted(
        await call<Started>('POST', '/session/second-factor', {
          body: { password, ...(isReplacing ? { code } : {}) },
        }),
      );
      setCode('');
    });
  const confirm = (): Promise<void> =>
    attempt(async () => {
      const answer = await call<{ readonly recoveryCodes: readonly string[] }>('PUT', '/session/second-factor', {
        body: { code },
      });
      setCodes(answer.recoveryCodes);
    });
  const isReady = started === undefined ? password !== '' && (!isReplacing || code.trim() !== '') : code.trim() !== '';
  const foot =
    codes === undefined ? (
      <>
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="submit" form="factor-set-up" className="btn primary" disabled={!isReady}>
          {started === undefined ? words.next : words.confirm}
        </button>
      </>
    ) : (
      <>
        <span className="grow" />
        <button type="button" className="btn primary" onClick={onDone}>
          {words.done}
        </button>
      </>
    );
  return (
    <Dialog
      title={codes === undefined ? words.title : words.codesTitle}
      width={560}
      // The codes are not shown again: closing the dialog has set the factor up, too.
      onClose={codes === undefined ? onClose : onDone}
      foot={foot}
    >
      {codes === undefined ? (
        <form
          id="factor-set-up"
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (isReady) void (started === undefined ? start() : confirm());
          }}
        >
          {started === undefined ? (
            <>
              <label className="field">
                <span className="label">{words.presentPassword}</span>
                <input
                  className="input"
                  type="password"
                  autoComplete="current-password"
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
                <span className="hint">
                  <span>{words.passwordHelp}</span>
                </span>
              </label>
              {isReplacing ? <CodeField label={words.presentCode} value={code} onChange={setCode} /> : null}
            </>
          ) : (
            <div className="factor-scan">
              <div className="factor-qr">
                <LazyQrCode text={started.uri} label={words.qr} />
              </div>
              <div className="stack">
                <p>{words.scan}</p>
                <div>
                  <p className="small muted">{words.byHand}</p>
                  <code className="factor-key">{inGroups(started.secret)}</code>
                </div>
                <CodeField help={words.firstHelp} value={code} onChange={setCode} autoFocus />
              </div>
            </div>
          )}
          <FormError problem={problem} />
        </form>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
    </Dialog>
  );
}
