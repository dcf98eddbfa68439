import { bundleAlone } from '../sizes/bundle-alone.ts';
import { launch, openPhone } from './slow-phone.ts';

/** Runs a measurement on a slow phone: `entry` is a script that puts the function `name`, which takes a count, into `globalThis`. */
export async function runOnPhone<Result>(entry: string, name: string, count: number): Promise<Result> {
  const script = await bundleAlone(entry);
  const browser = await launch();
  try {
    const { page } = await openPhone(browser, { slowNetwork: false });
    await page.addScriptTag({ type: 'module', content: script });
    await page.waitForFunction((wanted) => wanted in globalThis, name);
    return await page.evaluate(
      ({ measure, times }) =>
        (globalThis as unknown as Readonly<Record<string, (count: number) => Result>>)[measure]?.(times) ??
        Promise.reject(new Error(`There is no ${measure}.`)),
      { measure: name, times: count },
    );
  } finally {
    await browser.close();
  }
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? Number.NaN;
