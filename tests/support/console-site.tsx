import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { Body, Me, Problem } from '#console/api/client.ts';
import { MeContext } from '#console/session/current-user.ts';
import type { Grant } from '#console/session/rights.ts';
import { LocalBackup } from '#console/site/local-backup.ts';
import { SiteStore } from '#console/site/site-store.ts';
import { SiteContext } from '#console/site/use-site.tsx';
import { LanguageContext, type Language } from '#console/texts/use-texts.ts';

/** Saves that were sent. */
interface Saved {
  readonly key: string;
  readonly body: unknown;
}

interface ConsoleSite {
  readonly store: SiteStore;
  readonly saved: readonly Saved[];
  /** Provides the site, texts and an operator with all rights. */
  readonly around: (children: ReactNode, language?: Language) => ReactNode;
}

const me: Me = {
  id: 'operator',
  email: 'operator@resort.example',
  name: 'Operator',
  grants: (['administrator', 'operations'] as const).map((role) => ({
    role,
    venues: 'all',
    shared: true,
    types: 'all',
  })),
  rights: [],
  withheld: [],
  secondFactor: { state: 'off', recoveryCodes: 0 },
};
const answer = (body: unknown): Response =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

let count = 0;
let last: SiteStore | undefined;

interface ConsoleSiteOptions {
  /** Keys of the documents that lack values of other venues. */
  readonly partial?: readonly string[];
  /** Roles of the operator; all rights without. */
  readonly grants?: readonly Grant[];
  /** Returns the message with which the server refuses to save a document for want of a right. */
  readonly refuse?: (key: string) => string | undefined;
}

/** Creates a console store with these live documents and no drafts. Its server records what it receives and reports these problems. */
export async function consoleSite(
  documents: readonly Body[],
  problems: readonly Problem[] = [],
  { grants = me.grants, partial = [], refuse = () => undefined }: ConsoleSiteOptions = {},
): Promise<ConsoleSite> {
  // Pending requests of an earlier test go to its own server, not to this one.
  void last?.settled();
  const saved: Saved[] = [];
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body }: { readonly method?: string; readonly body?: string } = {}) => {
      const path = address.replace('/api/console/v1', '');
      if (path === '/site')
        return answer({
          release: 1,
          hash: 'one',
          documents,
          hashes: documents.map((_, index) => `hash-${index}`),
          partial,
        });
      if (path === '/drafts' || path.startsWith('/drafts?')) return answer({ drafts: [] });
      if (path === '/check') return answer({ release: 1, documents: documents.length, ms: 1, problems });
      if (method === 'PUT') {
        const key = path.replace('/drafts/', '').replace(/\?.*/, '');
        const errorMessage = refuse(key);
        if (errorMessage !== undefined)
          return new Response(JSON.stringify({ code: 'OPR_02', errorMessage }), { status: 403 });
        saved.push({ key, body: JSON.parse(body ?? 'null') });
        return answer({
          hash: `saved-${saved.length}`,
          author: me.id,
          updatedAt: new Date().toISOString(),
          problems: [],
        });
      }
      return new Response('{}', { status: 404 });
    },
  );
  count += 1;
  const store = new SiteStore(new LocalBackup(`of-tests-${count}`));
  last = store;
  await store.load();
  return {
    store,
    saved,
    around: (children, language = 'en') => (
      <MemoryRouter>
        <MeContext value={{ ...me, grants }}>
          <SiteContext value={store}>
            <LanguageContext value={{ language, speak: () => undefined }}>{children}</LanguageContext>
          </SiteContext>
        </MeContext>
      </MemoryRouter>
    ),
  };
}
