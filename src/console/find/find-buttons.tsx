import './find.css';
import { useTexts, useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { modifierKey } from '../ui/shortcut-keys.ts';
import { useFind } from './find-context.ts';
import { findStrings } from './strings.ts';
import { useUsers } from './use-users.ts';

/** Opens the search over everything; in narrow windows an icon. */
export function FindButton() {
  const texts = useTexts();
  const { openPalette } = useFind();
  return (
    <button type="button" className="find" aria-keyshortcuts="Control+K Meta+K" onClick={() => openPalette()}>
      <Icon name="search" size="s" />
      <span>{texts.top.search}</span>
      <em className="sr find-narrow">{texts.top.search}</em>
      <kbd aria-hidden="true">{`${modifierKey} K`}</kbd>
    </button>
  );
}

/** Makes a new document; of a type where one is meant. */
export function NewButton({ type }: { readonly type?: string }) {
  const words = useWords(findStrings);
  const { openNew } = useFind();
  return (
    <button type="button" className="btn" onClick={() => openNew(type === undefined ? {} : { type })}>
      <Icon name="plus" />
      <span>{`${words.newDocument} `}</span>
      <kbd>N</kbd>
    </button>
  );
}

/** Button with the number of usages; opens their list. */
export function UsedIn({ of }: { readonly of: string }) {
  const words = useWords(findStrings);
  const { openUsers } = useFind();
  const users = useUsers(of);
  return users === undefined ? null : (
    <button type="button" className="used-in" aria-haspopup="dialog" onClick={() => openUsers(of)}>
      {words.usedIn(users.length)}
    </button>
  );
}
