/** Device that this page acts as. */
export interface Played {
  readonly venue: string;
  readonly kind: string;
  readonly facility: string;
}

export interface Answer {
  readonly scanId: string;
  readonly resultCd: 'OK' | 'REFUSED' | 'DOUBLED';
  readonly reasonCd: string;
  readonly productNm?: string;
  readonly initials?: string;
  readonly peopleCnt?: number;
  readonly againYn?: string;
  readonly queueNo?: number;
  readonly entranceCd?: string;
  readonly discountAmt?: number;
  readonly approvalNo?: string;
  readonly balanceAmt?: number;
}

const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-pageid': 'SANDBOX', ...headers },
    body: JSON.stringify(body),
  });

let token = '';
let joined = '';
let deviceId = '';

/** Returns the id of a device that has joined; empty while it has not. */
export const joinedDevice = (played: Played): string => (joined === JSON.stringify(played) ? deviceId : '');

/** Joins as a device, unless it has joined already. Returns the name of the device. */
export const join = async (played: Played): Promise<string> => {
  const key = JSON.stringify(played);
  if (joined === key && token !== '') return '';
  const joining = (await (await post('/sandbox/devices/joining', played)).json()) as { readonly token: string };
  const answer = (await (
    await post('/api/device/v1/join', { token: joining.token, version: '1', model: 'Sandbox' })
  ).json()) as {
    readonly data: { readonly accessToken: string; readonly deviceId: string; readonly deviceNm: string };
  };
  token = answer.data.accessToken;
  joined = key;
  deviceId = answer.data.deviceId;
  return answer.data.deviceNm;
};

const request = (path: string, body: object | undefined): Promise<Response> =>
  body === undefined
    ? fetch(`/api/device/v1/${path}`, { headers: { authorization: `Bearer ${token}` } })
    : post(`/api/device/v1/${path}`, body, { authorization: `Bearer ${token}` });

/** Calls the device API. Joins again if another window has taken over the device. */
export const callDevice = async <Data>(played: Played, path: string, body?: object): Promise<Data> => {
  await join(played);
  let response = await request(path, body);
  if (response.status === 401) {
    token = '';
    await join(played);
    response = await request(path, body);
  }
  const answer = (await response.json()) as {
    readonly data?: Data;
    readonly code: string;
    readonly errorMessage?: string;
  };
  if (answer.data === undefined) throw new Error(answer.errorMessage ?? answer.code);
  return answer.data;
};
