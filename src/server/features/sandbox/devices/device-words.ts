import type { Locale } from '#schemas/parts';
import type { ScanReason } from '#schemas/devices.schema';

const ko = {
  title: '기기 연습', lead: '게이트와 놀이기구, 판매기를 이 화면으로 해 볼 수 있어요. 다른 창에서 회원으로 로그인해 포켓의 코드를 보여 주세요.', home: '첫 화면으로', label: '연습용 화면',
  venue: '장소', device: '기기', place: '놓인 곳', noPlace: '시설 없음', gate: '게이트', pos: '판매기', ride: '놀이기구', action: '할 일',
  actions: { 'scan-entry': '입장', 'scan-exit': '퇴장', 'scan-ride': '탑승', 'call-next': '다음 부르기', 'redeem-coupon': '쿠폰', 'redeem-meal': '식사', 'giftcard-spend': '결제', 'giftcard-refund': '환불', 'return-use': '반납' },
  code: '코드', codeHelp: '카메라로 읽거나, 코드의 글자를 붙여 넣으세요.', amount: '금액(원)', sale: '환불할 결제', noSale: '아직 이 기기로 결제하지 않았어요.', go: '확인', camera: '카메라로 읽기', stop: '카메라 끄기',
  offline: '네트워크 없이', offlineHelp: '오늘의 목록으로 기기가 스스로 확인하고, 다시 켜면 서버에 알려요.', listed: (count: string) => `오늘의 코드 ${count}개`, sent: (count: string) => `지난 입장 ${count}개를 보냈어요`,
  waiting: '코드를 기다리고 있어요', joining: '기기를 연결하고 있어요', ready: (name: string) => `${name} 연결됨`, failed: '서버에 닿지 못했어요. 다시 해 주세요.', noCamera: '카메라를 쓸 수 없어요. 코드를 붙여 넣으세요.',
  ok: '확인되었어요', again: '다시 입장했어요', refused: '거절되었어요', people: (count: string) => `${count}명`, queueNo: '줄 번호', entrance: '입구', entrances: { MAIN: '스마트 줄서기 입구', SECOND: '두 번째 입구' }, codes: '이곳에 붙은 QR', exitCode: '나가는 QR', discount: '할인', balance: '남은 금액', approval: '승인 번호', history: '지난 확인', none: '아직 없어요.', won: '원', byItself: '기기가 스스로 확인',
};

const en: typeof ko = {
  title: 'Device sandbox', lead: 'This page acts as a gate, a ride or a point of sale. Log in as a member in another window and show it the codes of the pocket.', home: 'Back to the site', label: 'Sandbox',
  venue: 'Venue', device: 'Device', place: 'Place', noPlace: 'No facility', gate: 'Gate', pos: 'Point of sale', ride: 'Ride', action: 'Action',
  actions: { 'scan-entry': 'Entry', 'scan-exit': 'Exit', 'scan-ride': 'Ride', 'call-next': 'Call next', 'redeem-coupon': 'Coupon', 'redeem-meal': 'Meal', 'giftcard-spend': 'Payment', 'giftcard-refund': 'Refund', 'return-use': 'Return' },
  code: 'Code', codeHelp: 'Read it with the camera, or paste the text of the code.', amount: 'Amount (won)', sale: 'Payment to refund', noSale: 'This device has taken no payment yet.', go: 'Check', camera: 'Use the camera', stop: 'Stop the camera',
  offline: 'Without network', offlineHelp: 'The device checks codes by the list of the day, and reports entries when you switch this off.', listed: (count) => `${count} codes today`, sent: (count) => `${count} earlier entries reported`,
  waiting: 'Waiting for a code', joining: 'Joining', ready: (name) => `${name} has joined`, failed: 'The server did not answer. Try again.', noCamera: 'The camera is not available. Paste the code.',
  ok: 'Accepted', again: 'Entered again', refused: 'Refused', people: (count) => `${count} people`, queueNo: 'Number in line', entrance: 'Entrance', entrances: { MAIN: 'Smart queue entrance', SECOND: 'Second entrance' }, codes: 'QR codes at this place', exitCode: 'Exit code', discount: 'Discount', balance: 'Balance', approval: 'Approval number', history: 'Earlier scans', none: 'None yet.', won: ' won', byItself: 'checked by the device',
};

