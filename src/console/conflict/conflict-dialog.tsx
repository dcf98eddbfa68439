import { useEffect, useMemo, useState } from 'react';
import { merge, type MergeSide } from '../../content/diff/merge.ts';
import { shapeOfType } from '../../content/diff/shapes.ts';
import type { Body } from '../api/client.ts';
import { titleOf } from '../content/tree/site-tree.ts';
import { usePeople } from '../session/people.ts';
import type { Doc } from '../site/documents.ts';
import { useNames, useSiteStore } from '../site/use-site.tsx';
import { useLanguage, useTexts, useWords } from '../texts/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useToast } from '../ui/toasts.tsx';
import { takeTheirs } from './take-theirs.ts';
import { summarizeMerge } from './summarize-merge.ts';
import { conflictStrings } from './strings.ts';

const timeOf = (at: string | undefined, language: string): string =>
  at === undefined ? '' : new Date(at).toLocaleTimeString(language, { hour12: false });

/** Merges two edits of a document field by field: compatible edits are applied, the operator resolves conflicts. */
export function ConflictDialog({ doc, onLater }: { readonly doc: Doc; readonly onLater: () => void }) {
  const texts = useTexts();
  const words = useWords(conflictStrings);
  const { language } = useLanguage();
  const names = useNames();
  const store = useSiteStore();
  const say = useToast();
  const nameOf = usePeople();
  const [chosen, setChosen] = useState<Readonly<Record<string, MergeSide>>>({});
  const { theirs, key, body: mine, base } = doc;
  const three = useMemo(() => ({ base, mine, theirs: theirs?.body }), [base, mine, theirs]);
  const shape = shapeOfType(doc.type);
  const merged = useMemo(() => merge(three, shape, (id) => chosen[id] ?? 'mine'), [three, shape, chosen]);
  const who = theirs?.author === undefined ? words.somebody : nameOf(theirs.author);
  const what = titleOf(doc, { names, texts, language });
  const seen = useState(() => new Date().toISOString())[0];
  const fits = merged.clashes.length === 0;
  const resolve = (): void => store.resolve(key, merged.value as Body | undefined);
  useEffect(() => {
    if (!fits) return;
    store.resolve(key, merged.value as Body | undefined);
    say(words.together(who, what));
  }, [fits, store, key, merged.value, say, words, who, what]);
  const keepMine = async (): Promise<void> => {
    if (!(await takeTheirs(store, key, words.takeTheirs))) say(words.mineNotSaved);
  };
  if (fits) return null;
  const { choices, taken } = summarizeMerge(merged, { type: doc.type, ...three, names, words, language });
  const ago =
    theirs?.updatedAt === undefined
      ? words.earlier
      : words.ago(Math.max(0, Math.round((Date.parse(seen) - Date.parse(theirs.updatedAt)) / 1000)));
  return (
    <Dialog
      title={words.title(who, what, ago)}
      help={words.help(choices.length, taken.length)}
      mark={
        <span className="tile warn">
          <Icon name="users" />
        </span>
      }
      width={760}
      onClose={onLater}
      foot={
        <>
          <button type="button" className="btn txt" onClick={() => void keepMine()}>
            <Icon name="history" />
            <span>{words.keepMine}</span>
          </button>
          <span className="grow" />
          <button type="button" className="btn" onClick={onLater}>
            {words.later}
          </button>
          <button type="button" className="btn primary" onClick={resolve}>
            {words.save}
          </button>
        </>
      }
    >
      <div className="conflict-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.whoAt(who, timeOf(theirs?.updatedAt, language))}</th>
              <th scope="col">{words.you(timeOf(seen, language))}</th>
            </tr>
          </thead>
          <tbody>
            {choices.map(({ id, label, ...values }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {(['theirs', 'mine'] as const).map((side) => {
                  const isChosen = (chosen[id] ?? 'mine') === side;
                  return (
                    <td key={side} className={isChosen ? 'conflict-chosen' : ''}>
                      <label className="conflict-choice">
                        <input
                          type="radio"
                          name={`conflict ${id}`}
                          checked={isChosen}
                          aria-label={`${words.choice(label)}: ${side === 'mine' ? words.mine : who}, ${values[side]}`}
                          onChange={() => setChosen((before) => ({ ...before, [id]: side }))}
                        />
                        <span>{values[side]}</span>
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
            {taken.map(({ label, value }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                <td colSpan={2} className="muted">
                  {words.taken(who, value)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}
