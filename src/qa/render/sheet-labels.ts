import type { Words } from '#content';
import { sayMoment } from '#content/diff/words/phrase';
import type { Manifest } from './manifest.ts';

const marks: Readonly<Record<string, readonly [ko: string, en: string]>> = {
  new: ['새 화면', 'new'],
  changed: ['바뀜', 'changed'],
  gone: ['없어짐', 'gone'],
  same: ['그대로', 'the same'],
  problems: ['문제가 있음', 'has problems'],
  unanswered: ['답이 없는 호출이 있음', 'a call was not answered'],
  page: ['페이지', 'the page'],
  refused: ['가드가 막음', 'stopped by a guard'],
  redirect: ['다른 곳으로 보냄', 'redirected'],
  blocked: ['막힘', 'blocked'],
  preparing: ['준비 중', 'in preparation'],
  notFound: ['없는 페이지', 'no such page'],
  pending: ['답을 기다림', 'waiting for an answer'],
  outside: ['사이트 밖으로 나감', 'leads out of the site'],
};

/** Label of a view's difference or state. */
export const changeLabel = (kind: string): Words => {
  const [ko, en] = (Object.hasOwn(marks, kind) ? marks[kind] : undefined) ?? [kind, kind];
  return { ko, en };
};

/** State in the page document. */
export const pageStateLabel = (state: string): Words =>
  state === 'B'
    ? { ko: '막은 페이지', en: 'blocked page' }
    : state === 'D'
      ? { ko: '준비 중인 페이지', en: 'page in preparation' }
      : { ko: state, en: state };

const facts: Readonly<Record<string, readonly [ko: string, en: string]>> = {
  guest: ['비회원', 'guest'],
  member: ['회원', 'member'],
  ko: ['한국어', 'Korean'],
  en: ['영어', 'English'],
  app: ['앱', 'app'],
  web: ['모바일 웹', 'mobile web'],
  pc: ['PC', 'desktop'],
};

/** Describes a viewer of `--as`. */
export function viewerLabel(viewer: string): Words {
  const said = (viewer === '' ? 'guest' : viewer)
    .split(',')
    .map(
      (word): readonly [string, string] =>
        (Object.hasOwn(facts, word.trim()) ? facts[word.trim()] : undefined) ?? [word, word],
    );
  return { ko: said.map(([ko]) => ko).join(' · '), en: said.map(([, en]) => en).join(' · ') };
}

export function instantLabel({ at, viewers, cells }: Manifest, pages: number): Words {
  const when = sayMoment(at);
  return {
    ko: `${when.ko}에 본 ${pages}쪽 · 방문자 ${viewers.length}가지 · 화면 ${cells.length}개`,
    en: `${pages} pages as of ${when.en} · ${viewers.length} kinds of visitors · ${cells.length} views`,
  };
}
