import type { Words } from '../../check/problem.ts';
import type { Names } from '../names.ts';
import { isFields, type Fields } from '../shapes.ts';
import { both, quoted } from '../words/phrase.ts';

const kinds: Readonly<Record<string, Words>> = {
  site: { ko: '사이트 설정', en: 'site settings' }, venue: { ko: '장소', en: 'venue' }, theme: { ko: '테마', en: 'theme' }, page: { ko: '페이지', en: 'page' }, layout: { ko: '레이아웃', en: 'layout' }, menu: { ko: '메뉴', en: 'menu' },
  link: { ko: '링크', en: 'link' }, messages: { ko: '문구 모음', en: 'texts' }, guard: { ko: '가드', en: 'guard' }, 'code-list': { ko: '코드 목록', en: 'code list' }, 'data-service': { ko: '데이터 서비스', en: 'data service' }, operation: { ko: '등록된 호출', en: 'operation' },
  'system-config': { ko: '시스템 설정', en: 'system settings' }, words: { ko: '금칙어', en: 'forbidden words' }, 'account-policy': { ko: '계정 정책', en: 'account policy' }, errors: { ko: '오류 대응', en: 'error table' }, analytics: { ko: '분석 설정', en: 'analytics' }, client: { ko: '외부 로그인 사이트', en: 'client site' },
  sharing: { ko: '공유 설정', en: 'sharing' }, 'validation-rule': { ko: '입력 규칙', en: 'validation rule' }, app: { ko: '앱 설정', en: 'app settings' }, 'deep-links': { ko: '딥링크 표', en: 'deep-link table' }, push: { ko: '푸시 표', en: 'push table' },
  notice: { ko: '공지', en: 'notice' }, board: { ko: '게시글', en: 'post' }, discount: { ko: '할인', en: 'discount' }, banner: { ko: '배너', en: 'banner' },
};

export const kindOf = (type: string): Words => kinds[type] ?? both(type);

/** Types of which there is one: its id says nothing. */
const single = new Set(['site', 'system-config', 'words', 'account-policy', 'errors', 'analytics', 'sharing', 'app']);

const local = (value: unknown): Words | undefined => {
  if (!isFields(value)) return undefined;
  const [ko, en] = [value['ko'] ?? value['en'], value['en'] ?? value['ko']];
  return typeof ko === 'string' && typeof en === 'string' ? { ko, en } : undefined;
};

/** A document as an operator calls it. */
export function subjectOf(type: string, id: string, body: Fields, names: Names): Words {
  const kind = kindOf(type);
  const named = (name: Words | undefined): Words => (name === undefined ? { ko: `${kind.ko} ${quoted(id)}`, en: `${kind.en} ${quoted(id)}` } : { ko: `${kind.ko} ${quoted(name.ko)}(${id})`, en: `${kind.en} ${quoted(name.en)} (${id})` });
  if (single.has(type)) return kind;
  switch (type) {
    case 'page':
      return named(names.pageTitle(body));
    case 'link':
      return named(names.text(body['linkName']));
    case 'venue':
      return named(names.text(body['name']));
    case 'deep-links':
    case 'push': {
      const venue = names.venue(id);
      return { ko: `${venue.ko}의 ${kind.ko}`, en: `${kind.en} of ${venue.en}` };
    }
    case 'client':
      return named(local(body['name']));
    default:
      return named(local(body['title']) ?? local(body['bannerSubject']));
  }
}
