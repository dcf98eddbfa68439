import { describe, expect, it } from 'vitest';
import { accountServer, hour, minute, PASSWORD } from '#tests/account-server.ts';
import { page } from '#tests/sound-site.ts';
import {
  answerAs,
  codeOf,
  comeBack,
  finishVerify,
  locationOf,
  refOf,
  startVerify,
  verifyAs,
  verifyProviders,
} from '#tests/verify-flow.ts';
import { feature } from './feature.ts';

const server = accountServer({
  documents: [...verifyProviders, page(40, 'Join', '/member/join')],
  features: [feature],
});
const { app } = server;
const rows = () => server.store().db.selectFrom('verifications').selectAll();
const rowOf = (id: string) => rows().where('id', '=', id).executeTakeFirstOrThrow();

/** A browser at the page that starts a verification. */
const visitor = () => {
  const browser = server.browser();
  return {
    ...browser,
    post: (path: string, body?: unknown) => browser.post(path, body, { headers: { 'x-pageid': 'PGE_TST_00040' } }),
  };
};

describe('a verification', () => {
  it('shows masked values to the browser that started it, and where to go on', async () => {
    const browser = visitor();
    const { verifyId, answer } = await verifyAs(app, browser);
    expect(answer.json()).toEqual({
      code: '200',
      data: {
        verifyId,
        method: 'NICE',
        purpose: 'JOIN',
        nextScreen: '',
        returnUrl: `/member/join?verifyId=${verifyId}`,
        userName: '남**음',
        birthDate: '19960607',
        genderCd: '2',
        foreignerYn: 'N',
        mobileNo: '01*******91',
      },
    });
  });

  it('takes a person who was typed, a foreign resident without a mobile phone too', async () => {
    const { answer } = await verifyAs(app, visitor(), {
      fields: { person: '', name: "SEAN O'BRIEN", birthDate: '19800101', gender: '1', foreigner: 'Y', mobile: '' },
    });
    expect(answer.json<{ data: object }>().data).toMatchObject({
      foreignerYn: 'Y',
      mobileNo: '',
      userName: 'S**********N',
    });
  });

  it('answers a reload with the same values until the result expires', async () => {
    const browser = visitor();
    const { ref, answer } = await verifyAs(app, browser);
    expect((await finishVerify(browser, ref)).json()).toEqual(answer.json());
    server.wait(10 * minute);
    expect(codeOf(await finishVerify(browser, ref))).toBe('VRF_03');
  });

  it('is asked of the provider once when two calls finish it at the same time', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser);
    const ref = await comeBack(browser, locationOf(await answerAs(app, provider)));
    const [one, other] = await Promise.all([finishVerify(browser, ref), finishVerify(browser, ref)]);
    expect(one.statusCode).toBe(200);
    expect(other.json()).toEqual(one.json());
  });

  it('comes back by a form post without cookies, which is put away and answered with a reference [P-020] [P-045] [P-180] [P-358]', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser, { method: 'IPIN' });
    const posted = await answerAs(app, provider);
    const [state, token] = ['state', 'token'].map(
      (name) => new RegExp(`name="${name}" value="([^"]*)"`).exec(posted.body)?.[1] ?? '',
    );
    const landed = await app().inject({
      method: 'POST',
      url: '/member/verify/ipin',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://provider.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams({ state: state ?? '', token: token ?? '', other: 'x' }).toString(),
    });
    expect(landed.statusCode).toBe(303);
    expect(locationOf(landed)).toMatch(/^\/member\/verify\/ipin\?ref=[\w-]{43}$/);
    expect((await finishVerify(browser, refOf(locationOf(landed)))).statusCode).toBe(200);
  });

  it.each([
    ['cancelled', 'cancel', 'VRF_01'],
    ['refused', 'fail', 'VRF_02'],
    ['late', 'delay', 'VRF_03'],
    ['forged', 'forge', 'VRF_02'],
  ])(
    'that the provider answers as %s is refused, with the way back to the page that started',
    async (_, outcome, code) => {
      const { answer } = await verifyAs(app, visitor(), { fields: { outcome } });
      expect(answer.json()).toMatchObject({ code, errorType: 'B', returnUrl: '/member/join' });
    },
  );
});

