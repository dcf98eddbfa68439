import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { mount } from '#tests/mount.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

type Moment = Pick<IntersectionObserverEntry, 'isIntersecting'>;

afterEach(() => vi.unstubAllGlobals());

function Page() {
  const [mark, isPast] = useScrolledPast<HTMLDivElement>();
  return <div ref={mark}>{isPast ? 'scrolled' : 'at the top'}</div>;
}

it('goes by the last moment where a busy browser tells of several at once', async () => {
  let tell: (moments: readonly Moment[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: typeof tell) {
        tell = told;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const { place, remove } = await mount(<Page />);
  const seen = async (...moments: boolean[]) => {
    await act(async () => tell(moments.map((isIntersecting) => ({ isIntersecting }))));
    return place.textContent;
  };
  expect([await seen(true), await seen(true, false), await seen(false, true)]).toEqual([
    'at the top',
    'scrolled',
    'at the top',
  ]);
  await remove();
});
