import '../base.css';
import { afterEach, expect, it } from 'vitest';
import { scrollToElement } from './scroll-to.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

it("brings an element to the header's height and 30 px below the top of the window [P-731]", () => {
  const header = document.createElement('header');
  const target = document.createElement('section');
  header.style.cssText = 'position: sticky; top: 0; height: var(--header)';
  target.style.cssText = 'margin: 1500px 0; height: 20px';
  document.body.append(header, target);
  scrollToElement(target);
  expect(target.getBoundingClientRect().top - header.getBoundingClientRect().height).toBe(30);
});
