import { expect, it } from 'vitest';
import { mount } from '#tests/mount.ts';
import '#ui/base.css';
import { Wheel } from './wheel.tsx';

it('does not widen the page, however far it has turned', async () => {
  const prizes = ['100', '500', '5,000'].map(
    (prizeNm, index) =>
      ({
        eventId: '1',
        prizeId: String(index),
        prizeNm,
        prizeKindCd: 'SOM',
        imageNm: '',
        needCnt: 0,
        streakYn: 'N',
        chanceTxt: '',
        stockTxt: '',
        statusCd: 'OPEN',
      }) as const,
  );
  const { place, draw, remove } = await mount(<Wheel prizes={prizes} label="Wheel" angle={0} isTurning={false} />);
  place.style.inlineSize = '300px';
  await draw(<Wheel prizes={prizes} label="Wheel" angle={395} isTurning={false} />);
  expect(place.querySelector('svg')?.getBoundingClientRect().width).toBeGreaterThan(300);
  expect(place.scrollWidth).toBe(300);
  await remove();
});
