import type { DocumentTexts } from '../../texts.ts';
import type { somPolicySchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof somPolicySchema> = {
  lotMonths: {
    ko: '유효 기간(개월)',
    en: 'Valid for (months)',
    help: {
      ko: '적립한 솜은 이 기간이 지난 날 끝에 사라져요. 이미 적립한 솜은 바뀌지 않아요.',
      en: 'Som expire at the end of that day. Som that are already earned keep their expiry.',
    },
  },
  giftLeastDays: {
    ko: '선물과 환급의 최소 유효 기간(일)',
    en: 'Minimum validity of gifts and refunds (days)',
    help: {
      ko: '선물은 원래 유효 기간을 지키되, 이보다 짧으면 이만큼 늘려요.',
      en: 'A gift keeps its expiry, but is valid for at least these days.',
    },
  },
  noticeDays: {
    ko: '소멸 알림(며칠 전)',
    en: 'Notice before the expiry (days)',
    help: { ko: '그날 회원에게 알려요.', en: 'Members are told on these days.' },
  },
  spendLeast: { ko: '최소 사용', en: 'Minimum payment' },
  visitAmount: {
    ko: '입장 적립',
    en: 'Earned by a visit',
    help: { ko: '하루에 공원마다 한 번', en: 'Once a day and park' },
  },
  gift: {
    ko: '선물',
    en: 'Gifts',
    of: {
      least: { ko: '최소', en: 'Minimum' },
      most: { ko: '최대', en: 'Maximum' },
      perDay: { ko: '하루에 보낼 수 있는 솜', en: 'Most sent in a day' },
      timesPerDay: { ko: '하루 횟수', en: 'Gifts in a day' },
      perMonth: {
        ko: '한 달 한도',
        en: 'Most in a month',
        help: { ko: '보낸 솜과 받은 솜에 따로 적용해요.', en: 'Counted apart for what is sent and what is received.' },
      },
      friendHours: {
        ko: '친구가 된 뒤(시간)',
        en: 'Friends for (hours)',
        help: { ko: '이 시간이 지나야 선물할 수 있어요.', en: 'Members can give gifts to friends after these hours.' },
      },
      ageMin: { ko: '최소 나이(만)', en: 'Minimum age' },
      proofAbove: {
        ko: '본인 확인이 필요한 금액',
        en: 'Proof of identity above',
        help: {
          ko: '이보다 많으면 비밀번호 등으로 다시 확인해요.',
          en: 'Larger gifts ask for the password or a verification.',
        },
      },
    },
  },
  dream: {
    ko: '드림 포인트 전환',
    en: 'Dream points',
    of: {
      rate: { ko: '1포인트당 솜', en: 'Som for one point' },
      least: { ko: '최소 전환', en: 'Least conversion' },
    },
  },
  history: {
    ko: '이용 내역',
    en: 'History',
    of: {
      windowMonths: { ko: '한 번에 볼 수 있는 기간(개월)', en: 'Longest period (months)' },
      monthsBack: { ko: '볼 수 있는 과거(개월)', en: 'Oldest month' },
    },
  },
  offerwall: {
    ko: '참여 적립',
    en: 'Offerwalls',
    of: {
      perReward: { ko: '한 번에 적립할 수 있는 솜', en: 'Most of one reward' },
      perDay: { ko: '하루에 적립할 수 있는 솜', en: 'Most in a day' },
      perHour: {
        ko: '한 시간에 적립할 수 있는 횟수',
        en: 'Rewards in an hour',
        help: { ko: '넘으면 보류해요.', en: 'Further ones are held.' },
      },
      holdHours: { ko: '보류 시간', en: 'Hours on hold' },
      callbackMinutes: {
        ko: '적립 통보의 유효 시간(분)',
        en: 'Validity of callbacks (minutes)',
        help: { ko: '더 늦은 새 통보는 거절해요.', en: 'New callbacks that are later are refused.' },
      },
    },
  },
};
