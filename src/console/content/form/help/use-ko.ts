/** Korean help for facility uses, by English text. */
export const useHelp: Readonly<Record<string, string>> = {
  'A rental or locker takes one of the stock, a check-in one for each person.':
    '빌리기와 보관함은 한 번에 하나를, 들어가기는 사람마다 하나를 써요.',
  'What members confirm before they start.': '쓰기 전에 회원이 확인하는 약속이에요.',
  'Time until it must be returned.': '돌려줄 때까지의 시간이에요.',
  'How many can be in use at the same time.': '동시에 쓸 수 있는 수예요.',
  'Largest number of people.': '함께 쓸 수 있는 가장 많은 사람 수예요.',
  'Places where a code hangs.': '코드가 붙어 있는 곳이에요.',
  'Text of the QR code: PF and eight letters or digits.': 'QR의 글자예요. PF와 여덟 글자로 되어 있어요.',
  'Query parameter of the page that starts the scan at once, with the value Y.':
    '값이 Y이면 바로 스캔을 여는 주소의 값이에요.',
};
