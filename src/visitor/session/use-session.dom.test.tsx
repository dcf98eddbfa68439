import { expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { mount } from '#tests/mount.ts';
import { asked, callsAnswered, loggedInMember, sessionSite } from '#tests/session-site.ts';
import { keepUserSession, userSession } from './user-session.ts';
import type { Start } from '../app/start.ts';
import { useSession } from './use-session.ts';

callsAnswered();

/** A page that the server made for a guest, in a browser that has kept a member. */
const guestPage = async () => {
  keepUserSession(loggedInMember);
  sessionStorage.setItem('myinfo', '{"membershipUid":"M1"}');
  const { presentRef } = sessionSite('/Gateway').tools;
  const nothing = () => undefined;
  const never = () => new Promise<never>(nothing);
  const parts = {
    start: { viewer: { ...presentRef.current.viewer, login: false } } as Start,
    presentRef,
    shown: presentRef.current.shown,
    say: nothing,
    visit: never,
    setViewer: nothing,
    setLost: nothing,
    decisions: { ask: never, getStore: never, putStore: nothing },
    releases: { speak: never, decideAgain: never, onNews: never },
  };
  function Page() {
    useSession(parts);
    return null;
  }
  return mount(<Page />);
};

it("a guest's page forgets the member that the browser has kept", async () => {
  const { remove } = await guestPage();
  expect([userSession(), sessionStorage.getItem('myinfo'), asked]).toEqual([undefined, null, []]);
  await remove();
});

it("a guest's page forgets nobody who has logged in, in another tab, while it was on its way: it asks who that is", async () => {
  document.cookie = 'access_hint=1';
  document.cookie = 'session_hint=1';
  const { remove } = await guestPage();
  await eventually(() => expect(asked).toContain('/login/session/info'));
  expect(userSession()).toEqual(loggedInMember);
  await remove();
});
