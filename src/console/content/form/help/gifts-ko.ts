/** Korean help for kinds of coupons and gift cards, by English text. */
export const giftHelp: Readonly<Record<string, string>> = {
  'PERCENT and WON take `amount` off; ITEM is exchanged for the named item.':
    '퍼센트와 금액은 `amount`만큼 깎고, 교환권은 이름에 적힌 것으로 바꿔 줘요.',
  'Largest discount in won.': '가장 많이 깎아 주는 금액이에요.',
  'Smallest bill in won.': '이 금액부터 쓸 수 있어요.',
  'Left out, the whole park accepts it.': '비우면 파크 어디서나 쓸 수 있어요.',
  'First day.': '첫날이에요.',
  'Days from the issue on which it can be used.': '받은 날부터 쓸 수 있는 날수예요.',
  'Coupons of this kind that a member can be issued.': '한 회원이 받을 수 있는 장수예요.',
  'It can be given to a friend once.': '친구에게 한 번 선물할 수 있어요.',
  'It can be combined with other coupons.': '다른 쿠폰과 함께 쓸 수 있어요.',
  'Coupons that can be issued in all.': '모두 합쳐 나갈 수 있는 장수예요.',
  'Code that members type to get one.': '회원이 넣으면 쿠폰을 받는 번호예요.',
  'Codes with which staff confirm the use on the phone of the guest.':
    '직원이 손님 휴대폰에서 쓰기를 확인하는 번호예요.',
  'Years from the registration.': '등록한 날부터 쓸 수 있는 햇수예요.',
  'Largest balance of a card in won.': '카드 한 장에 담을 수 있는 가장 큰 금액이에요.',
  'Largest balance of all cards of a member in won.': '한 회원의 카드를 모두 합친 가장 큰 금액이에요.',
  'Used part in percent from which the rest is refunded; cards up to `smallAmount` have their own.':
    '이만큼 쓰면 나머지를 돌려받을 수 있어요. `smallAmount`까지의 카드는 비율이 따로 있어요.',
  'Texts for codes; without a text the value is left out.': '코드마다 보일 글이에요. 글이 없는 값은 보이지 않아요.',
};

