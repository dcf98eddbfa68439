import { describe, expect, it } from 'vitest';
import { refused } from '#content/answers/index';
import { allCalls } from '#schemas/calls.gen';
import type { ApiCall } from '#schemas/calls/define-call';
import { deviceCalls, type DeviceCall } from '#schemas/calls/devices/device-calls';
import { scanReasons } from '#schemas/calls/devices/answers';
import { namesNothing, type Named } from '#schemas/calls/names';
import { edgeErrors } from '../../src/server/core/errors.ts';

interface Part {
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
}

type Call = ApiCall | DeviceCall;
const calls: readonly Call[] = [...allCalls, ...deviceCalls];
const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Properties of a schema at any depth, by their path. */
function* propertiesOf(at: string, part: Part | undefined): Generator<readonly [path: string, part: Part]> {
  for (const [name, inner] of Object.entries(part?.properties ?? {})) {
    yield [`${at}.${name}`, inner];
    yield* propertiesOf(`${at}.${name}`, inner);
    yield* propertiesOf(`${at}.${name}`, inner.items);
  }
  for (const inner of [...(part?.anyOf ?? []), ...(part?.oneOf ?? [])]) yield* propertiesOf(at, inner);
}

const text: Part = { type: 'string' };
const described = (names: Readonly<Record<string, string>> = {}): Part => ({
  properties: Object.fromEntries(Object.keys(names).map((name) => [name, text])),
});
const inputsOf = (call: Call): readonly (readonly [path: string, part: Part])[] => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map((match) => [`path.${match[1] ?? ''}`, text] as const),
  ...propertiesOf(
    'query',
    'parameters' in call ? described(call.parameters) : 'query' in call ? (call.query as Part | undefined) : undefined,
  ),
  ...propertiesOf('body', 'body' in call ? (call.body as Part | undefined) : undefined),
];

const last = (path: string): string => path.split('.').at(-1) ?? '';
/** True for a property whose name or place says that it may name something. A closed list of words does not. */
const looksLikeName = (path: string, part: Part): boolean =>
  part.enum === undefined &&
  part.items?.enum === undefined &&
  (path.startsWith('path.') ||
    /(?:Id|Uid|No|Cd|Code|Key|Token|_id|Seq|seq)(?:List)?$|^(?:id|no|code|token|invite|agreeList)$/.test(last(path)));

const named = calls.flatMap((call) =>
  Object.entries<Named>(call.named ?? {}).map(([path, name]) => ({
    call,
    path,
    name,
    title: `${nameOf(call)} ${path}`,
  })),
);
const titles = (some: readonly { readonly title: string }[]): readonly string[] => some.map(({ title }) => title);

describe('the names of every call', () => {
  it('are declared, or said to be none with a reason', () => {
    const open = calls.flatMap((call) =>
      inputsOf(call)
        .filter(
          ([path, part]) =>
            looksLikeName(path, part) &&
            call.named?.[path as 'body.x'] === undefined &&
            namesNothing[last(path)] === undefined,
        )
        .map(([path]) => `${nameOf(call)} ${path}`),
    );
    expect(open).toEqual([]);
  });

  it('are properties of its schemas', () => {
    expect(titles(named.filter(({ call, path }) => !inputsOf(call).some(([known]) => known === path)))).toEqual([]);
  });

  it('have a refusal for each way in which they can be wrong', () => {
    const missing = ({ of, states, kinds, refusals }: Named) =>
      (of !== 'everybody' && refusals.owner === undefined) ||
      (states === undefined) !== (refusals.state === undefined) ||
      (kinds === undefined) !== (refusals.kind === undefined);
    expect(titles(named.filter(({ name }) => missing(name)))).toEqual([]);
  });

  /** Things of a venue that belong to everybody. */
  const placed: ReadonlySet<string> = new Set([
    'billboard',
    'board',
    'club',
    'day-pass',
    'discount',
    'event',
    'facility',
    'issued-number',
    'member-course',
    'notice',
    'place-code',
  ]);
  it('of things of a venue are refused for another venue where a call names one', () => {
    const namesVenue = (call: Call): boolean =>
      inputsOf(call).some(([path]) => ['parkType', 'parkKindCd', 'publctTypeCd'].includes(last(path)));
    expect(
      titles(
        named.filter(
          ({ call, name }) => placed.has(name.kind) && namesVenue(call) && name.refusals.venue === undefined,
        ),
      ),
    ).toEqual([]);
  });

  /** Things with a period, in which alone a call that writes can name them. */
  const dated: ReadonlySet<string> = new Set([
    'address-code',
    'billboard-application',
    'coupon-code',
    'coupon-record',
    'event',
    'event-join',
    'gift-card',
    'invitation',
    'issued-number',
    'one-time-code',
    'pass-check',
    'pass-request',
    'pick',
    'product',
    'queue-slot',
    'refresh-token',
    'relation-request',
    'reward',
    'search-result',
  ]);
  const atAnyTime: Readonly<Record<string, string>> = {
    'POST /api/v1/iam/giftcards/take-back body.cardNo':
      'A gift that nobody accepted in time returns to its sender, too.',
    'POST /api/v1/iam/coupons/take-back body.couponNo':
      'A gift that nobody accepted in time returns to its sender, too.',
    'POST /api/v1/iam/skypocket/unlend body.productId': 'The loan has a day of its own.',
    'POST /api/v1/iam/tickets/season/re-admission-reward body.productId':
      'The reward has the time: until 60 days after the term of the pass.',
  };
  it('of things with a period are refused outside of it by calls that write, or said to be taken with a reason', () => {
    const open = named.filter(
      ({ call, name }) => 'writes' in call && call.writes && dated.has(name.kind) && name.refusals.time === undefined,
    );
    expect(titles(open).filter((title) => atAnyTime[title] === undefined)).toEqual([]);
    expect(Object.keys(atAnyTime).filter((title) => !titles(open).includes(title))).toEqual([]);
  });

  it('are refused with codes that the server has', () => {
    const codes = new Set<string>([
      'none',
      ...scanReasons,
      ...Object.values(edgeErrors).map(({ code }) => code),
      ...(['unknownCodeList', 'unknownContent', 'unknownFacility'] as const).map((reason) => refused(reason).code),
    ]);
    expect(
      named.flatMap(({ title, name }) =>
        Object.values<string>(name.refusals)
          .filter((code) => !codes.has(code))
          .map((code) => `${title} ${code}`),
      ),
    ).toEqual([]);
  });
});

it('no reason is kept for a property that no call has', () => {
  const known = new Set(calls.flatMap((call) => inputsOf(call).map(([path]) => last(path))));
  expect(Object.keys(namesNothing).filter((name) => !known.has(name))).toEqual([]);
});
