const NEWLINE = 0x0a;

/** The lines of UTF-8 bytes. Only a line feed ends one: readline would take U+2028 inside a text for an end too. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let begun: Uint8Array[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield textOf([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    begun.push(chunk.subarray(start));
  }
  const rest = textOf(begun);
  if (rest !== '') yield rest;
}

const textOf = (parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('utf8');
