/** Korean help for schemas of tickets, programmes and meals, by English text. */
export const pocketHelp: Readonly<Record<string, string>> = {
  'Its owner may lend it to a companion for a day.': '주인이 동반자에게 하루 동안 빌려줄 수 있어요.',
  'Its owner may remove it from the pocket.': '주인이 포켓에서 뺄 수 있어요.',
  'Its holder may leave and enter again on the same day.': '같은 날 나갔다가 다시 들어올 수 있어요.',
  'Its holder may show a static code at older gates, and add it to a mobile wallet.': '예전 게이트에서 쓰는 고정 코드를 보여 주고, 모바일 지갑에 담을 수 있어요.',
  'Season passes only: the period for renewal around the last day, and what those who renew may choose.': '시즌권에만 써요. 마지막 날 앞뒤로 재가입할 수 있는 기간과 고를 수 있는 선물이에요.',
  'Number of rewards a term. Visitors never see it.': '한 기간에 준비한 선물 수예요. 방문자에게는 보이지 않아요.',
  'Facility at which it takes place; the pass leads there.': '체험하는 시설이에요. 체험권에서 길을 안내해요.',
  'Facilities where it is taken.': '식사권을 쓸 수 있는 시설이에요.',
  'Where ticket numbers come from: the tables of this server, or the upstream of the data services of `ticketing/…`. Left out: the tables of this server.': '이용권 번호를 어디에서 확인하는지예요. 비우면 이 서버의 표를 써요.',
};
