/** Korean help for the widgets of directions, by English text. */
export const wayHelp: Readonly<Record<string, string>> = {
  'Start, destination and stops of a route. They are kept in the address; `result` is the page with the map.':
    '길의 출발·도착·경유지예요. 주소에 남고, `result`는 지도가 있는 화면이에요.',
  '{{count}} is its number.': '{{count}}는 순번이에요.',
  'Stands where no place is chosen yet.': '아직 고르지 않은 칸에 나와요.',
  '{{name}} is its facility.': '{{name}}은 시설 이름이에요.',
  'No facility matches {{term}}.': '{{term}}에 맞는 시설이 없을 때예요.',
  'A place is not chosen yet.': '아직 덜 골랐을 때예요.',
  'Name of the map; {{name}} is the destination.': '지도의 이름이에요. {{name}}은 도착지예요.',
  'Name of the choice of floors.': '층 고르기의 이름이에요.',
  'Name of the list of steps.': '걸음 목록의 이름이에요.',
  'Link to the form.': '고르는 화면으로 가는 링크예요.',
  'Name of the choice of routes.': '길 고르기의 이름이에요.',
  '{{count}} minutes.': '{{count}}분이에요.',
  '{{count}} metres.': '{{count}}미터예요.',
  '{{name}} is the time.': '{{name}}은 시각이에요.',
  'Badge of a route without stairs.': '계단이 없는 길의 배지예요.',
  'Begins the guidance.': '안내를 시작해요.',
  'Ends the guidance.': '안내를 끝내요.',
  'A place is missing or unknown.': '장소가 없거나 모르는 곳일 때예요.',
  'Button that asks for the location.': '위치를 묻는 버튼이에요.',
  'The visitor is not in the park.': '방문객이 파크에 없을 때예요.',
  'Next step in the guidance: {{term}} after the distance {{name}}.': '다음 안내예요. {{name}}만큼 간 뒤 {{term}}.',
  '{{name}} is the destination.': '{{name}}은 도착지예요.',
  'Rest of the route: {{minutes}} minutes, the distance {{name}}.': '남은 길이에요. {{minutes}}분, 거리 {{name}}.',
  "A call without a response is no failure if the member's park data are known of today.":
    '응답이 없어도 오늘 안 회원의 파크 정보가 있으면 실패가 아니에요.',
};
