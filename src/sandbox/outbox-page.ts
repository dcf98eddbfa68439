import type { Locale } from '#schemas/parts';
import type { Tables } from '../server/core/storage/tables.ts';
import { escapeText } from './escape.ts';
import { sandboxDocument, type SandboxFrame } from './sandbox-page.ts';

export type Sent = Pick<Tables['outbox'], 'address' | 'subject' | 'body' | 'at'>;

interface Parts extends SandboxFrame {
  readonly sent: readonly Sent[];
  /** Origin of this site. Links that begin with it are made clickable. */
  readonly origin: string;
}

const words = {
  ko: {
    title: '보낸 메일',
    text: '실제 서비스에서는 메일로 가요. 지금은 데모라서 이 화면에 모아 둬요.',
    none: '아직 보낸 메일이 없어요.',
    to: '받는 사람',
    at: '보낸 시각',
  },
  en: {
    title: 'Sent emails',
    text: 'In real use these are sent by email. This is a demo, so they are kept here.',
    none: 'Nothing has been sent yet.',
    to: 'To',
    at: 'Sent',
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
  const mails = sent.map(
    ({ address, subject, body, at }) =>
      `<article><h2>${escapeText(subject)}</h2><dl><div><dt>${say.to}</dt><dd>${escapeText(address)}</dd></div><div><dt>${say.at}</dt><dd><time datetime="${escapeText(at)}">${escapeText(moment(at, frame.locale))}</time></dd></div></dl><p class="text">${linked(body, origin)}</p></article>`,
  );
  return sandboxDocument({
    ...frame,
    title: say.title,
    text: say.text,
    inner: mails.length === 0 ? `<p>${say.none}</p>` : mails.join(''),
  });
};
