import { useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api.ts';
import { useBursts } from '../history/use-states.ts';
import { usePeople } from '../people.ts';
import { nameOf } from '../site/documents.ts';
import { useDoc, useRelease } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { tellWhen } from '../ui/tell-when.ts';
import { useNow } from '../ui/use-now.ts';
import type { StateName } from './states.ts';
import { compareWords } from './words.ts';

/** What a state is called beside another one. */
export const useStateName = (): ((state: StateName) => string) => {
  const words = useWords(compareWords);
  const live = useRelease();
  return (state) => (state === 'live' || state === String(live) ? words.live(live) : state === 'drafts' ? words.draft : state.startsWith('rev:') ? words.was : words.release(Number(state)));
};

interface StateChoiceProps {
  readonly label: string;
  readonly value: StateName;
  /** With a document its saved states can be chosen too. */
  readonly doc: string | undefined;
  readonly onChoose: (state: StateName) => void;
}

const listed = 200;
const longest = 40;

/** Which state: what is live, the drafts, any release, and of one document any state that was saved. */
export function StateChoice({ label, value, doc, onChoose }: StateChoiceProps) {
  const words = useWords(compareWords);
  const { language } = useLanguage();
  const live = useRelease();
  const now = useNow();
  const person = usePeople();
  const nameOfState = useStateName();
  const known = useDoc(doc ?? '');
  const { type, id } = nameOf(doc ?? '/');
  const bursts = useBursts(type, id, `${known?.mark ?? ''} ${live}`);
  const [releases, setReleases] = useState<readonly ReleaseRow[]>([]);
  useEffect(() => {
    call<{ readonly releases: readonly ReleaseRow[] }>('GET', `/releases?size=${listed}`).then((answer) => setReleases(answer.releases), () => undefined);
  }, [live]);
  const saved = doc === undefined ? [] : [...new Map((bursts ?? []).flatMap(({ revision, at, author }) => (revision === undefined ? [] : [[`rev:${revision}`, words.saved(tellWhen(at, now, language), person(author))] as const])))];
  const draft = doc === undefined ? words.drafts : known?.isDraft === true && known.updatedAt !== undefined ? `${words.draft} · ${tellWhen(known.updatedAt, now, language)}` : words.draft;
  const earlier = releases.filter(({ number }) => number !== live).map(({ number, message }) => [String(number), message === '' ? words.release(number) : `${words.release(number)} · ${message.length > longest ? `${message.slice(0, longest)}…` : message}`] as const);
  const options: readonly (readonly [string, string])[] = [['live', words.live(live)], ['drafts', draft], ...earlier, ...saved];
  const current = value === String(live) ? 'live' : value;
  return (
    <select className="input s compare-state" aria-label={label} value={current} onChange={(event) => onChoose(event.target.value)}>
      {options.some(([one]) => one === current) ? null : <option value={current}>{nameOfState(current)}</option>}
      {options.map(([one, text]) => <option key={one} value={one}>{text}</option>)}
    </select>
  );
}
