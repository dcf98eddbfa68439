import { useEffect, useRef, useState } from 'react';
import type { SurveyAnswer } from '#schemas/calls/curation/answers';
import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { StepIndicator } from '#ui/navigation/step-indicator.tsx';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { useWidgetPort } from '../port.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';

interface QuestionsProps {
  readonly id: string;
  readonly questions: SurveyAnswer['questionList'];
  readonly number: string;
  /** Empty without a reward. */
  readonly reward: string;
  readonly submit: string;
  readonly isSending: boolean;
  readonly refusal: string;
  readonly onFinish: (given: Readonly<Record<string, string>>) => void;
}

/** Asks one question at a time. Answers can be changed until they are sent. */
export function Questions({ id, questions, number, reward, submit, isSending, refusal, onFinish }: QuestionsProps) {
  const { text } = useWidgetPort();
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // The button that was pressed means the next question now. The page has its own focus at first.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = true;
  }, [index]);
  const question = questions[index];
  if (question === undefined) return null;
  const { questionId, questionTxt, choiceList } = question;
  const chosen = given[questionId];
  const isLast = index === questions.length - 1;
  const isReady = chosen !== undefined && !isSending;
  return (
    <section className={css['survey']} aria-labelledby={`${id}-question`}>
      <div className={css['head']}>
        <progress
          className={css['progress']}
          max={questions.length}
          value={index + (chosen === undefined ? 0 : 1)}
          aria-hidden="true"
        />
        <StepIndicator active={index + 1} last={questions.length} />
      </div>
      <div className={css['asked']}>
        <p className={css['over']}>
          <span className="t-label">{fillText(number, { count: String(index + 1) })}</span>
          {reward === '' ? null : <Badge text={reward} icon="gift" tone="accent" />}
        </p>
        <Heading ref={heading} id={`${id}-question`} tabIndex={-1} className={`t-title ${css['question']}`}>
          {questionTxt}
        </Heading>
      </div>
      <fieldset
        key={questionId}
        role="radiogroup"
        className={css['choices']}
        aria-labelledby={`${id}-question`}
        aria-required="true"
      >
        {choiceList.map(({ value, label }) => (
          <label key={value} className={`card ${css['choice']}`}>
            <input
              type="radio"
              className="sr"
              name={`${id}-${questionId}`}
              value={value}
              checked={chosen === value}
              onChange={() => setGiven({ ...given, [questionId]: value })}
            />
            <span>{label}</span>
            <span className={css['mark']} aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </fieldset>
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
