import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react';
import type { Elements } from '#ui/elements.ts';
import { StepIndicator } from '#ui/navigation/step-indicator.tsx';
import { useWidgetPort } from '../../port.tsx';
import { DockedActions } from '../actions/docked-actions.tsx';
import css from './question-flow.module.css';

/** Answers by question ID. */
export type GivenAnswers = Readonly<Record<string, string>>;

interface QuestionFlowProps<Question> {
  readonly id: string;
  readonly questions: readonly Question[];
  readonly submit: string;
  readonly refusal: string;
  /** False while answers are sent, or once the time is over. */
  readonly isOpen: boolean;
  /** True if the button that started the questions is gone, and with it the focus. */
  readonly focusesFirst?: boolean;
  readonly className: string | undefined;
  /** Draws the present question with the props of its heading and of the inputs of its choices. */
  readonly children: (present: {
    readonly question: Question;
    readonly number: string;
    readonly heading: { readonly id: string; readonly tabIndex: -1 };
    readonly inputOf: (value: string) => InputHTMLAttributes<HTMLInputElement>;
  }) => Elements;
  readonly onFinish: (given: GivenAnswers) => void;
}

/** Asks one question at a time. Answers can be changed until they are sent. */
export function QuestionFlow<Question extends { readonly questionId: string }>(props: QuestionFlowProps<Question>) {
  const { id, questions, className, submit, refusal, isOpen, focusesFirst = false, children, onFinish } = props;
  const { text } = useWidgetPort();
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<GivenAnswers>({});
  const headingId = `${id}-question`;
  const takesFocus = useRef(focusesFirst);
  // The button that was pressed means the next question now.
  useEffect(() => {
    if (takesFocus.current) document.getElementById(headingId)?.focus();
    takesFocus.current = true;
  }, [index, headingId]);
  const question = questions[index];
  if (question === undefined) return null;
  const { questionId } = question;
  const chosen = given[questionId];
  const isLast = index === questions.length - 1;
  const isReady = chosen !== undefined && isOpen;
  return (
    <section className={className} aria-labelledby={headingId}>
      <div className={css['head']}>
        <progress
          className={css['progress']}
          max={questions.length}
          value={index + (chosen === undefined ? 0 : 1)}
          aria-hidden="true"
        />
        <StepIndicator active={index + 1} last={questions.length} />
      </div>
      {
        children({
          question,
          number: String(index + 1),
          heading: { id: headingId, tabIndex: -1 },
          inputOf: (value) => ({
            type: 'radio',
            className: 'sr',
            name: `${id}-${questionId}`,
            value,
            checked: chosen === value,
            onChange: () => setGiven({ ...given, [questionId]: value }),
          }),
        }) satisfies Elements
      }
      <p role="alert" className={css['fault']}>
        {refusal}
      </p>
      <DockedActions>
        {index === 0 ? null : (
          <button type="button" className="btn btn--quiet" onClick={() => setIndex(index - 1)}>
            {text('previous')}
          </button>
        )}
        <button
          type="button"
          className="btn btn--main btn--wide"
          {...(isReady ? {} : { 'aria-disabled': true })}
          onClick={() => {
            if (!isReady) return;
            if (isLast) onFinish(given);
            else setIndex(index + 1);
          }}
        >
          {isLast ? submit : text('next')}
        </button>
      </DockedActions>
    </section>
  );
}
