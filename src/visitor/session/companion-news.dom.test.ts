import { expect, it } from 'vitest';
import {
  addresses,
  answer,
  answers,
  asked,
  base,
  callsAnswered,
  loggedInMember,
  sessionSite,
} from '#tests/session-site.ts';
import { markCompanionsViewed, readCompanionNews } from './companion-news.ts';
import { keepUserSession, userSession } from './user-session.ts';

callsAnswered();

const request = (requestId: string, requstDtm: string) => ({ requestId, processStatus: 'REQUESTING', requstDtm });

it.each([
  ['EL', 'ECR'],
  ['CB', 'CCR'],
])(
  'at %s reads the companions with their four parameters and the value %s, and keeps what is new [V-413] [P-625] [P-578] [P-315]',
  async (venue, valueCode) => {
    keepUserSession(loggedInMember);
    answers.set(
      `${base}/members/companion`,
      answer({ companionList: [request('old', '20261101000000'), request('new', '20261103000000')] }),
    );
    answers.set(`${base}/prsnz-data`, answer({ usrPrsnzTypeCd: valueCode, usrPrsnzVal: '20261102' }));
    expect(await readCompanionNews(sessionSite('/Gateway', 'APP').tools, { venue, valueCode })).toBe(true);
    const query = new URLSearchParams(
      addresses.find((address) => address.startsWith('/members/companion'))?.split('?')[1],
    );
    expect(Object.fromEntries(query)).toEqual({
      membershipUid: loggedInMember.user.membershipUid,
      companionFriendType: 'COMPANION',
      parkType: venue,
      personalInfoInquirYn: 'N',
    });
    expect(userSession()).toMatchObject({ newCompanion: true, newCompanionList: ['new'] });
  },
);

it('asks who is logged in, and nothing more without a member', async () => {
  answers.set(`${base}/login/session/info`, answer({ loginYn: 'N', viewer: { login: false } }));
  expect([
    await readCompanionNews(sessionSite('/Gateway', 'APP').tools, { venue: 'EL', valueCode: 'ECR' }),
    asked,
  ]).toEqual([false, ['/login/session/info']]);
});

it('stores the day of a view', async () => {
  answers.set(`${base}/set-prsnz-data`, answer(true));
  await markCompanionsViewed(sessionSite('/Gateway', 'APP').tools, { venue: 'EL', valueCode: 'ECR' });
  expect(asked).toEqual(['/set-prsnz-data']);
});
