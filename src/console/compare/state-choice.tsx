import { useEffect, useState } from 'react';
import { call, type ReleaseRow } from '../api/client.ts';
import { useHistory } from '../history/use-history.ts';
import { useMe } from '../session/current-user.ts';
import { usePeople } from '../session/people.ts';
import { useDoc, useRelease } from '../site/use-site.tsx';
import { useLanguage, useWords } from '../texts/use-texts.ts';
import { formatTime } from '../ui/format-time.ts';
import { useNow } from '../ui/use-now.ts';
import type { StateName } from './states.ts';
import { compareStrings } from './strings.ts';

/** Label of a state in a comparison; with `doc`, of a state of that document. */
export const useStateName = (doc: string | undefined): ((state: StateName) => string) => {
  const words = useWords(compareStrings);
  const live = useRelease();
  const person = usePeople();
  const me = useMe();
  const author = useDoc(doc ?? '')?.author;
  const draft =
    doc === undefined
      ? words.drafts
      : author === undefined || author === me.id
        ? words.draft
        : words.draftOf(person(author));
  return (state) =>
    state === 'live' || state === String(live)
      ? words.live(live)
      : state === 'drafts'
        ? draft
        : state.startsWith('rev:')
          ? words.was
          : words.release(Number(state));
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

interface Listed {
  readonly releases: readonly ReleaseRow[];
  /** There are earlier ones. */
  readonly next?: number;
}

/** Selects a state: live, drafts, any release, or a saved state of one document. */
export function StateChoice({ label, value, doc, onChoose }: StateChoiceProps) {
  const words = useWords(compareStrings);
  const { language } = useLanguage();
  const live = useRelease();
  const now = useNow();
  const person = usePeople();
  const nameOfState = useStateName(doc);
  const known = useDoc(doc ?? '');
  const past = useHistory(doc, `${known?.mark ?? ''} ${live}`);
  const [{ releases, next }, setKnown] = useState<Listed>({ releases: [] });
  useEffect(() => {
    const leave = new AbortController();
    call<Listed>('GET', `/releases?size=${listed}`, { signal: leave.signal }).then(setKnown, () => undefined);
    return () => leave.abort();
  }, [live]);
  const saved =
    typeof past !== 'object'
      ? []
      : [
          ...new Map(
            past.sessions.flatMap(({ revision, at, author }) =>
              revision === undefined
                ? []
                : [[`rev:${revision}`, words.saved(formatTime(at, now, language), person(author))] as const],
            ),
          ),
        ];
  const draft =
    known?.isDraft === true && known.updatedAt !== undefined
      ? `${nameOfState('drafts')} · ${formatTime(known.updatedAt, now, language)}`
      : nameOfState('drafts');
  const earlier = releases
    .filter(({ number }) => number !== live)
    .map(
      ({ number, message }) =>
        [
          String(number),
          message === ''
            ? words.release(number)
            : `${words.release(number)} · ${message.length > longest ? `${message.slice(0, longest)}…` : message}`,
        ] as const,
    );
  const options: readonly (readonly [string, string])[] = [
    ['live', words.live(live)],
    ['drafts', draft],
    ...earlier,
    ...saved,
  ];
  const current = value === String(live) ? 'live' : value;
  return (
    <select
      className="input s compare-state"
      aria-label={label}
      value={current}
      onChange={(event) => onChoose(event.target.value)}
    >
      {options.some(([one]) => one === current) ? null : <option value={current}>{nameOfState(current)}</option>}
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
      {next === undefined ? null : <option disabled>{words.earlierStill}</option>}
    </select>
  );
}
