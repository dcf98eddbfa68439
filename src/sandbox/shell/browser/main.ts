import { boot } from './boot.ts';
import { restartDevice } from './device.ts';
import { byId } from './dom.ts';
import { begin, take, tell } from './fake-shell.ts';
import type { ShellHost } from './host.ts';

const site = byId<HTMLIFrameElement>('site');
const address = byId<HTMLInputElement>('address');
const body = document.querySelector<HTMLElement>('.body');
const chosen = (name: string): string =>
  document.querySelector<HTMLInputElement>(`#app [name="${name}"]:checked`)?.value ?? '';

const cookie = (name: string, value: string, seconds: number): void => {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Strict`;
};

const host = { os: chosen('os'), begin, take };
window.sandboxShell = host satisfies ShellHost;

/** Location of the site at the last update of the address field. */
let seen = '';

/** Starts the app at an address of the site. */
const start = (path: string): void => {
  host.os = chosen('os');
  if (body !== null) body.dataset['os'] = host.os;
  cookie(boot.cookie, `${host.os}.${chosen('lang')}`, 86_400);
  restartDevice();
  seen = '';
  site.src = path.startsWith('/') ? path : `/${path}`;
};

const onSubmit = (id: string, work: () => void): void =>
  byId(id).addEventListener('submit', (event) => {
    event.preventDefault();
    work();
  });

onSubmit('app', () => {
  // A language chosen on the site would override the app's.
  cookie('locale', '', 0);
  start(boot.home);
});
onSubmit('visit', () => start(address.value));
onSubmit('push', () => {
  const linkUrl = byId<HTMLInputElement>('push-link').value.trim();
  tell('push', {
    parkType: byId<HTMLSelectElement>('push-park').value,
    type: byId<HTMLSelectElement>('push-type').value,
    ...(linkUrl === '' ? {} : { linkUrl }),
  });
});
byId('resume').addEventListener('click', () => tell('lifecycle', { value: 0 }));
byId('leave').addEventListener('click', () => tell('lifecycle', { value: 1 }));

// Poll, because a frame's parent gets no event when the site navigates. Typed text stays while the location is unchanged: the click on the button has already moved the focus.
setInterval(() => {
  const { pathname = '', search = '' } = site.contentWindow?.location ?? {};
  const now = pathname + search;
  if (now === seen || document.activeElement === address || !pathname.startsWith('/')) return;
  seen = now;
  address.value = now;
}, 500);

// From now on the browser is no longer an app.
window.addEventListener('pagehide', () => cookie(boot.cookie, '', 0));
window.addEventListener('pageshow', (event) => {
  if (event.persisted) cookie(boot.cookie, `${host.os}.${chosen('lang')}`, 86_400);
});

start(new URLSearchParams(window.location.search).get('at') ?? boot.home);
