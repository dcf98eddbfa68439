import type { DocumentTexts } from '../../texts.ts';
import type { soundSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof soundSchema> = {
  venue: { ko: '장소', en: 'Venue' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '요약', en: 'Summary' },
  art: { ko: '그림', en: 'Picture' },
  bpm: { ko: '빠르기', en: 'Tempo', help: { ko: '1분에 치는 박자 수예요.', en: 'Beats a minute.' } },
  voices: {
    ko: '성부',
    en: 'Voices',
    of: {
      timbre: {
        ko: '악기',
        en: 'Instrument',
        values: {
          BELL: { ko: '종', en: 'Bell' },
          FLUTE: { ko: '피리', en: 'Flute' },
          STRING: { ko: '현악기', en: 'Strings' },
          BASS: { ko: '낮은음', en: 'Bass' },
        },
      },
      notes: {
        ko: '음',
        en: 'Notes',
        help: {
          ko: '음:박자를 띄어 적어요. R은 쉼표예요.',
          en: 'Notes as pitch:beats, separated by spaces; R is a rest.',
        },
      },
    },
  },
  captions: {
    ko: '자막',
    en: 'Captions',
    help: {
      ko: '음악의 노랫말이나 설명이에요. 저마다 나오는 때가 있어요.',
      en: 'Words or descriptions of the music, each from a time on.',
    },
    of: {
      at: {
        ko: '나오는 때',
        en: 'Appears at',
        help: { ko: '처음부터의 초예요.', en: 'Seconds from the start.' },
      },
      text: { ko: '문구', en: 'Text' },
    },
  },
};
