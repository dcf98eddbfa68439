import { Ajv } from 'ajv';
import { fc } from '#tests/fast-check.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bridgeEvents, nativeNames, type NativeData, type NativeName } from '#schemas/bridge.schema';
import { bridgeFunctions } from '#schemas/bridge-functions';
import { answerSample, dataSample } from '#tests/bridge-samples.ts';
import { callNative, hearNative } from './bridge.ts';
import { longestWait } from './call-native.ts';
import { parseWireValue, type WireSchema } from '#engine/values/parse-wire-value';

interface Sent {
  readonly id: string;
  readonly name: NativeName | 'listenStatus';
  readonly data: unknown;
}

const received = (message: unknown) =>
  (window as { promenade?: { receive(message: unknown): void } }).promenade?.receive(message);

/** A shell that answers every call at once with what is given; what it was sent is noted. */
const shellThat = (answers: (sent: Sent) => unknown): Sent[] => {
  const sent: Sent[] = [];
  vi.stubGlobal('promenadeNative', {
    postMessage: (text: string) => {
      const message = JSON.parse(text) as Sent;
      sent.push(message);
      const answer = answers(message);
      if (answer !== undefined) received({ id: message.id, ...(answer as object) });
    },
  });
  return sent;
};

const error = { code: 999, message: 'error' };
const found = (name: NativeName) => ({ code: 200, message: 'success', data: answerSample(name) });
// The table goes over all names, each with the data that its own schema asks for.
const ask = (name: NativeName, more: object = {}) =>
  callNative<NativeName>(name, { ...dataSample(name), ...more } as unknown as NativeData<NativeName>);

/** The functions of the specification's list (001 section 7), each by its line of the ledger. */
const lines: Readonly<Record<NativeName, string>> = {
  finish: 'V-453',
  showToast: 'V-454',
  getVersion: 'V-455',
  shareContent: 'V-456',
  getLangCode: 'V-457',
  setLangCode: 'V-458',
  checkPermission: 'V-459',
  requestPermission: 'V-460',
  requestPermissionSetting: 'V-461',
  checkPermissionSync: 'V-462',
  checkMandatoryPermission: 'V-463',
  scan: 'V-464',
  getLocation: 'V-465',
  pickContact: 'V-466',
  dial: 'V-467',
  openExternalPage: 'V-468',
  openMaps: 'V-469',
  isAppInstalled: 'V-470',
  saveImage: 'V-471',
  downloadImage: 'V-472',
  shareImage: 'V-473',
  shareToPhotoStory: 'V-474',
  checkWalletSupport: 'V-475',
  addToWallet: 'V-476',
  setToken: 'V-477',
  socialLogin: 'V-478',
  openAppStore: 'V-479',
  pickImages: 'V-480',
  pickVideos: 'V-481',
  setPreference: 'V-482',
  getPreference: 'V-483',
  setStatusBar: 'V-484',
  setWebViewTitle: 'V-485',
  openSmartReservation: 'V-486',
  getUnreadNotiCount: 'V-487',
  getNotifications: 'V-488',
  readAllNotification: 'V-489',
  readNotification: 'V-490',
  checkNotificationSetting: 'V-491',
  requestNotificationSetting: 'V-492',
  getNotiTotalCount: 'V-493',
  logout: 'V-494',
  setEnterYn: 'V-495',
  getStepCount: 'V-496',
  listenStatus: 'V-497',
  setBrightness: 'V-498',
  callEmail: 'V-499',
  clearCache: 'V-500',
  openFirstOfferwall: 'V-501',
  openSecondOfferwall: 'V-502',
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the bridge has every function of the list, and no other [P-654]', () => {
  expect(nativeNames).toEqual(Object.keys(lines));
});

