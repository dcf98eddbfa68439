import { escapeText } from '../escape.ts';
import { sandboxDocument, type SandboxFrame } from '../sandbox-page.ts';
import { labelOf, type SandboxAccount } from './accounts.ts';
import { words } from './words.ts';

/** Parameters that the page of a provider hands on. */
export type Parameters = Readonly<Record<string, string>>;

const hidden = (values: Parameters): string =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`)
    .join('');

interface Choice extends SandboxFrame {
  readonly provider: string;
  readonly scopes: readonly string[];
  readonly accounts: readonly SandboxAccount[];
  /** Account that is logged in. */
  readonly loggedIn: SandboxAccount | undefined;
  /** True if the site asks for a login of somebody who may be logged in. */
  readonly asksAgain: boolean;
  /** True if the answer tells the time of the login. */
  readonly tellsTime: boolean;
  readonly parameters: Parameters;
}

/** Draws the login page of a fake provider: choose an account, then agree, refuse, answer late, forge, or skip a login that the site asks for. */
export const choosePage = ({
  provider,
  scopes,
  accounts,
  loggedIn,
  asksAgain,
  tellsTime,
  parameters,
  ...frame
}: Choice): string => {
  const say = words[frame.locale];
  const radios = accounts.map(
    (account) =>
      `<label class="pick"><input type="radio" name="subject" value="${escapeText(account.subject)}"${account === (loggedIn ?? accounts[0]) ? ' checked' : ''}> <span>${escapeText(labelOf(account))}</span></label>`,
  );
  const notice =
    loggedIn !== undefined ? say.loggedIn(labelOf(loggedIn)) : asksAgain ? say.asksAgain(frame.siteName) : undefined;
  const offered = [
    'agree',
    'refuse',
    'delay',
    'forge',
    ...(asksAgain && tellsTime ? (['stale'] as const) : []),
  ] as const;
  const acts = offered.map((act) => `<button name="act" value="${act}">${say[act]}</button>`);
  return sandboxDocument({
    ...frame,
    title: say.title(provider),
    text: say.text(provider),
    inner:
      `<form method="post" class="provider">${hidden(parameters)}${notice === undefined ? '' : `<p class="notice">${escapeText(notice)}</p>`}<fieldset><legend>${say.account}</legend>${radios.join('')}</fieldset>` +
      `<dl><div><dt>${say.scopes}</dt><dd>${escapeText(scopes.join(', ') || say.none)}</dd></div></dl>${acts.join('')}</form>`,
  });
};

/** Draws the page that posts the return, as Apple does. */
export const postPage = ({
  provider,
  address,
  parameters,
  ...frame
}: SandboxFrame & { readonly provider: string; readonly address: string; readonly parameters: Parameters }): string => {
  const say = words[frame.locale];
  return sandboxDocument({
    ...frame,
    title: say.title(provider),
    text: say.posted(frame.siteName),
    inner: `<form method="post" action="${escapeText(address)}" class="provider">${hidden(parameters)}<button>${say.goOn}</button></form>`,
  });
};

export const wrongPage = (frame: SandboxFrame): string => {
  const say = words[frame.locale];
  return sandboxDocument({ ...frame, title: say.wrong, text: say.wrongText, inner: '' });
};

export const providerStyle = `.provider{display:grid;gap:.75rem;margin:1.5rem 0}.provider dl{margin:0}.provider .notice{margin:0;padding:.75rem 1.25rem;border-radius:12px;background:var(--surface);color:var(--text)}fieldset{margin:0;padding:.5rem 1.25rem 1rem;border:1px solid var(--line);border-radius:18px}legend{padding:0 .4rem;color:var(--muted);font-size:.875rem}
.pick{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;padding:.25rem 0}.provider button{min-height:3.25rem;border:1px solid var(--outline);border-radius:12px;background:var(--surface);color:var(--text);font:inherit;font-weight:600}.provider button:first-of-type{border-color:transparent;background:var(--accent);color:var(--on-accent)}
`;
