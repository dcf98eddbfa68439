import { useWords } from '../texts/use-texts.ts';
import { useFind } from './find-context.ts';
import { useUsers } from './use-users.ts';
import { findStrings } from './strings.ts';

/** Button with the number of usages; opens their list. */
export function UsedIn({ of }: { readonly of: string }) {
  const words = useWords(findStrings);
  const { openUsers } = useFind();
  const users = useUsers(of);
  return users === undefined ? null : <button type="button" className="used-in" aria-haspopup="dialog" onClick={() => openUsers(of)}>{words.usedIn(users.length)}</button>;
}