describe.each(nativeNames)('%s', (name) => {
  it(`is sent with what it asks for, and gives what the shell found [${lines[name]}] [V-014]`, async () => {
    const sent = shellThat(() => ({ code: 200, message: 'success', data: answerSample(name) }));
    expect(await ask(name)).toEqual(found(name));
    expect(sent).toEqual([{ id: expect.any(String), name, data: dataSample(name) }]);
  });

  it('reaches the handler of iOS as an object', async () => {
    const post = vi.fn<(message: unknown) => void>((message) =>
      received({ id: (message as Sent).id, code: 200, message: 'success', data: answerSample(name) }),
    );
    vi.stubGlobal('webkit', { messageHandlers: { promenade: { postMessage: post } } });
    expect(await ask(name)).toEqual(found(name));
    expect(post).toHaveBeenCalledWith({ id: expect.any(String), name, data: dataSample(name) });
  });

  it(`is 999 where there is no shell [${lines[name]}] [V-014] [V-504]`, async () => {
    expect(await ask(name)).toEqual(error);
  });

  it.each([
    ['says 999', { code: 999, message: 'error' }],
    ['says 999 with data', { code: 999, data: answerSample(name) }],
    ['says a code that is none', { code: 500, data: answerSample(name) }],
    ['says its code as a text', { code: '200', data: answerSample(name) }],
    ['says nothing', {}],
    ['answers a text', { code: 200, data: 'yes' }],
    ['answers a list', { code: 200, data: [answerSample(name)] }],
    ['answers a number', { code: 200, data: 1 }],
  ])('is 999 where the shell %s', async (_, answer) => {
    shellThat(() => answer);
    expect(await ask(name)).toEqual(error);
  });

  it('is 999 where the shell throws', async () => {
    vi.stubGlobal('promenadeNative', {
      postMessage: () => {
        throw new Error('no such function');
      },
    });
    expect(await ask(name)).toEqual(error);
  });

  it('is 999 where the shell answers late, and what comes then is not heard', async () => {
    const sent = shellThat(() => undefined);
    const asked = ask(name);
    await vi.advanceTimersByTimeAsync(longestWait[bridgeFunctions[name].waits]);
    received({ id: sent[0]?.id, code: 200, data: answerSample(name) });
    expect(await asked).toEqual(error);
  });

  it('leaves out what its schemas do not name', async () => {
    const sent = shellThat(() => ({
      code: 200,
      data: { ...answerSample(name), evil: '<script>', ['__proto__']: { evil: 1 } },
    }));
    expect(await ask(name, { secret: 1 })).toEqual(found(name));
    expect(sent[0]?.data).toEqual(dataSample(name));
  });
});

describe.each(nativeNames.filter((name) => bridgeFunctions[name].answer.required.length > 0))(
  'what %s answers',
  (name) => {
    const { required } = bridgeFunctions[name].answer;
    const hostile: readonly unknown[] = [null, {}, [[]], 1e300, '\u0000'.repeat(9_000_000), { toString: 'x' }];

    it.each(required)('is 999 without %s', async (field) => {
      shellThat(() => ({ code: 200, data: { ...answerSample(name), [field]: undefined } }));
      expect(await ask(name)).toEqual(error);
    });

    it.each(required.flatMap((field) => hostile.map((value, index) => ({ field, index, value }))))(
      'is 999 with a $field of another kind ($index)',
      async ({ field, value }) => {
        shellThat(() => ({ code: 200, data: { ...answerSample(name), [field]: value } }));
        expect(await ask(name)).toEqual(error);
      },
    );
  },
);

describe('a call', () => {
  it('that its schema refuses is not sent', async () => {
    const sent = shellThat(() => ({ code: 200 }));
    expect(await callNative('requestPermissionSetting', { permissionType: 'camera' })).toEqual(error);
    expect(await callNative('openExternalPage', { url: 'javascript:alert(1)' })).toEqual(error);
    expect(sent).toEqual([]);
  });

  it('is answered once, by its own id', async () => {
    const sent = shellThat(() => undefined);
    const [first, second] = [callNative('getStepCount', {}), callNative('getStepCount', {})];
    received({ id: 'none', code: 200, data: { stepCount: 1 } });
    received({ id: sent[1]?.id, code: 200, data: { stepCount: 2 } });
    received({ id: sent[1]?.id, code: 200, data: { stepCount: 3 } });
    received(JSON.stringify({ id: sent[0]?.id, code: 200, data: { stepCount: 4 } }));
    expect(await Promise.all([first, second])).toMatchObject([{ data: { stepCount: 4 } }, { data: { stepCount: 2 } }]);
  });

  it('is answered with 200 and success or with 999 and error, and with data where there is some [V-335] [V-503]', async () => {
    shellThat(({ name }) => ({
      code: name === 'logout' ? 999 : 200,
      message: 'whatever',
      ...(name === 'checkWalletSupport' ? { data: { isSupported: true } } : {}),
    }));
    expect([
      await callNative('clearCache', {}),
      await callNative('checkWalletSupport', {}),
      await callNative('logout', {}),
    ]).toEqual([
      { code: 200, message: 'success', data: {} },
      { code: 200, message: 'success', data: { isSupported: true } },
      error,
    ]);
  });

  it('carries the names that the specification gives its values [V-336] [V-340]', () => {
    const names = (...calls: readonly NativeName[]) =>
      [...new Set(calls.flatMap((name) => Object.keys(bridgeFunctions[name].data.properties)))].sort();
    expect(names('getNotifications', 'readNotification')).toEqual([
      'currentPage',
      'notiType',
      'notificationId',
      'pagePerCount',
      'resortType',
    ]);
    expect([
      names('setToken'),
      names('setLangCode'),
      names('checkPermission'),
      names('setPreference', 'getPreference'),
    ]).toEqual([['membershipUid', 'token'], ['langCode'], ['permissionType'], ['key', 'value']]);
    expect([
      names('openFirstOfferwall', 'openSecondOfferwall'),
      names('openSmartReservation'),
      names('downloadImage'),
    ]).toEqual([
      ['birtyYear', 'gender', 'type', 'usrKey'],
      ['title', 'url'],
      ['fileName', 'imageUrl'],
    ]);
  });

  it('gets its default where a value is left out [V-501] [V-502]', async () => {
    const sent = shellThat(() => ({ code: 200 }));
    await callNative('openFirstOfferwall', { usrKey: 'M1', birtyYear: '1990', gender: 'F' });
    await callNative('openSecondOfferwall', { usrKey: 'M1', birtyYear: '1990', gender: 'F', type: 'tile' });
    expect(sent.map(({ data }) => data)).toEqual([
      { usrKey: 'M1', birtyYear: '1990', gender: 'F', type: 'bar' },
      { usrKey: 'M1', birtyYear: '1990', gender: 'F', type: 'tile' },
    ]);
  });
});

