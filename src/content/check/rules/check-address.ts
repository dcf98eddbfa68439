import { resolveTarget } from '../../../engine/index.ts';
import { CheckContext, type Finding, type Owner } from '../check-context.ts';
import { checkGivenInAddress } from '../parameters/check-given.ts';
import { type Path, quote, type Fix, pointerOf } from '../problem.ts';
import { checkRecord } from './check-records.ts';

// Served by the server itself, beside the pages.
const served = /^\/(?:sandbox|art|pictures|media|assets)\//;

/** Whether an address may be led to at all, and whether one of this site exists. */
export function checkAddress(survey: CheckContext, owner: Owner, path: Path, address: string): void {
  if (isFilled(address)) return;
  const target = resolveTarget(address, { allowedHosts: survey.site?.allowedHosts ?? [] });
  if (target.kind === 'rejected') {
    survey.report(owner, path, {
      code: 'unsafe-link',
      ...whyRejected(address, target.reason),
      ...encrypted(survey, path, address),
    });
  } else if (target.kind === 'inside' && !served.test(target.path)) {
    const end = survey.follow(target.path);
    // Redirects stand in the site document; without it they are not known.
    if (end === undefined && survey.site === undefined) return;
    if (end === undefined) survey.dangling(owner, path, 'path', address, () => survey.everyPattern());

    // The root stands for wherever the site begins.
    else if ('page' in end) {
      const page = survey.documents.page.get(end.page);
      if (page === undefined) return;
      checkRecord(survey, owner, page, { params: end.params }, () => path);
      checkGivenInAddress(survey, owner, path, page, target.path, end.params);
    } else if (target.path !== '/') survey.report(owner, path, redirected(address, end.to, path));
  }
}

/** Why an address may not be led to, and what to write in its place. */
function whyRejected(address: string, reason: string): Pick<Finding, 'text' | 'hint'> {
  const said = quote(address);
  if (/^https:\/\/[^/]*@/i.test(address))
    return {
      text: {
        ko: `'${said}' 주소에 사용자 이름(@ 앞)이 있어서 연결할 수 없어요.`,
        en: `'${said}' is not allowed: it contains a user name (before the @).`,
      },
      hint: { ko: '@와 그 앞을 지우세요.', en: 'Remove the @ and everything before it.' },
    };
  const sign = /[\s\\"<>^`{|}]/.exec(address)?.[0];
  if (reason === 'unsafe characters' && sign !== undefined)
    return {
      text: {
        ko: `'${said}' 주소에 쓸 수 없는 글자('${sign}')가 있어서 연결할 수 없어요.`,
        en: `'${said}' is not allowed: an address cannot contain '${sign}'.`,
      },
      hint: {
        ko: `그 글자를 지우거나 ${encodeURIComponent(sign)}(으)로 바꾸세요.`,
        en: `Remove it, or replace it with ${encodeURIComponent(sign)}.`,
      },
    };
  return {
    text: { ko: `'${said}' 주소로는 연결할 수 없어요.`, en: `'${said}' is not allowed: ${reason}.` },
    hint: {
      ko: '/로 시작하는 경로, https://, tel:, mailto: 주소만 쓸 수 있어요.',
      en: 'Use a path that begins with /, or an https:, tel: or mailto: address.',
    },
  };
}

/** Where only the s of https is missing, it is the one remedy. */
function encrypted(survey: CheckContext, path: Path, address: string): { readonly fix?: Fix } {
  if (!/^http:\/\//i.test(address)) return {};
  const value = address.replace(/^http:/i, 'https:');
  return resolveTarget(value, { allowedHosts: survey.site?.allowedHosts ?? [] }).kind === 'rejected'
    ? {}
    : { fix: { kind: 'replace', pointer: pointerOf(path), value } };
}

const redirected = (address: string, to: string, path: Path): Finding => ({
  code: 'link-to-redirect',
  severity: 'warning',
  text: {
    ko: `'${quote(address)}'은(는) '${quote(to)}'(으)로 다시 보내져요. 방문자가 한 번 더 기다려요.`,
    en: `'${quote(address)}' only redirects to '${quote(to)}', so visitors wait twice.`,
  },
  hint: { ko: '도착하는 페이지의 경로를 바로 적으세요.', en: 'Write the path of the page itself.' },
  // A query or a value in the path would have to go along.
  ...(/[?#{]/.test(address + to) ? {} : { fix: { kind: 'replace', pointer: pointerOf(path), value: to } }),
});

/** Tells whether a value comes from the record when the action runs. */
export const isFilled = (value: unknown): boolean => typeof value === 'string' && /^\{item\.\w+\}$/.test(value);
