import type { DocumentTexts } from '../../texts.ts';
import type { couponKindSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof couponKindSchema> = {
  parkKindCd: { ko: '공원 코드', en: 'Park code' },
  order: { ko: '순서', en: 'Order' },
  name: { ko: '이름', en: 'Name' },
  summary: { ko: '요약', en: 'Summary' },
  art: { ko: '그림', en: 'Picture' },
  value: {
    ko: '값',
    en: 'Value',
    help: {
      ko: '퍼센트와 금액은 `amount`만큼 깎고, 교환권은 이름에 적힌 것으로 바꿔 줘요.',
      en: 'PERCENT and WON take `amount` off; ITEM is exchanged for the named item.',
    },
    of: {
      kind: {
        ko: '종류',
        en: 'Kind',
        values: {
          PERCENT: { ko: '퍼센트 할인', en: 'Percent off' },
          WON: { ko: '금액 할인', en: 'Won off' },
          ITEM: { ko: '교환권', en: 'Voucher' },
        },
      },
      amount: { ko: '할인(원 또는 %)', en: 'Discount (won or %)' },
      max: { ko: '최대', en: 'Most', help: { ko: '가장 많이 깎아 주는 금액이에요.', en: 'Largest discount in won.' } },
      minSpend: {
        ko: '최소 결제(원)',
        en: 'Minimum bill (won)',
        help: { ko: '이 금액부터 쓸 수 있어요.', en: 'Smallest bill in won.' },
      },
    },
  },
  where: {
    ko: '쓰는 곳',
    en: 'Where',
    help: { ko: '비우면 파크 어디서나 쓸 수 있어요.', en: 'Left out, the whole park accepts it.' },
    of: { facilities: { ko: '시설', en: 'Facilities' }, categories: { ko: '시설 분류', en: 'Categories' } },
  },
  from: { ko: '시작', en: 'From', help: { ko: '첫날이에요.', en: 'First day.' } },
  until: { ko: '끝', en: 'Until', help: { ko: '마지막 날이에요. 이날도 들어가요.', en: 'Last day, included.' } },
  days: {
    ko: '받은 날부터 며칠',
    en: 'Days from the issue',
    help: { ko: '받은 날부터 쓸 수 있는 날수예요.', en: 'Days from the issue on which it can be used.' },
  },
  perMember: {
    ko: '한 사람 한도',
    en: 'Limit per member',
    help: { ko: '한 회원이 받을 수 있는 장수예요.', en: 'Coupons of this kind that a member can be issued.' },
  },
  giftable: {
    ko: '선물 가능',
    en: 'Can be given',
    help: { ko: '친구에게 한 번 선물할 수 있어요.', en: 'It can be given to a friend once.' },
  },
  withOthers: {
    ko: '다른 쿠폰과 함께',
    en: 'Combines with others',
    help: { ko: '다른 쿠폰과 함께 쓸 수 있어요.', en: 'It can be combined with other coupons.' },
  },
  stock: {
    ko: '수량',
    en: 'Stock',
    help: { ko: '모두 합쳐 나갈 수 있는 장수예요.', en: 'Coupons that can be issued in all.' },
  },
  code: {
    ko: '코드',
    en: 'Code',
    help: { ko: '회원이 넣으면 쿠폰을 받는 번호예요.', en: 'Code that members type to get one.' },
  },
  placeCodes: {
    ko: '매장 번호',
    en: 'Place codes',
    help: {
      ko: '직원이 손님 휴대폰에서 쓰기를 확인하는 번호예요.',
      en: 'Codes with which staff confirm the use on the phone of the guest.',
    },
    of: { facilityId: { ko: '시설 번호', en: 'Facility ID' }, code: { ko: '코드', en: 'Code' } },
  },
};
