/** Korean help for schemas of record choices, searches, codes and directions, by English text. */
export const peopleHelp: Readonly<Record<string, string>> = {
  'Default: page. Only the app shell can share a picture. link: the link that the answer of a call holds as title, description and linkUrl.':
    '정하지 않으면 페이지예요. 그림은 앱에서만 공유할 수 있어요. 링크는 호출의 답에 든 title, description, linkUrl이에요.',
  'The app tells of new companion requests, until the member has viewed the screen that lists them.':
    '새 동반자 요청이 있으면 회원이 목록 화면을 볼 때까지 앱이 알려요.',
  'Personalisation value that holds the day of the last view.': '마지막으로 본 날을 담는 개인화 값이에요.',
  'Text for screen readers while the member has new companion requests; the item has a dot then.':
    '새 동반자 요청이 있는 동안 화면 낭독기가 읽는 말이에요. 이때 항목에 점이 보여요.',
  'Routes on the map over the whole window: three kinds with their minutes, steps, and guidance that follows the visitor. The location never leaves the device. `form`: page on which places are chosen; `denied`: runs when the location is not allowed.':
    '창 전체의 지도 위에 길을 보여요. 세 가지 길과 걸리는 시간, 걸음 안내, 따라가는 안내가 있어요. 위치는 기기를 떠나지 않아요. form은 장소를 고르는 페이지, denied는 위치를 허락하지 않을 때 하는 동작이에요.',
  'Button that shows the location on the map.': '지도에서 내 위치를 보여주는 버튼이에요.',
  'Message above the steps if there is no map.': '지도가 없을 때 걸음 안내 위에 보이는 말이에요.',
  'Message over the map if its picture does not load.': '지도 그림을 불러오지 못했을 때 지도 위에 보이는 말이에요.',
  "The member's own membership barcode as a QR code; it changes each minute.":
    '회원의 멤버십 바코드를 QR로 보여요. 1분마다 바뀌어요.',
  'Description of the code for screen readers.': '화면 낭독기가 읽는 코드의 설명이에요.',
  'The map can be refreshed again after this time, in milliseconds.':
    '이 시간이 지나야 지도를 다시 새로고침할 수 있어요. 밀리초예요.',
  "A choice of several of the member's records, sent together, such as the people of a group.":
    '회원의 기록 가운데 여럿을 골라 한 번에 보내요. 그룹에 넣을 사람 같은 것이에요.',
  'Field of a record that is sent. Records without it cannot be chosen.':
    '보낼 필드예요. 이 값이 없는 기록은 고를 수 없어요.',
  'Field with the name of a record.': '기록의 이름이 든 필드예요.',
  'Field with a short text after the name.': '이름 뒤에 보일 짧은 말이 든 필드예요.',
  'Name of the group of choices.': '선택 묶음의 이름이에요.',
  'Shown above `most`.': '고를 수 있는 수를 넘으면 보여요.',
  'A text that is sent too, as {text}.': '함께 보내는 말이에요. {text} 자리에 들어가요.',
  'What is sent: {text} is the text, {chosen} in a list all chosen keys, {heights} and {option} are Y or N, {query.x} a value of the query of the page.':
    '보낼 값이에요. {text}는 입력한 글, 목록의 {chosen}은 고른 키 전부, {heights}와 {option}은 Y나 N, {query.x}는 페이지 주소의 값이에요.',
  'Asks for the heights of the party, which stay on the device; {heights} is Y if everybody fits the limits of the answer, else N.':
    '일행의 키를 물어봐요. 키는 기기에만 남아요. 모두 답의 제한에 맞으면 {heights}가 Y, 아니면 N이에요.',
  'Field of the answer with the smallest height in cm.': '가장 작은 키(cm)가 있는 답의 항목이에요.',
  'Field of the answer with the largest height in cm.': '가장 큰 키(cm)가 있는 답의 항목이에요.',
  'A height; {{count}} is its cm.': '키를 보여 주는 글이에요. {{count}}가 cm예요.',
  'Says that heights stay on the device.': '키가 기기에만 남는다고 알려 주는 글이에요.',
  'Shown when no height is set.': '키를 맞추지 않았을 때 보여요.',
  'Shown when somebody does not fit.': '맞지 않는 사람이 있을 때 보여요.',
  'A tick that is sent as {option}, Y or N. It is offered if a field of the answer is Y.':
    '{option}으로 보내는 체크예요. Y나 N이에요. 답의 항목이 Y일 때만 보여요.',
  'Shown when nothing is chosen.': '아무것도 고르지 않았을 때 보여요.',
  'Shown without records.': '기록이 없을 때 보여요.',
  'Body of the operation. {item.x} is a field of the record, {param.x} a parameter of the page, {query.x} one of its query.':
    '호출에 보낼 내용이에요. {item.x}는 기록의 필드, {param.x}는 페이지의 값, {query.x}는 주소의 질의 값이에요.',
  'Parameter of the page; without a value nothing is shown.':
    '페이지 경로의 값이에요. 값이 없으면 아무것도 보이지 않아요.',
  'Query parameter of the page; without a value nothing is shown.':
    '페이지의 질의 이름이에요. 값이 없으면 아무것도 보이지 않아요.',
  'A search for records, such as members, with the actions of each result.':
    '회원 같은 기록을 찾고, 찾은 것마다 할 수 있는 동작을 보여요.',
  'What can be searched for; several are a choice.': '무엇으로 찾는지예요. 여럿이면 고를 수 있어요.',
  'Sent as {kind}.': '{kind} 자리에 들어가요.',
  'Label of the field.': '입력 칸의 이름이에요.',
  'Several values, one a line.': '한 줄에 하나씩 여러 값을 넣어요.',
  'Button that scans a code, in the app only.': '코드를 스캔하는 버튼이에요. 앱에서만 보여요.',
  'Button that picks phone numbers from the address book, where the device has one.':
    '주소록에서 전화번호를 고르는 버튼이에요. 주소록이 있는 기기에서만 보여요.',
  'Sent with the search; {kind} is the kind, {value} the value, in a list all values.':
    '찾을 때 보내는 내용이에요. {kind}는 종류, {value}는 값이고 목록 안에서는 모든 값이에요.',
  'Query parameter of the page with a value that is searched for at once.':
    '바로 찾을 값이 든 페이지의 질의 이름이에요.',
  'Heading of the results; {{count}} is their number.': '찾은 결과의 제목이에요. {{count}}는 결과 수예요.',
  'Shown when nothing was found.': '찾은 것이 없을 때 보여요.',
  "Call that stores a member's choice of language; `{langCd}` in its path is the language. Without it the choice stays on the device.":
    '회원이 고른 언어를 저장하는 호출이에요. 경로의 `{langCd}`가 언어예요. 없으면 기기에만 남아요.',
  'Replaces the intro of a login: the first whose query parameter has a value in the address that the login returns to.':
    '로그인 화면의 안내를 바꿔요. 돌아갈 주소에 값이 있는 첫 매개변수의 안내가 나와요.',
};
