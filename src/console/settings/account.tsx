import { useState } from 'react';
import { call } from '../api/client.ts';
import { LettersChoice } from '../find/keys-dialog.tsx';
import { SecondFactorPanel } from '../second-factor/second-factor-panel.tsx';
import { useMe } from '../session/current-user.ts';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { useToast } from '../ui/toasts.tsx';
import { formValue } from '../ui/form-value.ts';
import { LoadError, FormError } from './errors.tsx';
import { useFetch } from './use-fetch.ts';
import { useSubmit } from './use-submit.ts';
import { copyText } from '../ui/copy-text.ts';
import { useLetterLimit } from '../ui/use-letter-limit.ts';
import { settingsStrings } from './strings.ts';

/** Own account: language, password and tokens. */
export function Account() {
  const words = useWords(settingsStrings);
  const me = useMe();
  const { language, speak } = useLanguage();
  return (
    <>
      <section className="panel" aria-labelledby="account">
        <div className="head">
          <h2 id="account">{words.account}</h2>
        </div>
        <div className="item">
          <span className="grow">
            <span className="strong">{me.name}</span>
            <br />
            <span className="small muted">{me.email}</span>
          </span>
        </div>
        <div className="item">
          <span className="grow">{words.language}</span>
          <SegmentedControl
            label={words.language}
            value={language}
            onChange={speak}
            options={[
              { value: 'ko', label: '한국어' },
              { value: 'en', label: 'English' },
            ]}
          />
        </div>
        <div className="item">
          <LettersChoice />
        </div>
      </section>
      <SecondFactorPanel />
      <Password />
      <Tokens />
    </>
  );
}

function Password() {
  const words = useWords(settingsStrings);
  const showToast = useToast();
  const { problem, attempt } = useSubmit('password');
  return (
    <section className="panel" aria-labelledby="password">
      <div className="head">
        <h2 id="password">{words.password}</h2>
      </div>
      <form
        className="settings-form stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const data = new FormData(form);
          void attempt(async () => {
            await call('POST', '/session/password', {
              body: { password: formValue(data, 'present'), newPassword: formValue(data, 'next') },
            });
            form.reset();
            showToast(words.changed);
          });
        }}
      >
        <div className="two">
          <label className="field">
            <span className="label">{words.present}</span>
            <input className="input" name="present" type="password" autoComplete="current-password" required />
          </label>
          <label className="field">
            <span className="label">{words.next}</span>
            <input className="input" name="next" type="password" autoComplete="new-password" required />
            <span className="hint">
              <span>{words.nextHelp}</span>
            </span>
          </label>
        </div>
        <FormError problem={problem} />
        <div>
          <button type="submit" className="btn">
            {words.change}
          </button>
        </div>
      </form>
    </section>
  );
}

interface Token {
  readonly id: string;
  readonly name: string;
  readonly usedAt: string;
  readonly until: string;
}

const lengths = [30, 90, 365] as const;

function Tokens() {
  const words = useWords(settingsStrings);
  const { language } = useLanguage();
  const showToast = useToast();
  const { problem, attempt } = useSubmit('token');
  const { answer, hasFailed, refetch } = useFetch<{ readonly tokens: readonly Token[] }>('/tokens');
  const tokens = answer?.tokens;
  const [made, setMade] = useState<string>();
  const [days, setDays] = useState<string>(String(lengths[1]));
  const limit = useLetterLimit(80);
  const copy = async (token: string): Promise<void> =>
    showToast((await copyText(token)) ? words.copied : words.notCopied);
  const day = (at: string): string => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <section className="panel" aria-labelledby="tokens">
      <div className="head">
        <h2 id="tokens">{words.tokens}</h2>
      </div>
      <p className="settings-form small muted">{words.tokensHelp}</p>
      {hasFailed ? <LoadError onAgain={refetch} /> : null}
      {tokens === undefined ? null : tokens.length === 0 ? (
        <p className="settings-form small muted">{words.noTokens}</p>
      ) : (
        <ul>
          {tokens.map(({ id, name, usedAt, until }) => (
            <li key={id} className="item">
              <span className="grow">
                <span className="strong">{name}</span>
                <br />
                <span className="small muted">{`${words.until(day(until))} · ${words.used(day(usedAt))}`}</span>
              </span>
              <button
                type="button"
                className="btn s"
                onClick={() =>
                  void attempt(async () => {
                    await call('DELETE', `/tokens/${id}`);
                    refetch();
                    showToast(words.ended(name));
                  })
                }
              >
                {words.end}
              </button>
            </li>
          ))}
        </ul>
      )}
      {made === undefined ? null : (
        <div className="settings-form stack">
          <p className="problem warning">
            <span className="grow">{words.made}</span>
          </p>
          <div className="row">
            <code className="input mono grow">{made}</code>
            <button type="button" className="btn" onClick={() => void copy(made)}>
              {words.copy}
            </button>
          </div>
        </div>
      )}
      <form
        className="settings-form stack"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const name = formValue(new FormData(form), 'name');
          void attempt(async () => {
            const answer = await call<{ readonly token: string }>('POST', '/tokens', {
              body: { name, days: Number(days) },
            });
            form.reset();
            setMade(answer.token);
            refetch();
          });
        }}
      >
        <div className="row wrap">
          <label className="field grow">
            <span className="label">{words.tokenName}</span>
            <input className="input" name="name" required {...limit} />
          </label>
          <div className="field">
            <span className="label">{words.days}</span>
            <SegmentedControl
              label={words.days}
              value={days}
              onChange={setDays}
              options={lengths.map((length) => ({ value: String(length), label: words.dayCount(length) }))}
            />
          </div>
        </div>
        <FormError problem={problem} />
        <div>
          <button type="submit" className="btn">
            {words.makeToken}
          </button>
        </div>
      </form>
    </section>
  );
}
