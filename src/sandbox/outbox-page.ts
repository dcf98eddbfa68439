import type { Locale } from '#schemas/parts';
import type { Selectable } from 'kysely';
import type { Tables } from '../server/core/storage/tables.ts';
import { escapeText } from './escape.ts';
import { sandboxDocument, type SandboxFrame } from './sandbox-page.ts';

export type Sent = Pick<Selectable<Tables['outbox']>, 'address' | 'subject' | 'body' | 'at' | 'channel' | 'state'>;

interface Parts extends SandboxFrame {
  readonly sent: readonly Sent[];
  /** Origin of this site. Links that begin with it are made clickable. */
  readonly origin: string;
}

const words = {
  ko: {
    title: '보낸 메시지',
    text: '실제 서비스에서는 이메일, 문자, 푸시로 가요. 지금은 데모라서 이 화면에 모아 둬요.',
    none: '아직 보낸 메시지가 없어요.',
    to: '받는 사람',
    at: '쓴 시각',
    channel: '방법',
    channels: { EMAIL: '이메일', SMS: '문자', PUSH: '푸시' },
    state: '상태',
    states: {
      QUEUED: '대기 중',
      SENDING: '보내는 중',
      SENT: '보냄',
      DELIVERED: '전달됨',
      FAILED: '실패해서 다시 보낼 예정',
      DEAD: '보내지 못함',
      DISCARDED: '버림',
    },
    gone: '본문을 지웠어요.',
  },
  en: {
    title: 'Sent messages',
    text: 'In real use these go out by e-mail, text message or push. This is a demo, so they are kept here.',
    none: 'Nothing has been sent yet.',
    to: 'To',
    at: 'Written',
    channel: 'Channel',
    channels: { EMAIL: 'E-mail', SMS: 'Text message', PUSH: 'Push' },
    state: 'State',
    states: {
      QUEUED: 'Waiting',
      SENDING: 'Being sent',
      SENT: 'Sent',
      DELIVERED: 'Delivered',
      FAILED: 'Failed, will be tried again',
      DEAD: 'Could not be sent',
      DISCARDED: 'Discarded',
    },
    gone: 'The text has been removed.',
  },
} as const;

const moment = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Seoul' }).format(
    new Date(at),
  );

/** Makes links of this site clickable; every other address stays text. */
const linked = (text: string, origin: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      part.startsWith(`${origin}/`)
        ? `<a href="${escapeText(part.slice(origin.length))}">${escapeText(part)}</a>`
        : escapeText(part),
    )
    .join('');

/** Lists all messages sent to members, newest first, labelled as the sandbox. */
export const outboxPage = ({ sent, origin, ...frame }: Parts): string => {
  const say = words[frame.locale];
  const channels: Readonly<Record<string, string>> = say.channels;
  const fact = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const messages = sent.map(
    ({ address, subject, body, at, channel, state }) =>
      `<article><h2>${escapeText(subject === '' ? say.gone : subject)}</h2><dl>${[
        fact(say.to, escapeText(address)),
        fact(say.channel, escapeText(channels[channel] ?? channel)),
        fact(say.state, say.states[state]),
        fact(say.at, `<time datetime="${escapeText(at)}">${escapeText(moment(at, frame.locale))}</time>`),
      ].join('')}</dl><p class="text">${linked(body, origin)}</p></article>`,
  );
  return sandboxDocument({
    ...frame,
    title: say.title,
    text: say.text,
    inner: messages.length === 0 ? `<p>${say.none}</p>` : messages.join(''),
  });
};
