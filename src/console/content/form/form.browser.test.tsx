import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { mount } from '#tests/mount.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '../../api/client.ts';
import { flushTyping } from '../../site/after-typing.ts';
import { keyOf } from '../../site/documents.ts';
import { useDoc } from '../../site/use-site.tsx';
import { DocumentForm } from './document-form.tsx';
import type { FieldProblem } from './field-problem.ts';

function Shown({ name, problems }: { readonly name: string; readonly problems: readonly FieldProblem[] }) {
  const doc = useDoc(name);
  return doc?.body === undefined ? null : <DocumentForm doc={doc} body={doc.body} problems={problems} />;
}

const mounted: Awaited<ReturnType<typeof mount>>[] = [];
afterEach(async () => {
  for (const page of mounted.splice(0)) await page.remove();
});

/** As the browser tells it; files that run beside this one may have its keyboard. */
const put = (element: HTMLElement, text: string): Promise<void> =>
  act(async () => {
    const kind = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    flushTyping();
  });
const key = (element: Element | null, name: string, altKey = false): Promise<void> =>
  act(async () => void element?.dispatchEvent(new KeyboardEvent('keydown', { key: name, altKey, bubbles: true })));

const first = (type: string): Body => {
  const found = shippedDocuments.find((document) => document.type === type);
  if (found === undefined) throw new Error(`No ${type} ships.`);
  return found;
};

const open = async (document: Body, problems: readonly FieldProblem[] = []) => {
  const others = shippedDocuments.filter((one) => keyOf(one) !== keyOf(document));
  const { store, around } = await consoleSite([...others, document]);
  const page = await mount(around(<Shown name={keyOf(document)} problems={problems} />));
  mounted.push(page);
  const at = (pointer: string): HTMLElement => {
    const found = page.place.querySelector<HTMLElement>(`[data-pointer="${pointer}"]`);
    if (found === null) throw new Error(`Nothing is drawn for ${pointer}.`);
    return found;
  };
  const one = (pointer: string, selector: string): HTMLElement => {
    const found = at(pointer).querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`${pointer} has no ${selector}.`);
    return found;
  };
  const press = (element: HTMLElement): Promise<void> => act(async () => element.click());
  const now = (): Body | undefined => store.get().docs.get(keyOf(document))?.body;
  const undo = (): Promise<void> => act(async () => void store.undo(keyOf(document)));
  return { store, page, at, one, press, now, undo };
};

const link: Body = {
  type: 'link',
  id: 'LNK_IAM_99001',
  v: 1,
  linkName: 'MSG_TXT_EL_NAME',
  linkUrl: 'https://example.com/a',
  newWindow: true,
};
const codes: Body = {
  type: 'code-list',
  id: 'COD_IAM_OF_TESTS',
  v: 1,
  items: ['a', 'b', 'c'].map((codeId) => ({ codeId, codeName: { ko: `${codeId} 코드`, en: `Code ${codeId}` } })),
};
const banner: Body = { ...first('banner') };