describe('what the shell tells by itself', () => {
  it.each([
    ['push', { parkType: 'EL', type: 'NTC', linkUrl: '/notices' }],
    ['push', { type: 'CPN' }],
    ['lifecycle', { value: 0 }],
  ] as const)('is heard: %s %j', (event, data) => {
    shellThat(() => ({ code: 200 }));
    const hear = vi.fn<(told: unknown) => void>();
    const end = hearNative(event, hear);
    received({ event, data: { ...data, more: 1 } });
    end();
    received({ event, data });
    expect(hear.mock.calls).toEqual([[data]]);
  });

  it.each([
    ['push', {}],
    ['push', { type: 7 }],
    ['push', { type: '' }],
    ['push', { type: 'CPN', parkType: 'el' }],
    ['push', { type: 'CPN', linkUrl: ['/a'] }],
    ['push', 'CPN'],
    ['push', null],
    ['lifecycle', { value: '0' }],
    ['lifecycle', { value: 0.5 }],
    ['lifecycle', 0],
    ['lifecycle', undefined],
  ] as const)('is not heard when it is broken: %s %j', (event, data) => {
    const hear = vi.fn<(told: unknown) => void>();
    const end = hearNative(event, hear);
    received({ event, data });
    end();
    expect(hear).not.toHaveBeenCalled();
  });

  it.each([
    ['{'],
    [null],
    [undefined],
    [1],
    ['"text"'],
    [{ event: 'toString' }],
    [{ event: '__proto__', data: {} }],
    [
      {
        get event() {
          throw new Error('hostile');
        },
      },
    ],
    [
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('hostile');
          },
        },
      ),
    ],
  ])('never throws back into the shell (%#)', (message) => {
    const end = hearNative('push', () => undefined);
    expect(() => received(message)).not.toThrow();
    end();
  });
});

const schemas = [
  ...nativeNames.flatMap((name) => [bridgeFunctions[name].data, bridgeFunctions[name].answer]),
  ...Object.values(bridgeEvents),
];

it('reads a value just as the schemas of the documents are read, with unknown names left out and defaults filled in', () => {
  const ajv = new Ajv({ removeAdditional: true, useDefaults: true, unicodeRegExp: true });
  const checks = schemas.map((schema) => ({ schema, fits: ajv.compile(schema) }));
  const names = [...new Set(schemas.flatMap((schema) => Object.keys(schema.properties)))];
  const value = fc.oneof(
    fc.constantFrom('1005', '1004', 'Y', 'ko', 'EL', 'https://a.example/', '', '01012345678', 0, 0.5, 3, true, null),
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...names), value),
        fc.constantFrom(...nativeNames).map(answerSample),
        fc.constantFrom(...nativeNames).map(dataSample),
      ),
      (given) => {
        for (const { schema, fits } of checks) {
          const copy = structuredClone(given);
          const expected = fits(copy) ? copy : undefined;
          expect(parseWireValue(schema as WireSchema, given)).toEqual(expected);
        }
      },
    ),
  );
});
