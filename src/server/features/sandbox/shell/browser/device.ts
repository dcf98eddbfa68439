import { byId } from './dom.ts';

type Data = Readonly<Record<string, unknown>>;

const isOn = (id: string): boolean => byId<HTMLInputElement>(id).checked;
const switchOf = (type: unknown): string => (type === '1004' ? 'permission-1004' : 'permission-others');
const preferences = new Map<unknown, unknown>();
const language = () => document.querySelector<HTMLInputElement>('#app [name="lang"]:checked')?.value;
let spoken: unknown;

/** What the device says of itself, by function. */
const answers: Readonly<Record<string, (data: Data) => object>> = {
  getLangCode: () => ({ langCode: spoken ?? language() }),
  checkPermission: ({ permissionType }) => ({ isGranted: isOn(switchOf(permissionType)) }),
  checkPermissionSync: ({ permissionType }) => ({ isGranted: isOn(switchOf(permissionType)) }),
  checkMandatoryPermission: () => ({ isGranted: isOn('permission-others') }),
  // Nobody is asked: the switch is what a person says.
  requestPermission: ({ permissionType }) => ({ isGranted: isOn(switchOf(permissionType)) }),
  getUnreadNotiCount: () => ({ unreadCount: byId<HTMLInputElement>('unread').valueAsNumber }),
  checkNotificationSetting: () => ({ isEnabled: isOn('notifications') }),
  getPreference: ({ key }) => ({ value: preferences.get(key) ?? '' }),
};

/** What a call changes on the device. */
const changes: Readonly<Record<string, (data: Data) => void>> = {
  setLangCode: ({ langCode }) => void (spoken = langCode),
  setPreference: ({ key, value }) => void preferences.set(key, value),
  readAllNotification: () => void (byId<HTMLInputElement>('unread').value = '0'),
};

/** The device's own answer to a function; undefined where it has none. */
export const deviceAnswer = (name: string, data: Data): object | undefined => (Object.hasOwn(answers, name) ? answers[name]?.(data) : undefined);

export const changeDevice = (name: string, data: Data): void => {
  if (Object.hasOwn(changes, name)) changes[name]?.(data);
};

/** The app starts over: what it keeps for good stays. */
export const restartDevice = (): void => {
  spoken = undefined;
};
