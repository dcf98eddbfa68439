import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { testPort } from '../../tests/support/test-port.ts';
import { MemberFacts } from './component.tsx';
import { needs } from './needs.ts';

const texts = { none: 'Not yet', failed: 'Nothing came' };
const items = [
  { label: 'Name', at: '/userName' },
  { label: 'Born', at: '/birthDate', form: 'day' },
  {
    label: 'Kind',
    at: '/memberKind',
    says: [
      { is: '1', text: 'Simple' },
      { is: '2', text: 'Full' },
    ],
  },
  { label: 'Mail', at: '/promotionRecvInfoList/0/agreeYn', says: [{ is: 'Y', text: 'Yes' }] },
  { label: 'Som', at: '/remainPoint', form: 'number', unit: ' Som' },
] as const;

type Settings = Parameters<typeof MemberFacts>[0]['settings'];
const user: Settings = { source: 'user', items, texts };
const write = (facts: DataState, settings: Settings = user): string =>
  renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en')}>
      <MemberFacts id="facts" settings={settings} data={{ facts }} />
    </WidgetPortProvider>,
  );
const values = (value: object, settings?: Settings): readonly string[] =>
  [...write({ state: 'ready', value }, settings).matchAll(/<dd>(.*?)<\/dd>/g)].map(([, text]) =>
    (text ?? '').replaceAll(/<[^>]+>/g, ''),
  );

it('writes days, numbers and the words of codes', () => {
  const member = {
    userName: 'Kim',
    birthDate: '19900412',
    memberKind: '2',
    promotionRecvInfoList: [{ agreeYn: 'Y' }],
    remainPoint: 12800,
  };
  expect(values(member)).toEqual(['Kim', '1990.04.12', 'Full', 'Yes', '12,800 Som']);
});

it.each([
  [0, '0 Som'],
  [100, '100 Som'],
])('shows the balance %i of the point summary at point.remainPointAmt as %s [P-590]', (remainPointAmt, shown) => {
  const settings = {
    source: 'points',
    items: [{ label: 'Som', at: '/point/remainPointAmt', form: 'number', unit: ' Som' }],
    texts,
  } as const;
  expect(needs({ source: 'points', items: [], texts }).map(({ path }) => path)).toEqual(['/api/v1/iam/point/my-point']);
  expect(values({ point: { remainPointAmt }, remainPoint: 7 }, settings)).toEqual([shown]);
});

it('says where nothing is known, and shows a code without words as it is', () => {
  expect(values({ userName: '', memberKind: '9', remainPoint: 0 })).toEqual([
    'Not yet',
    'Not yet',
    '9',
    'Not yet',
    '0 Som',
  ]);
});

it('offers another try when nothing came', () => {
  expect(write({ state: 'failed' })).toMatch(/Nothing came.*<a /s);
});

it('asks for the persona in the park of its page', () => {
  expect(needs({ source: 'persona', items: [], texts })).toMatchObject([
    { path: '/api/v1/iam/curation/persona-type', query: { parkKindCd: '{venue.parkKindCd}' }, personal: true },
  ]);
});

it("asks for what is the member's own only as a member", () => {
  expect(needs({ source: 'points', items: [], texts })).toEqual([
    { name: 'facts', path: '/api/v1/iam/point/my-point', query: {}, personal: true, skipErrorHandler: true },
  ]);
});
