import { resolveTarget } from '#engine';
import { quote } from '../problem.ts';
import type { Finding, Survey } from '../survey.ts';

/** Links to hosts that the site does not list: visitors are asked before they leave. */
export function checkOutside(survey: Survey): void {
  if (survey.site === undefined) return;
  const { allowedHosts } = survey.site;
  for (const link of survey.documents.link.values()) {
    for (const field of ['linkUrl', 'mobileUrl'] as const) {
      const address = link[field];
      const target = address === undefined ? undefined : resolveTarget(address, { allowedHosts });
      if (target?.kind === 'outside' && !target.known) survey.report(link, [field], asked(target.host));
    }
  }
}

const asked = (host: string): Finding => ({
  code: 'asked-before-leaving',
  severity: 'note',
  text: { ko: `'${quote(host)}'은(는) 허용된 호스트가 아니라서 나가기 전에 방문자에게 물어봐요.`, en: `'${quote(host)}' is not among the allowed hosts: visitors are asked before they leave.` },
  hint: { ko: `믿을 수 있는 곳이면 site 문서의 allowedHosts에 "${quote(host)}"을(를) 추가하세요.`, en: `If it can be trusted, add "${quote(host)}" to allowedHosts in the site document.` },
});
