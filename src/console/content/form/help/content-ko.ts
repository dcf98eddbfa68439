/** Korean help for schemas of pages, layouts, venues, posts and pictures, by English text. */
export const contentHelp: Readonly<Record<string, string>> = {
  'Accepted values of the path parameters.': '경로의 값으로 받는 것들이에요.',
  'The accepted values.': '받는 값이에요.',
  'Code list. Its codes are accepted.': '이 코드 목록의 코드만 받아요.',
  "The code of the page's venue; on a page without a venue, of any venue.":
    '페이지가 속한 장소의 코드예요. 장소가 없는 페이지는 모든 장소의 코드를 받아요.',
  'Type of content. The numbers of its documents are accepted.': '콘텐츠의 종류예요. 그 문서의 번호만 받아요.',
  'Regular expression that the whole value matches.': '값 전체가 맞아야 하는 정규식이에요.',
  'Value that applies if the parameter is missing.': '값이 없을 때 쓰는 값이에요.',
  'Accepted query parameters. Links to the page can pass no others.':
    '주소 뒤에 받는 값이에요. 이 페이지로 오는 링크는 다른 값을 보낼 수 없어요.',
  'Original file name, for operators.': '올릴 때의 파일 이름이에요. 운영자만 봐요.',
  'Description of the picture in one sentence, for screen readers.':
    '그림이 말하는 것을 한 문장으로 적어요. 보지 못하는 사람이 들어요.',
  'Decorative: screen readers skip it.': '말하는 것이 없는 장식이에요. 화면을 읽어 주는 프로그램이 건너뛰어요.',
  'Focal point that stays visible when cropped, from left and top.':
    '잘려도 꼭 보여야 하는 곳이에요. 왼쪽과 위에서 잰 자리예요.',
  'Content hash from the upload.': '올린 파일의 내용에 붙은 이름이에요.',
  'Of the original, in pixels, after rotation.': '바로 놓은 원본의 크기예요(픽셀).',
  'Available widths, smallest first.': '준비된 너비예요. 작은 것부터 적어요.',
  'Available formats, in order of preference.': '준비된 형식이에요. 브라우저에 물어보는 차례로 적어요.',
  'Placeholder colour until the picture has loaded; absent if it has transparency.':
    '그림이 오기 전에 보이는 색이에요. 비쳐 보이는 그림에는 없어요.',
  'Frame layout of pages without a venue.': '어느 장소에도 속하지 않는 페이지를 둘러싸는 레이아웃이에요.',
  "Shows pages without a venue in frame and theme of the visitor's resort, except these screens. Default: off.":
    '장소가 없는 페이지는 방문자가 보던 리조트의 틀과 테마를 써요. 여기 적은 화면은 빼요. 비워 두면 쓰지 않아요.',
  'Marker in the user agent of the app shells.': '앱의 user agent에 들어 있는 단어예요.',
  'Layouts for pages that are blocked, in preparation, or waiting for facts.':
    '페이지가 막혔거나, 준비 중이거나, 정보를 기다릴 때 대신 보이는 레이아웃이에요.',
  "Guards that apply before the page's own, in this order; with a flag, only to pages that have it.":
    '페이지의 가드보다 먼저, 이 순서로 확인해요. 플래그를 정하면 그 플래그가 있는 페이지에서만 확인해요.',
  "By the name of the call that reads the record; `{field}` is a field of its answer. If a field is empty, the page's own text is used.":
    '기록을 읽는 호출의 이름으로 찾아요. `{field}`는 답의 항목이고, 비어 있으면 페이지의 문구를 써요.',
  'Such as {title}.': '예: {title}',
  'Such as {summary}.': '예: {summary}',
  "Field with the picture's name.": '그림 이름이 담긴 항목이에요.',
  'Texts of dialogs, loading states and errors.': '대화 상자, 기다림, 오류 자리의 문구예요.',
  'Ignores repeated presses of a button within this time.': '누른 버튼을 이 시간 안에 다시 누를 수 없어요.',
  'For sheets and overlays.': '시트와 덮는 창에 쓰여요.',
  'Operations that take longer show a spinner.': '이보다 오래 걸리면 진행 표시를 보여요.',
  'Maximum time to show the loading overlay; 0: no limit.':
    '이보다 오래 걸리면 더 기다리지 않아요. 0이면 계속 기다려요.',
  'Ignores taps that would close a popup within this time after it opens, or close it twice.':
    '방금 열린 팝업은 이 시간 안에는 눌러도 닫히지 않아요.',
  'Delay between list entries that scroll into view together; 0: none.':
    '함께 나타나는 목록 항목 사이의 간격이에요. 0이면 한꺼번에 나타나요.',
  'Time per carousel picture; 0: no automatic change.':
    '캐러셀 그림 하나가 머무는 시간이에요. 0이면 방문자가 넘길 때까지 있어요.',
  'Default X-SkipErrorHandler of calls. Default: N, the site reacts to errors.':
    '따로 말하지 않은 호출의 X-SkipErrorHandler 값이에요. 없으면 사이트가 오류에 반응해요.',
  'Hosts that links may open without a confirmation, including their subdomains.':
    '묻지 않고 보내는 호스트예요. 하위 도메인도 포함돼요.',
  'Allowed upstream hosts of data services, matched exactly, over https; for ports other than 443 as host:port.':
    '데이터 서비스가 답을 받아도 되는 호스트예요. https이고 정확히 이 이름이어야 하며, 443이 아닌 포트는 host:port로 적어요.',
  "Back navigation: maximum entries, screens that are never dropped, and screens that are not stacked in addition to the venues' main pages.":
    '뒤로 가기 기록: 몇 개를 두고, 어떤 화면을 지우지 않으며, 어떤 화면을 쌓지 않을지 정해요.',
  'Four loads after the first paint, cached on the device while the release is live.':
    '첫 화면 뒤에 받는 네 가지예요. 릴리스가 그대로인 동안 기기에 남아요.',
  'Data services; the path of `codes` can name a code list.':
    '데이터 서비스예요. “코드”는 경로에 코드 목록을 적을 수 있어요.',
  'Code list that `codes` loads.': '“코드”가 받을 코드 목록이에요.',
  'Screens without bootstrap.': '아무것도 하지 않는 화면이에요.',
  'Screens that use only cached data and make no calls.': '남아 있는 것만 쓰고 호출하지 않는 화면이에요.',
  'Limits of one layout: placements, nesting, bytes of its document, kB of widget code that it pulls.':
    '레이아웃 하나의 한도: 위젯 수, 깊이, 문서 크기, 위젯 코드 크기(kB)예요.',
  "First path segment of the venue's pages.": '이 장소 페이지 주소의 첫 부분이에요.',
  'Name of the venue in the menu call.': '메뉴 호출에서 쓰는 장소 이름이에요.',
  'Shows the number of unread notifications in the app.': '앱에서 안 읽은 알림을 여기에 세요.',
  "Shown with today's hours while a demo with simulated states is open outside of its published hours.":
    '시뮬레이션 데모가 정해진 시간 밖에도 열려 있는 동안 오늘 운영 시간 옆에 보이는 글이에요.',
  'Source of live facility states: the built-in simulation of demos, or the upstream of the data service of `information/states`. Left out, only operators set states.':
    '시설의 지금 상태를 받는 곳이에요. 데모에서는 시뮬레이션, 실제로는 information/states 데이터 서비스의 upstream이에요. 비워 두면 직접 정한 상태만 보여요.',
  "Frame layout of the venue's pages.": '이 장소의 페이지를 둘러싸는 레이아웃이에요.',
  "Target screens of the venue's bottom bar, by key.": '장소의 아래 막대가 이끄는 화면을 자리별로 정해요.',
  'Colours of one venue. Text pairs need a contrast of 4.5, parts 3.':
    '장소 하나의 색이에요. 글자는 명암비 4.5, 조작부는 3이 필요해요.',
  'Page background, and front layer of a scene.': '페이지 바탕이에요. 그림의 맨 앞 층도 이 색이에요.',
  'Cards, sheets, bars.': '카드, 시트, 막대의 바탕이에요.',
  'Sunken areas.': '페이지보다 가라앉아 보이는 면이에요.',
  'Subtle separators.': '조용한 구분선이에요.',
  'Edges of controls.': '조작부의 테두리예요.',
  'Primary action and current location.': '가장 중요한 동작 하나와 지금 있는 곳에 써요.',
  'Informational colour.': '정보를 담는 색이에요.',
  'Snackbars, tips and pressed chips.': '알림 줄, 풍선말, 눌린 칩에 써요.',
  'Top of the sky, behind text.': '하늘의 맨 위예요. 그 위에 글자가 놓여요.',
  'Sky at the horizon.': '지평선 쪽 하늘이에요.',
  'Text on the sky.': '하늘 위의 글자예요.',
  'Base colour of shadows.': '그림자를 섞는 색이에요.',
  'Colours of the drawings: light and weather, four depths of land, four inks, lines, lamps and stars.':
    '그려진 그림의 색: 빛과 날씨, 땅 네 겹, 잉크 네 가지, 선, 등불, 별이에요.',
  'N normal, D in development, B blocked.':
    '막은 페이지 대신 방문자는 다른 화면을 봐요. 준비 중인 페이지는 시험자만 볼 수 있어요.',
  'Key of the message shown instead; can be empty.': '방문자가 대신 읽을 메시지의 키예요. 비워도 돼요.',
  'Scheduled states. If times overlap, the one that started last applies.':
    '상태가 달라지는 시간이에요. 겹치면 나중에 시작한 것을 따라요.',
  'Other screen names of this page.': '이 페이지를 뜻하는 다른 화면 이름이에요.',
  'Query parameters removed unless the visitor comes from one of the screens.':
    '적은 화면에서 온 방문자가 아니면 주소에서 사라지는 질의 값이에요.',
  'Target of the action `onward`: the page of this site whose address a query parameter holds. Without one, the screen.':
    '“이어서 가기” 동작이 가는 곳이에요. 질의 값에 적힌 이 사이트의 주소로, 없으면 적은 화면으로 가요.',
  'Query parameters removed on back navigation.': '방문자가 돌아왔을 때 주소에서 사라지는 질의 값이에요.',
  'Paths that redirect to the canonical one.': '대표 경로로 이어지는 다른 경로예요.',
  'Frame elements and behaviour of the page.': '페이지를 둘러싸는 것과 페이지가 움직이는 방식이에요.',
  "Layouts for the states. Default: the site's.": '상태별로 따로 쓰는 레이아웃이에요. 없으면 사이트의 것을 써요.',
  'Asks search engines not to index the page.': '검색 엔진에 이 페이지를 빼 달라고 해요.',
  'Name in analytics.': '분석에서 쓰는 이름이에요.',
  'Hidden from the site search, because it is a step of a process or needs a preceding page.':
    '사이트 검색에 나오지 않아요. 어떤 일의 한 단계이거나, 혼자서는 뜻이 없는 페이지에 써요.',
  'Rendered only by the server: browsers load it instead of rendering it in place.':
    '서버가 통째로 답하고, 브라우저는 그 자리에서 바꿔 그리지 않아요.',
  'HTTP status when the page is shown instead of another.': '다른 페이지를 대신해 열릴 때의 HTTP 상태예요.',
  "One of the guard's named sources.": '가드의 다른 출처 가운데 하나예요.',
  'Shown instead when the widget is unknown or newer than this server.':
    '위젯을 모르거나 이 서버보다 새로울 때 대신 보여요.',
  'Number of last top menus in the accordions at the end, regardless of their `footer`.':
    '따로 정하지 않아도 마지막 윗 메뉴 이만큼은 끝의 접이식 목록에 들어가요.',
  'Action of the item, instead of a link to its page.': '페이지로 가는 대신 바로 하는 일이에요.',
  "Button label. Default: the site's own.": '버튼의 글자예요. 비우면 사이트의 글자를 써요.',
  'Seconds until it closes automatically; 0: never.': '저절로 닫히기까지의 초예요. 0이면 닫히지 않아요.',
  'Function of the app shell.': '앱에 부탁하는 일이에요.',
  'Fallback outside of the app, or if the shell fails.': '앱 밖에서, 또는 앱이 못 할 때 하는 일이에요.',
  'Label of the confirm button. Default: OK.': '동의 버튼의 글자예요. 없으면 확인이에요.',
  'Link to open with the scanned code.': '읽은 값으로 열어요.',
  'Query parameter of the link that receives the scanned code.': '읽은 값을 받을, 링크 주소의 질의 이름이에요.',
  'Message if nothing could be scanned.': '아무것도 읽지 못했을 때 하는 말이에요.',
  'Fallback outside of the app.': '앱 밖에서 하는 일이에요.',
  'Mobile address for phones and app shells, for sites that have one.':
    '휴대전화와 앱은 이 주소로 가요. 따로 된 모바일 사이트가 있을 때 써요.',
  'A smart reservation link: the app opens it in a separate web view.':
    '스마트 예약 링크예요. 앱이 따로 된 웹뷰로 열어요.',
  'Prepared for later use: being unused is intended and not reported.':
    '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
  'Colours of maps: ground, woods, water, paths, buildings, the suggested route, and three bright colours.':
    '지도의 색이에요: 땅, 숲, 물, 길, 건물, 추천 경로, 밝은 색 세 가지.',
  'Inner walls.': '안쪽 벽이에요.',
  'White parts: awnings, sails, highlights.': '차양, 돛처럼 하얀 부분이에요.',
  'Doors, trunks, scaffolds.': '문, 나무줄기, 기둥이에요.',
  'Lit windows.': '불 켜진 창이에요.',
};
