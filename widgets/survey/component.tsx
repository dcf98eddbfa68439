import { useRef, useState } from 'react';
import type { SurveyAnswer } from '#schemas/calls/curation/answers';
import { Note } from '#ui/content/note.tsx';
import type { WidgetProps } from '../define-widget.ts';
import { CommandLink, useWidgetPort } from '../port.tsx';
import { completeWith, needed } from '../shared/answers/complete-answer.ts';
import { isFields } from '../shared/answers/is-fields.ts';
import { fieldText, fillBody, formatValue, itemOf, readRecord } from '../shared/records/read-records.ts';
import { fillText } from '../shared/texts/fill-text.ts';
import css from './component.module.css';
import { Questions } from './questions.tsx';
import type { Settings } from './schema.ts';

const complete = completeWith<SurveyAnswer>({
  surveyId: needed,
  titleTxt: '',
  openYn: 'Y',
  nextDtm: '',
  rewardAmt: 0,
  questionList: [{ questionId: needed, questionTxt: '', choiceList: [{ value: needed, label: '' }] }],
});

/** Asks the questions of a survey. Who has just taken it reads when it opens again. */
export function SurveyForm({ id, settings, data }: WidgetProps<Settings>) {
  const { operation, body = {}, submit, then, texts } = settings;
  const port = useWidgetPort();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const busy = useRef(false);
  const record = readRecord(data['survey'], undefined);
  if (record === 'waiting')
    return (
      <div className={css['place']} aria-busy="true" data-waits="">
        <span className="sr">{port.text('loading')}</span>
        <div className={`card skeleton ${css['waiting']}`} />
      </div>
    );
  const survey = typeof record === 'string' ? undefined : complete(record);
  if (record === 'failed' || survey === undefined)
    return (
      <div className={css['place']}>
        <Note
          icon={record === 'failed' ? 'cloud' : 'search'}
          text={record === 'failed' ? port.text('failed') : texts.none}
        >
          {record === 'failed' ? (
            <CommandLink command={{ kind: 'refresh' }} className="btn btn--line btn--small">
              {port.text('retry')}
            </CommandLink>
          ) : null}
        </Note>
      </div>
    );
  if (survey.openYn === 'N') {
    const when = formatValue({ field: 'nextDtm', form: 'moment' }, { nextDtm: survey.nextDtm }) ?? '';
    return (
      <div className={css['place']}>
        <Note icon="clock" text={fillText(texts.closed, { name: when })} />
      </div>
    );
  }

  const finish = async (given: Readonly<Record<string, string>>): Promise<void> => {
    if (operation === undefined) return port.run(then, given);
    if (busy.current) return;
    busy.current = true;
    setIsSending(true);
    setRefusal('');
    const ended = await port.submit(operation, {
      ...fillBody(body, { item: {}, param: port.frame.params ?? {}, query: port.frame.query ?? {} }),
      answerList: survey.questionList.map(({ questionId }) => ({ questionId, value: given[questionId] ?? '' })),
    });
    busy.current = false;
    setIsSending(false);
    if (ended.state !== 'done') return setRefusal(ended.state === 'refused' ? ended.message : '');
    const answer = isFields(ended.data) ? ended.data : {};
    const som = fieldText(answer, 'rewardAmt');
    if (Number(som) > 0) port.say(fillText(texts.rewarded, { count: som }));
    port.run(then, { ...given, ...itemOf(answer) });
  };

  return (
    <Questions
      id={id}
      questions={survey.questionList}
      numberText={texts.question}
      reward={survey.rewardAmt > 0 ? fillText(texts.reward, { count: String(survey.rewardAmt) }) : ''}
      submit={submit}
      isSending={isSending}
      refusal={refusal}
      onFinish={(given) => void finish(given)}
    />
  );
}
