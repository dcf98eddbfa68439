const en = {
  more: 'More visitor options', kind: 'Member', full: 'Full member', simple: 'Simple member', exMember: 'Former member', listed: 'Tester', initial: 'Has the initial password', where: 'Location', away: 'Off site', at: (venue: string) => `In ${venue}`, viewer: 'Who looks', nextViewer: 'Next visitor',
  when: 'When', now: 'Now', atTime: 'At a time…', release: (number: number) => `Release ${number}`, choose: 'Date and time', draft: 'Draft', live: 'Live now', state: 'Site state',
  pick: 'Find a place: press it in the preview, its settings open', phone: 'On a phone', phoneTitle: 'Preview on a phone', phoneHelp: 'Anyone with this address sees the drafts as this visitor until it expires. Nothing they do is saved.', minutes: 'Valid for', hour: '1 hour', day: '1 day', week: '1 week', copy: 'Copy the address', copied: 'Address copied', notCopied: 'The browser did not copy it. Copy the address below manually.', address: 'Address of the preview', until: (when: string) => `Expires ${when}`,
  noPhone: 'This address only works on this computer. Set PREVIEW_URL to open it on a phone.', here: 'Edit this page', edit: (title: string) => `Edit “${title}”`, back: 'Back to the page', page: 'Page', frame: 'Frame', width: 'Width', tablet: 'Tablet',
  why: 'Why is this shown?', whyOf: 'Explain', whyShown: 'Visible content', whyPage: 'This page', whyLoading: 'Checking every rule…', whyFailed: 'The reasons could not be loaded. They will load when the connection is back.', whySteps: 'Rule by rule', whyHidden: (count: number) => `Hidden from this visitor: ${count}`, whySeen: (count: number) => `Shown by a condition: ${count}`,
};

const ko: typeof en = {
  more: '방문자 더 고르기', kind: '회원', full: '정회원', simple: '간편 회원', exMember: '전환 전 회원', listed: '테스터', initial: '처음 비밀번호 그대로', where: '있는 곳', away: '밖', at: (venue) => `${venue} 안`, viewer: '보는 사람', nextViewer: '다음 방문자',
  when: '언제', now: '지금', atTime: '시각 고르기…', release: (number) => `릴리스 ${number}`, choose: '날짜와 시각', draft: '초안', live: '지금 공개', state: '어떤 상태',
  pick: '자리 찾기: 미리 보기에서 누르면 그 설정이 열려요', phone: '휴대폰에서', phoneTitle: '휴대폰으로 미리 보기', phoneHelp: '이 주소를 아는 사람은 끝날 때까지 이 방문자로 초안을 봐요. 거기서 한 일은 남지 않아요.', minutes: '유효 기간', hour: '1시간', day: '1일', week: '1주', copy: '주소 복사', copied: '주소를 복사했어요', notCopied: '브라우저가 복사하지 못했어요. 아래 주소를 직접 복사해 주세요.', address: '미리 보기 주소', until: (when) => `${when}에 끝나요`,
  noPhone: '이 주소는 이 컴퓨터에서만 열려요. PREVIEW_URL을 주면 휴대폰에서도 열 수 있어요.', here: '보이는 페이지 편집', edit: (title) => `“${title}” 편집`, back: '이 페이지로', page: '페이지', frame: '프레임', width: '너비', tablet: '태블릿',
  why: '왜 이렇게 보이나요?', whyOf: '무엇의 이유인가요', whyShown: '보이는 화면', whyPage: '이 페이지', whyLoading: '규칙을 하나씩 살펴보고 있어요…', whyFailed: '이유를 불러오지 못했어요. 연결되면 다시 보여요.', whySteps: '규칙별 이유', whyHidden: (count) => `이 방문자에게 보이지 않는 것 ${count}가지`, whySeen: (count) => `조건에 맞아 보이는 것 ${count}가지`,
};

export const previewStrings = { ko, en };
