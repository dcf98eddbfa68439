import { isShared, type SpecRoute } from './spec-routes.ts';

/** Section 2.3 of the one document, 2.2 to 2.8 of the other, and the decisions on keeping and sharing. */
export const specFlags = (route: SpecRoute): object => {
  const { screen, venue, keepAlive, menuBtn } = route;
  const of = venue === 'CB' ? { isCb: true } : venue === 'HB' ? { isHb: true } : venue === 'SW' ? { isSw: true } : {};
  const kept = {
    ...of,
    ...(keepAlive ? { keepAlive: true } : {}),
    ...(menuBtn ? { menuBtn: true } : {}),
    ...(isShared(route) ? { shareBtn: true } : {}),
  };
  if (/^(?:EL|CB)Main$/.test(screen))
    return {
      ...kept,
      isHeader: true,
      isFooter: true,
      homeLogo: true,
      smartBookBtn: true,
      alarmBtn: true,
      loginBtn: true,
      searchBtn: true,
    };
  if (/^(?:HB|SW)Main$/.test(screen))
    return {
      ...kept,
      isHeader: true,
      isFooter: true,
      homeLogo: true,
      smartBookBtn: true,
      loginBtn: true,
      searchBtn: true,
      floatingMenuBtn: true,
    };
  if (/^(?:Gateway|GatewayLite|Landing|Root)$/.test(screen)) return { isHeader: true, isFooter: true };
  if (screen === 'CBmap') return { ...kept, isFooter: true };
  if (screen.endsWith('PocketMain'))
    return { ...kept, isHeader: true, isFooter: true, prevBtn: true, pocketRefreshBtn: true, reservationBtn: true };
  if (screen === 'MyPageMain') return { isHeader: true, prevBtn: true, mypageAlarmBtn: true };
  return { ...kept, isHeader: true, prevBtn: true, ...(venue === 'shared' ? {} : { isFooter: true }) };
};
