import type { Words } from '../../check/problem.ts';
import { both } from './phrase.ts';

const widgets: Readonly<Record<string, Words>> = {
  accordion: { ko: '펼침 목록', en: 'accordion' },
  'all-menu': { ko: '전체 메뉴', en: 'all-menu' },
  banner: { ko: '배너', en: 'banner' },
  'bottom-bar': { ko: '하단 바', en: 'bottom bar' },
  'card-grid': { ko: '카드', en: 'cards' },
  carousel: { ko: '캐러셀', en: 'carousel' },
  'data-table': { ko: '표', en: 'table' },
  'floating-menu': { ko: '플로팅 메뉴', en: 'floating menu' },
  footer: { ko: '꼬리말', en: 'footer' },
  form: { ko: '양식', en: 'form' },
  header: { ko: '머리말', en: 'header' },
  hero: { ko: '대표 화면', en: 'hero' },
  'key-value': { ko: '정보', en: 'facts' },
  'link-list': { ko: '링크 목록', en: 'links' },
  'member-card': { ko: '회원 카드', en: 'member card' },
  'member-facts': { ko: '회원 정보', en: 'member facts' },
  'notice-bar': { ko: '공지 줄', en: 'notice bar' },
  'notice-detail': { ko: '공지 본문', en: 'notice' },
  'notice-list': { ko: '공지 목록', en: 'notices' },
  outlet: { ko: '페이지 자리', en: 'place of the page' },
  'page-links': { ko: '페이지 링크', en: 'page links' },
  pager: { ko: '앞뒤 글', en: 'pager' },
  picture: { ko: '그림', en: 'picture' },
  'visit-plan': { ko: '방문 계획', en: 'visit plan' },
  'course-edit': { ko: '코스 편집', en: 'course editor' },
  'course-route': { ko: '코스 지도', en: 'course map' },
  'post-detail': { ko: '게시글 본문', en: 'post' },
  'post-list': { ko: '게시글 목록', en: 'posts' },
  'bottom-sheet': { ko: '하단 시트', en: 'bottom sheet' },
  'facility-detail': { ko: '시설', en: 'facility' },
  'facility-list': { ko: '시설 목록', en: 'facilities' },
  'park-map': { ko: '파크 지도', en: 'park map' },
  'opening-hours': { ko: '운영 시간', en: 'opening hours' },
  'park-day': { ko: '오늘의 파크', en: 'day in the park' },
  places: { ko: '시설과 대기', en: 'places' },
  'show-times': { ko: '공연 시간', en: 'show times' },
  'find-way': { ko: '길 찾기', en: 'directions' },
  'find-way-map': { ko: '길 찾기 지도', en: 'directions map' },
  'record-search': { ko: '기록 찾기', en: 'record search' },
  'record-choice': { ko: '기록 고르기', en: 'record choice' },
  'scan-button': { ko: '코드 찍기 버튼', en: 'scan button' },
  'picture-upload': { ko: '사진 보내기', en: 'picture upload' },
  'membership-code': { ko: '멤버십 코드', en: 'membership code' },
  'quick-menu': { ko: '빠른 메뉴', en: 'quick menu' },
  'rich-text': { ko: '글', en: 'text' },
  section: { ko: '구역', en: 'section' },
  'site-search': { ko: '검색', en: 'search' },
  'state-panel': { ko: '안내판', en: 'panel' },
  tabs: { ko: '탭', en: 'tabs' },
  'venue-list': { ko: '장소 목록', en: 'venues' },
};

/** Label of a widget kind. */
export const widgetWords = (widget: unknown): Words =>
  typeof widget === 'string'
    ? Object.hasOwn(widgets, widget)
      ? (widgets[widget] as Words)
      : both(widget)
    : { ko: '배치', en: 'placement' };
