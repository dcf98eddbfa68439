import { byId } from './dom.ts';
import { countNotifications, countUnread, listNotifications, markRead } from './notifications.ts';

type Data = Readonly<Record<string, unknown>>;

const isOn = (id: string): boolean => byId<HTMLInputElement>(id).checked;
const switchOf = (type: unknown): string => (type === '1004' ? 'permission-1004' : 'permission-others');
const preferences = new Map<unknown, unknown>();
const language = () => document.querySelector<HTMLInputElement>('#app [name="lang"]:checked')?.value;
let spoken: unknown;

/** Unread notifications that the tester has typed in; without, those of the member count. */
const typedUnread = (): number => byId<HTMLInputElement>('unread').valueAsNumber;

/** State of the device, by function. */
const answers: Readonly<Record<string, (data: Data) => object | Promise<object>>> = {
  getLangCode: () => ({ langCode: spoken ?? language() }),
  checkPermission: ({ permissionType }) => ({ isGranted: isOn(switchOf(permissionType)) }),
  checkPermissionSync: ({ permissionType }) => ({ isGranted: isOn(switchOf(permissionType)) }),
  checkMandatoryPermission: () => ({ isGranted: isOn('permission-others') }),
  // No permission dialog: the switch on the page decides.
  requestPermission: ({ permissionType }) => ({ isGranted: isOn(switchOf(permissionType)) }),
  getUnreadNotiCount: () => (Number.isNaN(typedUnread()) ? countUnread() : { unreadCount: typedUnread() }),
  getNotifications: listNotifications,
  getNotiTotalCount: countNotifications,
  readNotification: ({ notificationId }) => markRead({ notificationId }),
  readAllNotification: () => markRead({ allYn: 'Y' }),
  checkNotificationSetting: () => ({ isEnabled: isOn('notifications') }),
  getPreference: ({ key }) => ({ value: preferences.get(key) ?? '' }),
};

/** Applies the changes of a call to the device. */
const changes: Readonly<Record<string, (data: Data) => void>> = {
  setLangCode: ({ langCode }) => void (spoken = langCode),
  setPreference: ({ key, value }) => void preferences.set(key, value),
  readAllNotification: () => void (byId<HTMLInputElement>('unread').value = ''),
};

/** Returns the default answer to a function, or undefined. */
export const deviceAnswer = (name: string, data: Data): object | Promise<object> | undefined =>
  Object.hasOwn(answers, name) ? answers[name]?.(data) : undefined;

export const changeDevice = (name: string, data: Data): void => {
  if (Object.hasOwn(changes, name)) changes[name]?.(data);
};

/** Restarts the app; permanent data stays. */
export const restartDevice = (): void => {
  spoken = undefined;
};
