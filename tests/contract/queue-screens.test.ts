import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '#engine';
import { queueEntriesAnswer } from '#schemas/calls/queue/answers';
import type { Viewer } from '#schemas/viewer';
import { firstPage, openAddress, usualAnswers, type Opened } from '../support/open-address.ts';
import { renderAddress } from '../support/rendered-page.ts';
import { numbersIn, sampleAnswer } from '../support/sample-answer.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';
import { guest, member } from '../support/screen-viewers.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

let shipped: Snapshot;
beforeAll(async () => void (shipped = await shippedSnapshot()));

const open = (address: string, viewer: Viewer): Opened =>
  openAddress(shipped, address, { how: 'load', viewer, now: Date.parse('2026-11-21T03:00:00Z') });
const now = Date.parse('2026-11-21T03:00:00Z');
const api = '/api/v1/iam/queue/';
type Shown = Pick<Opened, 'decision'>;
const readsOf = ({ decision }: Shown): readonly string[] =>
  [
    ...new Set(decision.needs.filter(({ key }) => key.startsWith(api)).map(({ key }) => key.slice(api.length))),
  ].toSorted();
const layoutOf = ({ decision }: Shown): string =>
  JSON.stringify(shipped.layouts[shipped.pages[decision.pageId]?.layout ?? '']);

const parks = [
  ['EL', '/haneul-land', '/haneul-land/sky-pocket', ''],
  ['CB', '/aqua-bay', '/aqua-bay/aqua-pocket', 'CB'],
] as const;
const smartLines = parks.map(
  ([park, map, , prefix]) =>
    [`${map}/map/smart-line`, `${prefix}SmartLine`, park, park === 'EL' ? '[V-073]' : '[V-077]'] as const,
);
const tutorials = parks.map(
  ([park, map, , prefix]) =>
    [`${map}/map/tutorial-gate`, `${prefix}TutorialGate`, park === 'EL' ? '[V-074]' : '[V-081]'] as const,
);
const pocketPages = parks.flatMap(([park, , pocket, prefix]) => [
  [
    `${pocket}/smart-line`,
    `${prefix}PocketSmartLine`,
    [`my?parkType=${park}&liveYn=N&${firstPage}`, `my?parkType=${park}&liveYn=Y&${firstPage}`],
    park === 'EL' ? '[V-120]' : '[V-144]',
  ] as const,
  [
    `${pocket}/smart-reservation-list`,
    `${prefix}SmartReservationList`,
    [`my?parkType=${park}&liveYn=N&modeCd=SLOT&${firstPage}`, `my?parkType=${park}&liveYn=Y&modeCd=SLOT&${firstPage}`],
    park === 'EL' ? '[V-131]' : '[V-156]',
  ] as const,
]);

