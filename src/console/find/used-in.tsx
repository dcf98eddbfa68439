import { useWords } from '../texts/use-texts.ts';
import { useFind } from './find-context.ts';
import { useUsers } from './use-users.ts';
import { findStrings } from './strings.ts';

/** How many places use a document; opens them. */
export function UsedIn({ of }: { readonly of: string }) {
  const words = useWords(findStrings);
  const { openUsers } = useFind();
  const users = useUsers(of);
  return users === undefined ? null : <button type="button" className="used-in" aria-haspopup="dialog" onClick={() => openUsers(of)}>{words.usedIn(users.length)}</button>;
}
