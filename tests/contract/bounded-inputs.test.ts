import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { documentSchemas } from '#schemas/documents.gen';
import { accountServer, PASSWORD } from '#tests/account-server.ts';
import { TOKEN } from '#tests/test-server.ts';
import { allFeatures } from '../../src/server/features.gen.ts';
import { validatorCompiler } from '../../src/server/core/plugins/json-bodies.ts';

/** The bounds of a JSON schema. */
interface Part {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly maxItems?: number;
  readonly items?: Part;
  readonly properties?: Readonly<Record<string, Part>>;
  readonly additionalProperties?: boolean | Part;
  readonly anyOf?: readonly Part[];
  readonly oneOf?: readonly Part[];
}

const routes: RouteOptions[] = [];
// The routes of pages need the built site; they take no body, and read their query by the declarations of pages.
const server = accountServer({
  features: [
    {
      prepare: (app) => void app.addHook('onRoute', (route) => void routes.push(route)),
      visitors: async () => {},
    },
    ...allFeatures,
  ],
  parts: ['visitors', 'console', 'operations', 'sandbox'],
});

const typesOf = ({ type = [] }: Part): readonly string[] => [type].flat();
const isClosed = (part: Part): boolean => part.enum !== undefined || part.const !== undefined;

/** Every part of a schema with its pointer. */
function* partsOf(at: string, part: Part): Generator<readonly [at: string, part: Part]> {
  yield [at, part];
  for (const [name, inner] of Object.entries(part.properties ?? {})) yield* partsOf(`${at}/${name}`, inner);
  if (typeof part.additionalProperties === 'object') yield* partsOf(`${at}/*`, part.additionalProperties);
  if (part.items !== undefined) yield* partsOf(`${at}[]`, part.items);
  for (const inner of [...(part.anyOf ?? []), ...(part.oneOf ?? [])]) yield* partsOf(at, inner);
}

/** Inputs that a route validates, by the name of the route and the kind of input. */
const inputs = () =>
  routes.flatMap(({ method, url, schema = {} }) =>
    (['body', 'querystring', 'params'] as const).flatMap((kind) =>
      schema[kind] === undefined ? [] : [[`${[method].flat().join()} ${url} ${kind}`, schema[kind] as Part] as const],
    ),
  );
const partsOfInputs = () => inputs().flatMap(([name, schema]) => [...partsOf(name, schema)]);
const namesOf = (parts: readonly (readonly [string, Part])[]): readonly string[] => parts.map(([at]) => at);

const isNumber = (part: Part): boolean =>
  !isClosed(part) && typesOf(part).some((type) => type === 'number' || type === 'integer');
const isUnbounded = ({ minimum, exclusiveMinimum, maximum }: Part): boolean =>
  ![minimum ?? exclusiveMinimum, maximum].every((bound) => Math.abs(bound ?? Number.NaN) <= Number.MAX_SAFE_INTEGER);

/** True if texts of the pattern have a greatest length. */
const isFinitePattern = (pattern: string): boolean =>
  /^\^[^]*\$$/.test(pattern) && !/(?<!\\)(?:[*+]|\{\d+,\})/.test(pattern.replaceAll(/\[(?:\\.|[^\]])*\]/g, 'x'));

describe('every input of every call', () => {
  it('is found: of visitors, devices, games and the console', () => {
    const names = inputs().map(([name]): string => name);
    expect(
      [
        'POST /api/v1/iam/members/convert-point body',
        'POST /api/device/v1/scans-late body',
        'POST /api/game/v1/score body',
        'GET /api/console/v1/documents querystring',
      ].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });

  it('has a minimum and a maximum for each number', () => {
    expect(namesOf(partsOfInputs().filter(([, part]) => isNumber(part) && isUnbounded(part)))).toEqual([]);
  });

  it('has a greatest length for each text', () => {
    const endless = partsOfInputs().filter(
      ([, part]) =>
        !isClosed(part) &&
        typesOf(part).includes('string') &&
        part.maxLength === undefined &&
        !isFinitePattern(part.pattern ?? ''),
    );
    // An upload is limited by its route.
    expect(namesOf(endless)).toEqual(['POST /api/console/v1/media body/file']);
  });

  it('has a greatest number of items for each list', () => {
    expect(
      namesOf(
        partsOfInputs().filter(
          ([, part]) => typesOf(part).includes('array') && (part.maxItems === undefined || part.items === undefined),
        ),
      ),
    ).toEqual([]);
  });

  it('has no instant that a date cannot hold', () => {
    const instants = partsOfInputs().filter(([, part]) => isNumber(part) && (part.maximum ?? 0) > 1e11);
    expect(instants.length).toBeGreaterThan(8);
    expect(namesOf(instants.filter(([, { maximum = 0 }]) => !/^\d{4}-/.test(new Date(maximum).toISOString())))).toEqual(
      [],
    );
  });
});

it('has a minimum and a maximum for each number of a document', () => {
  expect(
    namesOf(
      Object.entries(documentSchemas)
        .flatMap(([type, schema]) => [...partsOf(type, schema as Part)])
        .filter(([, part]) => isNumber(part) && isUnbounded(part)),
    ),
  ).toEqual([]);
});

describe('a number outside its bounds', () => {
  const hostile = [
    '1e400',
    '-1e400',
    '1e308',
    '1e21',
    '8640000000000001',
    '-8640000000000001',
    'Infinity',
    '-Infinity',
    'NaN',
  ];
  /** Values of a number that its route would accept, as JSON in bodies and as text elsewhere. */
  const accepted = (name: string, part: Part): readonly string[] => {
    const isBody = name.split(' ')[2]?.startsWith('body') === true;
    const validate = validatorCompiler({
      schema: { type: 'object', properties: { value: part } },
      method: 'POST',
      url: '',
      httpPart: isBody ? 'body' : 'querystring',
    });
    // Only numbers of JSON reach a body.
    return hostile.filter(
      (text) => validate({ value: isBody ? JSON.parse(text.replace(/^-?Infinity$|^NaN$/, '1e400')) : text }) === true,
    );
  };

  it('is refused by every route, also one that is infinite', () => {
    const numbers = partsOfInputs().filter(([, part]) => isNumber(part));
    expect(numbers.length).toBeGreaterThan(40);
    expect(
      numbers.map(([name, part]) => [name, accepted(name, part)] as const).filter(([, values]) => values.length > 0),
    ).toEqual([]);
  });

  it.each(['size=1e400', 'size=-1e400', 'page=1e308'])(
    'in a query is answered with 400 and its name: %s',
    async (query) => {
      const answer = await server.app().inject({
        method: 'GET',
        url: `/api/console/v1/documents?${query}`,
        headers: { authorization: `Bearer ${TOKEN}` },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(`querystring/${query.split('=')[0] ?? ''} must be`);
    },
  );

  it('in a body is answered with 400 and its name', async () => {
    const member = await server.addMember();
    const browser = server.browser();
    await browser.login(member, PASSWORD);
    const answer = await browser.post(
      'members/convert-point',
      { kindCd: 'DREAM', amount: 1e21 },
      { headers: { 'idempotency-key': 'infinite' } },
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('body/amount must be');
  });
});
