import type { FromSchema } from 'json-schema-to-ts';

/**
 * The complete list of app shell functions (001 section 7, native bridge) and events. `data` is the request of the page, `answer` the shell's
 * `data` at code 200. `waits` names who the answer depends on: the device, which answers immediately, or the person, who first scans, picks or
 * decides.
 */
const shape = <const Properties extends Record<string, unknown>, const Required extends readonly string[]>(
  properties: Properties,
  required: Required,
) => ({ type: 'object', additionalProperties: false, properties, required }) as const;

const nothing = shape({}, []);
const one = <const Name extends string, const Schema>(name: Name, schema: Schema) =>
  shape({ [name]: schema } as { readonly [Key in Name]: Schema }, [name]);

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const named = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const web = { type: 'string', pattern: '^https?://[^\\s]+$', maxLength: 2000 } as const;
const yes = { type: 'boolean' } as const;
const count = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
const langCode = { type: 'string', pattern: '^[a-z]{2}$', maxLength: 2 } as const;
const parkType = { type: 'string', pattern: '^[A-Z][A-Z0-9]{1,7}$', maxLength: 8 } as const;
const permission = one('permissionType', { type: 'string', pattern: '^\\d{4}$', maxLength: 4 });
const granted = one('isGranted', yes);
const phone = { type: 'string', pattern: '^\\+?[0-9*#-]{2,30}$', maxLength: 31 } as const;
const pictures = one('imageUrls', {
  type: 'array',
  maxItems: 20,
  items: { type: 'string', pattern: '^(https?://|data:image/(png|jpeg|webp);base64,)', maxLength: 8_000_000 },
});
const videos = one('videoUrls', { type: 'array', maxItems: 5, items: web });
const offerwall = shape(
  { usrKey: named(100), birtyYear: text(4), gender: text(1), type: { type: 'string', maxLength: 20, default: 'bar' } },
  ['usrKey', 'birtyYear', 'gender'],
);
const inbox = shape({ resortType: parkType, notiType: named(20) }, ['resortType', 'notiType']);
const notification = shape(
  {
    notificationId: named(60),
    notiType: text(20),
    title: text(200),
    body: text(2000),
    linkUrl: text(2000),
    sendDtm: text(14),
    readYn: { enum: ['Y', 'N'] },
  },
  ['notificationId', 'notiType', 'title', 'readYn'],
);

const call = <const Data, const Answer, const Waits extends 'device' | 'person' = 'device'>(
  ko: string,
  en: string,
  data: Data,
  answer: Answer,
  waits: Waits = 'device' as Waits,
) => ({ about: { ko, en }, data, answer, waits }) as const;

