import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/server/core/env.ts';
import { featureParts, type Feature, type FeaturePart } from '../../src/server/core/feature.ts';
import { feature as accounts } from '../../src/server/services/accounts/feature.ts';
import { hashPassword } from '../../src/server/services/accounts/passwords.ts';
import { feature as docs } from '../../src/server/site/docs/feature.ts';
import { feature as members } from '../../src/server/services/members/feature.ts';
import { createPublishingContext } from '../../src/server/site/publishing/publishing-context.ts';
import { feature as sandbox } from '../../src/sandbox/feature.ts';
import { LiveSite } from '../../src/server/core/live-site/live-site.ts';
import { postSom } from '../../src/server/core/records/som/post-som.ts';
import { Secret } from '../../src/server/core/secret.ts';
import type { Store } from '../../src/server/core/storage/store.ts';
import type { MemberRow } from '../../src/server/core/storage/tables.ts';
import { memberRow } from './member-row.ts';
import { soundSite, type Body } from './sound-site.ts';
import { openTempStore } from './temp-store.ts';
import type { TestMember } from './test-member.ts';
import { seedWith, TOKEN } from './test-server.ts';
import { testBrowser, type BrowserParts, type TestBrowser } from './test-browser.ts';

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Password of every test member; valid under the policy of the sound site. */
export const PASSWORD = 'CorrectHorse7';

export interface MemberParts extends Partial<MemberRow> {
  readonly initial?: boolean;
  /** Due date of a password change, YYYYMMDD. */
  readonly alertOn?: string;
}

export interface AccountServer {
  readonly app: () => FastifyInstance;
  readonly store: () => Store;
  /** Log output so far. */
  logged(): string;
  now(): Date;
  /** Advances the clock for all tests of the file. */
  wait(ms: number): void;
  addMember(parts?: MemberParts): Promise<TestMember>;
  /** Posts entries of Som: amount, reason and instant (now by default). */
  addSom(member: string, entries: readonly (readonly [amount: number, reason: string, at?: Date])[]): Promise<void>;
  /** A new browser with its own IP address. */
  browser(parts?: Partial<BrowserParts>): TestBrowser;
}

interface Settings {
  /** All documents of the site; the sound site by default. */
  readonly site?: readonly Body[];
  /** Documents that replace or extend those of the site. */
  readonly documents?: readonly Body[];
  /** Further features of the server, or their `register` functions. */
  readonly features?: readonly (FastifyPluginAsync | Feature)[];
  /** Parts of the features. Default: all but jobs. */
  readonly parts?: readonly FeaturePart[];
  readonly env?: Readonly<Record<string, string>>;
}

const nextNumber = (
  (last) => () =>
    ++last
)(0);

const insert = async (
  store: Store,
  hash: string,
  now: string,
  { initial = false, alertOn = '20991231', ...row }: MemberParts,
): Promise<TestMember> => {
  const number = nextNumber();
  const member = memberRow({
    at: now,
    uid: `2000${String(number).padStart(8, '0')}`,
    login_id: `member_${number}`,
    name: `회원 ${number}`,
    nickname: `별명 ${number}`,
    email: `member.${number}@resort.example`,
    consents: '{"EMAIL":"N","SMS":"N","PUSH":"N"}',
    ...row,
  });
  await store.db.insertInto('members').values(member).execute();
  await store.db
    .insertInto('credentials')
    .values({ member: member.uid, hash, initial: initial ? 1 : 0, changed_at: now, alert_on: alertOn })
    .execute();
  return { uid: member.uid, loginId: member.login_id ?? '', email: member.email };
};

const asFeature = (feature: FastifyPluginAsync | Feature): Feature =>
  typeof feature === 'function' ? { visitors: feature } : feature;

/** Tests start work at times themselves. */
const withoutJobs = featureParts.filter((part) => part !== 'jobs');

/** Starts a server with accounts over the sound site for all tests of a file. Its clock stands at noon of 1 November until a test advances it. */
export const accountServer = ({
  site = soundSite(),
  documents = [],
  features = [],
  parts = withoutJobs,
  env: more = {},
}: Settings = {}): AccountServer => {
  let app: FastifyInstance;
  let store: Store;
  let hash: string;
  let logged = '';
  let at = Date.parse('2026-11-01T03:00:00Z');
  const now = (): Date => new Date(at);
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'promenade-accounts-'));
    const log = new Writable({ write: (chunk: Buffer, _encoding, done) => ((logged += chunk.toString()), done()) });
    store = await openTempStore();
    const publishing = createPublishingContext({ store, live: new LiveSite(), clock: { now }, sandbox: true });
    const given = new Set(documents.map(({ type, id }) => `${type}/${id}`));
    await seedWith(publishing, [...site.filter(({ type, id }) => !given.has(`${type}/${id}`)), ...documents]);
    const env = readEnv({ DATA_DIR: folder, ...more });
    app = await buildApp({
      env,
      publishing,
      consoleToken: new Secret(TOKEN),
      features: [...new Set([accounts, members, docs, sandbox, ...features.map(asFeature)])],
      parts,
      log,
    });
    app.addHook('onClose', async () => {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    });
    await app.ready();
    hash = await hashPassword(PASSWORD);
  }, 60_000);
  afterAll(() => app.close());
  return {
    app: () => app,
    store: () => store,
    logged: () => logged,
    now,
    wait: (ms) => void (at += ms),
    addMember: (parts = {}) => insert(store, hash, now().toISOString(), parts),
    addSom: (member, entries) =>
      store.db.transaction().execute(async (tx) => {
        for (const [amount, reason, entryAt = now()] of entries)
          await postSom(tx, app.context, {
            member,
            amount,
            reason,
            source: 'TEST',
            ref: `${member}-${nextNumber()}`,
            at: entryAt,
          });
      }),
    browser: (parts = {}) =>
      testBrowser({ app: () => app, now, address: `10.${[0, 0, 0].map(() => randomInt(256)).join('.')}`, ...parts }),
  };
};
