import { useFound } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import type { Docs, Saving } from '../site/documents.ts';

const gravest = ['refused', 'stale', 'offline', 'saving', 'waiting'] as const satisfies readonly Saving[];

/** How far the saving of all documents is, in one word. */
export function SaveState() {
  const texts = useTexts();
  const { language } = useLanguage();
  const now = useNow();
  const { saving, last } = useFound(savingIn);
  const { icon, text } = saving === undefined ? savedWords(last, { now, language, words: texts.saving }) : savingWords(saving, texts.saving);
  return (
    <span className="saved" role="status">
      {icon === undefined ? null : <Icon name={icon} size="s" />}
      <span className="cut">{text}</span>
    </span>
  );
}

/** The gravest there is, and when a draft was last saved. */
const savingIn = (docs: Docs) => {
  const states = new Set<Saving>();
  let last = '';
  for (const { saving, isDraft, updatedAt = '' } of docs.values()) {
    states.add(saving);
    if (isDraft && updatedAt > last) last = updatedAt;
  }
  return { saving: gravest.find((state) => states.has(state)), last };
};

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

const savedWords = (last: string, { now, language, words }: { readonly now: number; readonly language: string; readonly words: Words }): Said => {
  if (last === '') return { text: '' };
  const at = new Date(last);
  const when = now - at.getTime() < justNowMs ? words.justNow : words.at(at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false }));
  return { icon: 'cloud-check', text: `${words.saved} · ${when}` };
};
