import { resolveTarget } from '#engine';
import { quote } from '../problem.ts';
import type { Finding, Owner, CheckContext } from '../check-context.ts';

/** Links to hosts that the site does not list: visitors are asked before they leave. */
export function checkExternalLinks(survey: CheckContext): void {
  if (survey.site === undefined) return;
  const { allowedHosts } = survey.site;
  allowedHosts.forEach((host, index) => {
    if (!host.replace(/^\.+|\.+$/g, '').includes('.') && host !== 'localhost')
      survey.report(survey.site as Owner, ['allowedHosts', index], tooWide(host));
  });
  for (const link of survey.documents.link.values()) {
    for (const field of ['linkUrl', 'mobileUrl'] as const) {
      const address = link[field];
      const target = address === undefined ? undefined : resolveTarget(address, { allowedHosts });
      if (target?.kind === 'outside' && !target.known) survey.report(link, [field], asked(target.host));
    }
  }
}

const tooWide = (host: string): Finding => ({
  code: 'host-too-wide',
  severity: 'warning',
  text: {
    ko: `'${quote(host)}'은(는) 그 아래 모든 사이트를 허용해요.`,
    en: `'${quote(host)}' allows every site under it.`,
  },
  hint: {
    ko: '호스트의 이름 전체를 적으세요. 예: shop.example.com',
    en: 'Write the full host name, such as shop.example.com.',
  },
});

export const asked = (host: string): Finding => ({
  code: 'asked-before-leaving',
  severity: 'note',
  text: {
    ko: `'${quote(host)}'은(는) 허용된 호스트가 아니라서 나가기 전에 방문자에게 물어봐요.`,
    en: `'${quote(host)}' is not an allowed host, so visitors must confirm before they leave.`,
  },
  hint: {
    ko: `믿을 수 있는 곳이면 site 문서의 allowedHosts에 "${quote(host)}"을(를) 추가하세요.`,
    en: `If you trust it, add "${quote(host)}" to allowedHosts in the site document.`,
  },
});