describe('editing by form', () => {
  it('joins what is typed in one place to one step, says what was there, and puts it back', async () => {
    const { store, one, at, press, now, undo } = await open(link);
    await put(one('/linkUrl', 'input'), 'https://example.com/b');
    await put(one('/linkUrl', 'input'), 'https://example.com/bc');
    expect(now()).toEqual({ ...link, linkUrl: 'https://example.com/bc' });
    expect(at('/linkUrl').textContent).toContain('was https://example.com/a');
    await undo();
    expect(now()).toEqual(link);
    await act(async () => void store.redo(keyOf(link)));
    await press(one('/linkUrl', '.was'));
    expect(now()).toEqual(link);
    expect(at('/linkUrl').querySelector('.was')).toBeNull();
  });

  it('turns a switch off by leaving it out where it need not be there, and writes it where it has to be', async () => {
    const { one, press, now } = await open(link);
    await press(one('/newWindow', '[role="switch"]'));
    expect(now()).toEqual({ ...link, newWindow: false });
    await press(one('/reservation', '[role="switch"]'));
    expect(now()).toEqual({ ...link, newWindow: false, reservation: true });
    await press(one('/reservation', '[role="switch"]'));
    expect(now()).toEqual({ ...link, newWindow: false });
  });

  it('writes a message into the documents that hold it, in place', async () => {
    const { store, one } = await open(link);
    await put(one('/linkName', 'input[lang="en"]'), 'Sky land');
    const texts = [...store.get().docs.values()]
      .filter(({ type }) => type === 'messages')
      .flatMap(({ body }) => Object.entries((body?.['texts'] ?? {}) as Record<string, string>))
      .filter(([name]) => name === 'MSG_TXT_EL_NAME')
      .map(([, text]) => text);
    expect(texts).toContain('Sky land');
  });

  it('moves an entry by button and by Alt with an arrow, adds one and takes one away, each as one step', async () => {
    const { one, press, now, at, undo } = await open(codes);
    const order = (): string =>
      ((now()?.['items'] ?? []) as readonly { readonly codeId: string }[]).map(({ codeId }) => codeId).join('');
    await press(one('/items', '[data-entry="0"] button[title$="down"]'));
    expect(order()).toBe('bac');
    await key(one('/items', '[data-entry="1"] [data-head]'), 'ArrowDown', true);
    expect(order()).toBe('bca');
    expect(at('/items').querySelector('[role="status"]')?.textContent).toContain('position 3');
    await press(one('/items', '.form-add'));
    expect(order()).toBe('bca');
    expect(now()?.['items']).toHaveLength(4);
    await press(one('/items', '[data-entry="0"] button[title^="Remove"]'));
    expect(order()).toBe('ca');
    for (let step = 0; step < 4; step += 1) await undo();
    expect(now()).toEqual(codes);
  });

  it('changes what an element does, keeping what both ways know', async () => {
    const { one, press, now } = await open({ ...banner, action: { action: 'move', pageNm: 'Main', via: 'bar' } });
    await press(one('/action', '.form-fold-name'));
    await put(one('/action', 'select'), 'nav');
    expect(now()?.['action']).toEqual({ action: 'nav', target: '', via: 'bar' });
    await put(one('/action', 'select'), 'back');
    expect(now()?.['action']).toEqual({ action: 'back' });
  });

  it('finds another document by its title and takes it by keyboard alone', async () => {
    const venue = first('venue');
    const { one, press, now, page } = await open(venue);
    one('/theme', '.form-picker').focus();
    await press(one('/theme', '.form-picker'));
    const other = shippedDocuments.find(({ type, id }) => type === 'theme' && id !== venue['theme']);
    expect(document.activeElement).toBe(page.place.querySelector('dialog input'));
    await put(one('/theme', 'dialog input'), other?.id ?? '');
    await key(document.activeElement, 'Enter');
    expect(now()).toEqual({ ...venue, theme: other?.id });
    expect(page.place.querySelector('dialog')).toBeNull();
    expect(document.activeElement).toBe(one('/theme', '.form-picker'));
  });

  it('shows a problem under its field, and mends it with one press that is one step', async () => {
    const problem: FieldProblem = {
      pointer: '/linkUrl',
      severity: 'error',
      text: { ko: '없음', en: 'The link leads nowhere.' },
      hint: { ko: '', en: 'Visitors would see nothing.' },
      fix: { kind: 'replace', pointer: '/linkUrl', value: 'https://example.com/found' },
    };
    const { at, one, press, now, undo } = await open(link, [problem]);
    expect(at('/linkUrl').textContent).toContain('The link leads nowhere.');
    expect(one('/linkUrl', 'input').getAttribute('aria-invalid')).toBe('true');
    await press(one('/linkUrl', '.problem .btn'));
    expect(now()?.['linkUrl']).toBe('https://example.com/found');
    await undo();
    expect(now()).toEqual(link);
  });

  it('puts a condition together in words and takes it away again', async () => {
    const menu: Body = { type: 'guard', id: 'guard-of-tests', v: 1, rules: [{ pass: true }] };
    const { one, press, now } = await open(menu);
    await put(one('/rules/0/when', 'select'), 'platform');
    expect(now()?.['rules']).toEqual([{ pass: true, when: [[{ fact: 'platform', is: ['APP'] }]] }]);
    await put(one('/rules/0/when', 'select[aria-label="and…"]'), 'login');
    await put(one('/rules/0/when', 'select[aria-label="or…"]'), 'onSite');
    expect(now()?.['rules']).toEqual([
      {
        pass: true,
        when: [
          [
            { fact: 'platform', is: ['APP'] },
            { fact: 'login', is: [true] },
          ],
          [{ fact: 'onSite', is: [true] }],
        ],
      },
    ]);
    await press(one('/rules/0/when', 'button[title="Always show"]'));
    expect(now()).toEqual(menu);
  });
});
