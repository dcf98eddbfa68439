import { describe, expect, it } from 'vitest';
import { createActionScope, decide, resolveAction, type DecisionInput } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { settingsOf } from '../support/visible-frame.ts';
import { currentItem } from '../../widgets/bottom-bar/current-item.ts';
import { now, prepared, snapshot, homes, member, viewerOf, at, home } from '../support/shipped-frames.ts';

describe('the targets of the bar', () => {
  it.each([
    ['EL', ['HOME', 'MAP', 'POCKET', 'SOM', 'COURSE'], '[P-135 V-049]'],
    ['CB', ['HOME', 'MAP', 'POCKET', 'SOM', 'COURSE'], '[P-136 V-050]'],
    ['HB', ['HOME'], '[P-137 V-051]'],
    ['SW', ['HOME'], '[P-138 V-051]'],
  ] as const)('of %s are %o %s', (code, places, _) => {
    expect(Object.keys(prepared.documents.venue.get(code)?.targets ?? {})).toEqual(places);
  });
});

describe('a place of the bar', () => {
  const inApp = { ...member, platform: 'APP' } as const;
  const screenAt = (path: string) =>
    decide(snapshot, {
      path,
      query: {},
      how: 'push',
      previous: { path: '/terms', screen: 'Terms' },
      viewer: viewerOf('EL', inApp),
      now,
    }).screen;

  it.each([
    ['EL', 'PocketMain'],
    ['CB', 'CBPocketMain'],
  ] as const)(
    'POCKET of %s opens its pocket, %s, to members in the app, on every page of the venue [P-126]',
    (code, screen) => {
      for (const path of [`${homes[code]}/home/main`, `${homes[code]}/announcement`]) {
        const target =
          at(path, code, inApp)
            .bar.find((item) => item.startsWith('pocket '))
            ?.slice('pocket '.length) ?? '';
        expect([path, screenAt(target)]).toEqual([path, screen]);
      }
    },
  );

  it('is looked up by venue and name [P-134]', () => {
    const scope = createActionScope(prepared.documents, {
      screens: snapshot.screens,
      landing: snapshot.site.paths.landing,
      allowedHosts: snapshot.site.allowedHosts,
      sandbox: snapshot.site.sandbox,
    });
    const targetOf = (target: string) => {
      const command = resolveAction({ action: 'nav', target }, scope);
      return command.kind === 'go' ? command.to : command.kind;
    };
    const names = ['HOME', 'MAP', 'POCKET', 'SOM', 'COURSE'];
    for (const code of ['EL', 'CB'] as const) {
      const screens: Readonly<Record<string, string | undefined>> = prepared.documents.venue.get(code)?.targets ?? {};
      expect(names.map((name) => targetOf(`${code}_${name}`))).toEqual(
        names.map((name) => snapshot.screens[screens[name] ?? '']),
      );
    }
    expect([targetOf('HB_MAP'), targetOf('ZZ_HOME')]).toEqual(['none', 'none']);
  });

  it('is the current one at its own address: a Som page below somcharging, and no other [P-052]', () => {
    const items = (
      settingsOf(home('EL').decision.frame.nodes, 'bottom-bar')['items'] as readonly {
        readonly id: string;
        readonly match?: readonly string[];
        readonly action: { readonly to?: string };
      }[]
    ).map(({ id, match, action }) => ({ id, href: action.to, ...(match === undefined ? {} : { match }) }));
    expect(
      ['/somcharging', '/somcharging/history', '/haneul-land/map', '/haneul-land/sky-pocket', '/terms'].map((path) =>
        currentItem(items, path),
      ),
    ).toEqual(['som', 'som', 'map', 'pocket', undefined]);
  });

  it.each(['EL', 'CB'] as const)('the alarm of %s opens Noti in the app, and the list on the web [P-119]', (code) => {
    const alarmOf = (viewer: Partial<Viewer>): string =>
      home(code, viewer)
        .header.find((button) => button.startsWith('alarmBtn '))
        ?.slice('alarmBtn '.length) ?? '';
    const target = alarmOf(inApp);
    expect([target, screenAt(target)]).toEqual(['/mypage/noti', 'Noti']);
    expect(alarmOf({ ...member, platform: 'WEB_MOBILE' })).toBe('/mypage/notifications');
  });
});

describe('who is not let through by the bar', () => {
  const bar = { how: 'push', via: 'bar', previous: { path: '/haneul-land/home/main', screen: 'ELMain' } } as const;
  const askBar = (path: string, viewer: Partial<Viewer>, way: Partial<DecisionInput> = bar) => {
    const { outcome, notices } = decide(snapshot, {
      path,
      query: {},
      how: 'push',
      viewer: viewerOf('EL', { locale: 'en', ...viewer }),
      now,
      // Nothing new to agree to.
      answers: { 'new-terms': { value: 'N' } },
      ...way,
    });
    return { kind: outcome.kind, notices };
  };
  const pocket = '/haneul-land/sky-pocket';
  const login = { kind: 'confirm', text: 'You can use the service after logging in. Log in now?', ok: 'Log in' };
  const appOnly = 'This service is provided only by the resort app';

  it.each([pocket, '/aqua-bay/aqua-pocket', '/somcharging'])(
    'a guest is asked whether to log in, and comes back to %s',
    (path) => {
      for (const platform of ['APP', 'WEB_MOBILE'] as const) {
        expect(askBar(path, { platform })).toEqual({
          kind: 'refused',
          notices: [{ ...login, then: { kind: 'go', to: `/member/login?from=${encodeURIComponent(path)}` } }],
        });
      }
    },
  );

  it.each([pocket, '/aqua-bay/aqua-pocket', '/somcharging'])(
    'a member on the web is told that only the app has %s, and may go on to the ways there',
    (path) => {
      expect(askBar(path, member)).toEqual({
        kind: 'refused',
        notices: [
          {
            kind: 'confirm',
            text: appOnly,
            ok: 'Use the app',
            cancel: 'Close',
            then: { kind: 'go', to: `/app-only?url=${encodeURIComponent(path)}` },
          },
        ],
      });
    },
  );

  it('a simple member in the app is offered to become a full one, which leads to my page [P-483]', () => {
    const { kind, notices } = askBar('/somcharging', { ...member, memberKind: 'simple', platform: 'APP' });
    expect([kind, notices]).toEqual([
      'refused',
      [
        {
          kind: 'confirm',
          text: 'Only full members can use it',
          ok: 'Become a full member',
          then: { kind: 'go', to: '/mypage' },
        },
      ],
    ]);
  });

  it.each([pocket, '/somcharging'])('a full member in the app gets to %s', (path) => {
    expect(askBar(path, { ...member, platform: 'APP' }).notices).toEqual([]);
  });

  it.each(['/haneul-land/course', '/aqua-bay/course'])(
    'nobody gets to %s in English, and everybody in Korean [P-131 P-485 P-694 V-053]',
    (path) => {
      expect(askBar(path, member).notices).toEqual([
        { kind: 'alert', text: 'Sorry, this feature is not available in English.' },
      ]);
      expect(askBar(path, { ...member, locale: 'ko' }).notices).toEqual([]);
    },
  );

  it('elsewhere the gates of the page stand as they do: an alert that leads to the login, a snackbar that names the app', () => {
    const { via: _, ...elsewhere } = bar;
    expect(askBar(pocket, {}, elsewhere).notices).toMatchObject([
      { kind: 'alert', then: { to: `/member/login?from=${encodeURIComponent(pocket)}` } },
    ]);
    expect(askBar(pocket, member, elsewhere).notices).toMatchObject([{ kind: 'snackbar' }]);
  });
});
