const names = [
  'loginPreviousPage',
  'myPageSetting',
  'pendingDestination',
  'redirectUrl',
  'externalLoginScope',
  'externalLoginState',
  'externalLoginYn',
  'myinfo',
  'myPersonaName',
  'myClubList',
  'toldEnter',
] as const;
/** Kept until the tab is closed, whoever is logged in. */
const lasting = ['deepLinkYn'] as const;

/** Values that are kept for a visit (section 3, navigation and session values); they end with the tab. */
export type VisitValue = (typeof names)[number] | (typeof lasting)[number];

/** Request of another site, kept during the login. */
export const externalValues = [
  'redirectUrl',
  'externalLoginScope',
  'externalLoginState',
  'externalLoginYn',
] as const satisfies readonly VisitValue[];

/** Personal values. */
const ownValues = [
  'myinfo',
  'myPersonaName',
  'myClubList',
  'toldEnter',
  'pendingDestination',
] as const satisfies readonly VisitValue[];

export const forgetForVisit = (...which: readonly VisitValue[]): void => {
  try {
    for (const name of which) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
};

/** Whether something is kept that the next page may have to end. */
export const keepsForVisit = (): boolean =>
  (['externalLoginYn', 'loginPreviousPage', 'myPageSetting'] as const).some((name) => keptForVisit(name) !== undefined);

export const forgetVisit = (): void => forgetForVisit(...names);

/** Forgets what this tab has kept of anybody else: another tab may have logged them out. */
export const forgetOthers = (membershipUid: string | undefined): void => {
  const info = keptForVisit('myinfo');
  if (info === undefined || (JSON.parse(info) as { readonly membershipUid: string }).membershipUid !== membershipUid)
    forgetForVisit(...ownValues);
};

export const keepForVisit = (name: VisitValue, value: string): void => {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // The visit goes on without it.
  }
};

export const keptForVisit = (name: VisitValue): string | undefined => {
  try {
    return sessionStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};
