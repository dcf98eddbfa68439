import type { DocumentTexts } from '../../texts.ts';
import type { parkMapSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof parkMapSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  layers: {
    ko: '지도 층',
    en: 'Layers',
    of: {
      id: { ko: 'ID', en: 'Id' },
      floor: {
        ko: '실내 층',
        en: 'Floor',
        help: { ko: '실내 층수예요. 비우면 야외 지도예요.', en: 'Indoor floor; left out, the layer is outdoors.' },
      },
      name: { ko: '이름', en: 'Name' },
      art: { ko: '그림', en: 'Picture' },
      width: { ko: '너비', en: 'Width' },
      height: { ko: '높이', en: 'Height' },
      north: {
        ko: '북쪽 방향(°)',
        en: 'Direction of north (°)',
        help: {
          ko: '위쪽에서 시계 방향으로 잰 북쪽의 각도예요.',
          en: 'Direction of north, in degrees clockwise from the top.',
        },
      },
      controlPoints: {
        ko: '기준점',
        en: 'Control points',
        of: {
          x: { ko: '왼쪽에서', en: 'From the left' },
          y: { ko: '위에서', en: 'From the top' },
          lat: { ko: '위도', en: 'Latitude' },
          lng: { ko: '경도', en: 'Longitude' },
        },
      },
    },
  },
  defaultFloor: {
    ko: '처음 보여줄 실내 층',
    en: 'First floor shown',
    help: {
      ko: '실내로 바꿀 때 처음 보여줄 층이에요. 비우면 가장 낮은 층이에요.',
      en: 'Floor that the change to indoors shows; left out, the lowest.',
    },
  },
  zoom: {
    ko: '확대 가능',
    en: 'Can be enlarged',
    of: { min: { ko: '최소 배율', en: 'Minimum' }, max: { ko: '최대 배율', en: 'Maximum' } },
  },
  start: {
    ko: '시작 문구',
    en: 'To begin with',
    of: {
      layer: { ko: '지도 층', en: 'Layer' },
      x: { ko: '왼쪽에서', en: 'From the left' },
      y: { ko: '위에서', en: 'From the top' },
      zoom: { ko: '확대 가능', en: 'Can be enlarged' },
    },
  },
};
