/** Korean help for schemas of maps, facilities, path graphs, shows and opening hours, by English text. */
export const parkHelp: Readonly<Record<string, string>> = {
  'Code that this code belongs to; callers can ask for the codes of one parent.':
    '이 코드가 속한 상위 코드예요. 상위 코드로 그 아래 코드만 물을 수 있어요.',
  'Earlier codes that mean the same.': '같은 뜻으로 쓰던 예전 코드예요.',
  'A kind of board whose posts are documents of another type.': '이 종류의 게시글은 다른 종류의 문서에서 가져와요.',
  'Shown instead of the tag of the document when the value is known.': '값이 있으면 문서의 꼬리표 대신 보여요.',
  'Tag while the facility is closed.': '시설이 쉬는 동안 보이는 꼬리표예요.',
  'Facts from limits, hours and times; unknown ones are left out.':
    '이용 기준, 운영 시간, 시작 시각에서 가져오는 정보예요. 값이 없으면 빠져요.',
  '{{value}} is replaced with the value.': '{{value}} 자리에 값이 들어가요.',
  'Indoor floor; left out, the layer is outdoors.': '실내 층수예요. 비우면 야외 지도예요.',
  'Direction of north, in degrees clockwise from the top.': '위쪽에서 시계 방향으로 잰 북쪽의 각도예요.',
  'Floor that the change to indoors shows; left out, the lowest.':
    '실내로 바꿀 때 처음 보여줄 층이에요. 비우면 가장 낮은 층이에요.',
  'Code of COD_IAM_FACILITY_CATEGORY.': '코드 목록 COD_IAM_FACILITY_CATEGORY의 코드예요.',
  'Earlier IDs within its category, under which links still work.':
    '같은 분류에서 쓰던 예전 번호예요. 이 번호로 만든 링크도 계속 열려요.',
  'The lower, the more important on the map and in lists.': '작을수록 지도와 목록에서 먼저 보여요.',
  'Node of the path graph at its entrance.': '시설 입구가 있는 길의 지점이에요.',
  'Part of the park.': '공원 안의 구역이에요.',
  'Left out, the facility is open as long as the park. The first entry that contains the weekday counts.':
    '비우면 공원과 같은 시간에 열어요. 그 요일이 들어 있는 첫 줄을 써요.',
  'Below this height only with a guardian.': '키가 이보다 작으면 보호자와 함께여야 해요.',
  'Left out, the facility has no wait time.': '비우면 대기 시간을 보여주지 않아요.',
  'Reachable without stairs; the publish check proves it.': '계단 없이 갈 수 있어요. 발행할 때 길을 확인해요.',
  'Codes of COD_IAM_FACILITY_TAG.': '코드 목록 COD_IAM_FACILITY_TAG의 코드예요.',
  'Control point of a quadratic curve.': '길이 휘는 쪽의 조절점이에요.',
  'Passable from a to b only.': '첫 지점에서 둘째 지점으로만 갈 수 있어요.',
  'Lies in the shade.': '그늘이 있는 길이에요.',
  'Days on which the path is closed, both included.': '길을 막는 날이에요. 첫날과 마지막 날도 막아요.',
  'Facility at which it takes place.': '공연을 하는 시설이에요.',
  'Last day, included.': '마지막 날이에요. 이날도 들어가요.',
  'Empty: no show on these days.': '비우면 이 날들에는 공연이 없어요.',
  'Left out, the venue is closed.': '비우면 문을 열지 않아요.',
  'End of the night opening.': '야간 운영이 끝나는 시각이에요.',
  'Facilities that do not open on these days.': '이 날들에 열지 않는 시설이에요.',
  "Flag of the venue's pages. A page without a venue that has it is shown in this venue's frame, whatever the visitor's resort.":
    '이 장소 페이지의 옵션이에요. 장소가 없는 페이지에 이 옵션이 있으면 방문객의 리조트와 상관없이 이 장소의 프레임으로 보여요.',
};
