import members from '../../../src/server/services/demo/members.json' with { type: 'json' };
import { launch } from '../browser/slow-phone.ts';
import { measureColdStarts } from '../code/cold-start.ts';
import { startHandShell } from '../code/hand-shell.ts';
import { startOurs } from '../http/promenade-server.ts';
import { atMost, toReading, type Bench } from '../reading.ts';

const ROUNDS = 9;
const POCKET = '/haneul-land/sky-pocket';
const MEMBER = 'haneul_onsite';
const APP = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 HaneulResortApp/1.0';

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Entry code on the screen without a network, after a cold start of a slow phone. The floor shows a kept picture without signing anything. */
export const bench: Bench = async () => {
  const [server, hand] = await Promise.all([startOurs(), startHandShell()]);
  const browser = await launch();
  try {
    const password = members.find(({ loginId }) => loginId === MEMBER)?.password ?? '';
    const floor = await measureColdStarts(browser, {
      address: `${hand.origin}/`,
      userAgent: APP,
      rounds: ROUNDS,
      prepare: async (page) => void (await page.goto(hand.origin)),
    });
    const ours = await measureColdStarts(browser, {
      address: server.origin + POCKET,
      userAgent: APP,
      rounds: ROUNDS,
      prepare: async (page) => {
        await page.request.post(`${server.origin}/api/v1/iam/certification/MBL/login`, {
          headers: { 'x-pageid': 'PGE_CMZ_00001' },
          data: { userId: MEMBER, password },
        });
        await page.goto(server.origin + POCKET, { waitUntil: 'load' });
      },
    });
    const [value, least] = [median(ours), median(floor)];
    return [
      toReading(
        {
          bench: 'code/cold-start-without-network',
          value,
          unit: 'ms',
          floor: least,
          ratio: value / least,
          pairs: ours.length,
        },
        atMost(1_000, 'value'),
      ),
    ];
  } finally {
    await browser.close();
    await Promise.all([server.stop(), hand.stop()]);
  }
};
