import { useEffect, useState } from 'react';
import { call, CallError, type Me } from '../api/client.ts';
import { formValue } from '../ui/form-value.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { factorStrings } from '../second-factor/strings.ts';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';

interface SignInProps {
  /** A session ended just now. */
  readonly ended: boolean;
  readonly onSignedIn: (me: Me) => void;
}

/** Sign-in form with e-mail and password. */
export function SignIn({ ended, onSignedIn }: SignInProps) {
  const texts = useTexts();
  const { language, speak } = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Set once the password was right and the second factor is asked for.
  const [password, setPassword] = useState<{ readonly email: string; readonly password: string }>();
  const [code, setCode] = useState('');
  const words = useWords(factorStrings);
  useEffect(() => {
    document.title = `${texts.signIn.title} · ${texts.product}`;
  }, [texts]);
  const send = async (form: FormData): Promise<void> => {
    setBusy(true);
    const typed = password ?? { email: formValue(form, 'email'), password: formValue(form, 'password') };
    try {
      onSignedIn(
        await call<Me>('POST', '/session', { body: { ...typed, ...(password === undefined ? {} : { code }) } }),
      );
    } catch (error) {
      setBusy(false);
      if (!(error instanceof CallError)) throw error;
      if (error.code === 'OPR_41') {
        setProblem(undefined);
        setPassword(typed);
        return;
      }
      setProblem(
        error.status === 0
          ? texts.signIn.offline
          : error.code === 'OPR_42' || (password !== undefined && error.status === 400)
            ? words.wrong
            : error.code === 'OPR_01' || error.status === 400
              ? texts.signIn.refused
              : error.status === 429
                ? texts.signIn.wait(Number(error.answer['waitSeconds']))
                : error.message,
      );
    }
  };
  return (
    <main className="sign-in">
      <form
        className="panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
      >
        <span className="mark">
          <Icon name="copy" size="l" />
        </span>
        <h1>{texts.signIn.title}</h1>
        {ended ? <p className="small muted">{texts.signIn.ended}</p> : null}
        {password === undefined ? (
          <>
            <label className="field">
              <span className="label">{texts.signIn.email}</span>
              <input
                className="input"
                name="email"
                type="email"
                autoComplete="username"
                required
                autoFocus
                aria-describedby="sign-in-problem"
              />
            </label>
            <label className="field">
              <span className="label">{texts.signIn.password}</span>
              <input
                className="input"
                name="password"
                type="password"
                autoComplete="current-password"
                required
                aria-describedby="sign-in-problem"
              />
            </label>
          </>
        ) : (
          <CodeField label={words.codeAsk} value={code} onChange={setCode} autoFocus />
        )}
        <div id="sign-in-problem" role="alert">
          {problem === undefined ? null : (
            <p className="problem">
              <Icon name="alert-triangle" />
              <span className="grow">{problem}</span>
            </p>
          )}
        </div>
        <button type="submit" className="btn primary l" aria-disabled={busy} disabled={busy}>
          {texts.signIn.go}
        </button>
        {password === undefined ? null : (
          <>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setPassword(undefined);
                setCode('');
                setProblem(undefined);
              }}
            >
              {words.back}
            </button>
            <p className="small muted">{words.lost}</p>
          </>
        )}
        <div className="seg" role="group" aria-label={texts.signIn.language}>
          <button type="button" lang="ko" aria-pressed={language === 'ko'} onClick={() => speak('ko')}>
            한국어
          </button>
          <button type="button" lang="en" aria-pressed={language === 'en'} onClick={() => speak('en')}>
            English
          </button>
        </div>
      </form>
    </main>
  );
}
