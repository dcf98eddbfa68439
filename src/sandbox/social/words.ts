import type { Locale } from '#schemas/parts';

export const words = {
  ko: {
    title: (provider: string) => `${provider} 로그인`,
    text: (provider: string) =>
      `실제 서비스에서는 ${provider}의 로그인 화면이 열려요. 지금은 데모라서 이 화면이 대신해요. 계정을 고르고 어떻게 할지 눌러 보세요.`,
    account: '계정',
    scopes: '동의 항목',
    none: '없음',
    agree: '동의하고 계속하기',
    refuse: '거절하기',
    delay: '늦게 대답하기',
    forge: '위조한 답 보내기',
    stale: '다시 로그인하지 않고 계속하기',
    loggedIn: (account: string) => `${account} 계정으로 로그인돼 있어요. 비밀번호를 묻지 않아요.`,
    asksAgain: (site: string) => `${site}의 요청으로, 전에 로그인했더라도 다시 로그인해야 해요.`,
    goOn: '계속하기',
    posted: (site: string) => `${site}(으)로 돌아가요. 이 제공자는 주소가 아니라 양식으로 돌려보내요.`,
    wrong: '이 주소로는 로그인할 수 없어요',
    wrongText: '사이트의 로그인 화면에서 다시 시작해 주세요.',
  },
  en: {
    title: (provider: string) => `${provider} login`,
    text: (provider: string) =>
      `In real use the login page of ${provider} opens. This is a demo, so this page stands in for it. Choose an account and what should happen.`,
    account: 'Account',
    scopes: 'Requested scopes',
    none: 'none',
    agree: 'Agree and continue',
    refuse: 'Refuse',
    delay: 'Answer too late',
    forge: 'Send a forged answer',
    stale: 'Continue without logging in again',
    loggedIn: (account: string) => `Logged in as ${account}. No password is needed.`,
    asksAgain: (site: string) => `${site} asks you to log in again, even if you are logged in here.`,
    goOn: 'Continue',
    posted: (site: string) => `You return to ${site}. This provider sends a form instead of an address.`,
    wrong: 'This address does not start a login',
    wrongText: 'Start again on the login page of the site.',
  },
} as const satisfies Readonly<Record<Locale, object>>;
