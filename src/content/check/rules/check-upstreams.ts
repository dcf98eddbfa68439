import type { DataService } from '#schemas/documents/data-service/schema';
import { quote } from '../problem.ts';
import type { Finding, CheckContext } from '../check-context.ts';
import { isListedUpstream, readUpstream } from '../upstream-origin.ts';

/** Data services that another host answers: which one that may be, and what it may be asked. The server holds to the same by itself. */
export function checkUpstreams(survey: CheckContext): void {
  const listed = survey.site?.upstreamHosts ?? [];
  for (const service of survey.documents['data-service'].values()) {
    const finding = service.upstream === undefined ? undefined : faultOf(service, service.upstream, listed);
    if (finding !== undefined) survey.report(service, ['upstream'], finding);
  }
}

const faultOf = ({ personal }: DataService, upstream: string, listed: readonly string[]): Finding | undefined =>
  personal === true ? personalOne : findUpstreamFault(upstream, listed);

/** Returns what is wrong with an origin that the server calls. */
export function findUpstreamFault(upstream: string, listed: readonly string[]): Finding | undefined {
  const origin = readUpstream(upstream);
  if (origin?.loopback === true) return onlyInDemo;
  if (origin === undefined || !origin.https || !origin.named) return unsafe(upstream);
  return isListedUpstream(origin, listed)
    ? undefined
    : unlisted(origin.port === 443 ? origin.host : `${origin.host}:${origin.port}`);
}

const code = 'unsafe-upstream';

const unsafe = (upstream: string): Finding => ({
  code,
  text: { ko: `'${quote(upstream)}'에는 물어볼 수 없어요.`, en: `The upstream '${quote(upstream)}' is not allowed.` },
  hint: {
    ko: 'https://와 호스트 이름으로 적으세요. IP 주소, 사용자 이름은 쓸 수 없어요.',
    en: 'Write https:// and a host name, without an IP address or a user name.',
  },
});

const unlisted = (host: string): Finding => ({
  code,
  text: {
    ko: `'${quote(host)}'은(는) site 문서의 upstreamHosts에 없어요.`,
    en: `'${quote(host)}' is not in upstreamHosts of the site document.`,
  },
  hint: {
    ko: `물어봐도 되는 곳이면 upstreamHosts에 "${quote(host)}"을(를) 추가하세요.`,
    en: `Add "${quote(host)}" to upstreamHosts if the server may call it.`,
  },
});

const personalOne: Finding = {
  code,
  text: {
    ko: '회원 개인의 답(personal)은 다른 호스트가 대신할 수 없어요.',
    en: 'An upstream cannot serve personal data: it does not receive the identity of the member.',
  },
  hint: {
    ko: 'upstream을 지우거나, 누구에게나 같은 답이면 personal을 지우세요.',
    en: 'Remove upstream, or remove personal if the response is the same for everyone.',
  },
};

const onlyInDemo: Finding = {
  code,
  severity: 'warning',
  text: {
    ko: '이 컴퓨터의 주소는 데모에서만 쓸 수 있어요.',
    en: 'An upstream on this machine works only in demo mode.',
  },
  hint: {
    ko: '운영에서는 https 호스트로 바꾸고 upstreamHosts에 추가하세요.',
    en: 'For production, use an https host and add it to upstreamHosts.',
  },
};
