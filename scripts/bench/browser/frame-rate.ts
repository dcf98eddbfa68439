import type { Page } from 'playwright';

const MS = 3_000;
/** A plain box that turns: the floor of an animation. */
const BOX = 'plain-box';

/** Frames a second while an element turns as the prize wheel does. */
const turn = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    ({ query, ms }) =>
      new Promise<number>((done) => {
        const found = document.querySelector<HTMLElement>(query);
        if (found === null) throw new Error(`Nothing to turn at ${query}.`);
        found.scrollIntoView({ block: 'center', behavior: 'instant' });
        found.animate([{ rotate: '0deg' }, { rotate: '1800deg' }], {
          duration: ms,
          easing: 'cubic-bezier(0.16, 0.72, 0.14, 1)',
        });
        let frames = 0;
        const from = performance.now();
        const count = () => {
          frames++;
          if (performance.now() - from < ms) requestAnimationFrame(count);
          else done((frames * 1_000) / (performance.now() - from));
        };
        requestAnimationFrame(count);
      }),
    { query: selector, ms: MS },
  );

/** Frames a second of an element and of a plain box of its size in the same page, in turns. */
export async function compareTurns(
  page: Page,
  selector: string,
  rounds: number,
): Promise<readonly { readonly value: number; readonly floor: number }[]> {
  await page.evaluate(
    ({ query, id }) => {
      const size = document.querySelector(query)?.getBoundingClientRect();
      const box = document.createElement('div');
      box.id = id;
      for (const [name, value] of [
        ['width', `${size?.width ?? 0}px`],
        ['height', `${size?.height ?? 0}px`],
        ['background', 'teal'],
        ['margin', '0 auto'],
      ] as const)
        box.style.setProperty(name, value);
      document.body.append(box);
    },
    { query: selector, id: BOX },
  );
  const pairs: { value: number; floor: number }[] = [];
  for (let round = 0; round < rounds; round++)
    pairs.push({ floor: await turn(page, `#${BOX}`), value: await turn(page, selector) });
  return pairs;
}

/** Fills the longest list of a page to `count` items, or replaces it by a plain list with the same pictures. */
export const fillList = (page: Page, count: number, isPlain: boolean): Promise<void> =>
  page.evaluate(
    ({ items, plain }) => {
      const lists = [...document.querySelectorAll('main ul, main ol')].filter(
        (list) => list.querySelector('img') !== null,
      );
      const list = lists.toSorted((one, other) => other.children.length - one.children.length)[0];
      if (list === undefined) throw new Error('The page has no list with pictures.');
      const shown = [...list.children];
      if (plain) {
        const pictures = shown.map((item) => item.querySelector('img')?.src ?? '');
        const simple = document.createElement('ul');
        for (let index = 0; index < items; index++) {
          const [item, picture, text] = [
            document.createElement('li'),
            document.createElement('img'),
            document.createElement('p'),
          ];
          picture.src = pictures[index % pictures.length] ?? '';
          picture.width = 320;
          picture.height = 160;
          text.textContent = shown[index % shown.length]?.textContent ?? '';
          item.append(picture, text);
          simple.append(item);
        }
        list.replaceWith(simple);
      } else {
        for (let index = shown.length; index < items; index++)
          list.append(shown[index % shown.length]?.cloneNode(true) ?? '');
      }
    },
    { items: count, plain: isPlain },
  );

/** Frames a second while a page scrolls 2,400 pixels a second. */
export const scrollPage = (page: Page): Promise<number> =>
  page.evaluate(
    (ms) =>
      new Promise<number>((done) => {
        let frames = 0;
        const from = performance.now();
        const step = () => {
          frames++;
          const passed = performance.now() - from;
          window.scrollTo({ top: 300 + passed * 2.4, behavior: 'instant' });
          if (passed < ms) requestAnimationFrame(step);
          else done((frames * 1_000) / passed);
        };
        requestAnimationFrame(step);
      }),
    MS,
  );
