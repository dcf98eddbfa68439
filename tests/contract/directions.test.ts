import { beforeAll, describe, expect, it } from 'vitest';
import { decide, type DecisionInput, type Snapshot } from '#engine';
import type { Viewer } from '#schemas/viewer';
import { required } from '../../src/wayfinding/test-park.ts';
import { shippedSnapshot } from '../support/shipped-snapshot.ts';

const now = Date.parse('2026-11-21T03:00:00Z');
const afterLogin = 'You can use the service after logging in';
const withTicket = 'It is only available with an entered ticket';
const pages = [
  ['/haneul-land/map/find', 'FindWay', 'ELMap', '/haneul-land/map'],
  ['/haneul-land/map/find/way', 'FindWayMap', 'FindWay', '/haneul-land/map/find'],
  ['/aqua-bay/map/find', 'CBFindWay', 'CBmap', '/aqua-bay/map'],
  ['/aqua-bay/map/find/way', 'CBFindWayMap', 'CBFindWay', '/aqua-bay/map/find'],
] as const;

let shipped: Snapshot;
/** The site whose guard names no screens. */
let flipped: Snapshot;
beforeAll(async () => {
  shipped = await shippedSnapshot();
  const guard = required(shipped.guards['directions']);
  flipped = {
    ...shipped,
    guards: {
      ...shipped.guards,
      directions: {
        ...guard,
        rules: guard.rules.filter(({ when }) => !JSON.stringify(when ?? {}).includes('cameFrom')),
      },
    },
  };
});

const guest: Viewer = { locale: 'en', platform: 'WEB_MOBILE', curResort: 'EL', login: false };
const member: Viewer = {
  ...guest,
  login: true,
  loginType: 'RESORT',
  memberKind: 'full',
  regular: true,
  exMember: false,
  password: 'ok',
  grade: 'T1',
  onSite: { EL: false, CB: false },
};
const onSite: Viewer = { ...member, onSite: { EL: true, CB: true } };

const visit = (snapshot: Snapshot, path: string, viewer: Viewer, previous?: DecisionInput['previous']) => {
  const { outcome, screen, notices } = decide(snapshot, {
    path,
    query: {},
    how: previous === undefined ? 'load' : 'push',
    ...(previous === undefined ? {} : { previous }),
    viewer,
    now,
    answers: { directions: { value: 'M1' } },
  });
  return {
    kind: outcome.kind,
    ...(outcome.kind === 'refused' ? { stays: outcome.stay } : { screen }),
    notices: notices.map(({ kind, text, then }) => ({ kind, text, then })),
  };
};

describe.each(pages)('%s', (path, screen, previousScreen, previousPath) => {
  const previous = { path: previousPath, screen: previousScreen };

  it('opens for a member in the park [V-068 V-069 V-079 V-080 V-103]', () => {
    expect(visit(shipped, path, onSite)).toEqual({ kind: 'page', screen, notices: [] });
  });

  it('tells a guest to log in, and leads there with the way back after a deep link [V-103 V-373 V-374]', () => {
    expect(visit(shipped, path, guest).notices).toEqual([
      { kind: 'alert', text: afterLogin, then: { kind: 'go', to: `/member/login?from=${encodeURIComponent(path)}` } },
    ]);
    expect(visit(shipped, path, guest, previous)).toMatchObject({
      stays: true,
      notices: [{ kind: 'snackbar', text: afterLogin, then: undefined }],
    });
  });

  it('tells a member outside of the park about the ticket, and goes back after a deep link [V-103 V-375 V-376]', () => {
    expect(visit(shipped, path, member).notices).toEqual([
      { kind: 'snackbar', text: withTicket, then: { kind: 'back' } },
    ]);
    expect(visit(shipped, path, member, previous)).toMatchObject({
      stays: true,
      notices: [{ kind: 'snackbar', text: withTicket, then: undefined }],
    });
  });

  it('treats the map like any other screen when its list is taken out of the configuration [V-374 V-376]', () => {
    expect(visit(flipped, path, guest, previous).notices).toMatchObject([{ kind: 'alert', then: { kind: 'go' } }]);
    expect(visit(flipped, path, member, previous).notices).toMatchObject([
      { kind: 'snackbar', then: { kind: 'back' } },
    ]);
  });
});
