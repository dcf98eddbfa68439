import { useWords } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useFind } from './find-context.ts';
import { findStrings } from './strings.ts';

/** Makes a new document; of a type where one is meant. */
export function NewButton({ type }: { readonly type?: string }) {
  const words = useWords(findStrings);
  const { openNew } = useFind();
  return <button type="button" className="btn" onClick={() => openNew(type === undefined ? {} : { type })}><Icon name="plus" />{words.newDocument} <kbd>N</kbd></button>;
}
