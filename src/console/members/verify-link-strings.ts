const en = {
  title: 'Verification link',
  help: 'The member verifies with it without a login, and changes name, birth date or mobile number. Counts as a look-up.',
  create: 'Create link',
  link: 'Link for the member',
  until: (moment: string) => `Works once, until ${moment}`,
  copy: 'Copy',
  copied: 'Link copied.',
  notCopied: 'The browser does not allow copying. Select the link and copy it yourself.',
  failed: 'The link could not be created. Try again.',
};

const ko: typeof en = {
  title: '본인 확인 링크',
  help: '회원이 로그인하지 않고 본인을 확인해 이름, 생년월일, 휴대전화 번호를 바꿔요. 찾기 한 번으로 세요.',
  create: '링크 만들기',
  link: '회원에게 줄 링크',
  until: (moment) => `${moment}까지 한 번 쓸 수 있어요`,
  copy: '복사',
  copied: '링크를 복사했어요.',
  notCopied: '브라우저가 복사를 막았어요. 링크를 골라 직접 복사해 주세요.',
  failed: '링크를 만들지 못했어요. 다시 해 주세요.',
};

export const verifyLinkStrings = { ko, en };
