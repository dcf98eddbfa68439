import type { FromSchema } from 'json-schema-to-ts';
import type { Decoded } from '#schemas/command';
import type { quizAnswers } from '#schemas/calls/events/answers';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import type { Settings } from './schema.ts';

export type QuizAnswers = FromSchema<typeof quizAnswers>;

interface AnswerListProps {
  readonly texts: Decoded<Settings>['texts'];
  readonly answers: QuizAnswers;
}

/** Right answers beside the own ones, with their reasons. */
export function AnswerList({ texts, answers: { questionList } }: AnswerListProps) {
  const nameOf = (answer: string): string => (answer === 'O' ? texts.true : texts.false);
  return (
    <section className={css['quiz']}>
      <Heading className="t-heading">{texts.answers}</Heading>
      <ol className={`card rows ${css['answers']}`}>
        {questionList.map(({ questionId, text, answer, ownAnswer, reason }) => {
          const isRight = answer === ownAnswer;
          return (
            <li key={questionId} className={css['answer']}>
              <span className={isRight ? css['right'] : css['wrong']}>
                <Icon name={isRight ? 'circle-check' : 'circle-x'} />
              </span>
              <div>
                <p className={css['asked']}>{text}</p>
                <p className={isRight ? css['right'] : css['wrong']}>
                  {isRight ? texts.correct : fillText(texts.wrong, { name: nameOf(answer) })}
                </p>
                {ownAnswer === '' ? null : <p className="muted">{fillText(texts.own, { name: nameOf(ownAnswer) })}</p>}
                {reason === '' ? null : <p>{reason}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
