import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { loggedIn, visit, type DemoMember } from '../support/log-in.ts';
import { appAgent, openDevices, shownCode } from '../support/park-devices.ts';
import { expect, test } from '../support/watch-page.ts';

const park = '/haneul-land';
const pocket = `${park}/sky-pocket`;

/** Calls the API as the page does. */
const call = async <Data>(page: Page, path: string, body?: object): Promise<Data> => {
  const headers = { 'x-pageid': 'PGE_CMZ_00001', 'idempotency-key': randomUUID() };
  const answer =
    body === undefined
      ? await page.request.get(`/api/v1/iam/${path}`, { headers })
      : await page.request.post(`/api/v1/iam/${path}`, { headers, data: body });
  const { code, data } = (await answer.json()) as { readonly code: string; readonly data: Data };
  expect(`${path} ${code}`).toBe(`${path} 200`);
  return data;
};

/** A phone with the app, whose camera reads what `camera.sees`. */
const openPhone = async (browser: Browser, member: DemoMember) => {
  const context = await browser.newContext({ userAgent: appAgent, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const camera = { sees: '' };
  await page.exposeFunction('cameraSees', () => camera.sees);
  await page.addInitScript(() => {
    const shell = window as unknown as {
      promenadeNative: object;
      promenade?: { receive(message: object): void };
      cameraSees(): Promise<string>;
    };
    const answer = async (text: string): Promise<void> => {
      const { id, name } = JSON.parse(text) as { readonly id: string; readonly name: string };
      shell.promenade?.receive(
        name === 'scan' ? { id, code: 200, data: { scanCode: await shell.cameraSees() } } : { id, code: 999 },
      );
    };
    shell.promenadeNative = { postMessage: (text: string) => void answer(text) };
  });
  await loggedIn(page, member);
  return { page, camera, context };
};
type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Makes a companion of the partner, and lends one of three tickets of a booking. The others stay in the pocket: the own one, and that of a child without an account. */
const bookDay = async (
  { page }: Phone,
  { page: partner }: Phone,
): Promise<readonly { readonly productId: string; readonly staticCode: string }[]> => {
  const { productList } = await call<{ productList: { readonly productId: string; readonly staticCode: string }[] }>(
    page,
    'tickets/reservations',
    { rsvNo: '2026110145', mobileEnd: '0001', allYn: 'Y', parkType: 'EL' },
  );
  const { list } = await call<{ list: { readonly friendToken: string }[] }>(page, 'members/get-info', {
    searchType: 'ID',
    searchValueList: ['haneul_simple'],
    parkType: 'EL',
  });
  const [, , lent] = productList;
  await call(page, 'members/friend/upsert', {
    friendToken: list[0]?.friendToken,
    companionFriendType: 'COMPANION',
    parkType: 'EL',
    productIdList: [lent?.productId],
  });
  const { requestList } = await call<{ requestList: { readonly requestId: string }[] }>(
    partner,
    'members/request?parkType=EL',
  );
  await call(partner, 'members/change-status', { requestId: requestList[0]?.requestId, processStatus: 'ACCEPTED' });
  return productList;
};

/** Scans the codes of the own and the child's ticket, and of the lent one. Static codes leave the moving ones unused for the ride. */
const enterPark = async (
  { page }: Phone,
  { page: partner }: Phone,
  { scan }: Awaited<ReturnType<typeof openDevices>>,
): Promise<void> => {
  await visit(page, pocket);
  await expect(page.locator('main svg[role="img"]')).toBeVisible();
  const moving = await shownCode(page);
  const scanned = [await scan(moving)];
  const staticCodes = async (of: Page) =>
    (
      await call<{ productList: { readonly codeRef: string; readonly staticCode: string }[] }>(
        of,
        'skypocket/my-products',
      )
    ).productList.filter(({ codeRef, staticCode }) => staticCode !== '' && codeRef !== '' && !moving.includes(codeRef));
  for (const { staticCode } of [...(await staticCodes(page)), ...(await staticCodes(partner))])
    scanned.push(await scan(staticCode));
  expect(scanned.map((text) => text.includes('확인되었어요'))).toEqual([true, true, true]);
};

/** Texts in Korean, but for the names that members chose. */
const koreanTexts = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('main').innerText())
    .replaceAll(/시험이|뭉게/g, '')
    .split('\n')
    .filter((line) => /[가-힣]/.test(line));

test('a family of three, one of them a child without an account, takes a place with the tutorial and the heights, rides, rents a locker, and leaves [V-073] [V-074] [V-120] [V-267] [V-279] [V-280]', async ({
  browser,
}) => {
  const [mother, father] = [await openPhone(browser, 'haneul_test'), await openPhone(browser, 'haneul_simple')];
  const { page, camera } = mother;
  await bookDay(mother, father);
  const devices = await openDevices(browser);
  await enterPark(mother, father, devices);

  await test.step('the tutorial comes before the queues, and heights before the place', async () => {
    await visit(page, `${park}/map/smart-line`);
    await expect(page).toHaveURL(/\/map\/tutorial-gate\?next=/);
    await page.getByRole('button', { name: '알겠어요, 시작하기' }).tap();
    await expect(page).toHaveURL(`${park}/map/smart-line`);
    await page.getByRole('link', { name: '줄 서기, 바람 열기구' }).tap();
    const people = page.getByRole('group', { name: '함께 탈 사람' }).getByRole('checkbox');
    await expect(people).toHaveCount(3);
    for (const person of await people.all()) await person.check({ force: true });
    const [smallest] = await page.getByRole('slider').all();
    await smallest?.fill('95');
    await page.getByRole('button', { name: '확인하고 줄 서기' }).tap();
    await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
    await smallest?.fill('115');
    await page.getByRole('button', { name: '확인하고 줄 서기' }).tap();
    await expect(page).toHaveURL(`${pocket}/smart-line`);
  });

  const mine = page.getByRole('article').filter({ hasText: '바람 열기구' });
  await test.step('the ride calls the next party, which both phones show', async () => {
    await devices.moveTo('놀이기구', '104');
    await devices.scan('', '다음 부르기');
    await expect(mine).toContainText('지금 오세요');
    await visit(father.page, `${pocket}/smart-line`);
    await expect(father.page.getByRole('article').filter({ hasText: '바람 열기구' })).toContainText('지금 오세요');
  });

  await test.step('without a network the last known place is shown with its time', async () => {
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await mother.context.setOffline(true);
    await expect(page.getByText(/\d\d:\d\d에 확인한 순서예요/)).toBeVisible();
    await expect(mine.getByRole('button')).toHaveCount(0);
    const cold = await mother.context.newPage();
    await cold.goto(`${pocket}/smart-line`);
    await expect(cold.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되어 있지 않아요');
    await expect(cold.getByRole('article').filter({ hasText: '바람 열기구' })).toContainText('지금 오세요');
    await expect(cold.getByText(/\d\d:\d\d에 확인한 순서예요/)).toBeVisible();
    await cold.close();
    await mother.context.setOffline(false);
    await expect(page.getByText('에 확인한 순서예요')).toHaveCount(0);
  });

  await test.step('the code of one of them lets all three in at the smart queue entrance', async () => {
    await father.page.getByRole('link', { name: '입장 QR, 바람 열기구' }).tap();
    await expect(father.page.locator('main svg[role="img"]')).toBeVisible();
    const verdict = await devices.scan(await shownCode(father.page), '탑승');
    expect(['확인되었어요', '3명', '스마트 줄서기 입구'].filter((text) => !verdict.includes(text))).toEqual([]);
    await expect(mine).toContainText('탔어요');
  });

  await test.step('a locker is used and returned', async () => {
    await devices.moveTo('판매기', '505');
    camera.sees = await devices.signAt('정문 보관함 왼쪽');
    await visit(page, `${park}/facility/facility-use`);
    await page.getByRole('button', { name: '코드 찍기' }).tap();
    await page.getByRole('button', { name: '쓰기 시작, 물품 보관함' }).tap();
    const asked = page.getByRole('dialog');
    await asked.getByLabel('몇 명이 쓰나요?').fill('3');
    await asked.getByRole('button', { name: '쓰기 시작' }).tap();
    await expect(page).toHaveURL(/facility-use-complete\?useId=/);
    await expect(page.getByRole('main')).toContainText(/7시간 59분|8시간/);
    expect(await devices.scan(await shownCode(page), '반납')).toContain('확인되었어요');
    await expect(page.getByRole('main')).toContainText('돌려줌');
  });

  await test.step('the code of the gate ends the place that is left', async () => {
    await call(page, 'queue/join', { parkType: 'EL', facilityId: '113', heightOkYn: 'Y' });
    await devices.moveTo('게이트');
    camera.sees = await devices.signAt('나가는 QR');
    await visit(page, `${park}/ticket/leave-by-qr`);
    await expect(page.getByRole('main')).toContainText('줄 서 있는 곳 1곳은 나가면 끝나요');
    await page.getByRole('link', { name: /^나갈게요/ }).tap();
    await page.getByRole('button', { name: '게이트의 QR 찍기' }).tap();
    await expect(page.getByRole('main')).toContainText('와 주셔서 고마워요');
    await expect(page.getByRole('link', { name: /^추억 리포트/ })).toHaveAttribute('href', '/mypage/memory-report');
    expect(await call<object>(page, 'queue/my?parkType=EL&liveYn=Y')).toMatchObject({ entryList: [] });
  });

  await test.step('the day is a report, which is reviewed and shared by a link until the link is closed', async () => {
    const main = page.getByRole('main');
    await page.getByRole('link', { name: /^추억 리포트/ }).tap();
    await expect(main).toContainText('하늘랜드에서 보낸 하루');
    await page.getByRole('link', { name: '후기 쓰기' }).tap();
    await page.getByRole('radio', { name: '아주 좋았어요' }).check();
    await page.getByRole('textbox', { name: /^후기/ }).fill('노을이 좋았어요');
    await page.getByRole('button', { name: '후기 남기기' }).tap();
    await expect(main).toContainText('★★★★★ 아주 좋았어요');
    await page.getByRole('link', { name: /^그날의 리포트 보기/ }).tap();
    await page.getByRole('button', { name: '나눌 링크 만들기' }).tap();
    const link = (await page.getByRole('link', { name: '링크 열어서 보내기' }).getAttribute('href')) ?? '';
    const guest = await (await browser.newContext()).newPage();
    await visit(guest, link);
    await expect(guest.getByRole('main')).toContainText('시험이 님이 하늘랜드에서 보낸 하루');
    await expect(guest.getByRole('main')).not.toContainText('노을이 좋았어요');
    await expect(guest.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('button', { name: '그만 나누기' }).tap();
    await expect(page.getByRole('button', { name: '나눌 링크 만들기' })).toBeVisible();
    await visit(guest, link);
    await expect(guest.getByRole('main')).toContainText('이 링크로는 리포트를 볼 수 없어요');
    await guest.context().close();
  });

  await test.step('the same screens show no Korean in English', async () => {
    await call(page, 'common/language/en', {});
    for (const address of [
      `${park}/map/tutorial-gate`,
      `${park}/map/smart-line?ride=104`,
      `${pocket}/smart-line`,
      `${pocket}/smart-reservation-list`,
      `${park}/facility/facility-use`,
      `${park}/ticket/leave-by-qr`,
    ]) {
      await visit(page, address);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      expect({ address, texts: await koreanTexts(page) }).toEqual({ address, texts: [] });
    }
    // Other tests use the member too.
    await call(page, 'common/language/ko', {});
  });
  await devices.close();
});
