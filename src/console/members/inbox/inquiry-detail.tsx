import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { DeskInquiry } from '#schemas/calls/cscenter/console-answers';
import { call } from '../../api/client.ts';
import { useMe } from '../../session/current-user.ts';
import { useFetch } from '../../settings/use-fetch.ts';
import { useFailureText } from '../../shell/use-failure-text.ts';
import { useLanguage, useWords } from '../../texts/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { formatMoment } from '../format-moment.ts';
import { AnswerForm } from './answer-form.tsx';
import { inboxStrings } from './strings.ts';
import { Lost } from '../lost.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';

interface InquiryDetailProps {
  readonly venue: string;
  readonly id: string;
  readonly onChange: () => void;
}

const openStates: readonly DeskInquiry['state'][] = ['RECEIVED', 'ASSIGNED', 'REOPENED'];

/** One inquiry: what was written, its files, to whom it belongs, and the answer. */
export function InquiryDetail({ venue, id, onChange }: InquiryDetailProps) {
  const words = useWords(inboxStrings);
  const { language } = useLanguage();
  const me = useMe();
  const showToast = useToast();
  const failureText = useFailureText();
  const path = `/members/${venue}/inquiries/${id}`;
  const { answer, hasFailed, refetch } = useFetch<DeskInquiry>(path);
  // The answer of a change comes before the next reading.
  const [changed, setChanged] = useState<DeskInquiry>();
  const send = async (method: 'PUT' | 'POST', part: string, body: object, done: string): Promise<boolean> => {
    try {
      setChanged(await call<DeskInquiry>(method, `${path}/${part}`, { body }));
      showToast(done);
      return true;
    } catch (error) {
      showToast(failureText(error, words.failed));
      setChanged(undefined);
      refetch();
      return false;
    } finally {
      onChange();
    }
  };
  const inquiry = changed ?? answer;
  if (inquiry === undefined)
    return (
      <section className="panel members-detail">{hasFailed ? <Lost words={words} onAgain={refetch} /> : null}</section>
    );
  const isOpen = openStates.includes(inquiry.state);
  const isMine = inquiry.assignee.id === me.id;
  const give = (operator: string, done: string): void =>
    void send('PUT', 'assignee', { operator, from: inquiry.assignee.id }, done);
  return (
    <div className="stack members-detail">
      <section className="panel" aria-labelledby="inquiry-title">
        <div className="head wrap">
          <Link className="members-back" to="/members/inbox">
            <Icon name="arrow-left" size="s" />
            <span>{words.back}</span>
          </Link>
          <h2 id="inquiry-title" className="grow">
            {inquiry.title}
          </h2>
          <span className={inquiry.isLate ? 'badge bad' : isOpen ? 'badge warn' : 'badge ok'}>
            {words.states[inquiry.state]}
          </span>
        </div>
        <dl className="members-facts inbox-facts">
          <dt>{words.category}</dt>
          <dd>{inquiry.category[language]}</dd>
          <dt>{words.member}</dt>
          <dd>{`${inquiry.nameMask} · ${words.languages[inquiry.lang]}`}</dd>
          <dt>{words.asked}</dt>
          <dd className="num">
            {`${formatMoment(inquiry.askedAt, language)}${inquiry.dueAt === '' ? '' : ` · ${(inquiry.isLate ? words.late : words.due)(formatMoment(inquiry.dueAt, language))}`}`}
          </dd>
          <dt>{words.assignee}</dt>
          <dd className="row wrap">
            <span>{inquiry.assignee.name || words.nobody}</span>
            {isOpen && !isMine ? (
              <button type="button" className="btn s" onClick={() => give(me.id, words.taken)}>
                {words.take}
              </button>
            ) : null}
            {isOpen && inquiry.people.length > 0 ? (
              <ChoiceMenu
                text={words.giveTo}
                items={inquiry.people.map((person) => ({
                  label: person.name,
                  run: () => give(person.id, words.given(person.name)),
                }))}
              />
            ) : null}
          </dd>
        </dl>
      </section>
      <section className="panel" aria-labelledby="inquiry-messages">
        <div className="head">
          <h2 id="inquiry-messages">{words.messages}</h2>
        </div>
        <ul className="inbox-messages">
          {inquiry.messages.map((message) => (
            <li key={message.id} className={message.by === 'CENTER' ? 'inbox-message is-center' : 'inbox-message'}>
              <p className="small muted num">
                {`${message.by === 'CENTER' ? words.byCenter(message.author) : words.byMember} · ${formatMoment(message.at, language)}`}
              </p>
              <p className="inbox-text">{message.text}</p>
            </li>
          ))}
        </ul>
        {inquiry.files.length === 0 ? null : (
          <ul className="inbox-files" aria-label={words.files}>
            {inquiry.files.map((file, index) => (
              <li key={file.id}>
                {file.kind === 'IMAGE' ? (
                  <a href={file.url} target="_blank" rel="noreferrer">
                    <img src={file.url} alt={words.image(index + 1)} loading="lazy" />
                  </a>
                ) : (
                  <a className="btn s" href={file.url} download>
                    <Icon name="file" size="s" />
                    <span>{words.pdf(index + 1)}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
      {isOpen ? (
        <AnswerForm
          templates={inquiry.templates.map(({ code, text }) => ({ code, text: text[inquiry.lang] }))}
          lang={inquiry.lang}
          onSend={(text) => send('POST', 'answer', { text }, words.sent)}
        />
      ) : null}
      <section className="panel" aria-labelledby="inquiry-log">
        <div className="head">
          <h2 id="inquiry-log">{words.log}</h2>
        </div>
        <ul>
          {inquiry.log.map(({ at, by, to }, index) => (
            <li key={index} className="item small">
              <span className="grow">{`${words.states[to as DeskInquiry['state']]}${by === '' ? '' : ` · ${by}`}`}</span>
              <span className="muted num">{formatMoment(at, language)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
