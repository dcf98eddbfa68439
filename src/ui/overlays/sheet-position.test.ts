import { describe, expect, it } from 'vitest';
import { positionAfterDrag, positionAfterTap, sheetPositions, stepSheet } from './sheet-position.ts';

describe('the position of a bottom sheet', () => {
  it('is numbered 3, 2 and 1 in the setting [V-086]', () => {
    expect([sheetPositions[3], sheetPositions[2], sheetPositions[1]]).toEqual(['top', 'mid', 'bottom']);
  });

  it('moves one step by a drag of more than 50 px, however long [V-090]', () => {
    expect([
      positionAfterDrag('mid', -51, false),
      positionAfterDrag('mid', 51, false),
      positionAfterDrag('top', 51, false),
      positionAfterDrag('bottom', -600, false),
    ]).toEqual(['top', 'bottom', 'mid', 'mid']);
  });

  it('stays after a drag of at most 50 px [V-091]', () => {
    expect([
      positionAfterDrag('mid', -50, false),
      positionAfterDrag('mid', 50, false),
      positionAfterDrag('top', 50, false),
    ]).toEqual(['mid', 'mid', 'top']);
  });

  it('is never the lowest in detail mode [V-092]', () => {
    expect([stepSheet('mid', -1, true), positionAfterDrag('mid', 300, true), positionAfterTap('top', true)]).toEqual([
      'mid',
      'mid',
      'mid',
    ]);
  });

  it('rises by taps and starts again below', () => {
    expect([positionAfterTap('bottom', false), positionAfterTap('mid', false), positionAfterTap('top', false)]).toEqual(
      ['mid', 'top', 'bottom'],
    );
  });
});
