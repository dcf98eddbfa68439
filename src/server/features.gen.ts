// Written by scripts/generate.ts.
import type { Feature } from './feature.ts';
import { feature as accounts } from './features/accounts/feature.ts';
import { feature as artRasters } from './features/art-rasters/feature.ts';
import { feature as attendance } from './features/attendance/feature.ts';
import { feature as companions } from './features/companions/feature.ts';
import { feature as console } from './features/console/feature.ts';
import { feature as contents } from './features/contents/feature.ts';
import { feature as curation } from './features/curation/feature.ts';
import { feature as delivery } from './features/delivery/feature.ts';
import { feature as demo } from './features/demo/feature.ts';
import { feature as demoShare } from './features/demo-share/feature.ts';
import { feature as devices } from './features/devices/feature.ts';
import { feature as docs } from './features/docs/feature.ts';
import { feature as editorsPick } from './features/editors-pick/feature.ts';
import { feature as fonts } from './features/fonts/feature.ts';
import { feature as gifts } from './features/gifts/feature.ts';
import { feature as health } from './features/health/feature.ts';
import { feature as live } from './features/live/feature.ts';
import { feature as media } from './features/media/feature.ts';
import { feature as memberDesk } from './features/member-desk/feature.ts';
import { feature as members } from './features/members/feature.ts';
import { feature as offline } from './features/offline/feature.ts';
import { feature as operators } from './features/operators/feature.ts';
import { feature as parkBoard } from './features/park-board/feature.ts';
import { feature as parkPoller } from './features/park-poller/feature.ts';
import { feature as parkState } from './features/park-state/feature.ts';
import { feature as pictures } from './features/pictures/feature.ts';
import { feature as pocket } from './features/pocket/feature.ts';
import { feature as points } from './features/points/feature.ts';
import { feature as preview } from './features/preview/feature.ts';
import { feature as publishing } from './features/publishing/feature.ts';
import { feature as sandbox } from './features/sandbox/feature.ts';
import { feature as shareImages } from './features/share-images/feature.ts';
import { feature as shares } from './features/shares/feature.ts';
import { feature as wallets } from './features/wallets/feature.ts';

/** Every feature of the server. */
export const allFeatures: readonly Feature[] = [accounts, artRasters, attendance, companions, console, contents, curation, delivery, demo, demoShare, devices, docs, editorsPick, fonts, gifts, health, live, media, memberDesk, members, offline, operators, parkBoard, parkPoller, parkState, pictures, pocket, points, preview, publishing, sandbox, shareImages, shares, wallets];
