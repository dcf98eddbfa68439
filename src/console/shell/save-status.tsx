import { useDocsSelector } from '../site/use-site.tsx';
import { useLanguage, useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';
import { refusalText } from './save-refusal.tsx';
import type { Docs, Saving } from '../site/documents.ts';

const bySeverity = ['refused', 'stale', 'offline', 'saving', 'waiting'] as const satisfies readonly Saving[];

/** Save status of all documents. */
export function SaveStatus() {
  const texts = useTexts();
  const { language } = useLanguage();
  const now = useNow();
  const { saving, last, refused, refusal } = useDocsSelector(savingOf);
  const { icon, text } =
    refusal !== undefined
      ? { icon: 'alert-triangle', text: texts.saving.refusedWhy(refusalText(texts.saving, refusal, refused)) }
      : saving === undefined
        ? savedStatus(last, { now, language, words: texts.saving })
        : pendingStatus(saving, texts.saving);
  return (
    <span className="saved" role="status">
      {icon === undefined ? null : <Icon name={icon} size="s" />}
      <span className="cut">{text}</span>
    </span>
  );
}

/** Returns the most severe save status, the last refusal and the time of the last saved draft. */
const savingOf = (docs: Docs) => {
  const states = new Set<Saving>();
  let last = '';
  let refused = '';
  for (const { key, saving, refusal, isDraft, updatedAt = '' } of docs.values()) {
    states.add(saving);
    if (refusal !== undefined) refused = key;
    if (isDraft && updatedAt > last) last = updatedAt;
  }
  return { saving: bySeverity.find((state) => states.has(state)), last, refused, refusal: docs.get(refused)?.refusal };
};

type Words = ReturnType<typeof useTexts>['saving'];
interface StatusText {
  readonly icon?: string;
  readonly text: string;
}

const pendingStatus = (saving: Exclude<Saving, 'saved'>, words: Words): StatusText => {
  switch (saving) {
    case 'refused':
      return { icon: 'alert-triangle', text: words.refused };
    case 'stale':
      return { icon: 'alert-triangle', text: words.stale };
    case 'offline':
      return { icon: 'cloud-off', text: words.offline };
    case 'saving':
    case 'waiting':
      return { icon: 'cloud-up', text: words.saving };
  }
};

const justNowMs = 60_000;

const savedStatus = (
  last: string,
  { now, language, words }: { readonly now: number; readonly language: string; readonly words: Words },
): StatusText => {
  if (last === '') return { text: '' };
  const at = new Date(last);
  const when =
    now - at.getTime() < justNowMs
      ? words.justNow
      : words.at(at.toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false }));
  return { icon: 'cloud-check', text: `${words.saved} · ${when}` };
};
