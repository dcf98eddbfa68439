import { describe, expect, it } from 'vitest';
import type { AnyDocument } from '#schemas/documents';
import { ask, compileWith, layoutOf, pageOf, placement } from '#tests/engine-builders.ts';
import { decide } from '../decide/decide.ts';
import { project } from '../slices/project.ts';

const rule: AnyDocument = { type: 'validation-rule', id: 'digits', v: 1, message: 'rule.digits', allow: '[0-9]+' };
const call: AnyDocument = {
  type: 'operation',
  id: 'OPR_TST_00001',
  v: 1,
  method: 'POST',
  path: '/api/v1/iam/greet',
  effect: 'write',
  cmsCallable: false,
  formCallable: true,
  session: 'begins',
  timeoutMs: 5000,
};
const compiled = (settings: object, ...more: readonly AnyDocument[]) =>
  compileWith([
    rule,
    call,
    layoutOf('tested', [placement('a', { settings: settings as never })]),
    pageOf(20, { layout: 'tested' }),
    ...more,
  ]);
const placed = ({ snapshot }: ReturnType<typeof compiled>, login?: boolean) =>
  decide(snapshot, ask('/page-20', { viewer: login === undefined ? {} : { login } })).tree[0];

describe('form settings', () => {
  it('contain the named rule, with its message among their texts', () => {
    const made = compiled({ fields: { id: { label: 'text.id', rule: 'digits' } } });
    expect([placed(made)?.settings, made.problems]).toEqual([
      { fields: { id: { label: 'text.id', rule: { message: 'rule.digits', allow: '[0-9]+' } } } },
      [],
    ]);
    expect(placed(made)?.texts).toEqual([
      ['fields', 'id', 'label'],
      ['fields', 'id', 'rule', 'message'],
    ]);
    expect(made.snapshot.layouts['tested']?.messageKeys).toEqual(['rule.digits', 'text.id']);
  });

  it('contain the named call, without server-only data', () => {
    expect(placed(compiled({ operation: 'OPR_TST_00001' }))?.settings).toEqual({
      operation: { id: 'OPR_TST_00001', method: 'POST', uri: '/api/v1/iam/greet', session: 'begins', timeoutMs: 5000 },
    });
  });

  it('contain the codes of the named list, with their names among the texts', () => {
    const codeName = { ko: '하나', en: 'One' };
    const made = compiled(
      { fields: { id: { codes: 'COD_TST' } } },
      {
        type: 'code-list',
        id: 'COD_TST',
        v: 1,
        items: [
          { codeId: 'ONE', codeName },
          { codeId: 'SUB', codeName, parent: 'ONE' },
        ],
      },
    );
    expect(placed(made)?.settings).toEqual({ fields: { id: { codes: [{ const: 'ONE', title: codeName }] } } });
    expect(placed(made)?.texts).toEqual([['fields', 'id', 'codes', '*', 'title']]);
  });

  it('contain nothing for the list of testers, which names members', () => {
    const testers: AnyDocument = { type: 'code-list', id: 'COD_IAM_SEARCH_TESTER', v: 1, items: [] };
    const made = compiled({ fields: { id: { codes: 'COD_IAM_SEARCH_TESTER' } } }, testers);
    expect(placed(made)?.settings).toEqual({ fields: { id: { codes: undefined } } });
    expect(made.problems.map(({ code }) => code)).toEqual(['dead-code-list']);
  });

  it('contain nothing for an operation closed to forms, and report it as a problem', () => {
    const closed: AnyDocument = {
      ...(call as Extract<AnyDocument, { type: 'operation' }>),
      id: 'OPR_TST_00002',
      formCallable: false,
    };
    const made = compiled({ operation: 'OPR_TST_00002', fields: { id: { rule: 'nothing' } } }, closed);
    expect(placed(made)?.settings).toEqual({ operation: undefined, fields: { id: { rule: undefined } } });
    expect(made.problems.map(({ code, at }) => [code, at])).toEqual([
      ['dead-operation', { layout: 'tested', node: 'a' }],
      ['dead-rule', { layout: 'tested', node: 'a' }],
    ]);
  });
});

describe('map entries', () => {
  const made = compiled({
    fields: { one: { label: 'text.one' }, two: { label: 'text.two', when: [[{ fact: 'login', is: [true] }]] } },
  });
  const names = (node: ReturnType<typeof placed>) => Object.keys(node?.settings['fields'] as object);

  it('are dropped if their condition is false or unknown', () => {
    expect([true, false, undefined].map((login) => names(placed(made, login)))).toEqual([
      ['one', 'two'],
      ['one'],
      ['one'],
    ]);
  });

  it('are not sent to audiences that can never see them', () => {
    const guests = JSON.stringify(project(made.snapshot, { login: false, tester: false }).layouts['tested']);
    expect([guests.includes('text.one'), guests.includes('text.two')]).toEqual([true, false]);
  });
});
