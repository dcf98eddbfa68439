const en = {
  title: 'Mini game', game: 'Game', url: 'Address', key: 'Signing key', noKey: 'No key yet: a game on another host cannot send scores.', madeAt: (at: string) => `Made on ${at}`, startUrl: 'Starts are sent to', scoreUrl: 'Scores are sent to',
  make: 'Make a signing key', replace: 'Replace the signing key', replaceHelp: 'The current key stops working immediately.', failed: 'No key was made. Try again.',
  keyTitle: 'New signing key', keyHelp: 'Give this key to the provider of the game. It is shown only now.', copy: 'Copy the key', copied: 'Key copied', notCopied: 'The browser did not copy it. Select the key and copy it.',
  refused: 'Refused calls', noneRefused: 'No call was refused.',
  reasons: { EVT_10: 'The token is unknown, used or expired', EVT_11: 'The play is unknown, scored or late', EVT_12: 'Wrong signature or clock', EVT_13: 'The score is above the highest' } as Readonly<Record<string, string>>,
};

const ko: typeof en = {
  title: '미니 게임', game: '게임', url: '주소', key: '서명 키', noKey: '아직 키가 없어요. 다른 호스트의 게임은 점수를 보낼 수 없어요.', madeAt: (at) => `${at}에 만들었어요`, startUrl: '시작을 보내는 곳', scoreUrl: '점수를 보내는 곳',
  make: '서명 키 만들기', replace: '서명 키 바꾸기', replaceHelp: '지금 키는 바로 쓸 수 없게 돼요.', failed: '키를 만들지 못했어요. 다시 해 주세요.',
  keyTitle: '새 서명 키', keyHelp: '게임을 만든 곳에 이 키를 전하세요. 지금만 보여요.', copy: '키 복사', copied: '키를 복사했어요', notCopied: '브라우저가 복사하지 못했어요. 키를 골라 복사하세요.',
  refused: '거절한 요청', noneRefused: '거절한 요청이 없어요.',
  reasons: { EVT_10: '모르거나 이미 썼거나 기한이 지난 토큰', EVT_11: '모르거나 점수가 있거나 늦은 게임', EVT_12: '서명이나 시계가 맞지 않음', EVT_13: '가장 높은 점수보다 높음' },
};

/** Texts of the mini game of an event. */
export const gameStrings = { ko, en };
