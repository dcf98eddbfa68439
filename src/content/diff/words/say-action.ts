import { quote, type Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields } from '../../check/is-fields.ts';
import { both, nameOf, quoted, plainText } from './phrase.ts';

const plain: Readonly<Record<string, Words>> = {
  back: { ko: '이전 화면', en: 'the screen before' },
  main: { ko: '메인 페이지', en: 'the main page' },
  'all-menu': { ko: '전체 메뉴', en: 'the all-menu' },
  language: { ko: '다른 언어', en: 'the other language' },
  proceed: { ko: '가려던 곳', en: 'where the visitor was going' },
  refresh: { ko: '새로 고침', en: 'a refresh' },
  onward: { ko: '주소가 가리키는 곳', en: 'where the address says' },
  'open-app': { ko: '앱', en: 'the app' },
  consent: { ko: '분석 동의 질문', en: 'the question of consent' },
  print: { ko: '인쇄', en: 'printing' },
};

/** Target or effect of an action. */
export function sayAction(action: unknown, names: Names): Words {
  if (!isFields(action)) return { ko: '동작 아님', en: 'no action' };
  const {
    action: kind,
    pageNm,
    linkUrl,
    linkId,
    method,
    uri,
    message,
    target,
    venue,
    call,
    then,
    otherwise,
    params,
    query,
  } = action;
  switch (kind) {
    case 'move': {
      const page = names.screenWith(pageNm, isFields(params) ? params : {}, isFields(query) ? query : {});
      return { ko: `${page.ko} 페이지`, en: `the page ${page.en}` };
    }
    case 'link':
      if (linkId !== undefined) return linkTo(linkId, names);
      return typeof linkUrl === 'string'
        ? both(quote(linkUrl))
        : { ko: '주소 없는 링크', en: 'a link without an address' };
    case 'api':
      return {
        ko: `${quoted(`${nameOf(method)} ${nameOf(uri)}`)} 호출`,
        en: `the call ${quoted(`${nameOf(method)} ${nameOf(uri)}`)}`,
      };
    case 'alert': {
      const said = names.said(message);
      return { ko: `${said.ko} 알림`, en: `the alert ${said.en}` };
    }
    case 'ask': {
      const [said, on] = [names.said(message), sayAction(then, names)];
      return { ko: `${said.ko} 질문 뒤 ${on.ko}`, en: `the question ${said.en}, then ${on.en}` };
    }
    case 'native': {
      const other = otherwise === undefined ? undefined : sayAction(otherwise, names);
      return {
        ko: `앱 기능 ${quoted(nameOf(call))}${other ? `(앱 밖에서는 ${other.ko})` : ''}`,
        en: `the app function ${quoted(nameOf(call))}${other ? ` (outside of the app ${other.en})` : ''}`,
      };
    }
    case 'scan': {
      const link = linkTo(linkId, names);
      return { ko: `스캔 뒤 ${link.ko}`, en: `a scan, then ${link.en}` };
    }
    case 'nav':
      return barPlace(nameOf(target), names);
    case 'venue':
      return names.venue(venue);
    case 'share':
      return { ko: '공유하기', en: 'sharing' };
    default:
      return (
        plain[plainText(kind)] ?? {
          ko: `알 수 없는 동작 ${quoted(nameOf(kind))}`,
          en: `an unknown action ${quoted(nameOf(kind))}`,
        }
      );
  }
}

/** A place of a venue's bar, by the page that the venue has there. */
function barPlace(target: string, names: Names): Words {
  const [code = '', place = ''] = target.split('_', 2);
  const targets = names.document('venue', code)?.['targets'];
  if (!isFields(targets) || !Object.hasOwn(targets, place))
    return { ko: `하단 바의 ${quoted(target)}`, en: `the bar's ${quoted(target)}` };
  const page = names.screen(targets[place]);
  return { ko: `${page.ko} 페이지`, en: `the page ${page.en}` };
}

/** A link as something that leads on. */
export const linkTo = (id: unknown, names: Names): Words => {
  const link = names.link(id);
  return { ko: `${link.ko} 링크`, en: `the link ${link.en}` };
};

export const pageTo = (id: unknown, names: Names): Words => {
  const page = names.page(id);
  return { ko: `${page.ko} 페이지`, en: `the page ${page.en}` };
};
