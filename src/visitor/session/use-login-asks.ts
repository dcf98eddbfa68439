import { useEffect } from 'react';
import type { Ask, Say } from '../notices/notices.ts';
import { splitAddress } from '../navigation/split-address.ts';

interface Asks {
  readonly dialogs: readonly Ask[];
  readonly isLoggedIn: boolean;
  /** Path of the login. */
  readonly login: string;
  readonly say: Say;
  readonly visit: (address: string) => Promise<void>;
}

/** Login prompts close after a login in any tab, and the visitor continues to the target of the login. */
export const useLoginAsks = ({ dialogs, isLoggedIn, login, say, visit }: Asks): void => {
  useEffect(() => {
    if (!isLoggedIn) return;
    for (const { id, kind, then } of dialogs) {
      const leads = then?.kind === 'go' ? splitAddress(then.to) : undefined;
      if (leads?.path !== login) continue;
      say({ say: 'dialogDone', id });
      const { from } = leads.query;
      if (kind === 'alert' && from !== undefined) void visit(from);
    }
  }, [dialogs, isLoggedIn, login, say, visit]);
};
