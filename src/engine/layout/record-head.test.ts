import { describe, expect, it } from 'vitest';
import { ask, layoutOf, pageOf, placement, siteOf, snapshotWith } from '#tests/engine-builders.ts';
import { decide } from '../decide/decide.ts';
import { applyRecordHead } from './record-head.ts';

const list = (id: string, path: string) => placement(id, { widget: 'list', v: 3, settings: { path, query: {} } });
const site = (need: string) =>
  siteOf({ recordHeads: [{ need, title: '{title}', description: '{title}: {summary}', image: 'imageNm' }] });
const snapshotAbout = (need: string) =>
  snapshotWith([
    site(need),
    layoutOf('detail', [list('one', '/rides/{param.id}')]),
    layoutOf('frame', [list('menu', '/menu')], 'frame'),
    pageOf(20, { layout: 'detail', paths: ['/ride/{id}'] }),
    pageOf(21, { venue: 'AA' }),
  ]);
const headAt = (path: string, need = 'rows') => decide(snapshotAbout(need), ask(path)).head;

describe('the head of a record page', () => {
  it('contains the call that reads the record', () => {
    expect(headAt('/ride/7').record).toEqual({
      key: '/rides/7',
      title: '{title}',
      description: '{title}: {summary}',
      image: 'imageNm',
    });
  });

  it("is the page's own without a call of that name; calls of the frame do not count", () => {
    expect([headAt('/ride/7', 'others').record, headAt('/aa/page-21').record]).toEqual([undefined, undefined]);
  });

  const head = headAt('/ride/7');
  it('uses title, description and picture of the record unchanged', () => {
    expect(
      applyRecordHead(head, { title: ' <b>Wheel</b> ', summary: 'Sunset {hill}', imageNm: 'ride-wheel' }),
    ).toMatchObject({
      title: '<b>Wheel</b>',
      description: '<b>Wheel</b>: Sunset {hill}',
      image: 'ride-wheel',
      keywords: head.keywords,
      canonical: '/ride/7',
    });
  });

  it.each([
    ['an empty title', { title: ' ', summary: 'Hill', imageNm: 'ride' }, [true, true, false]],
    ['no summary', { title: 'Wheel' }, [false, true, true]],
    ['non-text values', { title: 7, summary: {}, imageNm: ['a'] }, [true, true, true]],
    ['an invalid picture name', { title: 'Wheel', summary: 'Hill', imageNm: '../../wheel' }, [false, false, true]],
    ['nothing', null, [true, true, true]],
    ['no answer yet', undefined, [true, true, true]],
  ])("keeps the page's own words where the record has %s", (_, answer, own) => {
    const { title, description, image } = applyRecordHead(head, answer);
    expect([title === head.title, description === head.description, image === head.image]).toEqual(own);
  });
});
