import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';

// Subsetting takes seconds of CPU time, so it runs in a worker thread.
const { file, letters } = workerData as { readonly file: string; readonly letters: string };
const bytes = await subsetFont(readFileSync(file), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  // Kerning, tabular figures and marks. Alternates, which no stylesheet uses, would double the Latin file.
  keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
});
parentPort?.postMessage(bytes);
