import { useSyncExternalStore } from 'react';
import { useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import type { Doc, Saving } from '../site/documents.ts';

const gravest = ['refused', 'stale', 'offline', 'saving', 'waiting'] as const satisfies readonly Saving[];

/** How far the saving of all documents is, in one word. */
export function SaveState() {
  const texts = useTexts();
  const { language } = useLanguage();
  const now = useNow();
  const store = useSiteStore();
  const docs = useSyncExternalStore(store.subscribe, () => store.get().docs);
  const all = [...docs.values()];
  const saving = gravest.find((state) => all.some((doc) => doc.saving === state));
  const last = all.reduce<Doc | undefined>((newest, doc) => (doc.isDraft && (doc.updatedAt ?? '') > (newest?.updatedAt ?? '') ? doc : newest), undefined);
  const { icon, text } = saving === undefined ? savedWords(last, { now, language, words: texts.saving }) : savingWords(saving, texts.saving);
  return (
    <span className="saved" role="status">
      {icon === undefined ? null : <Icon name={icon} size="s" />}
      <span className="cut">{text}</span>
    </span>
  );
}

type Words = ReturnType<typeof useTexts>['saving'];
interface Said {
  readonly icon?: string;
  readonly text: string;
}

const savingWords = (saving: Exclude<Saving, 'saved'>, words: Words): Said => {
  switch (saving) {
    case 'refused': return { icon: 'alert-triangle', text: words.refused };
    case 'stale': return { icon: 'alert-triangle', text: words.stale };
    case 'offline': return { icon: 'cloud-off', text: words.offline };
    case 'saving':
    case 'waiting': return { icon: 'cloud-up', text: words.saving };
  }
};

const justNowMs = 60_000;

const savedWords = (last: Doc | undefined, { now, language, words }: { readonly now: number; readonly language: string; readonly words: Words }): Said => {
  if (last?.updatedAt === undefined) return { text: '' };
  const at = new Date(last.updatedAt);
  const when = now - at.getTime() < justNowMs ? words.justNow : words.at(at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false }));
  return { icon: 'cloud-check', text: `${words.saved} · ${when}` };
};
