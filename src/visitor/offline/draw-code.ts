import { STEP_SECONDS } from '#engine/records/entry-code';
import css from '#ui/qr/moving-code.module.css';
import { qrShape } from '#ui/qr/qr-shape.ts';
import type { DrawnCode } from '../codes/follow-step.ts';
import { drawing, element } from './elements.ts';

const ringOf = (left: number): HTMLElement => {
  const circle = (className: string | undefined) =>
    drawing('circle', { class: className ?? '', cx: '50', cy: '50', r: '44', pathLength: '100' });
  const seconds = element('b', 'num', String(Math.ceil(left)));
  const ring = element(
    'span',
    css['ring'],
    drawing('svg', { viewBox: '0 0 100 100' }, circle(css['rest']), circle(css['left'])),
    seconds,
  );
  ring.ariaHidden = 'true';
  ring.style.setProperty('--of', String(STEP_SECONDS));
  ring.style.setProperty('--begun', String(left));
  const ends = performance.now() + left * 1000;
  const count = (): void => {
    const now = String(Math.max(0, Math.ceil((ends - performance.now()) / 1000)));
    seconds.textContent = now;
    ring.style.setProperty('--left', now);
  };
  count();
  const timer = setInterval(
    () => (ring.isConnected || performance.now() < ends ? count() : clearInterval(timer)),
    1000,
  );
  return ring;
};

/** Draws a code with the ring that runs down, as `MovingCode` does in the app. */
export const drawCode = ({ text, left }: DrawnCode, label: string, hints: readonly [string, string]): HTMLElement => {
  const { side, path } = qrShape(text) ?? { side: 1, path: '' };
  const size = String(side);
  const code = drawing(
    'svg',
    { viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' },
    drawing('path', { fill: '#fff', d: `M0 0h${size}v${size}H0z` }),
    drawing('path', { fill: '#000', d: path }),
  );
  const hint = element('p', '', element('b', '', hints[0]), element('br', ''), hints[1]);
  return element(
    'div',
    css['code'],
    element('div', css['paper'], code),
    element('div', css['life'], ringOf(left), hint),
  );
};
