/** Korean help for billboards, by English text. */
export const billboardHelp: Readonly<Record<string, string>> = {
  'Name of the screen, such as its square.': '전광판의 이름이에요. 광장 이름처럼 적어 주세요.',
  'How long each application is shown.': '신청 하나가 나오는 시간이에요.',
  'First day that can be chosen.': '고를 수 있는 첫날이에요.',
  'Last day that can be chosen.': '고를 수 있는 마지막 날이에요.',
  'First time of a day.': '하루의 첫 시각이에요.',
  'Times end before this.': '이 시각 전에 끝나요.',
  'Minutes from one time to the next.': '한 시각에서 다음 시각까지의 분이에요.',
  'Applications that one time takes.': '한 시각에 받는 신청 수예요.',
  'How many days ahead times can be chosen.': '며칠 뒤까지 고를 수 있는지예요.',
  'Applications end this many hours before the time.': '이만큼의 시간 전에 신청을 마감해요.',
  'Members can cancel until this many hours before the time.': '이만큼의 시간 전까지 취소할 수 있어요.',
  'Most letters of the words.': '글의 최대 글자 수예요.',
  'Backgrounds to choose from.': '고를 수 있는 배경이에요.',
};
