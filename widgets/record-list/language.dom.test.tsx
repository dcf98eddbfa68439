import { expect, it } from 'vitest';
import type { Decoded } from '#schemas/command';
import { AssetContext } from '#ui/media/assets.tsx';
import { mount } from '#tests/mount.ts';
import { testPort } from '../../tests/support/test-port.ts';
import type { RecordCardSettings } from '../shared/records/record-settings.ts';
import { WidgetPortProvider } from '../port.tsx';
import { RecordList } from './component.tsx';

const card = {
  shape: 'row' as const,
  title: { field: 'friendNm', text: 'From {{name}}' },
  lines: [{ field: 'message' }, { field: 'peopleTxt', text: 'With {{name}}' }],
  badges: [{ field: 'group' }],
};
const gift = {
  id: '1',
  friendNm: '김하늘',
  message: 'Happy birthday',
  peopleTxt: '김하늘, Sora, 이 파도',
  group: '우리 가족',
};

const koreanParts = async (locale: 'ko' | 'en', one: Decoded<RecordCardSettings> = card) => {
  const assets = { iconSprite: '/i.svg', theme: 'plain', locale, art: () => '', raster: () => '' };
  const { place, remove } = await mount(
    <AssetContext value={assets}>
      <WidgetPortProvider value={testPort(locale)}>
        <RecordList
          id="list"
          settings={{ source: { path: '/api/v1/iam/x' }, list: 'list', key: 'id', card: one, empty: { text: 'None' } }}
          data={{ records: { state: 'ready', value: { list: [gift] } } }}
        />
      </WidgetPortProvider>
    </AssetContext>,
  );
  const found = {
    parts: [...place.querySelectorAll('[lang]')].map((part) => `${part.getAttribute('lang')}: ${part.textContent}`),
    text: place.textContent,
    names: [...place.querySelectorAll('button')].map((button) => button.ariaLabel),
  };
  await remove();
  return found;
};

it('marks the Korean parts of what members wrote on English pages, and nothing on Korean ones', async () => {
  const [english, korean] = [await koreanParts('en'), await koreanParts('ko')];
  expect(english.parts).toEqual(['ko: 김하늘', 'ko: 우리 가족', 'ko: 김하늘', 'ko: 이 파도']);
  expect(korean.parts).toEqual([]);
  expect(english.text).toBe(korean.text);
});

it('marks them in the band of a card and in the names of its buttons', async () => {
  const banded = {
    ...card,
    shape: 'card',
    band: { field: 'id', main: ['1'] },
    actions: [{ label: 'Thank', action: { kind: 'back' } }],
  } as Decoded<RecordCardSettings>;
  const [english, korean] = [await koreanParts('en', banded), await koreanParts('ko', banded)];
  expect(english.parts).toEqual(['ko: 우리 가족', 'ko: 김하늘', 'ko: 김하늘', 'ko: 이 파도', 'ko: 김하늘']);
  expect(english.names).toEqual([null]);
  expect(korean.names).toEqual(['Thank, From 김하늘']);
});
