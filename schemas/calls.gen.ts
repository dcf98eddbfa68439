// Written by scripts/generate.ts.
import * as accounts from './calls/accounts/calls.ts';
import * as billboard from './calls/billboard/calls.ts';
import * as clubs from './calls/clubs/calls.ts';
import * as companions from './calls/companions/calls.ts';
import * as consents from './calls/consents/calls.ts';
import * as contents from './calls/contents/calls.ts';
import * as contentsCommon from './calls/contents/common-calls.ts';
import * as contentsPark from './calls/contents/park-calls.ts';
import * as curation from './calls/curation/calls.ts';
import * as curationCourse from './calls/curation/course-calls.ts';
import * as dayPasses from './calls/day-passes/calls.ts';
import * as disabledBoarding from './calls/disabled-boarding/calls.ts';
import * as editorsPick from './calls/editors-pick/calls.ts';
import * as events from './calls/events/calls.ts';
import * as externalLogin from './calls/external-login/calls.ts';
import * as facilityUse from './calls/facility-use/calls.ts';
import * as files from './calls/files/calls.ts';
import * as gifts from './calls/gifts/calls.ts';
import * as identity from './calls/identity/calls.ts';
import * as members from './calls/members/calls.ts';
import * as miniGames from './calls/mini-games/calls.ts';
import * as nft from './calls/nft/calls.ts';
import * as parkExit from './calls/park-exit/calls.ts';
import * as parkState from './calls/park-state/calls.ts';
import * as partnerCards from './calls/partner-cards/calls.ts';
import * as pocket from './calls/pocket/calls.ts';
import * as pocketSeason from './calls/pocket/season-calls.ts';
import * as pocketTicket from './calls/pocket/ticket-calls.ts';
import * as points from './calls/points/calls.ts';
import * as profile from './calls/profile/calls.ts';
import * as queue from './calls/queue/calls.ts';
import * as shares from './calls/shares/calls.ts';
import * as social from './calls/social/calls.ts';
import * as wallets from './calls/wallets/calls.ts';
import type { ApiCall } from './calls/define-call.ts';

/** Every API call that the server answers itself. */
export const allCalls: readonly ApiCall[] = [...Object.values(accounts), ...Object.values(billboard), ...Object.values(clubs), ...Object.values(companions), ...Object.values(consents), ...Object.values(contents), ...Object.values(contentsCommon), ...Object.values(contentsPark), ...Object.values(curation), ...Object.values(curationCourse), ...Object.values(dayPasses), ...Object.values(disabledBoarding), ...Object.values(editorsPick), ...Object.values(events), ...Object.values(externalLogin), ...Object.values(facilityUse), ...Object.values(files), ...Object.values(gifts), ...Object.values(identity), ...Object.values(members), ...Object.values(miniGames), ...Object.values(nft), ...Object.values(parkExit), ...Object.values(parkState), ...Object.values(partnerCards), ...Object.values(pocket), ...Object.values(pocketSeason), ...Object.values(pocketTicket), ...Object.values(points), ...Object.values(profile), ...Object.values(queue), ...Object.values(shares), ...Object.values(social), ...Object.values(wallets)];
