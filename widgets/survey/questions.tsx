import type { SurveyAnswer } from '#schemas/calls/curation/answers';
import { Badge } from '#ui/content/badge.tsx';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { QuestionFlow, type GivenAnswers } from '../shared/questions/question-flow.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';

interface QuestionsProps {
  readonly id: string;
  readonly questions: SurveyAnswer['questionList'];
  readonly numberText: string;
  /** Empty without a reward. */
  readonly reward: string;
  readonly submit: string;
  readonly isSending: boolean;
  readonly refusal: string;
  readonly onFinish: (given: GivenAnswers) => void;
}

/** Questions of a survey, each with its choices. */
export function Questions({ id, questions, numberText, reward, submit, isSending, refusal, onFinish }: QuestionsProps) {
  return (
    <QuestionFlow
      id={id}
      questions={questions}
      className={css['survey']}
      submit={submit}
      refusal={refusal}
      isOpen={!isSending}
      onFinish={onFinish}
    >
      {({ question: { questionId, questionTxt, choiceList }, number, heading, inputOf }) => (
        <>
          <div className={css['asked']}>
            <p className={css['over']}>
              <span className="t-label">{fillText(numberText, { count: number })}</span>
              {reward === '' ? null : <Badge text={reward} icon="gift" tone="accent" />}
            </p>
            <Heading {...heading} className={`t-title ${css['question']}`}>
              {questionTxt}
            </Heading>
          </div>
          <fieldset
            key={questionId}
            role="radiogroup"
            className={css['choices']}
            aria-labelledby={heading.id}
            aria-required="true"
          >
            {choiceList.map(({ value, label }) => (
              <label key={value} className={`card ${css['choice']}`}>
                <input {...inputOf(value)} />
                <span>{label}</span>
                <span className={css['mark']} aria-hidden="true">
                  <Icon name="check" />
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
    </QuestionFlow>
  );
}
