import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Elements } from '#ui/elements.ts';
import type { Body } from '../api/client.ts';
import { bodiesIn, type DocContent } from '../site/documents.ts';
import { useNames, useSiteStore } from '../site/use-site.tsx';
import { titleOf } from '../content/tree/site-tree.ts';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { useToast } from '../ui/toasts.tsx';
import { isReturnTo, setPendingRemoval, usePendingRemoval } from './pending-removal.ts';
import { removalStrings } from './strings.ts';

const load = () => import('./removal-dialog.tsx');
const RemovalDialog = lazy(async () => ({ default: (await load()).RemovalDialog }));

/**
 * Returns a function that deletes a document: immediately with undo if it is unused, else through a dialog that lists its uses. Render `dialog`;
 * `home` is the path to open after the document is gone.
 */
export const useRemoval = (
  doc: DocContent,
  home = '/content',
): { readonly remove: () => void; readonly dialog: Elements } => {
  const store = useSiteStore();
  const texts = useTexts();
  const words = useWords(removalStrings);
  const { language } = useLanguage();
  const names = useNames();
  const showToast = useToast();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  // Returning from a use reopens the dialog.
  const { key: arrival, state } = useLocation();
  const [seen, setSeen] = useState<string>();
  const isUnderWay = usePendingRemoval() === doc.key;
  if (isUnderWay && seen !== arrival && isReturnTo(state, doc.key)) {
    setSeen(arrival);
    setOpen(true);
  }
  const name = titleOf(doc, { names, texts, language });
  const undo = { label: words.undo, run: () => void store.undo(doc.key) };
  const removeNow = (changes: Readonly<Record<string, Body | undefined>>): void => {
    setOpen(false);
    setPendingRemoval(undefined);
    store.edit(words.step(name), changes);
    showToast(doc.live === undefined ? words.gone(name) : words.deleted(name), undo);
    if (doc.live === undefined) void navigate(home);
  };
  const remove = (): void =>
    void Promise.all([load(), import('./uses.ts')]).then(
      ([, { usesOf }]) => {
        if (usesOf(bodiesIn(store.get().docs), doc).length === 0 && !(doc.type === 'page' && doc.live !== undefined))
          removeNow({ [doc.key]: undefined });
        else setOpen(true);
      },
      () => showToast(texts.offline),
    );
  const close = (): void => setOpen(false);
  const hidden = (): void => {
    close();
    setPendingRemoval(undefined);
    showToast(words.hidden(name), undo);
  };
  const dialog =
    isOpen && doc.body !== undefined ? (
      <Suspense>
        <RemovalDialog doc={doc} body={doc.body} onRemove={removeNow} onHidden={hidden} onClose={close} />
      </Suspense>
    ) : null;
  return { remove, dialog };
};