export const bridgeFunctions = {
  finish: call('앱의 웹 화면을 닫아요.', "Closes the app's web view.", nothing, nothing),
  showToast: call('앱의 짧은 알림을 보여요.', 'Shows a native toast.', one('message', named(300)), nothing),
  getVersion: call('앱 버전을 알려 줘요.', "Returns the app's version.", nothing, one('version', named(40))),
  shareContent: call(
    '공유 창을 열어요.',
    'Opens the share sheet.',
    shape({ title: text(200), description: text(2000), imageUrl: web, linkUrl: web }, ['title', 'linkUrl']),
    nothing,
    'person',
  ),
  getLangCode: call('앱의 언어를 알려 줘요.', "Returns the app's language.", nothing, one('langCode', langCode)),
  setLangCode: call('앱의 언어를 바꿔요.', "Sets the app's language.", one('langCode', langCode), nothing),
  checkPermission: call(
    '권한이 켜져 있는지 알려 줘요.',
    'Returns whether a permission is granted.',
    permission,
    granted,
  ),
  requestPermission: call('권한을 요청해요.', 'Requests a permission.', permission, granted, 'person'),
  requestPermissionSetting: call(
    '앱의 권한 설정을 열어요. 1004는 위치예요.',
    "Opens the app's permission settings; 1004 is location.",
    permission,
    nothing,
    'person',
  ),
  checkPermissionSync: call(
    '권한이 켜져 있는지 곧바로 알려 줘요.',
    'Returns immediately whether a permission is granted.',
    permission,
    granted,
  ),
  checkMandatoryPermission: call(
    '꼭 필요한 권한이 모두 켜져 있는지 알려 줘요.',
    'Returns whether all mandatory permissions are granted.',
    nothing,
    granted,
  ),
  scan: call(
    'QR·바코드를 읽어요. 종류는 1005예요.',
    'Scans a QR code or barcode; the type is 1005.',
    shape({ scanType: { const: '1005' }, membershipUid: text(40), parkType, code: text(60) }, [
      'scanType',
      'membershipUid',
      'parkType',
      'code',
    ]),
    one('scanCode', named(500)),
    'person',
  ),
  getLocation: call(
    '지금 위치를 알려 줘요.',
    'Returns the location of the device.',
    nothing,
    shape(
      {
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
        accuracy: { type: 'number', minimum: 0, maximum: 100_000 },
      },
      ['latitude', 'longitude'],
    ),
    'person',
  ),
  pickContact: call(
    '주소록에서 연락처를 골라요.',
    'Picks contacts from the address book.',
    nothing,
    one('contacts', {
      type: 'array',
      maxItems: 200,
      items: shape({ name: text(100), phoneNumber: text(40) }, ['name', 'phoneNumber']),
    }),
    'person',
  ),
  dial: call('전화를 걸어요.', 'Dials a phone number.', one('phoneNumber', phone), nothing),
  openExternalPage: call(
    '바깥 페이지를 휴대전화의 브라우저로 열어요.',
    'Opens an external page in the system browser.',
    one('url', web),
    nothing,
  ),
  openMaps: call(
    '지도 앱을 열어요.',
    'Opens a maps app.',
    shape(
      {
        name: text(100),
        latitude: { type: 'number', minimum: -90, maximum: 90 },
        longitude: { type: 'number', minimum: -180, maximum: 180 },
      },
      ['name', 'latitude', 'longitude'],
    ),
    nothing,
  ),
  isAppInstalled: call(
    '앱이 설치되어 있는지 알려 줘요.',
    'Returns whether an app is installed.',
    one('appId', named(200)),
    one('isInstalled', yes),
  ),
  saveImage: call('이미지를 기기에 저장해요.', 'Saves an image on the device.', one('imageUrl', web), nothing),
  downloadImage: call(
    '이미지를 내려받아요.',
    'Downloads an image.',
    shape({ fileName: named(200), imageUrl: web }, ['fileName', 'imageUrl']),
    nothing,
  ),
  shareImage: call(
    '이미지를 공유해요.',
    'Shares an image.',
    shape({ imageUrl: web, title: text(200) }, ['imageUrl']),
    nothing,
    'person',
  ),
  shareToPhotoStory: call(
    '이미지를 사진 스토리 앱에 공유해요.',
    'Shares an image to a photo-story app.',
    one('imageUrl', web),
    nothing,
    'person',
  ),
  checkWalletSupport: call(
    '휴대전화 지갑을 쓸 수 있는지 알려 줘요.',
    'Returns whether the mobile wallet is supported.',
    nothing,
    one('isSupported', yes),
  ),
  addToWallet: call(
    '휴대전화 지갑에 이용권을 넣어요.',
    'Adds a pass to the mobile wallet.',
    one('url', web),
    nothing,
    'person',
  ),
  setToken: call(
    '로그인한 뒤 토큰과 회원 번호를 건네요.',
    'Passes token and member after a login.',
    shape({ token: named(200), membershipUid: named(40) }, ['token', 'membershipUid']),
    nothing,
  ),
  socialLogin: call(
    '간편 로그인을 앱에서 시작해요.',
    'Starts a social login in the app.',
    one('provider', named(20)),
    shape({ code: named(2000), state: text(500) }, ['code']),
    'person',
  ),
  openAppStore: call('앱 스토어를 열어요.', 'Opens the app store.', one('appId', text(200)), nothing),
  pickImages: call(
    '사진을 골라요.',
    'Picks images.',
    one('max', { type: 'integer', minimum: 1, maximum: 20 }),
    pictures,
    'person',
  ),
  pickVideos: call(
    '동영상을 골라요.',
    'Picks videos.',
    one('max', { type: 'integer', minimum: 1, maximum: 5 }),
    videos,
    'person',
  ),
  setPreference: call(
    '설정값을 앱에 적어 둬요.',
    'Stores a preference in the app.',
    shape({ key: named(100), value: text(2000) }, ['key', 'value']),
    nothing,
  ),
  getPreference: call(
    '앱에 적어 둔 설정값을 읽어요.',
    'Reads a preference from the app.',
    one('key', named(100)),
    one('value', text(2000)),
  ),
  setStatusBar: call('상태 표시줄을 보이거나 숨겨요.', 'Shows or hides the status bar.', one('visible', yes), nothing),
  setWebViewTitle: call(
    '웹 화면의 제목 줄을 보이거나 숨겨요.',
    "Shows or hides the web view's title.",
    shape({ visible: yes, title: text(200) }, ['visible']),
    nothing,
  ),
  openSmartReservation: call(
    '스마트 예약 화면을 앱에서 열어요.',
    'Opens the smart-reservation web view.',
    shape({ title: text(200), url: web }, ['title', 'url']),
    nothing,
  ),
  getUnreadNotiCount: call(
    '읽지 않은 알림 수를 알려 줘요.',
    'Returns the number of unread notifications.',
    inbox,
    one('unreadCount', count),
  ),
  getNotifications: call(
    '알림 목록을 알려 줘요.',
    'Lists notifications.',
    shape(
      {
        resortType: parkType,
        notiType: named(20),
        currentPage: { type: 'integer', minimum: 1, maximum: 10_000 },
        pagePerCount: { type: 'integer', minimum: 1, maximum: 100 },
      },
      ['resortType', 'notiType', 'currentPage', 'pagePerCount'],
    ),
    shape({ totalCount: count, notificationList: { type: 'array', maxItems: 100, items: notification } }, [
      'totalCount',
      'notificationList',
    ]),
  ),
  readAllNotification: call('알림을 모두 읽은 것으로 해요.', 'Marks all notifications as read.', inbox, nothing),
  readNotification: call(
    '알림 하나를 읽은 것으로 해요.',
    'Marks one notification as read.',
    one('notificationId', named(60)),
    nothing,
  ),
  checkNotificationSetting: call(
    '알림이 켜져 있는지 알려 줘요.',
    'Returns whether notifications are on.',
    nothing,
    one('isEnabled', yes),
  ),
  requestNotificationSetting: call(
    '알림 설정을 열어요.',
    'Opens the notification setting.',
    nothing,
    nothing,
    'person',
  ),
  getNotiTotalCount: call(
    '알림 수를 모두 알려 줘요.',
    'Returns the total number of notifications.',
    inbox,
    one('totalCount', count),
  ),
  logout: call('앱에서도 로그아웃해요.', 'Logs out in the app too.', nothing, nothing),
  setEnterYn: call(
    '파크 안에 있는지 알려요. enterCode는 Y나 N이에요.',
    'Reports whether the member is in the park; enterCode is Y or N.',
    shape({ enterCode: { enum: ['Y', 'N'] }, pticketId: text(40), parkType, membershipUid: text(40) }, [
      'enterCode',
      'pticketId',
      'parkType',
      'membershipUid',
    ]),
    nothing,
  ),
  getStepCount: call('걸음 수를 알려 줘요.', 'Returns the step count.', nothing, one('stepCount', count)),
  listenStatus: call(
    '앱이 push와 lifecycle을 알려 주기 시작해요.',
    'Subscribes to push and lifecycle events.',
    nothing,
    nothing,
  ),
  setBrightness: call(
    '화면 밝기를 바꿔요. 0에서 1까지이고, 값이 없으면 원래 밝기로 돌아가요.',
    "Sets the screen's brightness, 0 to 1; without a value, the device's own again.",
    shape({ brightness: { type: 'number', minimum: 0, maximum: 1 } }, []),
    nothing,
  ),
  callEmail: call(
    '메일 앱을 열어요.',
    'Opens the mail app.',
    shape({ address: named(320), subject: text(200) }, ['address']),
    nothing,
  ),
  clearCache: call('웹 화면이 담아 둔 파일을 지워요.', "Clears the web view's cache.", nothing, nothing),
  openFirstOfferwall: call('첫 번째 리워드 서비스를 열어요.', 'Opens the first offerwall.', offerwall, nothing),
  openSecondOfferwall: call('두 번째 리워드 서비스를 열어요.', 'Opens the second offerwall.', offerwall, nothing),
} as const;

