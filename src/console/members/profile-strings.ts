const en = {
  title: 'Uploaded profile pictures',
  picture: (nickname: string) => `Profile picture of ${nickname}`,
  none: 'No picture waits for you.',
  lost: 'This could not be loaded.',
  again: 'Try again',
  hide: 'Take down',
  hideOf: (nickname: string) => `Take down the picture of ${nickname}`,
  keep: 'Keep',
  keepOf: (nickname: string) => `Keep the picture of ${nickname}`,
  hidden: 'Picture deleted. The member is told.',
  kept: 'Picture kept.',
  gone: 'Somebody else has decided, or the member has changed the picture.',
  refused: 'Your role does not allow this.',
  failed: 'Not saved. Try again.',
};

const ko: typeof en = {
  title: '회원이 올린 프로필 사진',
  picture: (nickname) => `${nickname} 님의 프로필 사진`,
  none: '확인할 사진이 없어요.',
  lost: '불러오지 못했어요.',
  again: '다시 불러오기',
  hide: '내리기',
  hideOf: (nickname) => `${nickname} 님의 사진 내리기`,
  keep: '그대로 두기',
  keepOf: (nickname) => `${nickname} 님의 사진 그대로 두기`,
  hidden: '사진을 지우고 회원에게 알렸어요.',
  kept: '그대로 두었어요.',
  gone: '다른 사람이 먼저 처리했거나 회원이 사진을 바꿨어요.',
  refused: '이 일을 할 수 있는 역할이 아니에요.',
  failed: '저장하지 못했어요. 다시 해 주세요.',
};

export const profileStrings = { ko, en };
