import { expect, it } from 'vitest';
import type { Problem } from '#content';
import { linesOf, problemsOf as problemsOfSite } from '#tests/changed-site.ts';
import { layout, pick, type Body } from '#tests/sound-site.ts';

type Form = {
  schema: { order: string[]; required?: string[]; properties: Record<string, Record<string, unknown>> };
  [setting: string]: unknown;
};

type Change = (form: Form, site: Body[]) => unknown;

const soundForm = (): Form => ({
  schema: {
    type: 'object',
    order: ['id', 'secret', 'stay'],
    required: ['id'],
    properties: {
      id: { type: 'string', title: 'site.name', format: 'login-id' },
      secret: { type: 'string', title: 'site.name', writeOnly: true, format: 'password' },
      stay: { type: 'boolean', title: 'site.name' },
    },
  } as Form['schema'],
  operation: 'OPR_TST_00001',
  body: { user: { id: '{id}', stayYn: '{stay:yn}' } },
  fromQuery: ['id'],
  submit: 'site.name',
});

/** Problems of a sound site with one form, after a change of the form or of the site. */
const problemsOf = (change: Change): Promise<readonly Problem[]> =>
  problemsOfSite((site) => {
    const form = soundForm();
    Object.assign(pick(site, 'operation', 'OPR_TST_00001'), { formCallable: true });
    change(form, site);
    site.push(layout('x', [{ id: 'a', widget: 'form', v: 1, settings: form }]));
  });
const lines = (problems: readonly Problem[]): string[] =>
  linesOf(problems).map((line) => line.replace('/placements/0/settings', ' '));
const rule = (more: object) => (_form: Form, site: Body[]) =>
  site.push({ type: 'validation-rule', id: 'r', v: 1, message: 'site.name', ...more });
const property = (name: string, more: object) => (form: Form) =>
  Object.assign((form.schema.properties[name] ??= {}), more);

it('finds nothing wrong with a sound form', async () => {
  expect(await problemsOf(() => {})).toEqual([]);
});

