import type { Gateway } from '#schemas/documents/gateway/schema';
import type { CheckContext, Finding } from '../check-context.ts';
import { findUpstreamFault } from './check-upstreams.ts';

/** Checks that each gateway has the server of its channel, that those that are on are at allowed hosts, and that no channel has two. */
export function checkGateways(context: CheckContext): void {
  const listed = context.site?.upstreamHosts ?? [];
  const taken = new Set<Gateway['channel']>();
  for (const gateway of context.documents.gateway.values()) {
    const { channel, mail, post, isOff } = gateway;
    if ((channel === 'EMAIL') !== (mail !== undefined) || (channel !== 'EMAIL') !== (post !== undefined))
      context.report(gateway, ['channel'], channel === 'EMAIL' ? needsMail : needsPost);
    if (isOff === true) continue;
    if (taken.has(channel)) context.report(gateway, ['channel'], second);
    taken.add(channel);
    for (const [path, address] of addressesOf(mail, post)) {
      const finding = findUpstreamFault(address, listed);
      if (finding !== undefined) context.report(gateway, path, finding);
    }
  }
}

const addressesOf = (
  mail: Gateway['mail'],
  post: Gateway['post'],
): readonly (readonly [path: readonly string[], origin: string])[] => [
  ...(mail === undefined ? [] : [[['mail', 'host'], `https://${mail.host}:${mail.port}`] as const]),
  ...(post === undefined
    ? []
    : [[['post', 'url'], URL.canParse(post.url) ? new URL(post.url).origin : post.url] as const]),
];

const code = 'settings-clash';

const second: Finding = {
  code,
  text: { ko: '이 방법의 게이트웨이가 이미 있어요.', en: 'Another gateway of this channel is on.' },
  hint: { ko: '하나만 켜 두고 나머지는 isOff로 끄세요.', en: 'Keep one on, and switch the others off with isOff.' },
};

const needsMail: Finding = {
  code,
  text: { ko: '이메일은 메일 서버로만 보내요.', en: 'E-mails go through a mail server, and through nothing else.' },
  hint: { ko: 'mail을 적고 post를 지우세요.', en: 'Give mail, and remove post.' },
};

const needsPost: Finding = {
  code,
  text: {
    ko: '문자와 푸시는 서명한 POST로만 보내요.',
    en: 'Text messages and push messages go out as signed POSTs, and in no other way.',
  },
  hint: { ko: 'post를 적고 mail을 지우세요.', en: 'Give post, and remove mail.' },
};
