import type { Command } from '#schemas/command';
import type { FormCall } from '#schemas/form';
import type { Locale } from '#schemas/parts';
import type { FacilityState } from '#schemas/calls/park-state/answers';
import type { Item, WidgetPort } from '../../widgets/port.tsx';
import { frameModel } from './frame-model.ts';

const words = {
  ok: ['확인', 'OK'],
  cancel: ['취소', 'Cancel'],
  close: ['닫기', 'Close'],
  back: ['뒤로', 'Back'],
  menu: ['메뉴', 'Menu'],
  skip: ['본문으로 건너뛰기', 'Skip to content'],
  loading: ['불러오고 있어요', 'Loading'],
  failed: ['불러오지 못했어요', 'Could not load'],
  retry: ['다시', 'Try again'],
  newWindow: ['새 창', 'new window'],
  leave: ['다른 누리집으로 갈까요?', 'Leave this site?'],
  pageNotRegistered: ['준비 중인 화면이에요', 'This page is not ready'],
  serviceBlocked: ['지금은 쓸 수 없어요', 'Not available now'],
  noAuthority: ['권한이 없어요', 'Not allowed'],
  unknownError: ['알 수 없는 문제예요', 'Something went wrong'],
  timeout: ['너무 오래 걸려요', 'It takes too long'],
  mainMenu: ['주 메뉴', 'Main menu'],
  updated: ['새로 바뀌었어요', 'Updated'],
  fieldRequired: ['입력해 주세요', 'Please fill this in'],
  fieldChoose: ['하나를 골라 주세요', 'Please choose one'],
  fieldTick: ['체크해 주세요', 'Please tick this'],
  fieldTooShort: ['{{count}}자 이상 써 주세요', 'At least {{count}} characters'],
  fieldTooLong: ['{{count}}자까지 쓸 수 있어요', 'At most {{count}} characters'],
  fieldDigitsFew: ['{{most}}자리예요. {{count}}자리가 더 필요해요.', '{{most}} digits, {{count}} missing'],
  fieldDigitsMany: ['{{most}}자리예요. {{count}}자리가 많아요.', '{{most}} digits, {{count}} too many'],
  fieldOptional: ['선택', 'optional'],
  passwordShow: ['비밀번호 보기', 'Show password'],
  passwordHide: ['비밀번호 숨기기', 'Hide password'],
  passwordWeak: ['안전도 낮음.', 'Weak password.'],
  passwordFair: ['안전도 보통.', 'Fair password.'],
  passwordStrong: ['안전도 높음.', 'Strong password.'],
  passwordCommon: ['많은 사람이 쓰는 비밀번호와 비슷해요.', 'It resembles a password that many people use.'],
  passwordPersonal: [
    '아이디나 이메일처럼 나를 아는 사람이 짐작할 수 있는 말은 빼 보세요.',
    'Leave out words that people can connect with you, such as your ID or email.',
  ],
  passwordWord: [
    '자주 쓰는 우리말 낱말을 영문 자판으로 친 것도 쉽게 알아내요.',
    'Everyday Korean words are easy to guess, also when typed on an English keyboard.',
  ],
  passwordRepeat: ['같은 글자를 되풀이하지 않으면 더 안전해요.', 'Avoid repeated characters.'],
  passwordSequence: ['1234, qwerty처럼 이어진 글자를 빼면 더 안전해요.', 'Avoid runs such as 1234 or qwerty.'],
  passwordDate: ['연도나 생일 같은 날짜를 빼면 더 안전해요.', 'Avoid years and dates such as birthdays.'],
  passwordLonger: ['몇 글자 더 길게 하면 더 안전해요.', 'A few more characters make it safer.'],
  connectionLost: ['연결이 원활하지 않아요', 'The connection failed'],
  connectionLostHelp: ['다시 불러와 주세요.', 'Load the page again.'],
  connectionCode: ['오류 코드 {{code}}', 'Error code {{code}}'],
  connectionStill: ['아직 연결되지 않았어요', 'Still no connection'],
  toMain: ['메인으로', 'Go to the main page'],
  no: ['아니요', 'No'],
  working: ['잠시만 기다려 주세요', 'Just a moment'],
  previous: ['이전', 'Previous'],
  next: ['다음', 'Next'],
  pause: ['자동으로 넘기기 멈추기', 'Stop moving on by itself'],
  play: ['자동으로 넘기기', 'Move on by itself'],
  pages: ['쪽', 'Pages'],
  pageOf: ['{{page}} / {{pages}}쪽', 'Page {{page}} of {{pages}}'],
  firstPage: ['첫 쪽', 'First page'],
  lastPage: ['마지막 쪽', 'Last page'],
  enlarge: ['크게 보기', 'See it larger'],
  zoomIn: ['확대', 'Zoom in'],
  zoomOut: ['축소', 'Zoom out'],
  zoomReset: ['처음 크기로', 'Original size'],
  codeShow: ['QR 보기', 'Show QR code'],
  codeHide: ['QR 닫기', 'Hide QR code'],
  codeChanges: ['{{count}}초마다 새 QR로 바뀌어요', 'Changes every {{count}} seconds'],
  codePhoto: ['화면을 찍은 사진은 쓸 수 없어요', 'A photo of it does not work'],
  codeKept: [
    '이 휴대전화에 담겨 있어요. 통신이 끊겨도 QR은 그대로 보여요.',
    'Saved on this phone. The QR code shows even without a connection.',
  ],
  codeClock: [
    '휴대전화 시계가 {{count}}초 달라요. QR은 맞는 시각으로 만들었지만, 시각을 자동으로 맞추면 좋아요.',
    'Your phone’s clock is {{count}} seconds off. The QR code uses the correct time, but please set the clock automatically.',
  ],
  codeFailed: ['지금은 QR을 만들 수 없어요', 'The QR code cannot be made now'],
  codeFixed: ['예전 게이트용 QR', 'QR code for older gates'],
  codeFixedHelp: [
    '예전 게이트에서만 써요. 하루에 한 번 입장할 수 있어요.',
    'For older gates only. It admits once a day.',
  ],
  codeMoving: ['움직이는 QR로', 'Back to the moving QR code'],
  offline: ['인터넷에 연결되어 있지 않아요', 'You are offline'],
  offlineCodes: [
    '담아 둔 이용권으로 그대로 입장할 수 있어요.',
    'You can still enter with the tickets saved on this phone.',
  ],
  offlineNone: [
    '이 휴대전화에 담긴 이용권이 없어요. 연결되면 다시 열어 주세요.',
    'No tickets are saved on this phone. Open the page again when you are connected.',
  ],
  offlineCode: [
    '{{name}} 입장 QR. 직원이나 게이트에 보여 주세요.',
    'Entry QR code of {{name}}. Show it to staff or at the gate.',
  ],
  offlineUntil: ['{{day}}까지', 'Until {{day}}'],
} as const satisfies Record<Parameters<WidgetPort['text']>[0], readonly [string, string]>;