describe('a return', () => {
  it('finishes in the browser that started alone; any other one is answered as for an unknown reference', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser);
    const ref = await comeBack(browser, locationOf(await answerAs(app, provider)));
    const thief = visitor();
    await startVerify(thief);
    const stolen = await finishVerify(thief, ref);
    const unknown = await finishVerify(thief, 'A'.repeat(43));
    expect(stolen.json()).toEqual(unknown.json());
    expect(codeOf(stolen)).toBe('VRF_03');
    expect((await finishVerify(browser, ref)).statusCode).toBe(200);
  });

  it('counts once: a replay of the provider’s answer brings nothing new', async () => {
    const browser = visitor();
    const { returned, ref, answer } = await verifyAs(app, browser);
    const again = await comeBack(browser, returned);
    expect(codeOf(await finishVerify(browser, again))).toBe('VRF_03');
    expect((await finishVerify(browser, ref)).json()).toEqual(answer.json());
  });

  it('with the answer of another transaction is refused', async () => {
    const browser = visitor();
    const [first, second] = [await startVerify(browser), await startVerify(browser)];
    const other = new URL(locationOf(await answerAs(app, second.provider)));
    const swapped = new URL(locationOf(await answerAs(app, first.provider)));
    swapped.searchParams.set('token', other.searchParams.get('token') ?? '');
    expect(codeOf(await finishVerify(browser, await comeBack(browser, swapped.href)))).toBe('VRF_02');
  });

  it('of a person of one browser cannot be moved into the verification of another one', async () => {
    const [victim, attacker] = [visitor(), visitor()];
    const mine = await startVerify(attacker);
    const theirs = await startVerify(victim);
    const token = new URL(locationOf(await answerAs(app, theirs.provider))).searchParams.get('token') ?? '';
    const moved = new URL(locationOf(await answerAs(app, mine.provider)));
    moved.searchParams.set('token', token);
    expect(codeOf(await finishVerify(attacker, await comeBack(attacker, moved.href)))).toBe('VRF_02');
  });

  it('at the address of another provider finds no transaction', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser);
    const returned = locationOf(await answerAs(app, provider)).replace('/verify/nice', '/verify/ipin');
    expect(codeOf(await finishVerify(browser, await comeBack(browser, returned)))).toBe('VRF_03');
  });

  it('waits five minutes for the browser', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser);
    const ref = await comeBack(browser, locationOf(await answerAs(app, provider)));
    server.wait(5 * minute + 1000);
    expect(codeOf(await finishVerify(browser, ref))).toBe('VRF_03');
  });

  it('with a field that comes twice has no such field', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser);
    const returned = `${locationOf(await answerAs(app, provider))}&token=x`;
    expect(codeOf(await finishVerify(browser, await comeBack(browser, returned)))).toBe('VRF_02');
  });

  it('of an unknown transaction is redirected alike, and no row changes', async () => {
    const before = await rows().execute();
    const landed = await server.browser().get('/member/verify/nice?state=unknown&token=x');
    expect(landed.statusCode).toBe(303);
    expect(locationOf(landed)).toMatch(/^\/member\/verify\/nice\?ref=[\w-]{43}$/);
    expect(await rows().execute()).toEqual(before);
  });

  it.each(['//evil.example', '/member/verify/nice/../../x', '/member/verify/go/https:%2f%2fevil.example'])(
    'redirects to no other place: %s',
    async (path) => {
      const landed = await server.browser().get(`${path}?state=x&return=https://evil.example&ref=https://evil.example`);
      expect(locationOf(landed)).not.toContain('evil');
    },
  );

  it('leaves nothing of the provider in the address, and tells no site where it came from', async () => {
    const browser = visitor();
    const { provider } = await startVerify(browser);
    const url = new URL(locationOf(await answerAs(app, provider)));
    const landed = await browser.get(`${url.pathname}${url.search}`);
    expect(locationOf(landed)).not.toContain(url.searchParams.get('state') ?? '');
    expect(landed.headers['referrer-policy']).toContain('no-referrer');
  });
});

describe('the way to the provider', () => {
  it('is open to the browser that started; any other one goes to the main page', async () => {
    const browser = visitor();
    const { url } = await startVerify(browser);
    expect(new URL(locationOf(await browser.get(url))).pathname).toBe('/sandbox/verify/NICE');
    const other = locationOf(await server.browser().get(url));
    expect(other).toBe(locationOf(await server.browser().get('/member/verify/go/unknown')));
    expect(other.startsWith('/')).toBe(true);
  });

  it('leads to another site, and names a return address of this one', async () => {
    const { provider } = await startVerify(visitor());
    const url = new URL(provider);
    expect(url.hostname).toBe('127.0.0.1');
    expect(url.searchParams.get('return')).toBe('http://localhost:80/member/verify/nice');
  });

  it('ends half an hour after the start', async () => {
    const browser = visitor();
    const { url, provider } = await startVerify(browser);
    const returned = locationOf(await answerAs(app, provider));
    server.wait(hour / 2);
    expect(locationOf(await browser.get(url))).toBe('/member/verify/nice');
    expect(codeOf(await finishVerify(browser, await comeBack(browser, returned)))).toBe('VRF_03');
  });
});

