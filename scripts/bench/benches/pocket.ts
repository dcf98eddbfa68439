import type { BrowserContext } from 'playwright';
import members from '../../../src/server/services/demo/members.json' with { type: 'json' };
import { measureShift, type ShiftCase } from '../browser/layout-shift.ts';
import { launch, openPhone } from '../browser/slow-phone.ts';
import { watchCode } from '../code/cold-start.ts';
import { startHandShell } from '../code/hand-shell.ts';
import { startOurs } from '../http/promenade-server.ts';
import { atMost, toReading, type Bench } from '../reading.ts';

const ROUNDS = 3;
const MEMBER = 'haneul_onsite';
const APP = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 HaneulResortApp/1.0';
const POCKET = '/haneul-land/sky-pocket';

/** Screens that fill with what belongs to the member, and a press on each. A day of attendance is ticked once, so each round has its own member. */
const SCREENS: Readonly<Record<string, ShiftCase & { readonly of?: readonly string[] }>> = {
  pocket: { address: POCKET, press: 'main [role=tab] >> nth=1' },
  coupons: { address: `${POCKET}?tab=coupon`, press: 'main [role=tab] >> nth=0' },
  'smart-line': { address: `${POCKET}/smart-line`, press: 'main button:has-text("취소"):visible' },
  'smart-line-guide': { address: '/haneul-land/map/smart-line', press: 'main button:enabled:visible' },
  attendance: {
    address: '/haneul-land/event/attend-check',
    press: 'main button:has-text("오늘 출석하기"):enabled',
    of: ['haneul_onsite', 'haneul_full', 'haneul_ask'],
  },
  facility: { address: '/haneul-land/map/01/01/102', press: 'main input[type=range]', key: 'ArrowRight' },
};

interface Pair {
  readonly ours: number;
  readonly floor: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * First visit of a member on a slow phone: the milliseconds until the entry code, and how far each personal screen shifts. The floor is a page by hand
 * with the picture of a code in it, over the same network.
 */
export const bench: Bench = async () => {
  const [server, hand] = await Promise.all([startOurs(), startHandShell()]);
  const browser = await launch();
  const login =
    (userId: string) =>
    async (context: BrowserContext): Promise<void> => {
      const password = members.find(({ loginId }) => loginId === userId)?.password ?? '';
      const answer = await context.request.post(`${server.origin}/api/v1/iam/certification/MBL/login`, {
        headers: { 'x-pageid': 'PGE_CMZ_00001' },
        data: { userId, password },
      });
      if (!answer.ok()) throw new Error(`${userId} cannot log in (${answer.status()}).`);
    };
  const untilCode = async (address: string, prepare?: (context: BrowserContext) => Promise<void>): Promise<number> => {
    const phone = await openPhone(browser, { slowNetwork: true, userAgent: APP });
    try {
      await prepare?.(phone.page.context());
      return await watchCode(phone.page, address);
    } finally {
      await phone.close();
    }
  };
  try {
    const pairs: Pair[] = [];
    for (let round = 0; round < ROUNDS; round++)
      pairs.push({
        ours: await untilCode(server.origin + POCKET, login(MEMBER)),
        floor: await untilCode(`${hand.origin}/shell`),
      });
    const [value, floor, ratio] = [
      median(pairs.map(({ ours }) => ours)),
      median(pairs.map((pair) => pair.floor)),
      median(pairs.map((pair) => pair.ours / pair.floor)),
    ];
    const readings = [
      toReading(
        { bench: 'pocket/code-at-first-visit', value, unit: 'ms', floor, ratio, pairs: ROUNDS },
        atMost(2_500, 'value'),
      ),
    ];
    for (const [name, { address, of = [MEMBER], ...screen }] of Object.entries(SCREENS)) {
      const shifts: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        shifts.push(
          await measureShift(
            browser,
            { address: server.origin + address, ...screen },
            { userAgent: APP, prepare: login(of[round % of.length] ?? MEMBER) },
          ),
        );
      readings.push(
        toReading(
          { bench: `pocket/layout-shift-${name}`, value: median(shifts), unit: 'shift', pairs: ROUNDS },
          atMost(0.02, 'value'),
        ),
      );
    }
    return readings;
  } finally {
    await browser.close();
    await Promise.all([server.stop(), hand.stop()]);
  }
};
