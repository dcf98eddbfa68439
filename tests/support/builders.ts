import { answer, type Answer, type AnswerInput } from '#content/answers/index';
import type { Banner } from '#schemas/documents/banner/schema';
import type { Discount } from '#schemas/documents/discount/schema';
import type { Board } from '#schemas/documents/board/schema';
import type { Notice } from '#schemas/documents/notice/schema';
import type { CodeList } from '#schemas/documents/code-list/schema';
import type { DataService } from '#schemas/documents/data-service/schema';
import type { AnyDocument } from '#schemas/documents';
import type { Link } from '#schemas/documents/link/schema';
import type { Messages } from '#schemas/documents/messages/schema';
import type { Viewer } from '#schemas/viewer';
import { compileWith, documentsOf } from './engine-builders.ts';

const both = (text: string) => ({ ko: `${text} 글`, en: `${text} text` });

export const noticeOf = (publctId: string, more: Partial<Notice> = {}): Notice => ({
  type: 'notice',
  id: `notice-${more.publctTypeCd ?? '11'}-${publctId}`,
  v: 1,
  publctId,
  publctTypeCd: '11',
  category: 'NEWS',
  publishedAt: '1970-01-01',
  title: both(`notice ${publctId}`),
  body: both('<p>body</p>'),
  ...more,
});

export const boardOf = (publctId: string, more: Partial<Board> = {}): Board => ({
  type: 'board',
  id: `board-${publctId}`,
  v: 1,
  publctId,
  publctTypeCd: '11',
  boardKindCd: 'EVENT',
  order: 0,
  title: both(`board ${publctId}`),
  ...more,
});

export const discountOf = (publctId: string, more: Partial<Discount> = {}): Discount => ({
  type: 'discount',
  id: `discount-${publctId}`,
  v: 1,
  publctId,
  parkKindCd: '01',
  bnftClassCd: 'CARD',
  bnftKindCd: 'DAY',
  order: 0,
  title: both(`discount ${publctId}`),
  ...more,
});

export const bannerOf = (id: string, more: Partial<Banner> = {}): Banner => ({
  type: 'banner',
  id,
  v: 1,
  bannerCode: '0504',
  bannerKindCd: '005',
  parkKindCd: '005',
  bannerSubject: both(`banner ${id}`),
  art: 'park',
  action: { action: 'main' },
  order: 0,
  ...more,
});

export const serviceOf = (number: number, path: string, more: Partial<DataService> = {}): DataService => ({
  type: 'data-service',
  id: `DTS_TST_${String(number).padStart(5, '0')}`,
  v: 1,
  method: 'GET',
  path,
  state: 'N',
  typeCode: 'API',
  ...more,
});

export const codeListOf = (id: string, codes: readonly string[]): CodeList => ({
  type: 'code-list',
  id,
  v: 1,
  items: codes.map((codeId) => ({ codeId, codeName: both(codeId) })),
});

export const linkOf = (number: number, linkUrl: string): Link => ({
  type: 'link',
  id: `LNK_TST_${String(number).padStart(5, '0')}`,
  v: 1,
  linkName: `link.${number}`,
  linkUrl,
  newWindow: true,
});

/** The same texts in both languages, marked with the language. */
export const messagesOf = (keys: readonly string[]): readonly Messages[] =>
  (['ko', 'en'] as const).map((locale) => ({
    type: 'messages',
    id: `words-${locale}`,
    v: 1,
    locale,
    texts: Object.fromEntries(keys.map((key) => [key, `${locale} ${key}`])),
  }));

type Asking = Partial<Omit<AnswerInput, 'viewer'>> & { readonly viewer?: Partial<Viewer>; readonly sandbox?: boolean };

/** Calls a small site with these documents, by default as a Korean guest at instant 1000. */
export function askCall(
  documents: readonly AnyDocument[],
  target: string,
  { viewer, sandbox = false, ...more }: Asking = {},
): Answer {
  const { pathname, searchParams } = new URL(target, 'http://site.example');
  const input: AnswerInput = {
    documents: documentsOf(documents),
    snapshot: compileWith(documents, sandbox).snapshot,
    rich: (html) => [{ tag: 'p', children: [html.replaceAll(/<[^>]+>/g, '')] }],
    art: (name, theme) => `/art/${theme}/${name}.svg`,
    viewer: { locale: 'ko', platform: 'WEB_MOBILE', login: false, tester: false, ...viewer },
    now: 1000,
    ...more,
  };
  return answer(input, pathname, Object.fromEntries(searchParams));
}
