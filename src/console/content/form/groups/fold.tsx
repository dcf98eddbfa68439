import { useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useTexts, useWords } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { blankOf } from '../blank.ts';
import { useForm } from '../form-context.ts';
import { useProblemsHere } from '../use-problems-here.ts';
import { ProblemBlock, type FieldProps } from '../frame.tsx';
import { isOther, nothingLive } from '../live-of.ts';
import { pointerOf } from '../path.ts';
import type { Schema } from '../schema.ts';
import { words as allWords } from '../strings.ts';

interface FoldProps extends FieldProps {
  readonly schema: Schema;
  readonly isOpen: boolean;
  /** A few words of what is in it, for while it is folded. */
  readonly brief?: string;
  readonly children: () => Elements;
}

/** A part of the form that can be folded; what is not there can be added, and what need not be there taken away. */
export function Fold({
  label,
  help,
  path,
  value,
  live,
  isRequired,
  schema,
  isOpen: opensAtOnce,
  brief = '',
  children,
}: FoldProps) {
  const { change, base } = useForm();
  const words = useWords(allWords);
  const texts = useTexts();
  const pointer = base + pointerOf(path);
  const problems = useProblemsHere(path, true);
  const inside = problems.filter((problem) => problem.pointer !== pointer);
  const own = problems.filter((problem) => problem.pointer === pointer);
  const [wish, setWish] = useState<boolean>();
  const isOpen = wish ?? (opensAtOnce || inside.length > 0);
  const hasGone = value === undefined && live !== undefined && live !== nothingLive;
  const hasCome = value !== undefined && live === undefined;
  const add = (): void => {
    setWish(true);
    change(path, blankOf(schema), words.add(label));
  };
  const was =
    hasGone || hasCome ? (
      <button type="button" className="was hint" title={texts.editor.putBack} onClick={() => change(path, live, label)}>
        {texts.editor.was(hasGone ? words.set : texts.editor.empty)}
      </button>
    ) : null;
  if (value === undefined && !isRequired) {
    return (
      <div className={hasGone ? 'row form-absent form-changed' : 'row form-absent'} data-pointer={pointer}>
        <button type="button" className="btn s quiet" onClick={add}>
          <Icon name="plus" />
          <span>{label}</span>
        </button>
        {was}
        {own.map((problem) => (
          <ProblemBlock key={problem.text.en} problem={problem} />
        ))}
      </div>
    );
  }
  return (
    <div
      className={isOther(value, live) ? 'form-fold form-changed' : 'form-fold'}
      data-pointer={pointer}
      role="group"
      aria-label={label}
    >
      <div className="row form-fold-head">
        <button type="button" className="form-fold-name" aria-expanded={isOpen} onClick={() => setWish(!isOpen)}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
          <span className="strong">{label}</span>
          {isOpen || brief === '' ? null : <span className="small muted cut">{brief}</span>}
          {isOpen || inside.length === 0 ? null : <span className="count">{inside.length}</span>}
        </button>
        {was}
        {isRequired ? null : (
          <button
            type="button"
            className="ib"
            aria-label={words.remove(label)}
            title={words.remove(label)}
            onClick={() => change(path, undefined, words.remove(label))}
          >
            <Icon name="trash" size="s" />
          </button>
        )}
      </div>
      {isOpen ? (
        <div className="form-fold-body">
          {help === '' ? null : <p className="small muted">{help}</p>}
          {children() satisfies Elements}
        </div>
      ) : null}
      {own.map((problem) => (
        <ProblemBlock key={problem.text.en} problem={problem} />
      ))}
    </div>
  );
}