const faults: readonly (readonly [fault: string, change: Change, found: string])[] = [
  [
    'a rule that does not exist',
    property('id', { format: 'login-di' }),
    'dangling-reference layout/x /schema/properties/id/format',
  ],
  [
    'a second rule that does not exist',
    property('id', { allOf: [{ format: 'x' }] }),
    'dangling-reference layout/x /schema/properties/id/allOf/0/format',
  ],
  [
    'an operation that does not exist',
    (form: Form) => (form['operation'] = 'OPR_TST_00009'),
    'dangling-reference layout/x /operation',
  ],
  [
    'an operation that forms may not call',
    (form: Form) => (form['operation'] = 'OPR_TST_00002'),
    'operation-not-for-forms layout/x /operation',
  ],
  [
    'a label without a text',
    property('id', { title: 'site.nmae' }),
    'dangling-reference layout/x /schema/properties/id/title',
  ],
  [
    'a choice without a text',
    property('id', { oneOf: [{ const: 'a', title: 'site.nmae' }] }),
    'dangling-reference layout/x /schema/properties/id/oneOf/0/title',
  ],
  ['a group in a pattern', rule({ allow: '(a+)+' }), 'unsafe-pattern validation-rule/r/allow'],
  ['a broken pattern among those refused', rule({ refuse: ['a', '['] }), 'unsafe-pattern validation-rule/r/refuse/1'],
  ['a costly pattern that is looked for anywhere', rule({ strip: 'a+b+' }), 'unsafe-pattern validation-rule/r/strip'],
  [
    'an order that names no field',
    (form: Form) => form.schema.order.push('naem'),
    'settings-clash layout/x /schema/order/3',
  ],
  [
    'an order that names a field twice',
    (form: Form) => form.schema.order.push('id'),
    'settings-clash layout/x /schema/order/3',
  ],
  ['a field outside the order', (form: Form) => form.schema.order.pop(), 'settings-clash layout/x /schema/order'],
  [
    'a required field that does not exist',
    (form: Form) => form.schema.required?.push('x'),
    'settings-clash layout/x /schema/required/1',
  ],
  [
    'a query for a field that does not exist',
    (form: Form) => (form['fromQuery'] = ['x']),
    'settings-clash layout/x /fromQuery/0',
  ],
  [
    'a password from the query',
    (form: Form) => (form['fromQuery'] = ['secret']),
    'settings-clash layout/x /fromQuery/0',
  ],
  [
    'a field that does not exist, filled from a call',
    (form: Form) => (form['known'] = { path: '/api/v1/iam/contents/notices', fields: { x: '/totalCnt' } }),
    'settings-clash layout/x /known/fields/x',
  ],
  [
    'a password that a call fills in',
    (form: Form) => (form['known'] = { path: '/api/v1/iam/contents/notices', fields: { secret: '/totalCnt' } }),
    'settings-clash layout/x /known/fields/secret',
  ],
  [
    'words for a field that does not exist',
    (form: Form) => (form['successIf'] = [{ field: 'x', is: true, text: 'site.name' }]),
    'settings-clash layout/x /successIf/0/field',
  ],
  [
    'a password in a GET',
    (_: Form, site: Body[]) =>
      Object.assign(pick(site, 'operation', 'OPR_TST_00001'), {
        method: 'GET',
        path: '/api/v1/iam/users/user-id-find',
      }),
    'settings-clash layout/x /operation',
  ],
  [
    'a password to a call that is only made a GET by mistake',
    (_: Form, site: Body[]) => (pick(site, 'operation', 'OPR_TST_00001')['method'] = 'GET'),
    'wrong-call operation/OPR_TST_00001/method',
  ],
  [
    'a password with a default',
    property('secret', { default: 'x' }),
    'settings-clash layout/x /schema/properties/secret/default',
  ],
  [
    'a field without a label',
    (form: Form) => delete form.schema.properties['id']?.['title'],
    'settings-clash layout/x /schema/properties/id',
  ],
  ['a radio group without choices', property('id', { kind: 'radio' }), 'settings-clash layout/x /schema/properties/id'],
  [
    'a length of a tick',
    property('stay', { maxLength: 3 }),
    'settings-clash layout/x /schema/properties/stay/maxLength',
  ],
  [
    'a text that must be ticked',
    property('id', { const: true }),
    'settings-clash layout/x /schema/properties/id/const',
  ],
  [
    'a tick that is drawn as a text',
    property('stay', { kind: 'text' }),
    'settings-clash layout/x /schema/properties/stay/kind',
  ],
  [
    'a default of another type',
    property('stay', { default: 'yes' }),
    'settings-clash layout/x /schema/properties/stay/default',
  ],
  [
    'a field equal to one that does not exist',
    property('id', { equals: { field: 'x', message: 'site.name' } }),
    'settings-clash layout/x /schema/properties/id/equals/field',
  ],
  [
    'a body with an unknown field',
    (form: Form) => (form['body'] = { list: [{ a: '{x}' }] }),
    'settings-clash layout/x /body/list/0/a',
  ],
  ['a text said as Y or N', (form: Form) => (form['body'] = { a: '{id:yn}' }), 'settings-clash layout/x /body/a'],
];

it.each(faults)('names %s', async (_, change, found) => {
  expect(lines(await problemsOf(change))).toEqual([found]);
});

it.each(faults)('says in both languages what %s is and what to do', async (_, change) => {
  const [problem] = await problemsOf(change);
  expect([problem?.text.ko, problem?.hint.ko]).toEqual([
    expect.stringMatching(/[가-힣]/),
    expect.stringMatching(/[가-힣]/),
  ]);
  expect([problem?.text.en, problem?.hint.en]).toEqual([
    expect.stringMatching(/^[^가-힣]{6,}$/),
    expect.stringMatching(/^[^가-힣]{6,}$/),
  ]);
});