describe('screens of the smart queue', () => {
  it.each(smartLines)(
    '%s shows %s with the queues of %s to everybody, and lets members join %s',
    (address, screen, park) => {
      const [seen, own] = [open(address, guest), open(address, member)];
      expect([seen.decision.outcome.kind, seen.decision.screen, own.decision.screen]).toEqual(['page', screen, screen]);
      expect(readsOf(seen)).toContain(`plans?parkType=${park}`);
      expect(
        seen.decision.needs.filter(
          ({ key, personal }) => key.startsWith(api) && personal !== true && !key.startsWith(`${api}plans`),
        ),
      ).toEqual([]);
      expect(readsOf(own)).toContain(`my?parkType=${park}&liveYn=Y&${firstPage}`);
      expect(readsOf(open(`${address}?ride=102`, member))).toEqual(
        expect.arrayContaining([`plans?parkType=${park}&facilityId=102`, `people?parkType=${park}&facilityId=102`]),
      );
      expect(layoutOf(own)).toContain(`"${api}join"`);
    },
  );

  it.each(parks)(
    'the queues of %s lead to the own place where the member has one, and ask for a party only where there is an open queue',
    async (park, map) => {
      const plan = (facilityId: string, statusCd: string) => ({
        planId: facilityId,
        facilityId,
        facilityNm: `Ride ${facilityId}`,
        parkType: park,
        imageNm: '',
        summary: '',
        modeCd: 'BOTH',
        statusCd,
        waitTxt: '10',
        lineYn: 'Y',
        slotYn: 'Y',
        nowNo: 3,
        partyMax: 6,
        heightYn: 'N',
        nextSlotTm: '15:00',
        slotList: [],
      });
      const text = async (planList: readonly object[], search = '') =>
        (
          await renderAddress(`${map}/map/smart-line${search}`, {
            viewer: { ...member, locale: 'en' },
            now: Date.parse('2026-11-21T03:00:00Z'),
            records: {
              '/api/v1/iam/queue/plans': { planList, slotList: [] },
              '/api/v1/iam/queue/my': {
                entryList: [
                  { entryId: 'e1', facilityId: '2', facilityNm: 'Ride 2', statusCd: 'WAITING', peopleTxt: '' },
                ],
                asOfDtm: '',
              },
              '/api/v1/iam/queue/people': {
                personList: [{ personKey: 'k', personNm: 'Sora', productNm: 'Day ticket', kindCd: 'TICKET' }],
                boardingYn: 'N',
              },
            },
          })
        ).text;
      const buttonsOf = async (facilityId: string) => {
        const shown = await text([plan(facilityId, 'OPEN')]);
        return ['Join', 'See times', 'See my place'].map((label) => shown.includes(label));
      };
      expect([await buttonsOf('1'), await buttonsOf('2')]).toEqual([
        [true, true, false],
        [false, false, true],
      ]);
      const asksParty = async (...planList: readonly object[]) =>
        (await text(planList, '?ride=1')).includes('Sora · Day ticket');
      expect([await asksParty(plan('1', 'OPEN')), await asksParty(plan('1', 'CLOSED')), await asksParty()]).toEqual([
        true,
        false,
        false,
      ]);
    },
  );

  it.each(tutorials)('%s shows %s, which leads to the queues %s', (address, screen) => {
    const shown = open(address, guest);
    expect([shown.decision.outcome.kind, shown.decision.screen]).toEqual(['page', screen]);
    expect(layoutOf(shown)).toContain(`"${address.replace('tutorial-gate', 'smart-line')}"`);
  });

  it.each(parks)(
    'the queues of %s send a member to their tutorial until it is finished, once in each park, and on to the page that was requested',
    (park, map, pocket, prefix) => {
      const asked: string[] = [];
      const visit = (address: string, value: string, viewer: Viewer = member) =>
        openAddress(
          shipped,
          address,
          { how: 'load', viewer, now: Date.parse('2026-11-21T03:00:00Z') },
          ({ key, body }) => {
            if (!key.endsWith('/prsnz-data')) return usualAnswers({ key } as never);
            asked.push(`${body?.['usrPrsnzTypeCd']}`);
            return { usrPrsnzVal: value };
          },
        );
      for (const address of [`${map}/map/smart-line?ride=102`, `${pocket}/smart-reservation-list`]) {
        const { decision, at } = visit(address, '');
        expect([decision.screen, at, decision.frame.model.onward]).toEqual([
          `${prefix}TutorialGate`,
          `${map}/map/tutorial-gate?next=${encodeURIComponent(address)}`,
          { kind: 'go', to: address, replace: true },
        ]);
        expect(visit(address, '20261121').at).toBe(address);
      }
      expect(new Set(asked)).toEqual(new Set([park === 'EL' ? 'QTR' : 'QTC']));
      expect([
        visit(`${map}/map/smart-line`, '', guest).decision.screen,
        visit(`${pocket}/smart-line`, '').decision.screen,
      ]).toEqual([`${prefix}SmartLine`, `${prefix}PocketSmartLine`]);
      expect(layoutOf(open(`${map}/map/tutorial-gate`, member))).toContain('"/api/v1/iam/set-prsnz-data"');
    },
  );

  it.each(pocketPages)(
    '%s shows %s with the own places, and asks guests to log in: %s %s',
    async (address, screen, reads) => {
      const shown = await renderAddress(address, {
        viewer: member,
        now,
        records: { [`${api}my`]: sampleAnswer(queueEntriesAnswer, { lists: { entryList: [1, 2] } }) },
      });
      expect([shown.decision.outcome.kind, shown.decision.screen, readsOf(shown)]).toEqual(['page', screen, reads]);
      expect(numbersIn(shown.text)).toEqual([1, 2]);
      expect(layoutOf(shown)).toContain(`"${api}cancel"`);
      const { decision } = open(address, guest);
      expect(`${decision.outcome.kind} ${JSON.stringify(decision.notices)}`).toContain(
        `/member/login?from=${encodeURIComponent(address)}`,
      );
    },
  );
});

it.each(
  parks.flatMap(
    ([, map, pocket]) =>
      [
        [`${map}/map/smart-line`, pocket],
        [`${pocket}/smart-line`, pocket],
        [`${pocket}/smart-reservation-list`, pocket],
      ] as const,
  ),
)('%s opens the code of the ticket that holds the called place', async (address, pocket) => {
  const called = {
    entryId: 'e1',
    facilityId: '2',
    facilityNm: 'Ride 2',
    statusCd: 'CALLED',
    peopleTxt: '',
    productId: 'p2',
  };
  const { html } = await renderAddress(address, {
    viewer: member,
    now: Date.parse('2026-11-21T03:00:00Z'),
    records: { '/api/v1/iam/queue/my': { entryList: [called], totalCnt: 1, asOfDtm: '' } },
  });
  expect(html).toContain(`href="${pocket}?product=p2"`);
});

it('ships nine queue plans of Haneul Land and four of Aqua Bay', () => {
  const plans = shippedDocuments.filter(({ type }) => type === 'queue-plan');
  expect(['EL', 'CB'].map((venue) => plans.filter(({ id }) => id.startsWith(venue)).length)).toEqual([9, 4]);
});
