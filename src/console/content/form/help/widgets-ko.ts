/** Korean help for widget schemas, by English text. */
export const widgetHelp: Readonly<Record<string, string>> = {
  'Plain text; a line break in the message is one on the screen.':
    '보통 글이에요. 메시지의 줄바꿈은 화면에서도 줄바꿈이에요.',
  'Open from the beginning.': '처음부터 펼쳐져 있어요.',
  'Names the group of park tabs for screen readers.': '화면 낭독기에 공원 탭 모음의 이름을 알려요.',
  'Buttons beside the title, such as that of the app settings.': '제목 옆의 버튼이에요. 앱 설정 같은 것이에요.',
  'Box for those who are not logged in; the first that fits is shown.':
    '로그인하지 않은 사람의 상자예요. 처음 맞는 것이 나와요.',
  "A quieter way, under the box's words.": '상자의 말 아래에 있는 조용한 길이에요.',
  'Box for members, in place of the other; its condition says for whom. Who they are is asked when the menu is opened.':
    '회원에게 대신 보이는 상자예요. 조건이 누구에게 보일지 정하고, 메뉴를 열 때 누구인지 물어봐요.',
  'Name of the membership program; it stands after the grade.': '멤버십 이름이에요. 등급 뒤에 붙어요.',
  'Page ID of the menu, which its calls carry. With it the menu of the venue is asked for when it is opened.':
    '메뉴의 페이지 ID예요. 메뉴가 하는 호출에 실려요. 적으면 메뉴를 열 때 그 장소의 메뉴를 불러와요.',
  '`{{name}}` is the nickname.': '`{{name}}`은 별명이에요.',
  'Stands right after the number of points.': '포인트 숫자 바로 뒤에 붙어요.',
  'Park whose membership is asked for; without it that of the page.':
    '멤버십을 물을 공원이에요. 비워 두면 페이지의 공원이에요.',
  'In place of name and points when they did not come.': '이름과 포인트가 오지 않았을 때 대신 나와요.',
  'The box of one whose login is over.': '로그인이 끝난 사람의 상자예요.',
  'Search in the menu; its condition says for whom. `action`: where the button leads; `find`: where button and Enter lead with a term, which is {item.term}.':
    '메뉴 안의 검색이에요. 조건이 누구에게 보일지 정해요. “동작”은 버튼이 가는 곳, “찾기”는 낱말이 있을 때 버튼과 Enter가 가는 곳이고 낱말은 {item.term}이에요.',
  'Stands in the empty field.': '빈 칸에 보이는 글이에요.',
  'Said when Enter is pressed after too few letters.': '너무 짧은 낱말로 Enter를 누르면 하는 말이에요.',
  '`{{count}}` is how many were found.': '`{{count}}`는 찾은 개수예요.',
  'Name of the button that goes on to the search of the whole site.': '사이트 전체 검색으로 가는 버튼의 이름이에요.',
  'What a term has to fit beside its length.': '길이 말고 낱말이 지킬 규칙이에요.',
  'Explains the park tabs, once on a device; the device remembers its id.':
    '공원 탭을 기기마다 한 번 설명해요. 기기가 그 id를 기억해요.',
  'poster: 200 px, several as a rail; strip: 104 px, below one another.':
    '포스터: 200px, 여럿이면 가로로 넘겨요. 띠: 104px, 아래로 쌓여요.',
  'The place whose banners are shown.': '배너가 놓이는 자리예요.',
  "Whose banners; left out, the venue's own.": '누구의 배너인지 정해요. 비우면 이 장소의 것이에요.',
  'How the icon moves when its item is chosen; hop, unless said.':
    '고르면 아이콘이 움직이는 모양이에요. 정하지 않으면 깡충 뛰어요.',
  'A word beside the item, once a load: it stands from `fromMs` after the bar came, fades from `fadeMs`, and is gone at `untilMs`.':
    '항목 옆의 말이에요. 한 번 불러올 때 한 번 나와요. 막대가 나오고 “나타남”에 나타나 “흐려짐”부터 흐려지고 “사라짐”에 사라져요.',
  'Paths below which this item is the current one; without it, only its own path.':
    '이 경로 아래에서도 이 항목이 지금 있는 곳으로 보여요. 비우면 자기 경로뿐이에요.',
  'pictures: big cards; tiles: small cards by icon; posters: rail of wide pictures; rail: small pictures; circles: what to bring, in one card; times: turns of a day, in one card.':
    '큰 그림: 큰 카드, 아이콘 카드: 아이콘이 있는 작은 카드, 포스터: 넓은 그림 줄, 가로 줄: 작은 그림 줄, 동그라미: 한 카드에 준비물, 시간표: 한 카드에 하루의 차례예요.',
  'times only.': '시간표에서만 써요.',
  'Banners one at a time, which move on by themselves until the visitor touches them.':
    '한 번에 하나씩, 방문자가 만질 때까지 저절로 넘어가는 배너예요.',
  'What the banners are about, for screen readers.': '화면 낭독기에 무엇에 관한 배너인지 알려요.',
  'They do not move on by themselves.': '저절로 넘어가지 않아요.',
  'Rows stand here (`rows`), or come from an answer (`source`), whose columns name a field each. The first cell names its row.':
    '줄을 여기에 적거나 답에서 받아요. 답이면 열마다 입력란의 이름을 적어요. 첫 칸이 줄의 이름이에요.',
  'Said only: a heading above says it already.': '위의 제목이 이미 말하고 있어서 읽어 주기만 해요.',
  'end: numbers under one another.': '뒤: 숫자를 끝에 맞춰요.',
  'How the field is written.': '항목을 적는 모양이에요.',
  'Path of a data service.': '데이터 서비스의 경로예요.',
  'Where the rows stand in the answer; list, unless said.': '답에서 줄이 있는 자리예요. 비우면 list예요.',
  'Said where the answer has no rows.': '답에 줄이 없을 때 하는 말이에요.',
  "Customer centre; the number is the site's.": '고객 센터예요. 번호는 사이트의 것이에요.',
  'Dropdown of affiliated sites; hidden when none of them is left.': '관련 사이트 목록이에요. 하나도 없으면 숨겨요.',
  'A mark above the title.': '제목 위의 표식이에요.',
  'What some viewers read under the intro.': '소개 아래, 몇몇 방문자만 읽는 글이에요.',
  'A JSON Schema of what is sent.': '보내는 것의 JSON Schema예요.',
  'Every property, in the order on the screen (documents keep no order of names). None: the form is its button.':
    '모든 항목을 화면의 순서대로 적어요. 없으면 버튼만 있는 양식이에요.',
  'The label; only a hidden field has none.': '칸의 이름이에요. 숨긴 칸만 이름이 없어요.',
  'Rules beside the first.': '첫 규칙 말고 더 지킬 규칙이에요.',
  'How the text is normalised before it is checked and sent.': '확인하고 보내기 전에 글을 다듬는 방법이에요.',
  'What is more is cut; of a password nothing is cut, it is refused.':
    '넘치면 잘라요. 비밀번호는 자르지 않고 거절해요.',
  'What can be chosen.': '고를 수 있는 것이에요.',
  'It must be ticked.': '반드시 체크해야 해요.',
  'A password: shown only when the visitor asks, and kept nowhere.':
    '비밀번호예요. 방문자가 원할 때만 보이고 어디에도 남지 않아요.',
  'What is sent; a text that is {name} is the value of that field, {name:yn} says it as Y or N, {day.today} is the day. Without it the values by name.':
    '보내는 내용이에요. {이름}은 그 칸의 값이고 {이름:yn}은 Y나 N, {day.today}는 오늘이에요. 비우면 값을 이름대로 보내요.',
  'Fields that the query of the address fills in.': '주소의 질의가 채우는 칸이에요.',
  'Stands in the place of the fields when it is done.': '보내고 나면 칸 자리에 나와요.',
  'JSON Pointer to a list of texts in what was answered.': '답에서 글 목록이 있는 곳의 JSON Pointer예요.',
  'A read call that fills fields in before the visitor does: field → JSON Pointer into its data. Y ticks a box.':
    '방문자보다 먼저 칸을 채우는 호출이에요: 칸 → 데이터의 JSON Pointer. Y면 체크해요.',
  'quiet: the button stands beside a more important one.': '조용한: 더 중요한 버튼 옆에 있어요.',
  'What a visitor can do about a refusal of the call: the first that fits its code and values.':
    '호출이 거절됐을 때 할 수 있는 일이에요. 코드와 값에 맞는 첫째를 보여요.',
  'Code of the refusal.': '거절의 코드예요.',
  'Shown for refusals that have one of the values in each field.': '칸마다 이 값 가운데 하나가 있는 거절에 보여요.',
  'Label of the button. {{name}} is the value called name of the refusal.':
    '버튼의 글이에요. {{이름}}은 거절에 담긴 그 이름의 값이에요.',
  'Sends the call again before the action, with these values in its body. {item.x} is a value of the refusal.':
    '동작에 앞서 이 값들을 담아 호출을 다시 보내요. {item.x}는 거절에 담긴 값이에요.',
  'Only the title shows until it is pressed.': '누르기 전에는 제목만 보여요.',
  'Left out if the title already has its text.': '제목에 이미 있는 말이면 보이지 않아요.',
  'Records of the member that items with `having` depend on.':
    '‘가진 것에 따라’가 있는 항목이 살피는 회원의 기록이에요.',
  'The records are read again after this event of the member.': '회원에게 이 일이 생기면 기록을 다시 읽어요.',
  'Shown if the member has such records, has none, or if the call failed. Default: always.':
    '그런 기록이 있을 때, 없을 때, 조회에 실패했을 때 보여요. 비우면 늘 보여요.',
  'Ways on, under the button.': '버튼 아래의 다른 길이에요.',
  'Said when it is done; {{day}} is today.': '다 되면 하는 말이에요. {{day}}는 오늘이에요.',
  'Said in place of success: the first whose field was sent with that value.':
    '완료 문구 대신 하는 말이에요. 그 값으로 보낸 첫 칸을 따라요.',
  'Mark and name of the venue, or of the site, on pages with the flag homeLogo.':
    '“홈 로고”를 켠 페이지에 나오는 장소나 사이트의 표식과 이름이에요.',
  'Where the logo leads, for screen readers; the name stands before it.':
    '화면 낭독기에 로고가 가는 곳을 알려요. 앞에 이름이 붙어요.',
  'Mark on pages that belong to no venue.': '장소가 없는 페이지의 표식이에요.',
  'Screens whose back button leads to a fixed place instead of the previous page.':
    '뒤로 버튼이 앞 페이지가 아니라 정해진 곳으로 가는 화면이에요.',
  'The page flag that shows this button.': '이 버튼을 보이게 하는 페이지 플래그예요.',
  'Name of the button; read aloud where no text is drawn.': '버튼의 이름이에요. 글자가 없으면 읽어 줘요.',
  'Drawn beside the icon; the button becomes a pill.': '아이콘 옆에 글자를 적어요. 버튼이 알약 모양이 돼요.',
  'After a press the button rests so long, and what has been done is read out.':
    '누른 뒤 이만큼 쉬고, 무엇을 했는지 읽어 줘요.',
  'The button tells of unread notifications: it is lit, and says so; the page flag alarmOn lights it too.':
    '안 읽은 알림이 있으면 불이 켜지고 말해 줘요. 페이지의 “알림 켜짐”도 불을 켜요.',
  'On pages with the flag toggleSwitchBtn: changes between two views of the page, which stand in its address under `query`. Without it, the first is shown.':
    '“보기 전환 버튼”을 켠 페이지에서 두 보기를 바꿔요. 고른 보기는 주소에 적혀요. 적히지 않았으면 첫 보기예요.',
  'Says what a press shows, such as: as a list.': '누르면 무엇을 보여 주는지 말해요. 예: 목록으로.',
  'Opens the all-menu on pages with the flag menuBtn.': '“메뉴 버튼”을 켠 페이지에서 전체 메뉴를 열어요.',
  'Button that changes the language, by the name of each: 한국어 or Korean, English. With its name beside it where no venue is.':
    '언어를 바꾸는 버튼이에요. 각 언어의 이름으로 적고, 장소가 없는 곳에서는 이름이 옆에 나와요.',
  'The scene. Its front layer has the colour of the page.': '그림이에요. 맨 앞 층은 페이지의 색이에요.',
  'home: first view with a header over it; small: head of an inner page; state: picture only, 370 px.':
    '홈 첫 화면: 머리말 아래의 첫 화면, 안쪽 페이지: 안쪽 페이지의 머리, 상태 그림: 그림만, 370px이에요.',
  'Short words above the title, such as the day and the weather.': '날짜와 날씨처럼 제목 위에 놓는 짧은 말이에요.',
  'One sentence; a line break in the message is one on the screen.':
    '한 문장이에요. 메시지의 줄바꿈은 화면에서도 줄바꿈이에요.',
  'State of the place, such as open and its hours.': '운영 중과 그 시간처럼 이곳의 상태예요.',
  'facts: up to four numbers side by side; table: rows; board: big numbers on a dark panel, below a picture.':
    '숫자: 나란한 숫자 네 개까지, 표: 줄, 전광판: 그림 아래 어두운 판의 큰 숫자예요.',
  'board only.': '전광판에서만 써요.',
  'How old the numbers are, such as "As of 14:05".': '“14:05 기준”처럼 숫자가 언제 것인지 말해요.',
  'rows: card with icons or pictures; group: quiet one-line links; timed: rows that begin with a time; timeline: times on a line; pass: a ticket whose coloured end is the action; buttons: full-width, the first is the main one.':
    '줄: 아이콘이나 그림이 있는 카드, 조용한 줄: 한 줄 링크, 시간 줄: 시간으로 시작하는 줄, 시간선: 선 위의 시간, 이용권: 색이 있는 끝이 동작인 이용권, 버튼: 가득 찬 버튼이고 첫째가 주된 것이에요.',
  'timed and timeline.': '시간 줄과 시간선에서 써요.',
  'timed: second line of the time; pass: words on the coloured end.':
    '시간 줄: 시간의 둘째 줄, 이용권: 색이 있는 끝의 말이에요.',
  'timed: next; timeline: past, now.': '시간 줄에서는 “다음”, 시간선에서는 “지남”과 “지금”을 써요.',
  'Greets the member who is logged in: picture, name, grade and points. `more`: where the points lead.':
    '로그인한 회원을 맞아요: 그림, 이름, 등급, 포인트. “더 보기”는 포인트가 가는 곳이에요.',
  'Ways on, below.': '아래에 있는 다른 길이에요.',
  'In place of the card when nothing came.': '아무것도 오지 않았을 때 카드 대신 나와요.',
  'What a personal call says of the member, row by row.': '회원에 관한 호출의 답을 한 줄씩 보여요.',
  "users/info, members, point/my-point, or curation/persona-type of the page's park.":
    'users/info, members, point/my-point 또는 그 화면의 공원에 대한 curation/persona-type이에요.',
  'JSON Pointer into the answer.': '답 안의 JSON Pointer예요.',
  'How it is written; text, unless said.': '적는 모양이에요. 말하지 않으면 글자예요.',
  'Stands right after a number.': '숫자 바로 뒤에 붙어요.',
  'Words for codes.': '코드를 바꿔 적는 말이에요.',
  'Where nothing is known.': '아무것도 모를 때예요.',
  'When nothing came.': '아무것도 오지 않았을 때예요.',
  "The newest pinned notice that this device has not put away, in one line above the bottom bar. `detail`: where it leads; {item.publctId} and {item.publctTypeCd} are the notice's.":
    '이 기기가 치우지 않은 가장 새로운 고정 공지를 아래 막대 위 한 줄로 보여요. “상세로 가는 동작”이 가는 곳이고 {item.publctId}와 {item.publctTypeCd}는 그 공지의 것이에요.',
  "Whose notices; left out, the venue's own.": '누구의 공지인지 정해요. 비우면 이 장소의 것이에요.',
  '`detail`: where a neighbour leads; {item.publctId} and {item.publctTypeCd} are its own. `list`: the way back when the notice is gone.':
    '“상세로 가는 동작”은 이웃 글이 가는 곳이고 {item.publctId}와 {item.publctTypeCd}는 그 글의 것이에요. “목록”은 공지가 없어졌을 때 돌아갈 곳이에요.',
  'Name of the links to other notices, for screen readers.': '화면 낭독기에 다른 공지 링크의 이름을 알려요.',
  "`detail`: where a notice leads; {item.publctId} and {item.publctTypeCd} are the notice's.":
    '“상세로 가는 동작”이 공지가 가는 곳이에요. {item.publctId}와 {item.publctTypeCd}는 그 공지의 것이에요.',
  'full: filters, the pinned notice as a card, more; short: plain rows for a home.':
    '전체: 걸러 보기, 고정 공지 카드, 더 보기. 짧게: 홈에 놓는 단순한 줄이에요.',
  'Notices shown at first.': '처음에 보이는 공지 수예요.',
  'full: how the rest is reached; more, unless said: the list grows.':
    '모양이 “전체”일 때 나머지를 보는 법이에요. 정하지 않으면 “더 보기”로 목록이 길어져요.',
  'Name of the row of filters, for screen readers.': '화면 낭독기에 걸러 보기 줄의 이름을 알려요.',
  "Scene behind the column on wide screens; without it the venue's own.":
    '넓은 화면에서 가운데 단 뒤의 그림이에요. 비우면 장소의 것이에요.',
  'Shortcuts with icons. A home has its own, so they are left out there.':
    '아이콘이 있는 바로 가기예요. 홈에는 따로 있어서 빠져요.',
  'Links as QR codes, to go on with on a phone; each code holds the address of its link.':
    '휴대전화로 이어 볼 QR 코드예요. 코드마다 링크의 주소가 들어 있어요.',
  'Quiet links of one line each, such as those of group reservations.': '단체 예약처럼 조용한 한 줄 링크예요.',
  'The pages of a list that stands above it and asks the same call with currentPage {query.page|1} and the same pagePerCount.':
    '위에 있는 목록의 쪽 번호예요. 같은 호출을 currentPage {query.page|1}과 같은 pagePerCount로 물어요.',
  'How many numbers are shown; 5, unless said.': '보이는 번호의 수예요. 말하지 않으면 5예요.',
  'What the picture tells, in a sentence.': '그림이 무엇을 말하는지 한 문장으로 적어요.',
  'It can be enlarged up to threefold, on the page and on the whole screen.':
    '페이지와 전체 화면에서 세 배까지 키울 수 있어요.',
  '`list`: the way back when the post is gone.': '“목록”은 게시물이 없어졌을 때 돌아갈 곳이에요.',
  'Path parameter that holds the id; left out, publctId, of events eventId.':
    'id가 담긴 경로 값이에요. 비우면 publctId, 행사는 eventId예요.',
  'Query parameter that holds the id, where the path has none; without it the record 1 is shown.':
    '경로에 없을 때 id가 담긴 질의 값이에요. 없으면 1번 기록을 보여요.',
  'boardKindCd of boards, bnftKindCd of discounts, eventKindCd of events; {param.x} is of the path.':
    '게시물은 boardKindCd, 할인은 bnftKindCd, 행사는 eventKindCd예요. {param.x}는 경로의 값이에요.',
  'bnftClassCd, discounts only.': 'bnftClassCd예요. 할인에만 써요.',
  "Whose boards; left out, the venue's own.": '누구의 게시물인지 정해요. 비우면 이 장소의 것이에요.',
  'Buttons below the text; the first is the main one.': '글 아래 버튼이에요. 첫째가 주된 것이에요.',
  'Label of the days it runs.': '열리는 날의 이름이에요.',
  "`detail`: where a post leads; {item.publctId}, {item.eventId} and its other codes are the post's own.":
    '“상세로 가는 동작”이 게시물이 가는 곳이에요. {item.publctId}, {item.eventId} 같은 코드는 그 게시물의 것이에요.',
  'posters: rail of wide pictures; rail: small pictures with the tag on them; timed: rows with the tag as time; rows; tiles: by icon; cards: big pictures below one another.':
    '포스터: 넓은 그림 줄, 가로 줄: 태그가 붙은 작은 그림, 시간 줄: 태그가 시간인 줄, 줄, 아이콘 카드: 아이콘, 카드: 아래로 쌓이는 큰 그림이에요.',
  'rows only: whether a post has its picture before it, or its icon.':
    '모양이 “줄”일 때 게시물 앞에 그림을 둘지 아이콘을 둘지 정해요.',
  'boardKindCd of boards, bnftKindCd of discounts, eventKindCd of events.':
    '게시물은 boardKindCd, 할인은 bnftKindCd, 행사는 eventKindCd예요.',
  "Whose discounts or events; left out, the venue's own.":
    '누구의 할인이나 행사인지 정해요. 비우면 이 장소의 것이에요.',
  'Chips with which visitors choose posts of one kind.': '방문자가 한 종류의 게시물만 골라 볼 때 누르는 칩이에요.',
  'Where posts of a kind lead that do not follow `detail`.':
    '“상세로 가는 동작”을 따르지 않는 종류의 게시물이 가는 곳이에요.',
  'Name of the group, for screen readers.': '화면 낭독기에 알려 주는 모음의 이름이에요.',
  'Second line under the title.': '제목 아래 둘째 줄이에요.',
  'Link at the end of the head, such as "See all".': '“모두 보기”처럼 머리 끝에 있는 링크예요.',
  "Search field and what was found. The term stands in the page's address, so that it is kept, shared and gone back to.":
    '찾기 칸과 찾은 것이에요. 찾는 말이 주소에 남아서 간직하고, 나누고, 돌아올 수 있어요.',
  'Name of the term in the query of the call.': '호출의 질의에서 찾는 말의 이름이에요.',
  'Name of the term in the address of the page.': '페이지 주소에서 찾는 말의 이름이에요.',
  'Stands before what belongs to no venue.': '장소가 없는 것 앞에 붙여요.',
  'The field takes the focus where the address holds this.': '주소가 이것을 담고 있으면 칸에 바로 입력할 수 있어요.',
  'Terms to begin with.': '시작할 때 권하는 말이에요.',
  'Said of a term with too few letters.': '찾는 말이 너무 짧을 때 하는 말이에요.',
  'Stands below the field before anything was searched for.': '아무것도 찾기 전에 칸 아래에 나와요.',
  '`{{count}}` is how many were found, `{{term}}` what was searched for.':
    '`{{count}}`는 찾은 개수, `{{term}}`은 찾은 말이에요.',
  '`{{term}}` is what was searched for.': '`{{term}}`은 찾은 말이에요.',
  'What happened; a line break in the message is one on the screen.':
    '무슨 일인지 적어요. 메시지의 줄바꿈은 화면에서도 줄바꿈이에요.',
  'Until when, or what to do. Messages may hold {{pageTitle}} and {{pageBlockContent}}.':
    '언제까지인지, 무엇을 하면 되는지 적어요. {{pageTitle}}과 {{pageBlockContent}}를 쓸 수 있어요.',
  'What still works.': '아직 되는 것을 적어요.',
  'The one thing to do next.': '다음에 할 일 한 가지예요.',
  'Holds placements: one tab each, named by the id of its placement. Holds none: each tab is a value of the query, which a list below reads.':
    '위젯을 담으면 위젯마다 탭 하나이고 위젯의 id로 이름을 맞춰요. 담지 않으면 탭마다 질의 값이고 아래 목록이 읽어요.',
  'What the tabs are of, for screen readers.': '화면 낭독기에 무엇의 탭인지 알려요.',
  'Name in the address that tells which tab is chosen; tab, unless said.':
    '고른 탭을 알려 주는 주소의 이름이에요. 말하지 않으면 tab이에요.',
  'Id of the placement, or the value of the query; empty: without it.':
    '위젯의 id 또는 질의 값이에요. 비우면 값이 없을 때예요.',
  'Id of the placement, if it is not the value.': '값과 다를 때 위젯의 id예요.',
  'pictures: a door each in its own colours; lite: rows without pictures.':
    '큰 그림: 저마다의 색을 가진 문, 그림 없이: 그림 없는 줄이에요.',
  "The page's headline.": '페이지의 큰 제목이에요.',
  'Visitors may see it although its page refuses them: the message of the refusal is the expected result.':
    '화면이 거절해도 방문자에게 보여 줘요. 거절 안내가 바라는 결과예요.',
  'Visitors may see the item although its page refuses them: the message of the refusal is the expected result.':
    '화면이 거절해도 방문자에게 이 항목을 보여 줘요. 거절 안내가 바라는 결과예요.',
  'Shown below the time after the end.': '끝난 뒤 시간 아래에 보여요.',
  'A field of the record whose value is also a parameter of the address: its badge is shown until the record is there.':
    '값이 주소의 매개변수에도 있는 필드예요. 기록을 불러올 때까지 그 배지를 보여 줘요.',
  'Name of the path parameter.': '경로 매개변수의 이름이에요.',
  'Default: chips. segments: parts of one list, in a row of equal widths.':
    '기본값은 chips예요. segments는 한 목록의 부분을 같은 너비로 한 줄에 놓아요.',
  'The counts are read again after this event of the member.': '회원에게 이 일이 생기면 수를 다시 읽어요.',
  'Number of records behind the tab, from a call of the member: a field of the answer, or the records of a list. A call that a list of the page makes too is made once.':
    '탭에 있는 기록의 수예요. 회원 호출의 응답 필드나 목록의 기록 수로 세요. 화면의 목록과 같은 호출은 한 번만 해요.',
  'Field with the number.': '수가 있는 필드예요.',
  'Field with the records.': '기록이 있는 필드예요.',
  'Counts records that have one of the values in each field.': '필드마다 값 가운데 하나를 가진 기록만 세요.',
};
