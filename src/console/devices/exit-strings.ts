const en = {
  show: 'Exit code',
  showOf: (name: string) => `Exit code of ${name}`,
  title: (name: string) => `Exit code of ${name}`,
  help: 'Print it beside the exit. Members scan it in the app to leave.',
  close: 'Close',
};

const ko: typeof en = {
  show: '나가는 QR',
  showOf: (name) => `${name}의 나가는 QR`,
  title: (name) => `${name}의 나가는 QR`,
  help: '나가는 문 옆에 인쇄해 붙여요. 회원이 앱으로 찍고 나가요.',
  close: '닫기',
};

/** Texts of the exit code of a gate. */
export const exitStrings = { ko, en };
