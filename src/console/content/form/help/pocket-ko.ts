/** Korean help for schemas of tickets, programmes and meals, by English text. */
export const pocketHelp: Readonly<Record<string, string>> = {
  'Its owner may lend it to a companion for a day.': '주인이 동반자에게 하루 동안 빌려줄 수 있어요.',
  'Its owner may remove it from the pocket.': '주인이 포켓에서 뺄 수 있어요.',
  'Its holder may leave and enter again on the same day.': '같은 날 나갔다가 다시 들어올 수 있어요.',
  'Its holder may show a static code at older gates, and add it to a mobile wallet.':
    '예전 게이트에서 쓰는 고정 코드를 보여 주고, 모바일 지갑에 담을 수 있어요.',
  'Last part of the address of the call: `tickets/add…`.': '호출 주소 `tickets/add…`의 끝부분이에요.',
  'Issuer that the pass shows.': '지갑에 담긴 이용권에 보이는 발행자예요.',
  'Apple: team ID. Google: issuer ID. Samsung: partner ID.': '애플은 팀 ID, 구글은 발급자 ID, 삼성은 파트너 ID예요.',
  'Apple: pass type ID. Google: class of passes. Samsung: card ID.':
    '애플은 패스 종류 ID, 구글은 패스 클래스, 삼성은 카드 ID예요.',
  'Samsung only: ID of the certificate.': '삼성에만 써요. 인증서 ID예요.',
  'Nobody can add passes to it. Passes on phones stay.': '새로 담을 수 없게 해요. 이미 담긴 이용권은 그대로예요.',
  'Season passes only: the period for renewal around the last day, and what those who renew may choose.':
    '정기권에만 써요. 마지막 날 앞뒤로 재가입할 수 있는 기간과 고를 수 있는 선물이에요.',
  'Number of rewards a term. Visitors never see it.': '한 기간에 준비한 선물 수예요. 방문자에게는 보이지 않아요.',
  'Facility at which it takes place; the pass leads there.': '체험하는 시설이에요. 체험권에서 길을 안내해요.',
  'Facilities where it is taken.': '식사권을 쓸 수 있는 시설이에요.',
  'Where ticket numbers come from: the tables of this server, or the upstream of the data services of `ticketing/…`. Left out: the tables of this server.':
    '이용권 번호를 어디에서 확인하는지예요. 비우면 이 서버의 표를 써요.',
  "A picture of one of the member's records, such as the photo of a season pass: shows it, and lets the member choose, turn, crop and send one.":
    '정기권 사진처럼 회원 기록에 딸린 사진을 보여 주고, 새 사진을 골라 돌리고 잘라 보내게 해요.',
  'Field with the path of the picture.': '사진 주소가 들어 있는 칸이에요.',
  'Description of the picture for screen readers.': '화면 낭독기가 읽는 사진 설명이에요.',
  'State of the picture.': '사진의 상태예요.',
  'Why the picture came back.': '사진을 돌려보낸 까닭이에요.',
  'A picture can be sent while the field has one of the values.':
    '칸의 값이 이 가운데 하나일 때 사진을 보낼 수 있어요.',
  'Minimum width in pixels. Width and height give the shape.':
    '가장 작은 가로 픽셀 수예요. 가로와 세로가 모양을 정해요.',
  'Minimum height in pixels.': '가장 작은 세로 픽셀 수예요.',
  'Values in the address of the operation; the body is the picture. {item.x} is a field of the record, {query.x} one of the query of the page.':
    '호출 주소에 넣는 값이에요. 본문은 사진이에요.',
  'Button that opens the pictures of the device.': '기기의 사진을 여는 버튼이에요.',
  'Button that opens the camera; on phones.': '휴대전화에서 카메라를 여는 버튼이에요.',
  'Explains how to move the picture in its frame.': '틀 안에서 사진을 움직이는 방법을 알려 줘요.',
  'Name of the small preview.': '작은 미리 보기의 이름이에요.',
  'Shown for a file that is no picture.': '사진이 아닌 파일을 골랐을 때 보여요.',
  'A button that scans a code with the app and sends it, such as the QR code of a ticket, or opens a page with it.':
    '이용권 QR처럼 코드를 앱으로 찍어 바로 보내거나, 찍은 코드로 페이지를 여는 버튼이에요.',
  'Body of the operation; {code} is the scanned text.': '호출에 보내는 값이에요. {code}는 찍은 글이에요.',
  'Says what to hold into the frame. With it the button is drawn as a viewfinder; a press opens the camera.':
    '네모 안에 무엇을 맞출지 알려 줘요. 있으면 단추를 뷰파인더로 그리고, 누르면 카메라가 열려요.',
  'The actions of the card stand at the lower edge of the page, always in reach.':
    '카드의 동작을 화면 아래에 두어 언제나 누를 수 있어요.',
  'Query parameter of the page that starts the scan at once, with the value Y.':
    '값이 Y이면 바로 찍기를 시작하는 페이지의 질의 값이에요.',
  'Shown instead of the button outside of the app, when the scan was to start at once.':
    '앱이 아닌데 바로 찍어야 할 때 버튼 대신 보여요.',
  'Operations after the first, each once the one before is done.': '첫 호출이 끝난 다음 차례로 하는 호출이에요.',
  'What is sent; a text that is {name} is the value of a field, or of a text in the earlier answers.':
    '보내는 값이에요. {이름}은 그 칸의 값이나 앞선 답에 든 글이에요.',
  'Field with the path of a photo of a person, on a card of the shape picture.':
    '사람 사진의 경로가 있는 필드예요. 그림 모양 카드에 보여요.',
  'How much of a whole is used, as a bar with a text at each end.':
    '전체 중 얼마나 썼는지 막대로 보여요. 양 끝에 글이 있어요.',
  'Field with the part.': '부분의 값이 있는 필드예요.',
  'Field with the whole.': '전체의 값이 있는 필드예요.',
};
