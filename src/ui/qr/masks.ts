/** True when a mask inverts a module. */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const linesOf = (grid: readonly (readonly boolean[])[]): readonly string[] => {
  const text = (line: readonly boolean[]) => line.reduce((all, one) => all + (one ? '1' : '0'), '');
  return [...grid.map(text), ...grid.map((_, column) => text(grid.map((row) => row[column] === true)))];
};

const finderLike = /(?=10111010000|00001011101)/g;

/** Penalty score of a grid (rules 1 to 4 of the standard): long runs, blocks, finder-like patterns, imbalance. */
export const penaltyScore = (grid: readonly (readonly boolean[])[]): number => {
  let sum = 0;
  for (const line of linesOf(grid)) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(finderLike)].length;
  }
  grid.forEach((row, at) => {
    const above = grid[at - 1];
    if (above === undefined) return;
    for (let column = 1; column < row.length; column++) {
      const one = row[column];
      if (one === row[column - 1] && one === above[column] && one === above[column - 1]) sum += 3;
    }
  });
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
};
