import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { consoleSite } from '#tests/console-site.tsx';
import { eventuallyDrawn, mount } from '#tests/mount.ts';
import { ResumeRemoval } from './resume-removal.tsx';
import { setPendingRemoval } from './pending-removal.ts';

afterEach(() => act(() => setPendingRemoval(undefined)));

const list = { type: 'code-list', id: 'COD_IAM_NOTICE_CATEGORY', v: 1, items: [] };
const notice = (id: string) => ({ type: 'notice', id, v: 1, category: 'EVT', title: { ko: id, en: id } });

function Here() {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

it('links to each remaining use, counts them, and returns to the removal', async () => {
  const { store, around } = await consoleSite([list, notice('n1'), notice('n2')]);
  const { place, remove } = await mount(
    around(
      <>
        <Here />
        <ResumeRemoval />
      </>,
    ),
  );
  expect(place.querySelector('a')).toBeNull();
  const says = (text: string) => eventuallyDrawn(() => expect(place.textContent).toContain(text));
  await act(async () => {
    setPendingRemoval('code-list/COD_IAM_NOTICE_CATEGORY');
    await import('./removal-progress.tsx');
  });
  await says('2 places');
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click());
  await press('Next place');
  expect(place.querySelector('p')?.textContent).toContain('/content/notice/n1');
  await act(async () => store.edit('Two go', { 'notice/n1': undefined, 'notice/n2': undefined }));
  await says('not used any more');
  await press('Delete…');
  expect(place.querySelector('p')?.textContent).toBe(
    '/content/code-list/COD_IAM_NOTICE_CATEGORY {"removing":"code-list/COD_IAM_NOTICE_CATEGORY"}',
  );
  await remove();
});
