import { expect, it } from 'vitest';
import { askCall, bannerOf, linkOf } from '#tests/builders.ts';
import { pageOf } from '#tests/engine-builders.ts';

const base = '/api/v1/iam/contents';
const asked = 'parkKindCd=005&bannerKindCd=005&currentPage=1&pagePerCount=1';

it('gives a banner its subject, its picture under the misspelt name and its address [P-341, P-613]', () => {
  expect(askCall([bannerOf('one')], `${base}/banners?${asked}&bannerCode=0504`)).toMatchObject({
    data: {
      list: [{ bannerSubject: 'banner one 글', mobileImagUrl: '/art/site/park.svg', connUrl: '/landing?mode=main' }],
    },
  });
});

it('takes the code NULL as it is written', () => {
  const banners = [bannerOf('park'), bannerOf('hostel', { bannerCode: 'NULL' })];
  expect(askCall(banners, `${base}/banners?${asked}&bannerCode=NULL&langId=en`)).toMatchObject({
    data: { list: [{ bannerSubject: 'banner hostel text' }], totalCnt: 1 },
  });
});

it('gives a page of the banners [P-614]', () => {
  const banners = ['a', 'b', 'c'].map((id, order) => bannerOf(id, { order }));
  expect(askCall(banners, `${base}/bannersForPaging?currentPage=2&pagePerCount=2`)).toMatchObject({
    data: { list: [{ bannerSubject: 'banner c 글' }], totalCnt: 3, pageNo: 2 },
  });
});

it('draws a banner in the colours of its venue, else of the page that shows it', () => {
  expect(askCall([bannerOf('one', { parkKindCd: '02' })], `${base}/banners`)).toMatchObject({
    data: { list: [{ mobileImagUrl: '/art/bb/park.svg' }] },
  });
  expect(askCall([bannerOf('one')], `${base}/banners`, { page: 'PGE_TST_00011' })).toMatchObject({
    data: { list: [{ mobileImagUrl: '/art/aa/park.svg' }] },
  });
});

it.each([
  { action: { action: 'move', pageNm: 'Post', params: { id: '7' } }, connUrl: '/post/7', newWindowYn: 'N' },
  { action: { action: 'link', linkId: 'LNK_TST_00001' }, connUrl: 'https://shop.example/a', newWindowYn: 'Y' },
  { action: { action: 'venue', venue: 'BB' }, connUrl: '/bb/main', newWindowYn: 'N' },
  { action: { action: 'move', pageNm: 'Nowhere' }, connUrl: '', newWindowYn: 'N' },
  { action: { action: 'back' }, connUrl: '', newWindowYn: 'N' },
] as const)('leads to $connUrl by $action', ({ action, connUrl, newWindowYn }) => {
  const site = [
    bannerOf('one', { action }),
    linkOf(1, 'https://shop.example/a'),
    pageOf(40, { screen: 'Post', paths: ['/post/{id}'] }),
  ];
  expect(askCall(site, `${base}/banners`)).toMatchObject({ data: { list: [{ connUrl, newWindowYn }] } });
});

it('leads to the stand-in of a link while the sandbox is on', () => {
  const site = [
    bannerOf('one', { action: { action: 'link', linkId: 'LNK_TST_00001' } }),
    linkOf(1, 'https://shop.example/a'),
  ];
  expect(askCall(site, `${base}/banners`, { sandbox: true })).toMatchObject({
    data: { list: [{ connUrl: '/sandbox/site/shop.example/a' }] },
  });
});
