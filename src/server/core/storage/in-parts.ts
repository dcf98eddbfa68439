/** Splits rows into batches that stay below the parameter limit of one statement. */
export function* inParts<Row>(rows: readonly Row[], size = 1000): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
