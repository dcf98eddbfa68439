import type { Delta } from '../compare.ts';
import type { About, Teller, Told } from './about.ts';
import { tellGuard } from './tell-guard.ts';
import { tellLayout } from './tell-layout.ts';
import { tellMenu } from './tell-menu.ts';
import {
  inTurn,
  tellCodes,
  tellConfig,
  tellLink,
  tellName,
  tellSwitches,
  tellTheme,
  tellTitle,
  tellWindow,
} from './tell-others.ts';
import { tellDeepLinks, tellOtherPushes, tellPush } from './tell-targets.ts';
import { tellPage } from './tell-page.ts';
import { tellFacility, tellPathGraph } from './tell-park.ts';
import { tellParts } from './tell-part.ts';
import { tellPicture } from './tell-picture.ts';
import { tellOldAddresses, tellRedirects } from './tell-redirects.ts';

const content = (type: string, title = 'title'): Teller => inTurn(tellTitle(type, title), tellWindow, tellSwitches);

const tellers: Readonly<Record<string, Teller>> = {
  site: tellRedirects,
  venue: tellName('venue', 'name'),
  page: inTurn(tellPage, tellOldAddresses, tellSwitches),
  menu: tellMenu,
  layout: tellLayout,
  guard: inTurn(tellGuard, tellSwitches),
  theme: tellTheme,
  link: inTurn(tellLink, tellName('link', 'linkName'), tellSwitches),
  'code-list': tellCodes,
  'system-config': tellConfig,
  client: tellTitle('client', 'name'),
  facility: inTurn(tellTitle('facility', 'name'), tellFacility, tellSwitches),
  'coupon-kind': inTurn(tellTitle('coupon-kind', 'name'), tellSwitches),
  'gift-card-kind': tellTitle('gift-card-kind', 'name'),
  show: inTurn(tellTitle('show', 'name'), tellSwitches),
  'path-graph': tellPathGraph,
  'ticket-product': inTurn(tellTitle('ticket-product', 'name'), tellSwitches),
  'exp-program': inTurn(tellTitle('exp-program', 'name'), tellSwitches),
  'meal-kind': inTurn(tellTitle('meal-kind', 'name'), tellSwitches),
  wallet: inTurn(tellTitle('wallet', 'name'), tellSwitches),
  club: inTurn(tellTitle('club', 'name'), tellSwitches),
  'day-pass': tellTitle('day-pass', 'name'),
  sound: inTurn(tellTitle('sound', 'name'), tellSwitches),
  'queue-plan': tellSwitches,
  billboard: inTurn(tellTitle('billboard', 'name'), tellSwitches),
  'mini-game': tellTitle('mini-game', 'title'),
  'facility-use': inTurn(tellTitle('facility-use', 'name'), tellSwitches),
  'data-service': tellSwitches,
  'validation-rule': tellSwitches,
  'deep-links': tellDeepLinks,
  push: inTurn(tellPush, tellOtherPushes),
  operation: tellSwitches,
  notice: content('notice'),
  board: content('board'),
  course: content('course'),
  discount: content('discount'),
  event: content('event'),
  banner: content('banner', 'bannerSubject'),
  picture: inTurn(tellPicture, tellSwitches),
};

/** Tells everything that differs in a document: what its type has words for, the rest in general ones. */
export function tellDocument(deltas: readonly Delta[], about: About): readonly Told[] {
  const told = tellers[about.type]?.(deltas, about) ?? [];
  const known = new Set(told.flatMap((one) => one.deltas));
  return [
    ...told,
    ...tellParts(
      deltas.filter((delta) => !known.has(delta)),
      about,
    ),
  ];
}
