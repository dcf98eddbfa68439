import type { WidgetTexts } from '#schemas/texts';
import { guestTexts } from '../shared/events/setting-texts.ts';
import type { schema } from './schema.ts';

export const texts: WidgetTexts<typeof schema> = {
  icon: 'refresh',
  label: { ko: '선물 돌림판', en: 'Prize wheel' },
  about: { ko: '서버가 정한 선물에 멈추는 돌림판', en: 'A wheel that stops at the prize of the server' },
  settings: {
    kind: {
      ko: '종류',
      en: 'Kind',
      help: { ko: '페이지에 나오는 이벤트의 eventKindCd예요.', en: 'eventKindCd of the events of the page.' },
    },
    operation: { ko: '보낼 호출', en: 'Operation', help: { ko: '참여하는 호출이에요.', en: 'Call to take part.' } },
    guest: {
      ko: '로그인 안내',
      en: 'For guests',
      help: {
        ko: '로그인하지 않은 사람에게 보이는 글과 로그인 링크예요.',
        en: 'Shown to guests: a text and a link to the login.',
      },
      of: guestTexts,
    },
    links: {
      ko: '링크',
      en: 'Links',
      help: { ko: '선물을 어디에서 보는지예요.', en: 'Where prizes of a kind are found.' },
      of: {
        kind: {
          ko: '종류',
          en: 'Kind',
          values: {
            COUPON: { ko: '쿠폰', en: 'Coupon' },
            SOM: { ko: '솜', en: 'Som' },
            BADGE: { ko: '배지', en: 'Badge' },
            ITEM: { ko: '교환권', en: 'Voucher' },
          },
        },
        label: { ko: '이름', en: 'Label' },
        action: { ko: '동작', en: 'Action' },
      },
    },
    texts: {
      ko: '문구',
      en: 'Texts',
      of: {
        wheel: {
          ko: '돌림판',
          en: 'Wheel',
          help: {
            ko: '돌림판 설명이에요. {{name}}은 선물이에요.',
            en: 'Description of the wheel; {{name}} are the prizes.',
          },
        },
        spin: { ko: '돌리기', en: 'Spin' },
        turning: { ko: '도는 중', en: 'Turning', help: { ko: '도는 동안의 말이에요.', en: 'Said while it turns.' } },
        left: {
          ko: '남은 길',
          en: 'Rest of the route',
          help: { ko: '남은 횟수예요. {{count}}를 써요.', en: 'Own turns that are left; {{count}}.' },
        },
        noneToday: {
          ko: '오늘 다 함',
          en: 'None left today',
          help: { ko: '오늘은 다 돌렸을 때예요.', en: 'No turn is left today.' },
        },
        none: {
          ko: '없을 때',
          en: 'When there is none',
          help: { ko: '더 돌릴 수 없을 때예요.', en: 'No turn is left.' },
        },
        result: {
          ko: '결과 이름',
          en: 'Result',
          help: { ko: '선물이에요. {{name}}을 써요.', en: 'The prize; {{name}}.' },
        },
        coupon: {
          ko: '쿠폰 종류',
          en: 'Kind of coupon',
          help: { ko: '이런 선물을 받았을 때의 말이에요.', en: 'Said with a prize of this kind.' },
        },
        som: {
          ko: '솜을 받음',
          en: 'Som',
          help: { ko: '이런 선물을 받았을 때의 말이에요.', en: 'Said with a prize of this kind.' },
        },
        badge: {
          ko: '배지',
          en: 'Badge',
          help: { ko: '이런 선물을 받았을 때의 말이에요.', en: 'Said with a prize of this kind.' },
        },
        item: {
          ko: '물건을 받음',
          en: 'Item',
          help: { ko: '이런 선물을 받았을 때의 말이에요.', en: 'Said with a prize of this kind.' },
        },
        balance: {
          ko: '잔액',
          en: 'Balance',
          help: {
            ko: '솜을 받은 뒤의 잔액이에요. {{count}}에 들어가요.',
            en: 'The new balance after a prize of Som; {{count}}.',
          },
        },
        tomorrow: {
          ko: '다음 기회',
          en: 'Next turn',
          help: { ko: '다음에 돌릴 수 있는 때예요.', en: 'When the next turn comes.' },
        },
      },
    },
  },
};
