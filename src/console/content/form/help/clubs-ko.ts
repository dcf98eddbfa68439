/** Korean help for clubs, by English text. */
export const clubHelp: Readonly<Record<string, string>> = {
  'Youngest age on the day of joining.': '신청하는 날의 가장 어린 나이예요.',
  'Oldest age on the day of joining.': '신청하는 날의 가장 많은 나이예요.',
  'First day of applications.': '신청을 받는 첫날이에요.',
  'Last day of applications, included.': '신청을 받는 마지막 날이에요.',
  'Members; later ones wait.': '정원이에요. 다음 사람은 기다려요.',
  'An operator accepts members.': '직원이 회원으로 받아 줘요.',
  'People a day.': '하루에 받는 사람 수예요.',
  'Days that can be reserved.': '예약할 수 있는 날이에요.',
  'Hours on the certificate.': '확인서에 적는 시간이에요.',
};
