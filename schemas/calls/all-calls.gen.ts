// Written by scripts/generate.ts.
import * as accounts from './accounts.calls.ts';
import * as billboard from './billboard.calls.ts';
import * as clubs from './clubs.calls.ts';
import * as common from './common.calls.ts';
import * as contents from './contents.calls.ts';
import * as courses from './courses.calls.ts';
import * as curation from './curation.calls.ts';
import * as dayPasses from './day-passes.calls.ts';
import * as disabledBoarding from './disabled-boarding.calls.ts';
import * as editorsPick from './editors-pick.calls.ts';
import * as events from './events.calls.ts';
import * as facilityUse from './facility-use.calls.ts';
import * as files from './files.calls.ts';
import * as gifts from './gifts.calls.ts';
import * as members from './members.calls.ts';
import * as miniGames from './mini-games.calls.ts';
import * as nft from './nft.calls.ts';
import * as park from './park.calls.ts';
import * as parkExit from './park-exit.calls.ts';
import * as partnerCard from './partner-card.calls.ts';
import * as pocket from './pocket.calls.ts';
import * as points from './points.calls.ts';
import * as queue from './queue.calls.ts';
import * as relations from './relations.calls.ts';
import * as seasons from './seasons.calls.ts';
import * as shares from './shares.calls.ts';
import * as tickets from './tickets.calls.ts';
import type { ApiCall } from './define-call.ts';

/** Every API call that the server answers itself. */
export const allCalls: readonly ApiCall[] = [...Object.values(accounts), ...Object.values(billboard), ...Object.values(clubs), ...Object.values(common), ...Object.values(contents), ...Object.values(courses), ...Object.values(curation), ...Object.values(dayPasses), ...Object.values(disabledBoarding), ...Object.values(editorsPick), ...Object.values(events), ...Object.values(facilityUse), ...Object.values(files), ...Object.values(gifts), ...Object.values(members), ...Object.values(miniGames), ...Object.values(nft), ...Object.values(park), ...Object.values(parkExit), ...Object.values(partnerCard), ...Object.values(pocket), ...Object.values(points), ...Object.values(queue), ...Object.values(relations), ...Object.values(seasons), ...Object.values(shares), ...Object.values(tickets)];
