import { expect, it } from 'vitest';
import { motionCss } from './motion-css.ts';

it('says how long things move, above what the stylesheet says by itself', () => {
  expect(motionCss({ dialogMs: 200, snackbarMotionMs: 400, modalMs: 0 })).toBe(
    ':root:root{--ms-dialog:200ms;--ms-snackbar:400ms;--ms-modal:0ms}\n',
  );
});
