import type { BrowserContext } from 'playwright';
import members from '../../../src/server/features/demo/members.json' with { type: 'json' };
import { measureShift, type ShiftCase } from '../browser/layout-shift.ts';
import { launch, openPhone } from '../browser/slow-phone.ts';
import { watchCode } from '../code/cold-start.ts';
import { startOurs } from '../http/promenade-server.ts';
import { atMost, toReading, type Bench } from '../reading.ts';

const ROUNDS = 3;
const MEMBER = 'haneul_onsite';
const APP = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 HaneulResortApp/1.0';
const POCKET = '/haneul-land/sky-pocket';

/** Screens that fill with what belongs to the member, and a press on each. */
const SCREENS: Readonly<Record<string, ShiftCase>> = {
  pocket: { address: POCKET, press: 'main [role=tab] >> nth=1' },
  coupons: { address: `${POCKET}?tab=coupon`, press: 'main [role=tab] >> nth=0' },
  'smart-line': { address: `${POCKET}/smart-line`, press: 'main button:enabled:visible >> nth=0' },
  attendance: { address: '/haneul-land/event/attend-check', press: 'main button:enabled:visible >> nth=0' },
  facility: { address: '/haneul-land/map/01/01/102', press: 'main button:enabled:visible >> nth=0' },
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** First visit of a member on a slow phone: the milliseconds until the entry code, and how far each personal screen shifts. */
export const bench: Bench = async () => {
  const server = await startOurs();
  const browser = await launch();
  const password = members.find(({ loginId }) => loginId === MEMBER)?.password ?? '';
  const prepare = async (context: BrowserContext): Promise<void> => void (await context.request.post(`${server.origin}/api/v1/iam/certification/MBL/login`, { headers: { 'x-pageid': 'PGE_CMZ_00001' }, data: { userId: MEMBER, password } }));
  const rounds = async (measure: () => Promise<number>): Promise<number> => {
    const values: number[] = [];
    for (let round = 0; round < ROUNDS; round++) values.push(await measure());
    return median(values);
  };
  const untilCode = async (): Promise<number> => {
    const phone = await openPhone(browser, { slowNetwork: true, userAgent: APP });
    try {
      await prepare(phone.page.context());
      return await watchCode(phone.page, server.origin + POCKET);
    } finally {
      await phone.close();
    }
  };
  try {
    const readings = [toReading({ bench: 'pocket/code-at-first-visit', value: await rounds(untilCode), unit: 'ms', pairs: ROUNDS }, atMost(2_500, 'value'))];
    for (const [name, { address, press }] of Object.entries(SCREENS)) {
      const value = await rounds(() => measureShift(browser, { address: server.origin + address, press }, { userAgent: APP, prepare }));
      readings.push(toReading({ bench: `pocket/layout-shift-${name}`, value, unit: 'shift', pairs: ROUNDS }, atMost(0.02, 'value')));
    }
    return readings;
  } finally {
    await browser.close();
    await server.stop();
  }
};
