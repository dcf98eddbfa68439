type Data = Readonly<Record<string, unknown>>;

interface Listed {
  readonly list: readonly Readonly<Record<keyof typeof lengths, string>>[];
  readonly totalCnt: number;
  readonly unreadCount: number;
}

const path = '/api/v1/iam/members/notifications';
/** Fields of a notification that the app passes on, with their greatest lengths in the bridge. */
const lengths = { notificationId: 60, notiType: 20, title: 200, body: 2000, linkUrl: 2000, sendDtm: 14, readYn: 1 };
const fields = Object.keys(lengths) as (keyof typeof lengths)[];
const none: Listed = { list: [], totalCnt: 0, unreadCount: 0 };
const headers = { 'content-type': 'application/json', 'x-pageid': 'SANDBOX' };

/** The server tells browsers of a session by this cookie. Tests have no document. */
const isLoggedIn = (): boolean => globalThis.document?.cookie.includes('session_hint=') ?? true;

/** Reads the own list of the member who is logged in within the app; guests have none. */
const read = async ({ notiType = 'ALL', currentPage = 1, pagePerCount = 20 }: Data): Promise<Listed> => {
  if (!isLoggedIn()) return none;
  const asked = { notiType, currentPage, pagePerCount };
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${path}?${query}`, { headers });
  return response.ok ? ((await response.json()) as { readonly data: Listed }).data : none;
};

/** Lists the notifications of the member. */
export const listNotifications = async (asked: Data): Promise<object> => {
  const { list, totalCnt } = await read(asked);
  return {
    totalCount: totalCnt,
    notificationList: list.map((one) =>
      Object.fromEntries(fields.map((name) => [name, one[name].slice(0, lengths[name])])),
    ),
  };
};

/** Counts the notifications of the member. */
export const countNotifications = async (asked: Data): Promise<object> => ({
  totalCount: (await read({ ...asked, pagePerCount: 1 })).totalCnt,
});

/** Counts the unread notifications of the member. */
export const countUnread = async (): Promise<object> => ({
  unreadCount: (await read({ pagePerCount: 1 })).unreadCount,
});

/** Marks notifications of the member as read. */
export const markRead = async (body: object): Promise<object> => {
  if (isLoggedIn()) await fetch(`${path}/read`, { method: 'POST', headers, body: JSON.stringify(body) });
  return {};
};
