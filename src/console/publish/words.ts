const en = {
  how: 'How to look at it', byAudience: 'By audience', byPage: 'By page', who: 'Who', guest: 'Guest', member: 'Member', simple: 'Member, simple', full: 'Member, full', tester: 'Tester', away: 'away', onSite: 'on site', same: 'same', screens: (count: number) => (count === 1 ? '1 screen changes' : `${count} screens change`),
  count: (some: number, all: number) => `${some} of ${all} kinds of visits change`, number: 'A number is how many screens change for them. Press it to see them.', before: 'Before · live now', after: (number: number) => `After · release ${number}`, of: (at: number, all: number) => `${at} of ${all}`, previous: 'Previous screen', next: 'Next screen', openEnded: 'This page shows one of many things, by its address. Look at one of them in the preview.', loading: 'The picture is being made…', noPicture: 'Pictures need a host of their own (PREVIEW_URL).',
  proof: 'Proof', proofOf: (parts: { readonly pages: number; readonly viewers: number; readonly instants: number; readonly touched: number; readonly decided: number; readonly cut: number }) => `${parts.pages} pages × ${parts.viewers} kinds of visitors × ${parts.instants} instants. ${parts.pages - parts.touched} pages are made of the very same parts; the other ${parts.touched} were decided ${parts.decided} times, before and after. ${parts.cut === 0 ? 'Nothing was left out.' : `${parts.cut} questions were asked with some of their answers only.`}`,
  leaveOut: 'Leave it out', solve: (count: number) => (count === 1 ? 'Solve 1 problem first' : `Solve ${count} problems first`), more: (count: number) => `${count} notes do not stop it`,
};

const ko: typeof en = {
  how: '보는 방법', byAudience: '방문자별', byPage: '페이지별', who: '누가', guest: '비회원', member: '회원', simple: '간편 회원', full: '정회원', tester: '테스터', away: '밖', onSite: '현장', same: '같음', screens: (count) => `화면 ${count}개가 바뀌어요`,
  count: (some, all) => `방문 ${all}가지 가운데 ${some}가지가 바뀌어요`, number: '숫자는 바뀌는 화면 수예요. 누르면 볼 수 있어요.', before: '이전 · 지금 공개', after: (number) => `이후 · 릴리스 ${number}`, of: (at, all) => `${all}개 중 ${at}번째`, previous: '이전 화면', next: '다음 화면', openEnded: '주소에 따라 여러 내용을 보여 주는 페이지예요. 미리 보기에서 하나를 골라 보세요.', loading: '그림을 만들고 있어요…', noPicture: '그림에는 따로 쓸 호스트(PREVIEW_URL)가 필요해요.',
  proof: '증거', proofOf: (parts) => `페이지 ${parts.pages}개 × 방문자 ${parts.viewers}가지 × 시점 ${parts.instants}개. ${parts.pages - parts.touched}개 페이지는 같은 부분으로만 되어 있고, 나머지 ${parts.touched}개는 앞뒤로 ${parts.decided}번 판단했어요. ${parts.cut === 0 ? '빠뜨린 것은 없어요.' : `질문 ${parts.cut}개는 일부 답으로만 확인했어요.`}`,
  leaveOut: '이번에는 빼기', solve: (count) => `문제 ${count}개를 먼저 풀어 주세요`, more: (count) => `게시를 막지 않는 알림 ${count}개`,
};

export const publishWords = { ko, en };
