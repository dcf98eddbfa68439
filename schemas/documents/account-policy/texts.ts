import type { DocumentTexts } from '../../texts.ts';
import type { accountPolicySchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof accountPolicySchema> = {
  oneLogin: {
    ko: '한 곳에서만 로그인',
    en: 'One login at a time',
    help: {
      ko: '같은 회원이 같은 종류(APP, WEB)에서 새로 로그인하면 앞의 로그인이 끝나요.',
      en: 'A newer login ends the older one of the same member and platform class (APP, WEB).',
    },
  },
  portalId: { ko: '포털 ID', en: 'Portal id' },
  tenantId: { ko: '테넌트 ID', en: 'Tenant id' },
  lifetimes: {
    ko: '유효 시간',
    en: 'Lifetimes',
    of: {
      accessMinutes: {
        ko: '접근 토큰(분)',
        en: 'Access token (min)',
        help: { ko: '접근 토큰의 수명이에요.', en: 'Lifetime of an access token.' },
      },
      idleDays: {
        ko: '쓰지 않으면 끝남(일)',
        en: 'Ends unused after (days)',
        help: {
          ko: '자동 로그인: 이만큼 쓰지 않은 갱신 토큰은 끝나요.',
          en: 'With auto-login: lifetime of an unused refresh token.',
        },
      },
      absoluteDays: {
        ko: '자동 로그인 최대(일)',
        en: 'Auto-login, at most (days)',
        help: {
          ko: '자동 로그인: 로그인이 가장 오래 가는 기간이에요.',
          en: 'With auto-login: maximum lifetime of a login.',
        },
      },
      unrememberedHours: {
        ko: '자동 로그인 없이 최대(시간)',
        en: 'Without auto-login, at most (hours)',
        help: {
          ko: '자동 로그인이 아닐 때: 로그인이 가장 오래 가는 시간이에요.',
          en: 'Without auto-login: maximum lifetime of a login.',
        },
      },
      graceSeconds: {
        ko: '앞 토큰도 통하는 시간(초)',
        en: 'Token before still works (s)',
        help: {
          ko: '바로 앞 갱신 토큰도 이만큼은 같은 새 토큰을 받아요.',
          en: 'Time during which the previous refresh token still returns the same successor.',
        },
      },
      shellCodeSeconds: {
        ko: '앱에 주는 코드(초)',
        en: 'Code for the app (s)',
        help: { ko: '앱에 주는 한 번짜리 코드의 수명이에요.', en: 'Lifetime of the one-time code for the app shell.' },
      },
      resetMinutes: {
        ko: '비밀번호 재설정(분)',
        en: 'Reset of the password (min)',
        help: { ko: '새 비밀번호를 정하는 토큰의 수명이에요.', en: 'Lifetime of a password reset token.' },
      },
      provenMinutes: {
        ko: '비밀번호 확인 유지(분)',
        en: 'Proven password counts (min)',
        help: {
          ko: '비밀번호를 확인한 뒤 이만큼은 민감한 호출이 통과해요.',
          en: 'Time during which sensitive calls are allowed after a password check.',
        },
      },
      holdSeconds: {
        ko: '갱신을 기다림(초)',
        en: 'Waits for a refresh (s)',
        help: { ko: '호출은 갱신을 이보다 오래 기다리지 않아요.', en: 'Maximum time that calls wait for a refresh.' },
      },
    },
  },
  limits: {
    ko: '한도',
    en: 'Limits',
    of: {
      freeTries: {
        ko: '계정별 시도 횟수',
        en: 'Tries of one account',
        help: {
          ko: '한 계정이 기다리기 전까지 틀릴 수 있는 횟수예요.',
          en: 'Failed attempts per account before it must wait.',
        },
      },
      addressTries: {
        ko: 'IP 주소별 시도 횟수',
        en: 'Tries from one address',
        help: {
          ko: '한 주소가 기다리기 전까지 틀릴 수 있는 횟수예요.',
          en: 'Failed attempts per address before it must wait.',
        },
      },
      firstWaitSeconds: {
        ko: '첫 기다림(초)',
        en: 'First wait (s)',
        help: {
          ko: '첫 기다림이에요. 더 틀릴 때마다 두 배가 돼요.',
          en: 'First wait; each further failed attempt doubles it.',
        },
      },
      longestWaitSeconds: {
        ko: '가장 긴 기다림(초)',
        en: 'Longest wait (s)',
        help: { ko: '이보다 오래 기다리지는 않아요.', en: 'Maximum wait.' },
      },
      forgetMinutes: {
        ko: '시도를 잊음(분)',
        en: 'Tries forgotten after (min)',
        help: {
          ko: '이만큼 틀리지 않으면 앞의 것을 잊어요.',
          en: 'Failed attempts expire after this time without a new one.',
        },
      },
    },
  },
  password: {
    ko: '비밀번호',
    en: 'Password',
    of: {
      rule: {
        ko: '규칙',
        en: 'Rule',
        help: { ko: '새 비밀번호가 지킬 규칙이에요.', en: 'Validation rule for new passwords.' },
      },
      alertDays: {
        ko: '바꾸라고 할 때(일)',
        en: 'Asks to change it after (days)',
        help: { ko: '이만큼 지나면 비밀번호를 바꾸라고 해요.', en: 'Days after which a password should be changed.' },
      },
      snoozeDays: {
        ko: '미룰 수 있는 날(일)',
        en: 'Put off by (days)',
        help: { ko: '회원이 미룰 수 있는 날수예요.', en: 'Days by which a member can postpone the change.' },
      },
    },
  },
  idRule: {
    ko: '아이디 규칙',
    en: 'Rule of login ids',
    help: { ko: '로그인 id의 규칙이에요.', en: 'Validation rule for login ids.' },
  },
  consent: {
    ko: '혜택 알림 동의',
    en: 'Consent to promotions',
    of: {
      channels: {
        ko: '알림 방법',
        en: 'Channels',
        help: { ko: '모두 동의했으면 묻지 않아요.', en: 'Members who agreed to all channels are not asked.' },
        values: {
          EMAIL: { ko: '이메일', en: 'E-mail' },
          SMS: { ko: '문자', en: 'Text message' },
          PUSH: { ko: '푸시', en: 'Push' },
        },
      },
      age: {
        ko: '나이',
        en: 'Age',
        help: { ko: '이보다 어린 회원에게는 묻지 않아요.', en: 'Younger members are not asked.' },
      },
    },
  },
  join: {
    ko: '가입',
    en: 'Sign-up',
    of: {
      idleMinutes: {
        ko: '멈추면 끝남(분)',
        en: 'Ends idle after (min)',
        help: {
          ko: '이만큼 아무것도 하지 않으면 가입을 처음부터 해요.',
          en: 'An untouched sign-up expires after this time.',
        },
      },
      totalMinutes: {
        ko: '최대(분)',
        en: 'At most (min)',
        help: { ko: '가입을 마쳐야 하는 시간이에요.', en: 'Maximum time of a sign-up.' },
      },
      codeMinutes: {
        ko: '이메일 확인 번호(분)',
        en: 'E-mail code (min)',
        help: { ko: '이메일로 보낸 확인 번호의 수명이에요.', en: 'Lifetime of the code sent to an e-mail address.' },
      },
      childAge: {
        ko: '보호자가 필요한 나이',
        en: 'Guardian needed under',
        help: { ko: '이 나이보다 어리면 보호자와 함께 가입해요.', en: 'Younger people sign up with a guardian.' },
      },
      adultAge: {
        ko: '보호자의 나이',
        en: 'Guardian at least',
        help: { ko: '보호자가 될 수 있는 가장 어린 나이예요.', en: 'Minimum age of a guardian.' },
      },
      grades: {
        ko: '첫 등급',
        en: 'First grade',
        of: { full: { ko: '정회원', en: 'Full member' }, simple: { ko: '간편 회원', en: 'Simple member' } },
      },
      welcome: {
        ko: '가입 선물',
        en: 'Welcome gift',
        of: {
          amount: {
            ko: '솜',
            en: 'Som',
            help: { ko: '새 정회원이 받는 솜이에요.', en: 'Som that a new full member receives.' },
          },
          reason: { ko: '이유 코드', en: 'Reason code' },
        },
      },
      reservedIds: { ko: '쓸 수 없는 아이디', en: 'Reserved IDs' },
      screens: {
        ko: '가입 화면',
        en: 'Screens of the sign-up',
        of: {
          own: { ko: '아이디로 가입', en: 'With an own ID' },
          socialTerms: { ko: '소셜 약관', en: 'Social: terms' },
          socialVerify: { ko: '소셜 본인 확인', en: 'Social: verification' },
          socialGuardian: { ko: '소셜 보호자', en: 'Social: guardian' },
          socialComplete: { ko: '소셜 마무리', en: 'Social: completion' },
          finish: { ko: '가입 완료', en: 'Done' },
        },
      },
    },
  },
  screens: {
    ko: '화면',
    en: 'Screens',
    of: {
      changePassword: { ko: '비밀번호 변경 화면', en: 'Change of the password' },
      membershipSignUp: { ko: '멤버십 가입 화면', en: 'Membership sign-up' },
      selfCertification: { ko: '본인 인증 화면', en: 'Certification' },
      verifyLink: { ko: '고객센터 링크로 여는 본인 확인 화면', en: 'Verification by a link' },
      acceptanceAgreement: { ko: '혜택 알림 동의 화면', en: 'Consent to promotions' },
      authorize: { ko: '다른 사이트 로그인 화면', en: 'Login for other sites' },
      myPage: { ko: '마이페이지 화면', en: 'My page' },
      landing: { ko: '첫 안내 화면', en: 'Landing screen' },
    },
  },
  loginWay: {
    ko: '로그인하는 동안 지나는 화면',
    en: 'Pages on the way of a login',
    help: {
      ko: '다른 사이트를 위한 로그인 중에 이 화면들을 열어도 그 사이트로 돌아가요. 가입과 소셜 로그인 화면이에요.',
      en: 'Pages such as sign-up and social login. Opening them does not end a login for another site.',
    },
  },
  language: {
    ko: '언어 선택을 저장하는 호출',
    en: 'Call that stores the language',
    help: {
      ko: '회원이 고른 언어를 저장하는 호출이에요. 경로의 `{langCd}`가 언어예요. 없으면 고른 언어가 기기에만 남아요.',
      en: "Call that stores a member's choice of language; `{langCd}` in its path is the language. Without it the choice stays on the device.",
    },
  },
  sent: {
    ko: '회원에게 보내는 글',
    en: 'Sent to members',
    help: {
      ko: '회원에게 보내는 글이에요. `{{minutes}}`는 유효한 시간이에요.',
      en: 'Messages to members. `{{minutes}}` is their validity.',
    },
    of: {
      passwordReset: {
        ko: '비밀번호 재설정',
        en: 'Reset of the password',
        of: {
          page: { ko: '페이지', en: 'Page' },
          subject: { ko: '제목', en: 'Subject' },
          body: {
            ko: '본문',
            en: 'Body',
            help: { ko: '`{{link}}`가 페이지로 이어져요.', en: '`{{link}}` leads to the page.' },
          },
        },
      },
      userIdFind: {
        ko: '아이디 찾기',
        en: 'Finding the login id',
        of: {
          subject: { ko: '제목', en: 'Subject' },
          body: {
            ko: '본문',
            en: 'Body',
            help: { ko: '`{{code}}`가 입력할 번호예요.', en: '`{{code}}` is the verification code.' },
          },
        },
      },
      emailCode: {
        ko: '이메일 확인 번호',
        en: 'E-mail code',
        of: { subject: { ko: '제목', en: 'Subject' }, body: { ko: '본문', en: 'Body' } },
      },
      nftCode: {
        ko: '공개 주소 등록 번호',
        en: 'Code for a public address',
        of: {
          subject: { ko: '제목', en: 'Subject' },
          body: {
            ko: '본문',
            en: 'Body',
            help: { ko: '`{{code}}`는 공개 주소를 확인하는 번호예요.', en: '`{{code}}` confirms a public address.' },
          },
        },
      },
    },
  },
};
