import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountServer } from './account-server.ts';
import type { Body } from './sound-site.ts';
import type { TestBrowser } from './test-browser.ts';

const config = join(import.meta.dirname, '..', '..', 'config', 'site');
const documentsOf = (path: string): readonly Body[] =>
  (JSON.parse(readFileSync(join(config, path), 'utf8')) as { documents: readonly Body[] }).documents;
const textsOf = (locale: string): Body =>
  JSON.parse(readFileSync(join(config, `messages/social-${locale}.json`), 'utf8')) as Body;

/** Providers, notices and texts of social login, as they ship. */
export const socialDocuments: readonly Body[] = [
  ...documentsOf('social-providers.json'),
  ...documentsOf('message-templates/social.json'),
  textsOf('ko'),
  textsOf('en'),
];

export type Returned = Readonly<Record<string, string>>;

const form = (values: Returned): string => new URLSearchParams(values).toString();

/** Plays a person at the fake providers of the sandbox, which are on another site than the browser. */
export const socialPlayer = (server: AccountServer) => {
  const start = async (browser: TestBrowser, snsType: string, purpose = 'LOGIN') =>
    browser.post('login/sns/start', { snsType, purpose });

  /** Opens the address at the provider and presses a button there. Returns what comes back in the address of the site. */
  const visit = async (authorizeUrl: string, { subject, act = 'agree' }: { subject: string; act?: string }) => {
    const asked = new URL(authorizeUrl);
    const answer = await server.app().inject({
      method: 'POST',
      url: asked.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form({ ...Object.fromEntries(asked.searchParams), subject, act }),
    });
    if (answer.statusCode === 303) return Object.fromEntries(new URL(String(answer.headers.location)).searchParams);
    const hidden = [...answer.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&')] as const,
    );
    const posted = await server.app().inject({
      method: 'POST',
      url: new URL(asked.searchParams.get('redirect_uri') ?? '').pathname,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://127.0.0.1:80',
        'sec-fetch-site': 'cross-site',
      },
      payload: form(Object.fromEntries(hidden)),
    });
    return Object.fromEntries(new URL(String(posted.headers.location), 'http://localhost').searchParams);
  };

  /** Starts, visits the provider and comes back: what the landing page has in its address. */
  const goThere = async (
    browser: TestBrowser,
    snsType: string,
    {
      subject = `${snsType}-stranger`,
      act = 'agree',
      purpose = 'LOGIN',
    }: { subject?: string; act?: string; purpose?: string } = {},
  ): Promise<Returned> => {
    const answer = await start(browser, snsType, purpose);
    const { data } = answer.json<{ data: { authorizeUrl: string } }>();
    return visit(data.authorizeUrl, { subject, act });
  };

  const logIn = (browser: TestBrowser, snsType: string, returned: Returned) =>
    browser.post('certification/MBL/login-sns', { snsType, ...returned });

  const linkRow = async (member: string, provider: string, subject: string): Promise<void> => {
    const at = server.now().toISOString();
    await server
      .store()
      .db.insertInto('social_identities')
      .values({
        id: `${provider}-${subject}-${member}`,
        provider,
        subject,
        member,
        label: 'label',
        state: 'LINKED',
        grant_sealed: '',
        linked_at: at,
        last_used_at: at,
        ended_at: null,
        undo_hash: null,
      })
      .execute();
  };
  return { start, visit, goThere, logIn, linkRow };
};
