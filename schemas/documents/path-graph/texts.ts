import type { DocumentTexts } from '../../texts.ts';
import type { pathGraphSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof pathGraphSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  nodes: {
    ko: '지점',
    en: 'Nodes',
    of: {
      id: { ko: 'ID', en: 'Id' },
      layer: { ko: '지도 층', en: 'Layer' },
      x: { ko: '왼쪽에서', en: 'From the left' },
      y: { ko: '위에서', en: 'From the top' },
    },
  },
  edges: {
    ko: '길',
    en: 'Paths',
    of: {
      a: { ko: '잉크 가', en: 'Ink A' },
      b: { ko: '잉크 나', en: 'Ink B' },
      via: {
        ko: '지나는 길',
        en: 'By way of',
        help: { ko: '길이 휘는 쪽의 조절점이에요.', en: 'Control point of a quadratic curve.' },
        of: {
          x: { ko: '왼쪽에서', en: 'From the left' },
          y: { ko: '위에서', en: 'From the top' },
        },
      },
      kind: {
        ko: '종류',
        en: 'Kind',
        values: {
          WALK: { ko: '걷는 길', en: 'Path' },
          STAIRS: { ko: '계단', en: 'Stairs' },
          LIFT: { ko: '엘리베이터', en: 'Lift' },
          RAMP: { ko: '경사로', en: 'Ramp' },
          GATE: { ko: '문', en: 'Gate' },
        },
      },
      oneWay: {
        ko: '한 방향',
        en: 'One way',
        help: { ko: '첫 지점에서 둘째 지점으로만 갈 수 있어요.', en: 'Passable from a to b only.' },
      },
      shade: { ko: '그림자', en: 'Shade', help: { ko: '그늘이 있는 길이에요.', en: 'Lies in the shade.' } },
      closed: {
        ko: '막는 날',
        en: 'Closed',
        help: {
          ko: '길을 막는 날이에요. 첫날과 마지막 날도 막아요.',
          en: 'Days on which the path is closed, both included.',
        },
        of: { from: { ko: '시작', en: 'From' }, until: { ko: '끝', en: 'Until' } },
      },
    },
  },
};
