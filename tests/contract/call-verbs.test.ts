import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decide, type PlacedNeed } from '#engine';
import type { DataService } from '#schemas/documents/data-service/schema';
import type { AnyDocument } from '#schemas/documents';
import type { FormCall } from '#schemas/form';
import type { Operation } from '#schemas/documents/operation/schema';
import { readNeed, type CallScope } from '../../src/visitor/data/call-service.ts';
import { submitForm } from '../../src/visitor/data/submit-form.ts';
import type { SessionTools } from '../../src/visitor/session/tools.ts';
import { askCall } from '../support/builders.ts';
import { ask, compileWith, layoutOf, pageOf, placement } from '../support/engine-builders.ts';
import { shippedDocuments } from '../support/shipped-documents.ts';

const documents = shippedDocuments as unknown as readonly AnyDocument[];
const scope: CallScope = { pageId: 'PGE_TST_00020', locale: 'ko', timeoutMs: 30_000, listed: false, release: 'r' };
const tools = { presentRef: { current: { viewer: { login: false } } } } as unknown as SessionTools;
const base = '/api/v1/iam';
const verbs = ['GET', 'POST'] as const;

const dataOf = (answer: ReturnType<typeof askCall>): unknown => (answer.ok ? answer.data : undefined);
const sent: [method: string | undefined, url: string, body: unknown][] = [];
beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    sent.push([method, url, typeof body === 'string' ? JSON.parse(body) : undefined]);
    return Response.json({ code: '200', data: {} });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a read', () => {
  const serviceAt = (path: string) =>
    documents.find((one): one is DataService => one.type === 'data-service' && one.path === path);

  it.each([
    ['settings/check-disabled', '[P-603]'],
    ['external/haneul-card/ilmo-member-status', '[P-605]'],
  ])('of %s has the verb of its document, GET as shipped %s', async (name) => {
    const path = `${base}/${name}`;
    const shipped = serviceAt(path);
    expect(shipped?.method).toBe('GET');
    for (const method of verbs) {
      const { id = '', state = 'N', typeCode = '' } = shipped ?? {};
      const page = pageOf(20, {
        layout: 'tested',
        dataServiceList: [
          {
            dataServiceId: id,
            dataServiceStateCode: state,
            dataServiceTypeCode: typeCode,
            dataServiceUniformresourcelocator: path,
          },
        ],
      });
      const { snapshot } = compileWith([
        { ...shipped, method } as DataService,
        layoutOf('tested', [placement('a', { widget: 'list', v: 3, settings: { path, query: { parkType: 'EL' } } })]),
        page,
      ]);
      for (const need of decide(snapshot, ask('/page-20')).needs) await readNeed(need, scope);
    }
    expect(sent).toEqual([
      ['GET', `${path}?parkType=EL`, undefined],
      ['POST', path, { parkType: 'EL' }],
    ]);
  });
});

it.each([
  ['B', 'blocked', { code: 'BLOCKED', message: 'service is blocked' }],
  ['-1', 'page', { code: 'NO_AUTH', message: 'no auth' }],
] as const)(
  'a page and a data service that their meta sets to %s: the page is %s, and the call is refused without a request [P-499]',
  async (state, outcome, refusal) => {
    const path = `${base}/rows`;
    const service: DataService = {
      type: 'data-service',
      id: 'DTS_TST_00050',
      v: 1,
      method: 'GET',
      path,
      state: 'N',
      typeCode: 'API',
    };
    const list = layoutOf('tested', [placement('a', { widget: 'list', v: 3, settings: { path, query: {} } })]);
    const pageWith = (of: 'N' | 'B') =>
      pageOf(20, {
        layout: 'tested',
        state: of,
        dataServiceList: [
          {
            dataServiceId: service.id,
            dataServiceStateCode: 'N',
            dataServiceTypeCode: 'API',
            dataServiceUniformresourcelocator: path,
          },
        ],
      });
    const decided = (changed: DataService, of: 'N' | 'B' = 'N') =>
      decide(compileWith([changed, list, pageWith(of)]).snapshot, ask('/page-20'));
    expect(decided(service, state === 'B' ? 'B' : 'N').outcome.kind).toBe(outcome);
    const [open] = decided(service).needs;
    await readNeed(open as PlacedNeed, scope);
    expect(sent).toHaveLength(1);
    const [closed] = decided({ ...service, state }).needs;
    await expect(readNeed(closed as PlacedNeed, scope)).rejects.toMatchObject({ errorType: 'B', ...refusal });
    expect(sent).toHaveLength(1);
  },
);

it('a code query by parent code names the data service DTS_CMZ_00001 and the parameter parentsCodeValidityValue [P-601]', async () => {
  const headers: Headers[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    headers.push(new Headers(init.headers));
    return Response.json({
      code: '200',
      data: dataOf(
        askCall(
          documents.filter(({ type }) => type === 'code-list'),
          url,
        ),
      ),
    });
  });
  const path = `${base}/common/codes/{codeId}`;
  const list = placement('a', {
    widget: 'list',
    v: 3,
    settings: { path: path.replace('{codeId}', 'COD_SMDLE'), query: { parentsCodeValidityValue: 'IAM' } },
  });
  const page = pageOf(20, {
    layout: 'tested',
    dataServiceList: [
      {
        dataServiceId: 'DTS_CMZ_00001',
        dataServiceStateCode: 'N',
        dataServiceTypeCode: 'API',
        dataServiceUniformresourcelocator: path,
      },
    ],
  });
  const { snapshot } = compileWith([
    documents.find(({ id }) => id === 'DTS_CMZ_00001') as DataService,
    layoutOf('tested', [list]),
    page,
  ]);
  const [need] = decide(snapshot, ask('/page-20')).needs;
  const codes = (await readNeed(need as PlacedNeed, scope)) as readonly { readonly codeId: string }[];
  expect(need?.key).toBe(`${base}/common/codes/COD_SMDLE?parentsCodeValidityValue=IAM`);
  expect(headers.map((one) => one.get('X-DataserviceId'))).toEqual(['DTS_CMZ_00001']);
  expect(codes.map(({ codeId }) => codeId)).toEqual(['AMA', 'AMB', 'AMC', 'AME', 'AMH', 'AMK', 'AMM', 'AMS']);
});

describe('a form', () => {
  const operationAt = (path: string) =>
    documents.find((one): one is Operation => one.type === 'operation' && one.path === path);

  it.each([
    ['settings/release-disabled', '[P-604]'],
    ['external/haneul-card/updateMemberStatus', '[P-606]'],
  ])('of %s has the verb of its document, POST as shipped %s', async (name) => {
    const path = `${base}/${name}`;
    const shipped = operationAt(path);
    expect(shipped?.method).toBe('POST');
    for (const method of verbs) {
      const { snapshot } = compileWith([
        { ...shipped, method } as Operation,
        layoutOf('tested', [placement('a', { settings: { operation: shipped?.id } as never })]),
        pageOf(20, { layout: 'tested' }),
      ]);
      const [node] = decide(snapshot, ask('/page-20')).tree;
      await submitForm(node?.settings['operation'] as FormCall, { parkType: 'EL' }, { scope, tools, unknownError: '' });
    }
    expect(sent).toEqual([
      ['GET', `${path}?parkType=EL`, undefined],
      ['POST', path, { parkType: 'EL' }],
    ]);
  });
});
