/** Korean help for the widgets of a day in the park, by English text. */
export const todayHelp: Readonly<Record<string, string>> = {
  'Facilities of the venue. `detail`: where one leads; {item.facilityId}, {item.parkKindCd} and {item.faciltCateKindCd} are its own.':
    '이 장소의 시설이에요. “자세히”는 시설을 누르면 가는 곳이에요. {item.facilityId}, {item.parkKindCd}, {item.faciltCateKindCd}는 그 시설의 값이에요.',
  'rail, rows: open facilities with wait times, shortest first; groups: all facilities of a category by tag, with hours and a link to the map.':
    '가로 줄, 목록: 열려 있고 대기 시간이 있는 시설을 짧은 순서로 보여요. 묶음: 한 분류의 모든 시설을 태그별로, 운영 시간과 지도 링크와 함께 보여요.',
  'rail and rows only.': '가로 줄과 목록에서만 써요.',
  'No facility is open now.': '지금 연 시설이 없을 때 하는 말이에요.',
  'Name of the link to the map.': '지도로 가는 링크의 이름이에요.',
  'Heading of the facilities without a tag.': '태그가 없는 시설의 제목이에요.',
  'The venue now: its weather after the line, and whether it is open in place of the chip.':
    '이 장소의 지금이에요. 글 뒤에 날씨가, 칩 자리에 운영 여부가 나와요.',
  'The day of a park in figures.': '공원의 하루를 숫자로 보여요.',
  'weather: now and the next hours; crowd: past, now and forecast by hour; facts: crowd, average wait, and the next show or the number of open facilities, side by side.':
    '날씨: 지금과 다음 몇 시간이에요. 혼잡도: 지난 시간, 지금, 예상을 시간별로 보여요. 숫자: 혼잡도, 평균 대기, 다음 공연이나 연 시설 수를 나란히 보여요.',
  'facts only.': '숫자에서만 써요.',
  'An hour; {{count}}.': '시각이에요. {{count}}시예요.',
  'Lowest and highest temperature; {{name}}.': '최저와 최고 기온이에요. {{name}}에 들어가요.',
  'Chance of rain in per cent; {{count}}.': '비 올 확률이에요. {{count}}는 퍼센트예요.',
  'All hours in a sentence; {{name}}.': '모든 시간을 한 문장으로 말해요. {{name}}에 들어가요.',
  'The crowd now; {{name}}.': '지금 혼잡도예요. {{name}}에 들어가요.',
  'The venue is closed now.': '지금 이 장소가 문을 닫았을 때 하는 말이에요.',
  'It gets calmer from {{name}} on.': '{{name}}부터 한산해질 때 하는 말이에요.',
  'It gets busier from {{name}} on.': '{{name}}부터 붐빌 때 하는 말이에요.',
  'It stays as it is.': '혼잡도가 그대로일 때 하는 말이에요.',
  'Label of the average wait.': '평균 대기 시간의 이름이에요.',
  'Label of the next show.': '다음 공연의 이름표예요.',
  'Label of the number of open facilities.': '연 시설 수의 이름이에요.',
  'There is none.': '해당하는 것이 없을 때예요.',
  '`detail`: where a closed facility leads; {item.facilityId} is its ID.':
    '“자세히”는 쉬는 시설을 누르면 가는 곳이에요. {item.facilityId}는 그 시설의 ID예요.',
  'today: the hours of today and whether it is open; days: a calendar of the next 60 days with the hours of the chosen one; closures: what does not open today and why.':
    '오늘: 오늘 운영 시간과 운영 여부예요. 달력: 앞으로 60일의 달력과 고른 날의 운영 시간이에요. 휴장: 오늘 열지 않는 곳과 까닭이에요.',
  'today only.': '오늘에서만 써요.',
  'Evening opening until {{name}}.': '{{name}}까지 야간 개장할 때 하는 말이에요.',
  'The venue does not open on that day.': '그날 열지 않을 때 하는 말이에요.',
  'Shown when the address names a day that the calendar does not have.': '주소의 날짜가 달력에 없을 때 보여요.',
  'Name of the calendar.': '달력의 이름이에요.',
  'Heading of the closed facilities of a day.': '그날 쉬는 시설의 제목이에요.',
  'Shown when the hours could not be loaded.': '운영 시간을 불러오지 못했을 때 나와요.',
  'Times of shows. `map`: where the place of a show leads; {item.facilityId} is its ID.':
    '공연 시간이에요. “지도”는 공연 장소를 누르면 가는 곳이에요. {item.facilityId}는 그 장소의 ID예요.',
  'list: the shows of a day, with a choice of days and places; date: those of the day in the address; today: all of today; next: only those that are still to come today.':
    '목록: 날과 장소를 골라 그날의 공연을 봐요. 날짜: 주소에 적힌 날의 공연이에요. 오늘: 오늘의 모든 공연이에요. 다음: 오늘 아직 남은 공연뿐이에요.',
  'next only.': '다음에서만 써요.',
  'There is no show on the day.': '그날 공연이 없을 때 하는 말이에요.',
  'All shows of today are over.': '오늘 공연이 모두 끝났을 때 하는 말이에요.',
  'Time until it begins; {{name}}.': '시작까지 남은 시간이에요. {{name}}에 들어가요.',
  'Length in minutes; {{count}}.': '공연 길이예요. {{count}}는 분이에요.',
  'The time now; {{name}}.': '지금 시각이에요. {{name}}에 들어가요.',
  'Hours of a duration; {{count}}.': '걸리는 시간 가운데 시간이에요. {{count}}에 들어가요.',
  'Minutes of a duration; {{count}}.': '걸리는 시간 가운데 분이에요. {{count}}에 들어가요.',
  'Name of the switch for a reminder; {{name}} is the show.': '알림 스위치의 이름이에요. {{name}}은 공연이에요.',
  'Text of the reminder; {{name}} is the time.': '알림의 글이에요. {{name}}은 시각이에요.',
  'Message after a reminder was set.': '알림을 켠 뒤 하는 말이에요.',
  'Message after a reminder was removed.': '알림을 끈 뒤 하는 말이에요.',
  'Message where the device cannot remind.': '기기가 알림을 줄 수 없을 때 하는 말이에요.',
  'Name of a link that saves the drawing; left out: none.': '그림을 저장하는 링크의 이름이에요. 비우면 링크가 없어요.',
  "Label of today's hours.": '오늘 운영 시간의 이름이에요.',
  'Open in the evening, after the usual hours.': '평소 시간이 지나 야간 개장 중일 때 하는 말이에요.',
  'Opens later today.': '오늘 이따가 열 때 하는 말이에요.',
  'Has closed for today.': '오늘 운영이 끝났을 때 하는 말이에요.',
  'Does not open today.': '오늘 열지 않을 때 하는 말이에요.',
  'Time until closing; {{name}}.': '문 닫을 때까지 남은 시간이에요. {{name}}에 들어가요.',
  'Time until opening; {{name}}.': '문 열 때까지 남은 시간이에요. {{name}}에 들어가요.',
  'Opens tomorrow at {{name}}.': '내일 {{name}}에 열 때 하는 말이에요.',
  'Temperature; {{count}} degrees Celsius.': '기온이에요. {{count}}는 섭씨예요.',
  'Says that the values are simulated.': '값이 꾸며 낸 것임을 알리는 말이에요.',
  'Minutes from closing time until the last bus leaves.': '문을 닫고 막차가 떠날 때까지의 시간(분)이에요.',
  'Heading of the times without a place left, which are folded; {{count}}. Without it they stand among the others.':
    '자리가 없는 시간을 접어 둘 때의 제목이에요. {{count}}에 개수가 들어가요. 없으면 다른 시간과 함께 보여요.',
  'Distances from 1,000 metres on; {{count}}.': '1,000m부터의 거리예요. {{count}}에 들어가요.',
  'The page says title, note and picture elsewhere.': '제목과 설명, 그림은 이 페이지의 다른 곳에 있어요.',
  'The smart queue of the facility: what the viewer can do now (`join` the line, choose from its `times`, see the own `place`, `login`), or the reason why not. {item.facilityId} is its ID.':
    '이 시설의 스마트 줄서기예요. 지금 할 수 있는 것(줄 서기, 시간 고르기, 내 순서 보기, 로그인)이나 할 수 없는 까닭을 보여줘요. {item.facilityId}가 시설 번호예요.',
  'Why the viewer cannot join, by the code of the answer. LOGIN: for whom the queue is.':
    '줄을 설 수 없는 까닭을 답의 코드마다 적어요. LOGIN에는 누가 줄을 설 수 있는지 적어요.',
  'Distances from 1,000 metres on; {{count}} kilometres.': '1,000m부터의 거리예요. {{count}}에 킬로미터가 들어가요.',
  'What a dot below a day of the calendar means. Shown while a day has one.':
    '달력의 날짜 아래 점이 무엇을 뜻하는지 적어요. 점이 있는 날이 있을 때 보여요.',
  'Before the name of a show that is on.': '지금 하는 공연의 이름 앞에 붙어요.',
  'The new balance after a prize of Som; {{count}}.': '솜을 받은 뒤의 잔액이에요. {{count}}에 들어가요.',
  'Records that cannot be chosen, with the reason that the field gives.':
    '고를 수 없는 것들이에요. 필드가 주는 까닭과 함께 보여요.',
  'Query parameter of the page with the key of the record that is listed first, with its code open.':
    '맨 앞에 코드를 연 채로 보여줄 항목의 키가 든, 주소의 파라미터예요.',
  'Query parameter of the page with the key of a record that is left out, because the page shows it.':
    '페이지가 이미 보여줘서 목록에서 뺄 항목의 키가 든, 주소의 파라미터예요.',
  'Link below the records, such as to make another one.': '목록 아래의 링크예요. 하나 더 만들 때처럼 써요.',
  'Shown once above the records: the first text that the field gives.':
    '목록 위에 한 번 보여요. 필드가 주는 첫 문구예요.',
  'Heading of the shows that are over, which are folded; {{count}}. Without it they stand in the list.':
    '끝난 공연을 접어 둘 때의 제목이에요. {{count}}에 개수가 들어가요. 없으면 목록에 함께 보여요.',
};
