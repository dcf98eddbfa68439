import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVenueChoice } from '../shell/venue-choice.tsx';
import { useDocs, useNames } from '../site/use-site.tsx';
import { keysFor, rowsOf, type MessageFilter } from './rows.ts';

/** Returns the texts that match the filter, in order. */
export function useMessageRows() {
  const docs = useDocs();
  const names = useNames();
  const { venue } = useVenueChoice();
  const [address] = useSearchParams();
  const query = address.get('q');
  const [filter, setFilter] = useState<Omit<MessageFilter, 'venue'>>({
    order: 'missing',
    only: 'all',
    query: query ?? '',
  });
  // A link with a query changes the filter even while the screen is open.
  const [seen, setSeen] = useState(query);
  if (seen !== query) {
    setSeen(query);
    setFilter({ ...filter, only: 'all', query: query ?? '' });
  }
  const rows = useMemo(() => rowsOf(docs), [docs]);
  // A row keeps its place while it is edited. The order changes only with the filter or the number of texts.
  const asked = JSON.stringify([filter, venue, rows.size]);
  const [listed, setListed] = useState<{ readonly asked: string; readonly keys: readonly string[] }>({
    asked: '',
    keys: [],
  });
  if (listed.asked !== asked) setListed({ asked, keys: keysFor(rows, { ...filter, venue }, names) });
  const shown = useMemo(
    () =>
      listed.keys.flatMap((key) => {
        const row = rows.get(key);
        return row === undefined ? [] : [row];
      }),
    [listed.keys, rows],
  );
  const all = [...rows.values()];
  return {
    filter,
    setFilter,
    venue,
    rows,
    shown,
    missing: all.filter((row) => row.missing.length > 0).length,
    changed: all.filter((row) => row.isChanged).length,
    /** Clears the other filters and searches for a text. */
    find: (text: string): void => setFilter({ ...filter, only: 'all', query: text }),
  };
}

export type MessageRows = ReturnType<typeof useMessageRows>;
