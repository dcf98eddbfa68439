import { useSyncExternalStore } from 'react';
import { useSiteStore } from '../site/use-site.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import type { Doc, Saving } from '../site/documents.ts';

const gravest: readonly Saving[] = ['refused', 'stale', 'offline', 'saving', 'waiting'];

/** How far the saving of all documents is, in one word. */
export function SaveState() {
  const texts = useTexts();
  const store = useSiteStore();
  const docs = useSyncExternalStore(store.subscribe, () => store.get().docs);
  const all = [...docs.values()];
  const saving = gravest.find((state) => all.some((doc) => doc.saving === state));
  const last = all.reduce<Doc | undefined>((newest, doc) => (doc.isDraft && (doc.updatedAt ?? '') > (newest?.updatedAt ?? '') ? doc : newest), undefined);
  const { icon, text } = wordsOf(saving, last, texts.saving);
  return (
    <span className="saved" role="status">
      {icon === undefined ? null : <Icon name={icon} size="s" />}
      <span className="cut">{text}</span>
    </span>
  );
}

const justNowMs = 60_000;

const wordsOf = (saving: Saving | undefined, last: Doc | undefined, words: ReturnType<typeof useTexts>['saving']): { readonly icon?: string; readonly text: string } => {
  switch (saving) {
    case 'refused': return { icon: 'alert-triangle', text: words.refused };
    case 'stale': return { icon: 'alert-triangle', text: words.stale };
    case 'offline': return { icon: 'cloud-off', text: words.offline };
    case 'saving':
    case 'waiting': return { icon: 'cloud-up', text: words.saving };
    default: {
      if (last?.updatedAt === undefined) return { text: '' };
      const at = new Date(last.updatedAt);
      const when = Date.now() - at.getTime() < justNowMs ? words.justNow : words.at(at.toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit', hour12: false }));
      return { icon: 'cloud-check', text: `${words.saved} · ${when}` };
    }
  }
};
