/** Korean help for the widgets of maps and facilities, by English text. */
export const mapHelp: Readonly<Record<string, string>> = {
  'A sheet over the page with three heights. Without script and on wide screens its content is part of the page.':
    '세 높이로 움직이는 시트예요. 스크립트가 없거나 화면이 넓으면 내용이 페이지에 그대로 나와요.',
  'part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.':
    'part는 calc(100% - 9.6rem), 45%, 18rem이고 full은 100%, 100%, 45%예요.',
  'First position: 3 top, 2 middle, 1 bottom.': '첫 위치예요. 3은 위, 2는 가운데, 1은 아래예요.',
  'Name of the sheet.': '시트의 이름이에요.',
  'Name of the grip.': '손잡이의 이름이에요.',
  'One facility: what it does now, its limits and shows. With `query` it shows nothing until the address names a facility, as inside a park map. `directions`, `map`: to the facility; {item.facilityId} is its ID. `list`: link back when the facility does not exist.':
    '시설 하나의 지금 상태, 이용 조건, 공연이에요. `query`를 쓰면 주소에 시설이 나올 때까지 보이지 않아요. `directions`와 `map`은 그 시설로 가고({item.facilityId}가 번호예요), `list`는 시설이 없을 때의 링크예요.',
  "Park, category and ID, as {param.x} of the path or fixed. Without a park it is the venue's own.":
    '파크, 종류, 번호예요. 경로의 {param.x}나 정해진 값이에요. 파크가 없으면 이 장소의 파크예요.',
  'Query parameter with the ID of a facility of this venue; used without `record`.':
    '이 장소의 시설 번호가 든 쿼리 이름이에요. `record`가 없을 때 써요.',
  'Least height; {{count}} centimetres.': '가장 작은 키예요. {{count}}센티미터예요.',
  'Greatest height; {{count}} centimetres.': '가장 큰 키예요. {{count}}센티미터예요.',
  'Below this height only with a guardian; {{count}} centimetres.':
    '이 키보다 작으면 보호자와 함께예요. {{count}}센티미터예요.',
  'Least age; {{count}}.': '가장 어린 나이예요. {{count}}살이에요.',
  'Question whether the party can ride.': '일행이 탈 수 있는지 묻는 말이에요.',
  'Height; {{count}} centimetres.': '키예요. {{count}}센티미터예요.',
  "Heading of today's wait times.": '오늘 대기 시간의 제목이에요.',
  'Wait time at the point of the curve; {{count}} minutes.': '곡선 위 대기 시간이에요. {{count}}분이에요.',
  'The curve in a sentence: {{name}} lists times and minutes.': '곡선을 말로 풀어요. {{name}}은 시각과 분이에요.',
  'The hour that is usually best: {{name}}, with {{count}} minutes.':
    '보통 가장 짧은 때예요. {{name}}은 시각, {{count}}는 분이에요.',
  'Closed for a while.': '잠시 닫았을 때예요.',
  'Closed today.': '오늘 쉴 때예요.',
  'Outside of its hours.': '운영 시간 밖이에요.',
  'No state, or one older than ten minutes.': '상태가 없거나 10분이 지났을 때예요.',
  'Minutes; {{count}}.': '분이에요. {{count}}가 숫자예요.',
  'Wait time in a sentence; {{count}} minutes.': '대기 시간을 문장으로 써요. {{count}}분이에요.',
  'Time of the states; {{name}}.': '상태의 시각이에요. {{name}}이 시각이에요.',
  'All facilities of the venue: search, filters and order. Inside a park map it is the list of the map. `detail`: where a facility leads; {item.facilityId}, {item.parkKindCd} and {item.faciltCateKindCd} are its own. `map`: link to the map.':
    '이 장소의 모든 시설이에요. 찾기, 조건, 정렬이 있고 파크 지도 안에서는 지도의 목록이에요. `detail`은 시설이 가는 곳이고({item.facilityId}, {item.parkKindCd}, {item.faciltCateKindCd}를 써요), `map`은 지도 링크예요.',
  'Category or tag that the list shows when the address names none.': '주소에 종류가 없을 때 보일 종류나 태그예요.',
  'Button that empties the search.': '찾기를 비우는 버튼이에요.',
  'Number of facilities; {{count}}.': '시설 수예요. {{count}}가 숫자예요.',
  'Minutes to walk; {{count}}.': '걷는 시간이에요. {{count}}분이에요.',
  'Button that ends all filters.': '조건을 모두 지우는 버튼이에요.',
  'Message if the location is not known.': '위치를 모를 때의 말이에요.',
  'The map of the venue over the whole window. The placements inside stand in its sheet: a list of facilities, and the chosen facility. `denied`: runs when the location is not allowed; `outside`: when it is outside of the map; `share`: shares the chosen facility.':
    '화면 전체의 장소 지도예요. 안에 넣은 위젯은 시트에 나와요. 시설 목록과 고른 시설이에요. `denied`는 위치를 허용하지 않을 때, `outside`는 지도 밖일 때, `share`는 고른 시설을 공유할 때예요.',
  'Heights of the sheet. part: calc(100% - 9.6rem), 45 %, 18rem. full: 100 %, 100 %, 45 %.':
    '시트의 높이예요. part는 calc(100% - 9.6rem), 45%, 18rem이고 full은 100%, 100%, 45%예요.',
  'First position of the sheet: 3 top, 2 middle, 1 bottom.': '시트의 첫 위치예요. 3은 위, 2는 가운데, 1은 아래예요.',
  'Heading of the page, for screen readers.': '화면 읽기 프로그램이 읽는 페이지 제목이에요.',
  'Name of the map.': '지도의 이름이에요.',
  'Label of a marker that stands for more: {{name}} and {{count}} others.':
    '여러 곳을 묶은 표시의 이름이에요. {{name}}과 다른 {{count}}곳이에요.',
  'Name of the grip of the sheet.': '시트 손잡이의 이름이에요.',
  'Message if the device does not know its location.': '기기가 위치를 모를 때의 말이에요.',
  "Label of the visitor's location.": '방문객 위치의 이름이에요.',
  'Name of a floor; {{count}}.': '층의 이름이에요. {{count}}가 층수예요.',
  'Button that closes the chosen facility.': '고른 시설을 닫는 버튼이에요.',
  'Message above the list if there is no map.': '지도가 없을 때 목록 위의 말이에요.',
};
