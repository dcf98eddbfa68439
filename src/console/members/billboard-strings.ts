const en = {
  title: 'Billboard',
  none: 'Nothing waits for the billboard.',
  lost: 'This could not be loaded.',
  again: 'Try again',
  sent: 'Sent',
  from: (sender: string) => `From ${sender}`,
  picture: 'Picture of the member',
  noPicture: 'Without a picture',
  background: (name: string) => `Background: ${name}`,
  approve: 'Approve',
  approveOf: (words: string) => `Approve: ${words}`,
  reject: 'Reject',
  rejectOf: (words: string) => `Reject: ${words}`,
  approved: 'Approved. The member is told.',
  rejected: 'Rejected. The member is told, and the time is free again.',
  gone: 'Somebody else has decided about this, or it was cancelled.',
  refused: 'Your role does not allow this.',
  failed: 'Not saved. Try again.',
};

const ko: typeof en = {
  title: '전광판',
  none: '기다리는 신청이 없어요.',
  lost: '불러오지 못했어요.',
  again: '다시 불러오기',
  sent: '보낸 때',
  from: (sender) => `보내는 사람: ${sender}`,
  picture: '회원이 보낸 사진',
  noPicture: '사진 없음',
  background: (name) => `배경: ${name}`,
  approve: '승인',
  approveOf: (words) => `승인: ${words}`,
  reject: '거절',
  rejectOf: (words) => `거절: ${words}`,
  approved: '승인했어요. 회원에게 알렸어요.',
  rejected: '거절했어요. 회원에게 알리고 자리를 비웠어요.',
  gone: '다른 사람이 먼저 처리했거나 취소된 신청이에요.',
  refused: '이 일을 할 수 있는 역할이 아니에요.',
  failed: '저장하지 못했어요. 다시 해 주세요.',
};

/** Texts of the approval for billboards. */
export const billboardStrings = { ko, en };
