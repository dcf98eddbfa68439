/** Korean help for courses, by English text. */
export const courseHelp: Readonly<Record<string, string>> = {
  'Usual duration with walking and waiting.': '걷기와 기다림을 더해 보통 걸리는 시간이에요.',
  'Facilities in the order of the walk.': '걷는 차례대로 적은 시설이에요.',
  'Minutes spent at the stop.': '그곳에서 머무는 시간이에요.',
  'Codes of COD_IAM_PERSONA_TYPE of the visitors for whom it comes first.': '이 코스를 먼저 보여 줄 취향 유형의 코드예요.',
  'Ages for which the course is meant.': '이 코스가 어울리는 나이예요.',
};
