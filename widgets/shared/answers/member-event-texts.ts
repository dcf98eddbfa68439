/** Texts of the events of a member after which a widget reads again. */
export const memberEventTexts = {
  account: { ko: '계정', en: 'Account' },
  pocket: { ko: '포켓', en: 'Pocket' },
  companion: { ko: '동반자', en: 'Companions' },
  notification: { ko: '알림', en: 'Notifications' },
  queue: { ko: '줄 서기', en: 'Queue' },
  event: { ko: '이벤트', en: 'Events' },
  facility: { ko: '시설 이용', en: 'Facility use' },
  receipt: { ko: '영수증', en: 'Receipts' },
  report: { ko: '추억 리포트', en: 'Memory reports' },
  som: { ko: '솜', en: 'Som' },
} as const;
