import { describe, expect, it } from 'vitest';
import { askCall, linkOf, messagesOf } from '#tests/builders.ts';
import { instantAt, menuOf, venueOf } from '#tests/engine-builders.ts';

const menuCall = '/api/v1/common/menus/IAM/APP_AA';
const uids = (list: readonly string[]) => ({ data: list.map((menuUid) => expect.objectContaining({ menuUid })) });
const plain = messagesOf(['menu.A', 'menu.B', 'menu.C', 'link.1']);

describe('the menu of a venue', () => {
  const menu = menuOf('aa-menu', [
    { menuUid: 'A', pageId: 'PGE_TST_00011' },
    { menuUid: 'B' },
    { menuUid: 'C', parentsMenuUid: 'B', linkId: 'LNK_TST_00001' },
  ]);
  const site = [...plain, menu, linkOf(1, 'https://shop.example/a')];

  it('has the eight fields, with levels 0 and 1 [P-340]', () => {
    const none = { pageId: '', linkId: '', linkUrl: '', linkName: '' };
    expect(askCall(site, `${menuCall}?langId=en`)).toMatchObject({
      data: [
        { ...none, menuUid: 'A', parentsMenuUid: '', menuLevel: 0, menuName: 'en menu.A', pageId: 'PGE_TST_00011' },
        { ...none, menuUid: 'B', parentsMenuUid: '', menuLevel: 0, menuName: 'en menu.B' },
        {
          ...none,
          menuUid: 'C',
          parentsMenuUid: 'B',
          menuLevel: 1,
          menuName: 'en menu.C',
          linkId: 'LNK_TST_00001',
          linkUrl: 'https://shop.example/a',
          linkName: 'en link.1',
        },
      ],
    });
  });

  it('leads to the stand-in of a link while the sandbox is on', () => {
    expect(askCall(site, menuCall, { sandbox: true })).toMatchObject({
      data: [{}, {}, { linkUrl: '/sandbox/site/shop.example/a' }],
    });
  });

  it('is that of the venue document with the appType [P-599]', () => {
    expect(
      askCall([...site, venueOf('BB', 2, { appType: 'APP_OTHER' })], '/api/v1/common/menus/IAM/APP_OTHER'),
    ).toMatchObject(uids(['BB1']));
    expect(askCall(site, '/api/v1/common/menus/IAM/APP_NONE')).toMatchObject({ ok: false, status: 404 });
  });

  it.each([
    { langId: 'ko', shown: ['A', 'B', 'C', 'D'] },
    { langId: 'en', shown: ['D'] },
  ])('leaves out what is hidden in $langId, sub-items with their heading', ({ langId, shown }) => {
    const hidden = menuOf('aa-menu', [
      { menuUid: 'A', hiddenIn: ['en'] },
      { menuUid: 'B', hiddenIn: ['en'] },
      { menuUid: 'C', parentsMenuUid: 'B' },
      { menuUid: 'D' },
    ]);
    expect(askCall([hidden], `${menuCall}?langId=${langId}`)).toMatchObject(uids(shown));
  });

  it('leaves out what a condition hides, and says when that changes', () => {
    const moving = menuOf('aa-menu', [
      { menuUid: 'A', when: [[{ fact: 'login', is: [true] }]] },
      { menuUid: 'B', when: [[{ fact: 'now', from: instantAt(9) }]] },
      { menuUid: 'C' },
    ]);
    expect(askCall([moving], menuCall)).toMatchObject({ ...uids(['C']), validUntil: 9_000 });
    expect(askCall([moving], menuCall, { now: 9_000, viewer: { login: true } })).toMatchObject({
      ...uids(['A', 'B', 'C']),
      validUntil: null,
    });
  });
});
