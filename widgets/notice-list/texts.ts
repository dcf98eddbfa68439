import type { WidgetTexts } from '#schemas/texts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'speakerphone',
  label: { ko: '공지 목록', en: 'Notices' },
  about: { ko: '새 공지부터 차례로', en: 'The newest notices first' },
  settings: {
    variant: {
      ko: '모양',
      en: 'Look',
      help: {
        ko: '전체: 걸러 보기, 고정 공지 카드, 더 보기. 짧게: 홈에 놓는 단순한 줄이에요.',
        en: 'Full: filters, the pinned notice as a card, more. Short: plain rows for a home.',
      },
      values: { full: { ko: '전체', en: 'Full' }, short: { ko: '짧게', en: 'Short' } },
    },
    count: { ko: '개수', en: 'Count', help: { ko: '처음에 보이는 공지 수예요.', en: 'Notices shown at first.' } },
    paging: {
      ko: '더 보는 법',
      en: 'Paging',
      help: {
        ko: '모양이 “전체”일 때 나머지를 보는 법이에요. 정하지 않으면 “더 보기”로 목록이 길어져요.',
        en: 'With the look Full: how the rest is reached. The list grows, unless said.',
      },
      values: { more: { ko: '더 보기', en: 'More' }, pages: { ko: '쪽 번호', en: 'Pages' } },
    },
    publctTypeCd: {
      ko: '시설 코드',
      en: 'Venue type code',
      help: {
        ko: '누구의 공지인지 정해요. 비우면 이 장소의 것이에요.',
        en: "Whose notices; left out, the venue's own.",
      },
    },
    detail: { ko: '상세로 가는 동작', en: 'Way to the details' },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        filter: {
          ko: '걸러 보기',
          en: 'Filter',
          help: {
            ko: '화면 낭독기에 걸러 보기 줄의 이름을 알려요.',
            en: 'Name of the row of filters, for screen readers.',
          },
        },
        all: { ko: '전체', en: 'All' },
        pinned: { ko: '맨 위 고정', en: 'Pinned' },
        more: { ko: '더 보기', en: 'See more' },
        empty: { ko: '비었을 때 문구', en: 'When empty' },
      },
    },
  },
};