const fill = (text: string, item: Item = {}) => text.replace(/\{item\.(\w+)\}/g, (_, name: string) => item[name] ?? '');

const address = (command: Command, item?: Item): string | undefined => {
  switch (command.kind) {
    case 'go':
      return fill(command.to, item);
    case 'venue':
      return command.to;
    case 'open':
      return fill(command.href, item);
    case 'url':
      return command.url;
    case 'main':
      return '/garam';
    case 'call':
    case 'alert':
    case 'back':
    case 'all-menu':
    case 'language':
    case 'proceed':
    case 'share':
    case 'native':
    case 'ask':
    case 'scan':
    case 'onward':
    case 'open-app':
    case 'refresh':
    case 'consent':
    case 'print':
    case 'none':
      return undefined;
  }
};

const noStates: ReadonlyMap<string, FacilityState> = new Map();
const noQueues: ReturnType<WidgetPort['states']['queues']> = new Map();

interface Noted {
  readonly ran: Command[];
  /** Items passed with commands. */
  readonly items: Item[];
  readonly submitted: { readonly call: FormCall; readonly values: Readonly<Record<string, unknown>> }[];
  readonly said: string[];
  /** Addresses handed over to. */
  readonly left: string[];
}

/** A recording port: resolves addresses, completes calls immediately, records commands, calls and notices. */
export function testPort(locale: Locale = 'ko', more: Partial<WidgetPort> = {}): WidgetPort & Noted {
  const ran: Command[] = [];
  const items: Item[] = [];
  const submitted: Noted['submitted'] = [];
  const said: string[] = [];
  const left: string[] = [];
  return {
    frame: frameModel(locale),
    text: (role, more = {}) =>
      words[role][locale === 'ko' ? 0 : 1].replace(/\{\{(\w+)\}\}/g, (_, name: string) => more[name] ?? ''),
    href: address,
    asksToLeave: (command) => command.kind === 'open' && command.ask === true,
    run: (command, item) => {
      ran.push(command);
      if (item) items.push(item);
    },
    states: { subscribe: () => () => undefined, current: () => noStates, queues: () => noQueues },
    onMemberEvent: () => () => undefined,
    menuOpen: false,
    unread: 0,
    companionNews: false,
    pickContacts: () => Promise.resolve([]),
    scanCode: () => Promise.resolve(undefined),
    showCode: () => () => undefined,
    inApp: false,
    locate: () => () => undefined,
    lastRecords: { keep: () => undefined, read: () => Promise.resolve(undefined) },
    now: () => NaN,
    remind: () => Promise.resolve(false),
    ahead: () => {},
    submit: (call, values) => {
      submitted.push({ call, values });
      return Promise.resolve({ state: 'done', data: true });
    },
    handOver: (address) => left.push(address) > 0,
    say: (text) => void said.push(text),
    ...more,
    ran,
    items,
    submitted,
    said,
    left,
  };
}
