import type { Words } from '../../../../content/check/problem.ts';

/** Labels of the widgets for records of members. */
export const recordLabels: Readonly<Record<string, Words>> = {
  'settings.key': { ko: '기록을 가리는 칸', en: 'Identifying field' },
  'settings.card': { ko: '카드', en: 'Card' },
  'settings.missing': { ko: '기록이 없을 때', en: 'No record' },
  'settings.choices': { ko: '고르기 묶음 이름', en: 'Name of the choices' },
  'settings.most': { ko: '가장 많이', en: 'Maximum number' },
  'settings.tooMany': { ko: '너무 많이 골랐을 때', en: 'Too many chosen' },
  'settings.input': { ko: '적는 칸', en: 'Text field' },
  'settings.kinds': { ko: '찾는 방법', en: 'Kinds of search' },
  'empty.link': { ko: '링크', en: 'Link' },
  'kinds.many': { ko: '여러 값', en: 'Several values' },
  'kinds.scan': { ko: '찍기 버튼', en: 'Scan button' },
  'kinds.contacts': { ko: '주소록 버튼', en: 'Address book button' },
  'card.shape': { ko: '모양', en: 'Shape' },
  'card.picture': { ko: '그림 칸', en: 'Picture field' },
  'card.avatar': { ko: '이름 첫 글자 칸', en: 'Avatar field' },
  'card.over': { ko: '제목 위', en: 'Above the title' },
  'card.end': { ko: '끝에 보일 값', en: 'Value at the end' },
  'card.lines': { ko: '줄', en: 'Lines' },
  'badges.listedOnly': { ko: '적힌 값만', en: 'Listed values only' },
  'badges.tones': { ko: '값마다 색', en: 'Tones by value' },
  'actions.show': { ko: '보이는 조건', en: 'Shown for' },
  'actions.input': { ko: '먼저 묻는 값', en: 'Input' },
  'input.optional': { ko: '비워도 됨', en: 'Optional' },
};

/** Values of those settings. */
export const recordValues: Readonly<Record<string, Words>> = {
  'what.link': { ko: '답에 든 링크', en: 'Link of an answer' },
  'event.account': { ko: '계정', en: 'Account' },
  'event.pocket': { ko: '포켓', en: 'Pocket' },
  'event.companion': { ko: '동반자', en: 'Companions' },
  'event.notification': { ko: '알림', en: 'Notifications' },
  'event.queue': { ko: '줄 서기', en: 'Queue' },
  'shape.card': { ko: '카드', en: 'Card' },
  'shape.row': { ko: '한 줄', en: 'Row' },
  'shape.pass': { ko: '이용권', en: 'Pass' },
  'shape.picture': { ko: '그림 카드', en: 'Picture card' },
  'shape.ledger': { ko: '내역', en: 'Ledger' },
  'form.signed': { ko: '부호 있는 수', en: 'Signed number' },
  'form.moment': { ko: '날짜와 시각', en: 'Date and time' },
  'tone.soft': { ko: '옅게', en: 'Soft' },
  'tone.line': { ko: '테두리', en: 'Outline' },
  'kind.long': { ko: '여러 줄', en: 'Several lines' },
  'kind.digits': { ko: '숫자로 된 글', en: 'Digits' },
};
