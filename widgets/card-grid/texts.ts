import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'layout-grid',
  label: { ko: '카드 모음', en: 'Card grid' },
  about: { ko: '그림이나 아이콘 카드 여러 장', en: 'Cards with pictures or icons' },
  pictureWidths: { art: 300 },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '큰 그림: 큰 카드, 아이콘 카드: 아이콘이 있는 작은 카드, 포스터: 넓은 그림 줄, 가로 줄: 작은 그림 줄, 동그라미: 한 카드에 준비물, 시간표: 한 카드에 하루의 차례예요.',
        en: 'Pictures: big cards. Tiles: small cards by icon. Posters: rail of wide pictures. Rail: small pictures. Circles: what to bring, in one card. Times: turns of a day, in one card.',
      },
      values: {
        pictures: { ko: '큰 그림', en: 'Pictures' },
        tiles: { ko: '아이콘 카드', en: 'Tiles' },
        posters: { ko: '포스터', en: 'Posters' },
        rail: { ko: '가로 줄', en: 'Rail' },
        circles: { ko: '동그라미', en: 'Circles' },
        times: { ko: '시간표', en: 'Times' },
      },
    },
    items: {
      ko: '항목',
      en: 'Items',
      of: {
        art: { ko: '그림', en: 'Picture' },
        icon: { ko: '아이콘', en: 'Icon' },
        title: { ko: '제목', en: 'Title' },
        text: { ko: '문구', en: 'Text' },
        badges: {
          ko: '배지',
          en: 'Badges',
          of: {
            text: { ko: '문구', en: 'Text' },
            icon: { ko: '아이콘', en: 'Icon' },
            tone: {
              ko: '분위기',
              en: 'Tone',
              values: {
                plain: { ko: '보통', en: 'Plain' },
                accent: { ko: '강조', en: 'Accent' },
                second: { ko: '보조', en: 'Second' },
                ok: { ko: '좋음', en: 'Good' },
                wait: { ko: '기다림', en: 'Waiting' },
                stop: { ko: '멈춤', en: 'Stopped' },
              },
            },
          },
        },
        state: {
          ko: '상태',
          en: 'State',
          help: { ko: '시간표에서만 써요.', en: 'With the look Times only.' },
          values: { past: { ko: '지남', en: 'Past' }, next: { ko: '다음', en: 'Next' } },
        },
        action: { ko: '동작', en: 'Action' },
        when: { ko: '보이는 조건', en: 'Shown when' },
      },
    },
  },
};
