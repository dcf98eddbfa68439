import type { Decoded } from '#schemas/command';
import type { EventState } from '#schemas/calls/events/answers';
import { Heading } from '#ui/content/heading.tsx';
import { QuestionFlow, type GivenAnswers } from '../shared/questions/question-flow.tsx';
import { countText, fillText } from '../shared/texts/fill-text.ts';
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
  readonly onSend: (answers: GivenAnswers) => void;
}

/** Questions of a quiz: each is true or false, and all are answered in a time. */
export function Questions({ id, texts, questions, passCnt, seconds, isSending, refusal, onSend }: QuestionsProps) {
  const clock = useQuizClock(seconds, !isSending);
  return (
    <QuestionFlow
      id={id}
      questions={questions}
      className={css['quiz']}
      submit={texts.send}
      refusal={refusal}
      isOpen={!isSending && !clock.isOver}
      focusesFirst
      onFinish={onSend}
    >
      {({ question, number, heading, inputOf }) => (
        <>
          <div className={`card ${css['card']}`}>
            <span className="badge badge--second">{fillText(texts.question, { count: number })}</span>
            <Heading {...heading} className={`t-title ${css['question']}`}>
              {question.text}
            </Heading>
          </div>
          <fieldset
            key={question.questionId}
            role="radiogroup"
            className={css['choices']}
            aria-label={texts.choices}
            aria-describedby={heading.id}
          >
            {(['O', 'X'] as const).map((value) => (
              <label key={value} className={`card ${css['choice']}`} data-mark={value}>
                <input {...inputOf(value)} disabled={clock.isOver} />
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
        </>
      )}
    </QuestionFlow>
  );
}