const reasonsKo: Readonly<Record<ScanReason, string>> & Readonly<Record<string, string>> = {
  UNREADABLE: '이곳의 코드가 아니에요.', UNKNOWN: '모르는 코드예요.', SIGNATURE: '서명이 맞지 않아요.', OLD: '지난 코드예요. 화면의 새 코드를 보여 주세요.', EARLY: '휴대전화 시계가 빨라요.', USED_CODE: '이미 쓴 코드예요.', LENT: '다른 사람에게 빌려준 이용권이에요.',
  RETURNED: '지금은 이 사람의 것이 아니에요.', REMOVED: '포켓에서 지운 이용권이에요.', LOGGED_OUT: '로그아웃한 휴대전화예요.', OTHER_KIND: '여기서 쓰는 코드가 아니에요.', OTHER_VENUE: '다른 곳의 상품이에요.', OTHER_PLACE: '이곳에서는 쓸 수 없어요.', NOT_YET: '아직 쓸 수 없는 날이에요.',
  EXPIRED: '기간이 끝났어요.', USED: '이미 썼어요.', ENTERED: '이미 입장한 이용권이에요.', INSIDE: '이미 안에 있어요.', OUTSIDE: '안에 있지 않아요.', TIME: '있을 수 없는 시각이에요.', NO_PLACE: '이곳의 줄에 서 있지 않아요.', NOT_CALLED: '아직 차례가 아니에요.', MISSED: '차례가 지났어요.', NOBODY: '기다리는 사람이 없어요.', CROWDED: '부른 사람이 아직 많아요. 먼저 들어오게 해 주세요.', PAUSED: '줄이 멈췄거나 닫혔어요.',
  GFT_03: '지금 쓸 수 없는 카드나 결제예요.', GFT_04: '잔액이 모자라요.', CPN_05: '오늘 쓸 수 없는 쿠폰이에요.', CPN_06: '이미 쓴 쿠폰이에요.', CPN_07: '이곳이나 이 금액에는 쓸 수 없는 쿠폰이에요.', REQ_INVALID: '금액을 확인해 주세요.',
};

const reasonsEn: typeof reasonsKo = {
  UNREADABLE: 'This is no code of this site.', UNKNOWN: 'The code is unknown.', SIGNATURE: 'The signature is not right.', OLD: 'The code is too old. Show the new one on the screen.', EARLY: 'The clock of the phone is fast.', USED_CODE: 'The code was used already.', LENT: 'The ticket is lent to somebody.',
  RETURNED: 'It no longer belongs to this person.', REMOVED: 'The ticket was removed from the pocket.', LOGGED_OUT: 'The phone is logged out.', OTHER_KIND: 'This kind of code is not used here.', OTHER_VENUE: 'It belongs to another venue.', OTHER_PLACE: 'It cannot be used at this place.', NOT_YET: 'It is not valid yet.',
  EXPIRED: 'It has expired.', USED: 'It was used already.', ENTERED: 'The ticket has entered already.', INSIDE: 'The holder is inside already.', OUTSIDE: 'The holder is not inside.', TIME: 'The time is not possible.', NO_PLACE: 'The ticket has no place in this line.', NOT_CALLED: 'It is not their turn yet.', MISSED: 'Their turn is over.', NOBODY: 'Nobody is waiting.', CROWDED: 'Many who were called have not come yet. Let them in first.', PAUSED: 'The line is paused or closed.',
  GFT_03: 'The card or payment cannot be used now.', GFT_04: 'The balance is too low.', CPN_05: 'The coupon is not valid today.', CPN_06: 'The coupon was used already.', CPN_07: 'The coupon is not for this place or bill.', REQ_INVALID: 'Check the amount.',
};

/** Texts of the page; `{}` stands for a value in those that are functions here. */
export const deviceWords: Readonly<Record<Locale, { readonly words: typeof ko; readonly reasons: typeof reasonsKo }>> = { ko: { words: ko, reasons: reasonsKo }, en: { words: en, reasons: reasonsEn } };
