/** Korean help for queue plans, by English text. */
export const queueHelp: Readonly<Record<string, string>> = {
  'LINE: parties are called in order; SLOT: they choose a time; BOTH: either.':
    '순서대로 부르거나, 시간을 고르거나, 둘 다 쓸 수 있어요.',
  'Part of the capacity of the facility that the plan gives away.':
    '시설의 시간당 인원 가운데 줄서기로 나눠 줄 비율이에요.',
  'Minutes in which a called party must arrive.': '부른 뒤 이 시간 안에 와야 해요.',
  'Largest number of people in a party.': '함께 줄설 수 있는 가장 많은 사람 수예요.',
  'Time from which the queue can be joined. Left out, it opens with the facility.':
    '줄서기를 시작하는 시각이에요. 비우면 시설이 열 때부터예요.',
  'Members confirm that everybody is tall enough.': '모두 키가 맞는지 회원에게 확인받아요.',
  'Times to choose from, for SLOT and BOTH.': '시간을 고르는 줄서기에서 쓸 시간이에요.',
  'Minutes from one time to the next.': '다음 시간까지의 간격이에요.',
  'People that each time takes.': '한 시간에 받는 사람 수예요.',
  'Smart queue of the facility; {{name}} minutes of waiting.': '시설의 줄서기 상태예요. {{name}}은 기다리는 분이에요.',
  'Number called last, {{name}}; left out before the first call.':
    '마지막으로 부른 번호 {{name}}이에요. 아직 부르지 않았으면 보이지 않아요.',
  'Fields that follow the live figures of the smart queue of `facilityId`.':
    '`facilityId` 시설의 실시간 줄서기 값을 따라 바뀌는 필드예요.',
  'Shows the records in pages. The call takes currentPage and pagePerCount and answers totalCnt.':
    '기록을 쪽으로 나눠 보여요. 호출은 currentPage와 pagePerCount를 받고 totalCnt를 알려야 해요.',
  'Choices are records that have one of the values in each field.':
    '각 칸에 이 값 가운데 하나가 든 기록만 고를 수 있어요.',
  'Shows the posts in pages of `count`.': '글을 `count`개씩 쪽으로 나눠 보여요.',
  'Query parameter of the page with the chosen kind: then the call lists that kind alone. Needed with `pages`.':
    '고른 종류가 든 쿼리 이름이에요. 그러면 호출이 그 종류만 알려 줘요. `pages`를 쓰면 필요해요.',
  'Query parameter of the page with the page number.': '쪽 번호가 든 쿼리 이름이에요.',
  'Guests see the records too.': '로그인하지 않은 손님에게도 보여요.',
};
