import { expect, it } from 'vitest';
import { accountRaces } from '#tests/races/account-races.ts';
import { companionRaces } from '#tests/races/companion-races.ts';
import { eventRaces } from '#tests/races/event-races.ts';
import { factRaces } from '#tests/races/fact-races.ts';
import { gateRaces } from '#tests/races/gate-races.ts';
import { giftRaces } from '#tests/races/gift-races.ts';
import { inquiryRaces } from '#tests/races/inquiry-races.ts';
import { joinRaces } from '#tests/races/join-races.ts';
import { offerwallRaces } from '#tests/races/offerwall-races.ts';
import { publishingRaces } from '#tests/races/publishing-races.ts';
import { seasonRaces } from '#tests/races/season-races.ts';
import { ticketRaces } from '#tests/races/ticket-races.ts';
import { raceServer } from '#tests/races/race-server.ts';

const server = raceServer();

it.each(
  [
    accountRaces,
    ticketRaces,
    gateRaces,
    companionRaces,
    eventRaces,
    factRaces,
    giftRaces,
    inquiryRaces,
    joinRaces,
    offerwallRaces,
    seasonRaces,
    publishingRaces,
  ]
    .flatMap((races) => Object.entries(races(server)))
    .flatMap(([title, race]) => (['first', 'second'] as const).map((before) => ({ title, race, before }))),
)('serialises $title in two processes, if the $before commits first', async ({ race, before }) => {
  const { one, other, read } = await race.prepare();
  const outcomes = await (before === 'first'
    ? server.processes.overlap(one, other)
    : server.processes.overlap(other, one));
  expect({ outcomes, left: await read() }).toEqual(race[before]);
});
