import { quote, type Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields } from '../shapes.ts';
import { both, nameOf, quoted, plainText } from './phrase.ts';

const plain: Readonly<Record<string, Words>> = {
  back: { ko: '뒤로 가기', en: 'back' },
  main: { ko: '메인 페이지', en: 'the main page' },
  'all-menu': { ko: '전체 메뉴', en: 'the all-menu' },
  language: { ko: '언어 바꾸기', en: 'the other language' },
  proceed: { ko: '하던 일 계속하기', en: 'where the visitor was going' },
  refresh: { ko: '새로 고침', en: 'a refresh' },
  onward: { ko: '주소가 가리키는 곳', en: 'where the address says' },
  'open-app': { ko: '앱에서 열기', en: 'the app' },
  consent: { ko: '분석 동의 질문', en: 'the question of consent' },
};

/** Where an action leads, or what it does. */
export function sayAction(action: unknown, names: Names): Words {
  if (!isFields(action)) return { ko: '동작 아님', en: 'no action' };
  const { action: kind, pageNm, linkUrl, linkId, method, uri, message, target, venue, call, then, otherwise } = action;
  switch (kind) {
    case 'move': {
      const page = names.screen(pageNm);
      const more = ['params', 'query'].flatMap((name) => (isFields(action[name]) ? Object.entries(action[name]).map(([key, value]) => `${key}=${nameOf(value)}`) : [])).join(', ');
      return { ko: `${page.ko} 페이지${more === '' ? '' : ` (${quote(more)})`}`, en: `the page ${page.en}${more === '' ? '' : ` (${quote(more)})`}` };
    }
    case 'link': {
      if (linkId === undefined) return both(quoted(nameOf(linkUrl)));
      const link = names.link(linkId);
      return { ko: `${link.ko} 링크`, en: `the link ${link.en}` };
    }
    case 'api':
      return { ko: `${nameOf(method)} ${quote(uri)} 호출`, en: `the call ${nameOf(method)} ${quote(uri)}` };
    case 'alert': {
      const said = names.said(message);
      return { ko: `${said.ko} 알림`, en: `the alert ${said.en}` };
    }
    case 'ask': {
      const [said, on] = [names.said(message), sayAction(then, names)];
      return { ko: `${said.ko} 질문 후 ${on.ko}`, en: `the question ${said.en}, then ${on.en}` };
    }
    case 'native': {
      const other = otherwise === undefined ? undefined : sayAction(otherwise, names);
      return { ko: `앱 기능 ${nameOf(call)}${other ? ` (앱 밖에서는 ${other.ko})` : ''}`, en: `the app's ${nameOf(call)}${other ? ` (elsewhere ${other.en})` : ''}` };
    }
    case 'scan': {
      const link = names.link(linkId);
      return { ko: `스캔 후 ${link.ko} 링크`, en: `a scan, then the link ${link.en}` };
    }
    case 'nav':
      return { ko: `하단 바의 ${nameOf(target)}`, en: `the bar's ${nameOf(target)}` };
    case 'venue':
      return names.venue(venue);
    case 'share':
      return { ko: '공유하기', en: 'sharing' };
    default:
      return plain[plainText(kind)] ?? { ko: `알 수 없는 동작 ${quoted(nameOf(kind))}`, en: `an unknown action ${quoted(nameOf(kind))}` };
  }
}
