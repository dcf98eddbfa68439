export type SheetPosition = 'top' | 'mid' | 'bottom';

/** Positions of the setting: 3 top, 2 middle, 1 bottom (V-086). */
export const sheetPositions = { 1: 'bottom', 2: 'mid', 3: 'top' } as const satisfies Record<number, SheetPosition>;

/** A drag must be longer than this to move the sheet, in pixels (V-090, V-091). */
export const SHEET_STEP_PX = 50;

const upwards: readonly SheetPosition[] = ['bottom', 'mid', 'top'];

/** Returns the position one step up (1) or down (-1). In detail mode the sheet does not go below the middle (V-092). */
export const stepSheet = (position: SheetPosition, step: 1 | -1, isDetail: boolean): SheetPosition => {
  const next = upwards[upwards.indexOf(position) + step] ?? position;
  return isDetail && next === 'bottom' ? 'mid' : next;
};

/** Returns the position after a drag by `dy` pixels, down being positive. */
export const positionAfterDrag = (position: SheetPosition, dy: number, isDetail: boolean): SheetPosition =>
  Math.abs(dy) > SHEET_STEP_PX ? stepSheet(position, dy < 0 ? 1 : -1, isDetail) : position;

/** Returns the position after a tap on the grip: one step up, from the top to the lowest. */
export const positionAfterTap = (position: SheetPosition, isDetail: boolean): SheetPosition =>
  position === 'top' ? (isDetail ? 'mid' : 'bottom') : stepSheet(position, 1, isDetail);
