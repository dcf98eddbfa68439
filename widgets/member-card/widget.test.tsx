import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DataState } from '../define-widget.ts';
import { WidgetPortProvider } from '../port.tsx';
import { testPort } from '../../tests/support/test-port.ts';
import { MemberCard } from './component.tsx';

const settings = {
  name: 'Hello, {{name}}',
  program: 'Members',
  balance: 'My Som',
  unit: ' Som',
  failed: 'Nothing came',
};
const write = (member: DataState): string =>
  renderToStaticMarkup(
    <WidgetPortProvider value={testPort('en')}>
      <MemberCard id="card" settings={settings} data={{ member }} />
    </WidgetPortProvider>,
  );
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const ready = (more: object): DataState => ({
  state: 'ready',
  value: {
    membershipUid: '1',
    profileImgUrl: '',
    grdCd: 'T4',
    grdCdName: 'Haneul',
    nickName: 'Kim',
    remainPoint: 12800,
    ...more,
  },
});

it('greets a member by the nickname, with grade and points', () => {
  expect(wordsOf(write(ready({})))).toBe('K Hello, Kim Haneul · Members My Som 12,800 Som');
});

it('takes a name for what it is, not for a pattern', () => {
  expect(wordsOf(write(ready({ nickName: '$& {{name}}' })))).toContain('Hello, $&amp; {{name}}');
});

it('shows pictures of this site alone', () => {
  expect(write(ready({ profileImgUrl: '/media/me.png' }))).toContain('src="/media/me.png"');
  expect(write(ready({ profileImgUrl: '//elsewhere.example/me.png' }))).not.toContain('<img');
});

it('says when nothing came, and nothing of the member while it waits', () => {
  expect(wordsOf(write({ state: 'failed' }))).toContain('Nothing came');
  expect(write({ state: 'waiting' })).toContain('aria-busy="true"');
});
