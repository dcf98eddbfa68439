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

const content = inTurn(tellTitle, tellWindow, tellSwitches);

/** Types that have words of their own; the others have those of titles and switches. */
const tellers: Readonly<Record<string, Teller>> = {
  site: tellRedirects,
  venue: tellName,
  page: inTurn(tellPage, tellOldAddresses, tellSwitches),
  menu: tellMenu,
  layout: tellLayout,
  guard: inTurn(tellGuard, tellSwitches),
  theme: tellTheme,
  link: inTurn(tellLink, tellName, tellSwitches),
  'code-list': tellCodes,
  'system-config': tellConfig,
  facility: inTurn(tellTitle, tellFacility, tellSwitches),
  'path-graph': tellPathGraph,
  'deep-links': tellDeepLinks,
  push: inTurn(tellPush, tellOtherPushes),
  notice: content,
  board: content,
  course: content,
  discount: content,
  event: content,
  banner: content,
  picture: inTurn(tellPicture, tellSwitches),
};

/** Tells everything that differs in a document: what its type has words for, the rest in general ones. */
export function tellDocument(deltas: readonly Delta[], about: About): readonly Told[] {
  const told = (tellers[about.type] ?? inTurn(tellTitle, tellSwitches))(deltas, about);
  const known = new Set(told.flatMap((one) => one.deltas));
  return [
    ...told,
    ...tellParts(
      deltas.filter((delta) => !known.has(delta)),
      about,
    ),
  ];
}