/** Korean help for the widgets of records, by English text. */
export const recordHelp: Readonly<Record<string, string>> = {
  "A list of the member's records, such as coupons, gift cards or friends, with their actions.":
    '쿠폰, 기프트카드, 친구처럼 회원이 가진 기록의 목록과 그 버튼이에요.',
  "One of the member's records: its card, a code to show, facts and actions.":
    '회원이 가진 기록 하나예요. 카드, 보여 줄 코드, 정보, 버튼이 있어요.',
  'Field of the answer with the records.': '답에서 기록이 들어 있는 칸이에요.',
  'Field of a record that identifies it.': '기록을 가리는 칸이에요.',
  'Shown without records: a text, and where records come from.':
    '기록이 없을 때 보이는 글과, 기록을 만들 수 있는 곳이에요.',
  'Path of a data service; {param.x} is a parameter of the page. Without its value the record is missing.':
    '데이터 서비스의 경로예요. {param.x}는 페이지의 파라미터예요. 값이 없으면 기록이 없는 것으로 보여요.',
  'Field of the answer with the record. Default: the answer is the record.':
    '답에서 기록이 들어 있는 칸이에요. 비우면 답이 곧 기록이에요.',
  'The call is read again after this event of the member.': '회원에게 이 일이 생기면 다시 읽어요.',
  'card: a card of its own; row: a line of one card; pass: a card with a tear-off end; picture: a card on a drawing; ledger: a plain line with an amount.':
    '카드는 하나씩, 한 줄은 카드 하나에 여럿, 이용권은 뜯는 끝이 있는 카드, 그림은 그림 위의 카드, 내역은 금액이 있는 줄이에요.',
  'Field with the name of a drawing or picture.': '그림 이름이 들어 있는 칸이에요.',
  'Field with the language in which a member wrote the texts; empty, that of the page.':
    '회원이 글을 쓴 언어가 들어 있는 칸이에요. 비어 있으면 페이지의 언어예요.',
  'Field with a name, whose first letter is shown.': '이름이 들어 있는 칸이에요. 첫 글자를 보여요.',
  'A moving code that the phone signs for a reference. Records without a reference show none.':
    '휴대전화가 참조값으로 서명해 만드는 움직이는 QR이에요. 참조값이 없는 기록은 보이지 않아요.',
  'PE: entry at a gate; PX: exit at a gate; PG: payment with a gift card.':
    'PE는 게이트 입장, PX는 게이트 퇴장, PG는 기프트카드 결제예요.',
  'Field with the reference.': '참조값이 담긴 항목이에요.',
  'Description of the code for screen readers. {{name}} is the title of the record.':
    '화면 읽기 프로그램이 읽는 QR 설명이에요. {{name}}은 기록의 제목이에요.',
  'Field with a static code for older gates.': '예전 게이트에서 쓰는 고정 코드가 담긴 항목이에요.',
  'Records with one of the values show their code at once, in a list only the first of them. Others open it by a button.':
    '값이 맞는 기록은 QR을 바로 보여요. 목록에서는 첫 기록만 그렇고, 다른 기록은 버튼으로 열어요.',
  'Default: text. signed: a number with its sign; day and moment: from YYYYMMDD and YYYYMMDDHHmmss.':
    '비우면 글이에요. 부호는 +와 -가 붙은 숫자, 날짜와 시각은 YYYYMMDD와 YYYYMMDDHHmmss를 읽어요.',
  'Shown only if this call lists a record that has one of the values in each field.':
    '이 조회의 목록에, 적은 값을 가진 기록이 있을 때만 보여요.',
  'Marks records that a call of the member lists too, such as queues in which the member stands: the records get a field that is Y, else N. The field is empty for guests and until the call has answered.':
    '회원의 조회에도 있는 기록에 표시해요(예: 이미 서 있는 줄). 기록에 새 칸이 생기고 값은 Y나 N이에요. 비회원이거나 답을 기다리는 동안에는 비어 있어요.',
  'Field that is equal in both records.': '두 기록에서 서로 같은 칸이에요.',
  'Name of the new field.': '새로 생기는 칸의 이름이에요.',
  'The records stay on this device for the day, and are shown with the text without a network. They are deleted with the login.':
    '그날 하루 이 기기에 담아 두고, 인터넷이 끊기면 이 문구와 함께 보여요. 로그아웃하면 지워져요.',
  'Field of the answer with its time, YYYYMMDDHHmmss.': '답한 때(YYYYMMDDHHmmss)가 든 칸이에요.',
  '{{name}} is the time of the answer.': '{{name}} 자리에 답한 시각이 들어가요.',
  'Cards with one of the values have a band on top with the first badge and the text above the title.':
    '적은 값을 가진 카드 위에 띠가 생겨요. 첫 번째 표시와 제목 위의 글이 띠에 들어가요.',
  'Values of a band in the main colour.': '띠가 진한 색이 되는 값이에요.',
  'Values of a band in a soft colour.': '띠가 옅은 색이 되는 값이에요.',
  'In place of the picture, the time left between two moments of the record (YYYYMMDDHHmmss).':
    '그림 자리에, 기록의 두 때(YYYYMMDDHHmmss) 사이에서 남은 시간을 보여요.',
  'Field with the begin.': '시작한 때가 든 칸이에요.',
  'Field with the end.': '끝나는 때가 든 칸이에요.',
  'Shown below the time.': '시간 아래에 보이는 글이에요.',
  'The value is minutes, shown as hours and minutes.': '값은 분이에요. 시간과 분으로 바꿔 보여 줘요.',
  '{{name}} is the value.': '{{name}} 자리에 값이 들어가요.',
  'Amount or short text at the end.': '끝에 보이는 금액이나 짧은 글이에요.',
  'Tones of single values.': '값마다 다른 색이에요.',
  'Records with one of the values are greyed.': '이 값이 있는 기록은 흐리게 보여요.',
  'Either `action`, or `operation` with its `body`, followed by `onSuccess`.':
    '“동작”이나, “호출”과 보낼 값 가운데 하나예요. 호출이 끝나면 “성공하면”이 이어져요.',
  'Default: quiet. On a pass, the tear-off end holds the first main action alone. bare: for what is seldom meant, such as removing.':
    '기본값은 quiet예요. 이용권에서는 떼어 내는 끝에 첫 번째 주요 동작 하나만 있어요. bare는 삭제처럼 드물게 누르는 동작에 써요.',
  'Repeats the action for each entry of a list in the record. {item.x} is also a field of the entry, {{name}} in the label its name.':
    '기록에 있는 목록의 항목마다 이 동작을 되풀이해요. {item.x}는 항목의 칸이기도 하고, 라벨의 {{name}}은 항목의 이름이에요.',
  'Shown for records that have one of the values in each field.': '칸마다 이 값 가운데 하나가 있는 기록에 보여요.',
  'Asked before the operation, and sent with its body.': '호출하기 전에 묻고 함께 보내요.',
  'digits: a text of digits; number: an integer.': '숫자 글은 숫자로 된 글, 수는 정수예요.',
  'Question before the operation. {{name}} is the title of the record.':
    '호출하기 전에 묻는 말이에요. {{name}}은 기록의 제목이에요.',
  'A QR code of a field; an empty field shows none.': '칸의 값을 담은 QR 코드예요. 비어 있으면 보이지 않아요.',
  'Shown if the member has no such record.': '회원에게 그런 기록이 없을 때 보여요.',
  'Values without a text show no badge.': '글이 없는 값은 배지를 보이지 않아요.',
};
