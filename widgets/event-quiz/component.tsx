import { useEffect, useRef, useState } from 'react';
import type { Decoded } from '#schemas/command';
import type { EventJoinResult, EventState } from '#schemas/calls/events/answers';
import { Heading } from '#ui/content/heading.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { DockedActions } from '../shared/actions/docked-actions.tsx';
import { EventFrame, EventGuest, EventRefusal } from '../shared/events/event-frame.tsx';
import { countText, fillText } from '../shared/texts/fill-text.ts';
import { useWidgetPort } from '../port.tsx';
import { useEventJoin } from '../shared/events/use-event-join.ts';
import { AnswerList, type QuizAnswers } from './answer-list.tsx';
import css from './component.module.css';
import { Questions } from './questions.tsx';
import type { Settings } from './schema.ts';

/** Quiz of an event. A guest is asked to log in; an event without questions shows nothing. */
export function EventQuiz({ id, settings, data }: WidgetProps<Settings>) {
  return (
    <EventFrame data={data['event']}>
      {(event) => {
        if (event.questionList.length === 0) return null;
        if (event.loginYn === 'N') return event.statusCd === 'OPEN' ? <EventGuest guest={settings.guest} /> : null;
        return <Quiz id={id} settings={settings} event={event} />;
      }}
    </EventFrame>
  );
}

interface QuizProps {
  readonly id: string;
  readonly settings: Decoded<Settings>;
  readonly event: EventState;
}

function Quiz({ id, settings: { operation, answers: answersCall, texts }, event }: QuizProps) {
  const port = useWidgetPort();
  const { join, isSending, refusal, refuse } = useEventJoin(operation, event);
  const [isAsking, setIsAsking] = useState(false);
  const [result, setResult] = useState<EventJoinResult>();
  const [answers, setAnswers] = useState<QuizAnswers>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (result !== undefined) heading.current?.focus();
  }, [result]);
  const { questionList, passCnt, seconds, joinYn, joinCnt, refusalTxt, eventId } = event;
  const readAnswers = async (): Promise<void> => {
    const ended = await port.submit(answersCall, { eventId });
    if (ended.state === 'refused') refuse(ended.message);
    // The server has checked its answer against the schema.
    if (ended.state === 'done') setAnswers(ended.data as QuizAnswers);
  };
  const send = async (given: Readonly<Record<string, string>>): Promise<void> => {
    const ended = await join({
      answerList: questionList.map(({ questionId }) => ({ fieldId: questionId, value: given[questionId] ?? '' })),
    });
    if (ended === undefined) return;
    setIsAsking(false);
    setResult(ended);
    await readAnswers();
    port.run({ kind: 'refresh' });
  };
  const start = (): void => {
    setResult(undefined);
    setAnswers(undefined);
    setIsAsking(true);
  };
  if (isAsking)
    return (
      <Questions
        id={id}
        texts={texts}
        questions={questionList}
        passCnt={passCnt}
        seconds={seconds}
        isSending={isSending}
        refusal={refusal}
        onSend={(given) => void send(given)}
      />
    );
  const right = result?.rightCnt ?? answers?.rightCnt;
  return (
    <>
      <section className={`card card--pad ${css['intro']}`}>
        {right === undefined ? (
          <>
            <Heading className="t-heading">{fillText(texts.intro, { count: String(questionList.length) })}</Heading>
            <p className="muted">{countText(texts.pass, passCnt)}</p>
            {seconds > 0 ? <p className="muted">{fillText(texts.time, { count: String(seconds) })}</p> : null}
          </>
        ) : (
          <>
            <span className={right >= passCnt ? css['win'] : css['lose']}>
              <Icon name={right >= passCnt ? 'confetti' : 'mood-smile'} size="l" />
            </span>
            <Heading ref={heading} tabIndex={-1} className={`t-heading ${css['title']}`}>
              {fillText(texts.right, { count: String(right), name: String(questionList.length) })}
            </Heading>
            {Number.isFinite(passCnt) ? <p>{right >= passCnt ? texts.won : texts.lost}</p> : null}
            {result?.prize ? (
              <p className={css['prize']}>{fillText(texts.prize, { name: result.prize.prizeNm })}</p>
            ) : null}
          </>
        )}
        {joinYn === 'N' && joinCnt > 0 && right === undefined ? <p className="muted">{texts.ended}</p> : null}
        {joinCnt > 0 && answers === undefined ? (
          <button type="button" className="btn btn--line btn--wide" onClick={() => void readAnswers()}>
            {texts.answers}
          </button>
        ) : null}
      </section>
      {joinYn === 'N' && joinCnt === 0 ? <EventRefusal text={refusalTxt} /> : null}
      <p role="alert" className={css['fault']}>
        {refusal}
      </p>
      {joinYn === 'Y' ? (
        <DockedActions>
          <button type="button" className="btn btn--main btn--wide" onClick={start}>
            {joinCnt === 0 ? texts.start : texts.again}
          </button>
        </DockedActions>
      ) : null}
      {answers === undefined ? null : <AnswerList texts={texts} answers={answers} />}
    </>
  );
}
