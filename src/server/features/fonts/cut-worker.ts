import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import subsetFont from 'subset-font';

// Cutting takes seconds of computing, so it has a thread of its own.
const { file, letters } = workerData as { readonly file: string; readonly letters: string };
const bytes = await subsetFont(readFileSync(file), letters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
  // Kerning, tabular figures and marks; alternates that no stylesheet asks for would double the Latin face.
  keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
});
parentPort?.postMessage(bytes);