/** Functions that content may call. Excludes functions with tokens, member flags or addresses, which have their own call paths. */
export const contentCalls = [
  'finish',
  'showToast',
  'requestPermission',
  'requestPermissionSetting',
  'dial',
  'openMaps',
  'openAppStore',
  'pickContact',
  'readAllNotification',
  'requestNotificationSetting',
  'setStatusBar',
  'setWebViewTitle',
  'setBrightness',
  'callEmail',
  'clearCache',
  'addToWallet',
] as const satisfies readonly NativeName[];

/** Events sent by the shell. */
export const bridgeEvents = {
  push: shape({ parkType, type: named(20), linkUrl: text(2000) }, ['type']),
  /** Value 0: the app has returned to the foreground (P-452). */
  lifecycle: one('value', { type: 'integer', minimum: 0, maximum: 99 }),
} as const;

export const nativeNames = Object.keys(bridgeFunctions) as NativeName[];

export type NativeName = keyof typeof bridgeFunctions;
export type NativeEvent = keyof typeof bridgeEvents;

type Data = {
  readonly [Name in NativeName]: FromSchema<
    (typeof bridgeFunctions)[Name]['data'],
    { keepDefaultedPropertiesOptional: true }
  >;
};
type Found = { readonly [Name in NativeName]: FromSchema<(typeof bridgeFunctions)[Name]['answer']> };
type EventData = { readonly [Name in NativeEvent]: FromSchema<(typeof bridgeEvents)[Name]> };
// Interfaces, so that the compiler resolves single names. A mapped type is resolved for all names together, which is too expensive.
interface DataByName extends Data {}
interface ResultByName extends Found {}
interface EventDataByName extends EventData {}

/** Request data of a function; values with a default are optional. */
export type NativeData<Name extends NativeName> = DataByName[Name];
/** Result data of a function. */
export type NativeResult<Name extends NativeName> = ResultByName[Name];
export type NativeEventData<Name extends NativeEvent> = EventDataByName[Name];

/** 200 'success' with the result, or 999 'error': refused, absent, late, or an answer that does not match its schema (V-503, V-504). */
export type NativeAnswer<Name extends NativeName = NativeName> =
  | { readonly code: 200; readonly message: 'success'; readonly data: NativeResult<Name> }
  | { readonly code: 999; readonly message: 'error' };
