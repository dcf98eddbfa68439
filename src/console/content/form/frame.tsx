import { useId, useRef } from 'react';
import type { Elements } from '#ui/elements.ts';
import { useHeld } from '../../problems/use-held.ts';
import { useTexts, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FieldProblem } from './field-problem.ts';
import { useForm } from './form-context.ts';
import { useProblemsHere } from './use-problems-here.ts';
import { isOther } from './live-of.ts';
import { pointerOf, type Path } from './path.ts';
import { words as allWords } from './strings.ts';

/** Properties of every field. */
export interface FieldProps {
  readonly label: string;
  /** One sentence in the operator's language; empty without one. */
  readonly help: string;
  readonly path: Path;
  readonly value: unknown;
  /** Live value; `nothingLive` without a live document. */
  readonly live: unknown;
  readonly isRequired: boolean;
}

interface FrameProps extends FieldProps {
  /** Summary of the previous value. */
  readonly was: string;
  /** Several controls under one name. */
  readonly isGroup?: boolean;
  /** Stands in the line of the label, at its end. */
  readonly tools?: Elements;
  readonly children: (ids: {
    readonly id: string;
    readonly labelId: string;
    readonly describedBy: string;
    readonly isChanged: boolean;
    readonly isBad: boolean;
  }) => Elements;
}

/** A name, its control, what it was, what it is for and what is wrong with it. */
export function Frame({ label, help, path, value, live, was, isGroup = false, tools, children }: FrameProps) {
  const id = useId();
  const texts = useTexts();
  const { change, of, base } = useForm();
  const pointer = base + pointerOf(path);
  const ref = useRef<HTMLDivElement>(null);
  const own = useHeld(ref, useProblemsHere(path, isGroup));
  const isChanged = isOther(value, live);
  const ids = {
    id,
    labelId: `${id}-label`,
    describedBy: `${id}-help`,
    isChanged,
    isBad: own.some(({ severity }) => severity === 'error'),
  };
  return (
    <div
      ref={ref}
      className={isChanged && isGroup ? 'field form-field form-changed' : 'field form-field'}
      data-pointer={pointer}
      {...(isGroup ? { 'data-pointers': of + pointer, role: 'group', 'aria-labelledby': ids.labelId } : {})}
    >
      <div className="row form-head">
        {isGroup ? (
          <span className="label" id={ids.labelId}>
            {label}
          </span>
        ) : (
          <label className="label" id={ids.labelId} htmlFor={id}>
            {label}
          </label>
        )}
        {tools === undefined ? null : (
          <>
            <span className="grow" />
            {tools}
          </>
        )}
      </div>
      {children(ids) satisfies Elements}
      <div id={ids.describedBy} className="row between hint form-hint">
        <span>{help}</span>
        {isChanged ? (
          <button type="button" className="was" title={texts.editor.putBack} onClick={() => change(path, live, label)}>
            {texts.editor.was(was === '' ? texts.editor.empty : was)}
          </button>
        ) : null}
      </div>
      {own.map((problem) => (
        <ProblemBlock key={problem.text.en} problem={problem} />
      ))}
    </div>
  );
}

/** One problem where it is solved: what is wrong, why it matters, and the one click that mends it. */
export function ProblemBlock({ problem }: { readonly problem: FieldProblem }) {
  const words = useWords(allWords);
  const { language, mend } = useForm();
  const { fix } = problem;
  const says =
    fix === undefined
      ? ''
      : fix.kind === 'remove'
        ? words.fixRemove
        : words.fixIt(
            fix.kind === 'rename' ? fix.key : typeof fix.value === 'string' ? fix.value : JSON.stringify(fix.value),
          );
  return (
    <div className={problem.severity === 'error' ? 'problem' : 'problem warning'}>
      <Icon name="alert-triangle" />
      <span className="grow">
        <b>{problem.text[language]}</b>
        <span>{` ${problem.hint[language]}`}</span>
      </span>
      {fix === undefined ? null : (
        <button type="button" className="btn s" onClick={() => mend(problem)}>
          <Icon name="wand" />
          <span>{says}</span>
        </button>
      )}
    </div>
  );
}
