import { useEffect, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import type { EventState } from '#schemas/calls/events/answers';
import { Heading } from '#ui/content/heading.tsx';
import { StepIndicator } from '#ui/navigation/step-indicator.tsx';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { countText, fillText } from '../shared/texts/fill-text.ts';
import { useWidgetPort } from '../port.tsx';
import css from './component.module.css';
import { QuizMark } from './quiz-mark.tsx';
import type { Settings } from './schema.ts';
import { useQuizClock } from './use-quiz-clock.ts';

interface QuestionsProps {
  readonly id: string;
  readonly texts: Decoded<Settings>['texts'];
  readonly questions: EventState['questionList'];
  readonly passCnt: number;
  readonly seconds: number;
  readonly isSending: boolean;
  readonly refusal: string;
  readonly onSend: (answers: Readonly<Record<string, string>>) => void;
}

/** Asks one question at a time. Answers can be changed until they are sent. */
export function Questions({ id, texts, questions, passCnt, seconds, isSending, refusal, onSend }: QuestionsProps) {
  const { text } = useWidgetPort();
  const [index, setIndex] = useState(0);
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({});
  const clock = useQuizClock(seconds, !isSending);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone, or means the next question.
  useEffect(() => heading.current?.focus(), [index]);
  const question = questions[index];
  if (question === undefined) return null;
  const { questionId } = question;
  const chosen = given[questionId];
  const isLast = index === questions.length - 1;
  const isReady = chosen !== undefined && !isSending && !clock.isOver;
  return (
    <section className={css['quiz']}>
      <div className={css['head']}>
        <ol className={css['steps']} aria-hidden="true">
          {questions.map((one, at) => (
            <li
              key={one.questionId}
              data-done={at === index ? 'now' : given[one.questionId] === undefined ? 'no' : 'yes'}
            />
          ))}
        </ol>
        <StepIndicator active={index + 1} last={questions.length} />
      </div>
      <div className={`card ${css['card']}`}>
        <span className="badge badge--second">{fillText(texts.question, { count: String(index + 1) })}</span>
        <Heading ref={heading} id={`${id}-question`} tabIndex={-1} className={`t-title ${css['question']}`}>
          {question.text}
        </Heading>
      </div>
      <fieldset
        key={questionId}
        role="radiogroup"
        className={css['choices']}
        aria-label={texts.choices}
        aria-describedby={`${id}-question`}
      >
        {(['O', 'X'] as const).map((value) => (
          <label key={value} className={`card ${css['choice']}`} data-mark={value}>
            <input
              type="radio"
              className="sr"
              name={`${id}-${questionId}`}
              value={value}
              checked={chosen === value}
              disabled={clock.isOver}
              onChange={() => setGiven({ ...given, [questionId]: value })}
            />
            <QuizMark mark={value} />
            <span>{value === 'O' ? texts.true : texts.false}</span>
          </label>
        ))}
      </fieldset>
      {seconds === 0 ? null : (
        <div className={css['clock']}>
          <p className="num" role="timer">
            {clock.isOver ? texts.timeOver : fillText(texts.timeLeft, { count: String(clock.left) })}
          </p>
          <button type="button" className="btn btn--line btn--small" onClick={clock.more}>
            {texts.more}
          </button>
          <p role="status" className="sr">
            {clock.isOver ? texts.timeOver : ''}
          </p>
        </div>
      )}
      <p className={css['pass']}>{countText(texts.pass, passCnt)}</p>
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
          className="btn btn--main"
          {...(isReady ? {} : { 'aria-disabled': true })}
          onClick={() => {
            if (isReady) {
              if (isLast) onSend(given);
              else setIndex(index + 1);
            }
          }}
        >
          {isLast ? texts.send : text('next')}
        </button>
      </DockedActions>
    </section>
  );
}
