import { documentDefinitions } from '#schemas/document-definitions.gen';
import type { DocumentType } from '#schemas/documents';
import type { Words } from './problem.ts';

/** Kinds of missing references. */
export type DanglingKind = keyof typeof danglingKinds;

const typeLabels = Object.fromEntries(
  Object.entries(documentDefinitions).map(([type, { label }]) => [type, label]),
) as Readonly<Record<DocumentType, Words>>;

export const danglingKinds = {
  ...typeLabels,
  screen: { ko: '화면 이름', en: 'screen' },
  path: { ko: '경로', en: 'page with the path' },
  frame: { ko: '프레임', en: 'frame' },
  'menu-item': { ko: '상위 메뉴', en: 'menu item' },
  message: { ko: '메시지 키', en: 'message' },
  code: { ko: '코드', en: 'code' },
  'venue-number': { ko: '장소의 번호', en: 'venue with the number' },
  art: { ko: '그림', en: 'picture' },
  icon: { ko: '아이콘', en: 'icon' },
  source: { ko: '가드의 source', en: 'source of the guard' },
  'deep-link': { ko: '딥링크 이름', en: 'deep link' },
  way: { ko: '길의 이름(via)', en: 'way (via)' },
  need: { ko: '위젯이 부르는 이름', en: 'call of a widget in a page' },
  layer: { ko: '지도 층', en: 'layer of the map' },
  floor: { ko: '실내 층', en: 'floor of the map' },
  node: { ko: '길의 지점', en: 'node of the path graph' },
  'park-facility': { ko: '그 공원의 시설', en: 'facility of the park' },
  'park-code': { ko: '공원 코드', en: 'venue with the park code' },
  placement: { ko: '앞에 놓인 배치', en: 'earlier placement' },
} satisfies Record<string, Words>;
