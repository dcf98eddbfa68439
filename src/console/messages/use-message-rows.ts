import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { useDocs, useNames } from '../site/use-site.tsx';
import { keysFor, rowsOf, type MessageFilter } from './rows.ts';

/** The texts that are wished for, in their order. */
export function useMessageRows() {
  const docs = useDocs();
  const names = useNames();
  const { venue } = useVenueChoice();
  const [address] = useSearchParams();
  const query = address.get('q');
  const [filter, setFilter] = useState<Omit<MessageFilter, 'venue'>>({ order: 'missing', only: 'all', query: query ?? '' });
  // Who comes from elsewhere with something to look for finds it, also when this is open already.
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setFilter({ ...filter, only: 'all', query: query ?? '' });
  }
  const rows = useMemo(() => rowsOf(docs), [docs]);
  // A row stays where it is while it is written: the order is found anew when something else is wished, or texts come and go.
  const asked = JSON.stringify([filter, venue, rows.size]);
  const [listed, setListed] = useState<{ readonly asked: string; readonly keys: readonly string[] }>({ asked: '', keys: [] });
  if (listed.asked !== asked) setListed({ asked, keys: keysFor(rows, { ...filter, venue }, names) });
  const shown = useMemo(() => listed.keys.flatMap((key) => { const row = rows.get(key); return row === undefined ? [] : [row]; }), [listed.keys, rows]);
  const all = [...rows.values()];
  return {
    wish: filter, setWish: setFilter, venue, rows, shown,
    missing: all.filter((row) => row.missing.length > 0).length,
    changed: all.filter((row) => row.isChanged).length,
    /** Nothing is left out but what does not read like this. */
    find: (text: string): void => setFilter({ ...filter, only: 'all', query: text }),
  };
}

export type MessageRows = ReturnType<typeof useMessageRows>;
