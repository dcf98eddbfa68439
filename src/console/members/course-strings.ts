const en = {
  courses: 'Reported courses',
  picture: 'Picture of the member',
  none: 'No course is reported.',
  lost: 'This could not be loaded.',
  again: 'Try again',
  reports: (count: number) => `${count} ${count === 1 ? 'report' : 'reports'}`,
  hide: 'Hide',
  hideOf: (title: string) => `Hide the course ${title}`,
  keep: 'Keep',
  keepOf: (title: string) => `Keep the course ${title}`,
  hidden: 'Course hidden. Only its member sees it.',
  kept: 'Course kept. Its reports are closed.',
  gone: 'Somebody else has decided about this course.',
  refused: 'Your role does not allow this.',
  failed: 'Not saved. Try again.',
};

const ko: typeof en = {
  courses: '신고된 코스',
  picture: '회원이 올린 사진',
  none: '신고된 코스가 없어요.',
  lost: '불러오지 못했어요.',
  again: '다시 불러오기',
  reports: (count) => `신고 ${count}건`,
  hide: '숨기기',
  hideOf: (title) => `${title} 코스 숨기기`,
  keep: '그대로 두기',
  keepOf: (title) => `${title} 코스 그대로 두기`,
  hidden: '숨겼어요. 만든 회원만 볼 수 있어요.',
  kept: '그대로 두고 신고를 닫았어요.',
  gone: '다른 사람이 먼저 처리한 코스예요.',
  refused: '이 일을 할 수 있는 역할이 아니에요.',
  failed: '저장하지 못했어요. 다시 해 주세요.',
};

export const courseStrings = { ko, en };
