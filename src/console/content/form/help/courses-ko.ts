/** Korean help for courses, by English text. */
export const courseHelp: Readonly<Record<string, string>> = {
  'Duration where the venue has no paths; otherwise it follows from them.':
    '길이 없는 곳에서만 쓰는 시간이에요. 길이 있으면 길에서 계산해요.',
  'Facilities in the order of the walk.': '걷는 차례대로 적은 시설이에요.',
  'Minutes spent at the stop.': '그곳에서 머무는 시간이에요.',
  'Codes of COD_IAM_PERSONA_TYPE of the visitors for whom it comes first.':
    '이 코스를 먼저 보여 줄 취향 유형의 코드예요.',
  'Ages for which the course is meant.': '이 코스가 어울리는 나이예요.',
  'A course: its line on the map, its stops, and how long it takes now. The ID is in the query parameter `id`; without it, the first course of the resort is shown. `list`: page of all courses.':
    '코스의 길과 들르는 곳, 지금 걸리는 시간을 보여줘요. 주소의 id가 코스 번호예요. 없으면 첫 추천 코스를 보여줘요.',
  'Number of stops; {{count}}.': '들르는 곳의 수예요. {{count}}에 들어가요.',
  'Time from start to end if one starts now; {{name}}.': '지금 가면 걸리는 시간이에요. {{name}}에 들어가요.',
  'Hours {{count}} and {{minutes}} minutes.': '{{count}}시간 {{minutes}}분이에요.',
  'Who shared it; {{name}}.': '나눈 사람이에요. {{name}}에 들어가요.',
  'Badge of a course that only its member sees.': '만든 사람만 보는 코스의 표시예요.',
  'Badge of a course that an agent has hidden.': '숨긴 코스의 표시예요.',
  'Note that waits change.': '기다림이 바뀔 수 있다는 안내예요.',
  "Editor of a member's course: name, note, stops on the map and in a list. The query parameter `id` names an own course to change.":
    '내 코스를 만들고 고쳐요. 주소의 id가 고칠 코스예요.',
  'Further values of the body.': '함께 보낼 값이에요.',
  'Name of the list of stops.': '들르는 곳 목록의 이름이에요.',
  'Button that moves {{name}} up.': '{{name}}을 위로 옮기는 단추예요.',
  'Said after a move: {{name}} is at place {{count}}.': '옮긴 뒤 알려요. {{name}}이 {{count}}번째예요.',
  'No place matches {{term}}.': '{{term}}에 맞는 곳이 없을 때예요.',
  'The most of {{count}} stops is reached.': '{{count}}곳을 다 채웠을 때예요.',
  'Shown without stops.': '고른 곳이 없을 때예요.',
  'Duration {{name}} and stops {{count}}.': '걸리는 시간 {{name}}과 곳 수 {{count}}예요.',
  'Usual minutes at places of a category.': '분류마다 보통 머무는 시간이에요.',
  'Fewer than two stops.': '두 곳보다 적을 때예요.',
  'Plan of a visit: day, arrival, leaving and places. The browser proposes an order by opening hours, shows, walking and waits. On the day it shows what is done and what comes next.':
    '가는 날과 시각, 갈 곳으로 계획을 짜요. 문 여는 시간과 공연, 걷기와 기다림에 맞춰 순서를 짜 드려요.',
  'Meals for which the plan keeps time.': '시간을 비워 둘 식사예요.',
  'Earliest start, HHmm.': '가장 이른 시작이에요. HHmm으로 적어요.',
  'Latest start, HHmm.': '가장 늦은 시작이에요. HHmm으로 적어요.',
  'With whom the visitor comes.': '함께 가는 사람이에요.',
  'Done {{count}} of {{name}}.': '{{name}}곳 가운데 {{count}}곳이에요.',
  'The member may add a picture. It is uploaded before the course is sent.':
    '회원이 사진을 더할 수 있어요. 코스를 보내기 전에 사진을 올려요.',
  'Asks for the heights of the party, which stay on the device. Places that are not for everybody are left out of the proposal.':
    '일행의 키를 물어요. 키는 기기에만 남고, 모두가 탈 수 없는 곳은 순서에서 빠져요.',
  'Says that {{count}} places are left out.': '{{count}}곳이 빠졌다는 안내예요.',
  'Shown at a place that is left out.': '순서에서 빠진 곳에 보여요.',
  'Next stop {{name}}.': '다음에 갈 {{name}}이에요.',
};