describe('the provider of the sandbox', () => {
  it.each([
    ['another site', 'https://evil.example/member/verify/nice'],
    ['another page', 'http://localhost:80/member/login'],
    ['no address', 'javascript:alert(1)'],
  ])('sends no answer to %s', async (_, address) => {
    const { provider } = await startVerify(visitor());
    const url = new URL(provider);
    url.searchParams.set('return', address);
    const answer = await answerAs(app, url.href);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.location).toBeUndefined();
  });

  it('offers the people of the demo and refuses what is no person', async () => {
    const { provider } = await startVerify(visitor());
    const url = new URL(provider);
    const shown = await app().inject({ url: `${url.pathname}${url.search}`, headers: { host: url.host } });
    expect(shown.body).toContain('남궁처음');
    expect(shown.headers['content-security-policy']).toContain("form-action 'self'");
    expect((await answerAs(app, provider, { person: '', name: '' })).statusCode).toBe(422);
  });
});

describe('starts', () => {
  it('are five an hour for a browser', async () => {
    const browser = visitor();
    for (let count = 0; count < 5; count++) await startVerify(browser);
    const refused = await browser.post('users/verify/start', { method: 'NICE', purpose: 'JOIN' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'LGN_02', waitSeconds: expect.any(Number) });
    server.wait(hour);
    expect((await browser.post('users/verify/start', { method: 'NICE', purpose: 'JOIN' })).statusCode).toBe(200);
  });

  it.each([
    ['a guardian by phone', 'NICE', 'GUARDIAN'],
    ['a join by a guardian', 'LEGAL_REPRESENTATIVE', 'JOIN'],
  ])('of %s are not offered', async (_, method, purpose) => {
    expect(codeOf(await visitor().post('users/verify/start', { method, purpose }))).toBe('VRF_06');
  });

  it('of a member’s own verification need the login', async () => {
    expect(codeOf(await visitor().post('users/verify/start', { method: 'NICE', purpose: 'CERTIFY' }))).toBe('TKT_01');
  });
});

it.each([
  ['NICE', 'JOIN', 'nice'],
  ['SELF', 'JOIN', 'portal'],
  ['LEGAL_REPRESENTATIVE', 'GUARDIAN', 'portal'],
])(
  'the method %s for %s goes by the provider %s and brings its result [P-020] [P-045] [P-358]',
  async (method, purpose, way) => {
    const { returned, answer } = await verifyAs(app, visitor(), { method, purpose });
    expect(returned).toContain(`/verify/${way}`);
    expect(answer.json()).toMatchObject({ data: { method, purpose, userName: '남**음' } });
  },
);

it('lists the ways of a purpose in the order of the documents', async () => {
  const answer = await server.browser().get('users/verify/methods?purpose=JOIN');
  const { methodList } = answer.json<{ data: { methodList: { method: string }[] } }>().data;
  expect(methodList.map(({ method }) => method)).toEqual(['IPIN', 'NICE', 'SELF']);
});

it('a verification that a member started is finished by that member only', async () => {
  const [member, other] = [await server.addMember(), await server.addMember()];
  const browser = server.browser();
  await browser.login(member, PASSWORD);
  const { provider } = await startVerify(browser, { purpose: 'PROVE' });
  const ref = await comeBack(browser, locationOf(await answerAs(app, provider)));
  await browser.login(other, PASSWORD);
  expect(codeOf(await finishVerify(browser, ref))).toBe('VRF_03');
});

it('no secret stands in the store, in logs or in answers', async () => {
  const browser = visitor();
  const { provider } = await startVerify(browser);
  const asked = new URL(provider).searchParams;
  const returned = locationOf(await answerAs(app, provider));
  const token = new URL(returned).searchParams.get('token') ?? '';
  const ref = await comeBack(browser, returned);
  const answer = await finishVerify(browser, ref);
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    ci: string;
    di: string;
  };
  const kept = JSON.stringify([await rows().execute(), server.logged(), answer.body]);
  const secrets = {
    state: asked.get('state'),
    nonce: asked.get('nonce'),
    token,
    ref,
    ci: claims.ci,
    di: claims.di,
    name: '남궁처음',
  };
  const found = Object.entries(secrets).filter(([, value]) => kept.includes(value ?? ''));
  expect(found).toEqual([]);
});

it('rows end after their time: results are emptied at once, rows deleted after three months', async () => {
  const { cleanVerifications } = await import('./verifications-store.ts');
  const { verifyId } = await verifyAs(app, visitor());
  const waiting = await startVerify(visitor());
  server.wait(hour);
  await cleanVerifications(app().context);
  expect(await rowOf(verifyId)).toMatchObject({ state: 'EXPIRED', result: '', secrets: '' });
  expect(await rowOf(waiting.verifyId)).toMatchObject({ state: 'EXPIRED', secrets: '' });
  server.wait(93 * 24 * hour);
  await cleanVerifications(app().context);
  expect(await rows().execute()).toEqual([]);
});
