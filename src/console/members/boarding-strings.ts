const en = {
  title: 'Disabled boarding',
  until: 'Last day',
  save: 'Save',
  consent: 'The member agrees that the park and the last day are stored.',
  help: 'Nothing else is stored. Rides show “second entrance”, never why.',
  saved: (name: string, day: string) => `Saved for ${name} until ${day}.`,
  failed: 'Not saved. Check the day and try again.',
};

const ko: typeof en = {
  title: '장애인 탑승',
  until: '마지막 날',
  save: '저장',
  consent: '파크와 마지막 날을 저장하는 데 회원이 동의했어요.',
  help: '다른 것은 저장하지 않아요. 기기에는 “두 번째 입구”만 보이고 까닭은 보이지 않아요.',
  saved: (name, day) => `${name}님, ${day}까지 저장했어요.`,
  failed: '저장하지 못했어요. 날짜를 확인하고 다시 해 주세요.',
};

/** Texts of disabled boarding at the desk. */
export const boardingStrings = { ko, en };
