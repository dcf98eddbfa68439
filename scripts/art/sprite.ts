import { readFileSync } from 'node:fs';
import { marks } from './marks.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const source = new URL('../../node_modules/@iconify-json/tabler/icons.json', import.meta.url);

// Stroke, caps and joins come from the page's .icon class so that width follows size; only filled shapes keep their own paint.
const plain = (body: string): string =>
  body
    .replace(/<g fill="none"[^>]*>(.*?)<\/g>/gs, '$1')
    .replace(/ (stroke|stroke-linecap|stroke-linejoin|stroke-width)="[^"]*"/g, '')
    .replaceAll(' fill="none"', '')
    .replaceAll('fill="currentColor"', 'fill="currentColor" stroke="none"');

/** All icons of the sprite, name to inner markup, in the order of their names. */
export function icons(): [name: string, body: string][] {
  const set: IconSet = JSON.parse(readFileSync(source, 'utf8'));
  const outlines = iconList.map((name): [string, string] => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`Tabler has no icon named ${name}`);
    return [name, plain(icon.body)];
  });
  const solid = Object.entries(marks).map(([name, body]): [string, string] => [
    name,
    `<g fill="currentColor" stroke="none">${body}</g>`,
  ]);
  return [...outlines, ...solid].sort(([one], [two]) => (one < two ? -1 : 1));
}

export const sprite = (entries: readonly [name: string, body: string][]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${entries
    .map(([name, body]) => `<symbol id="${name}" viewBox="0 0 24 24">${body}</symbol>\n`)
    .join('')}</svg>\n`;

const groups = {
  places: 'home map map-2 map-pin pin route compass current-location location gps flag focus-2 zoom-in zoom-out',
  frame:
    'menu-2 category layout-grid x plus minus check dots dots-vertical chevron-left chevron-right chevron-up chevron-down arrow-left arrow-right arrow-up arrow-back-up external-link link search adjustments filter list share share-2 refresh',
  people:
    'user user-circle users login logout lock key id settings language world headset mail phone message-circle message-circle-filled device-mobile',
  tickets:
    'ticket cloud wallet qrcode barcode receipt-2 credit-card discount rosette-discount gift shopping-bag medal trophy crown stars star star-filled heart heart-filled bookmark',
  news: 'bell bell-filled bell-off speakerphone confetti news calendar calendar-event clock history hourglass info-circle alert-circle alert-triangle help-circle circle-check circle-x barrier-block wifi-off eye eye-off photo camera video player-play player-pause download upload copy edit trash file-text clipboard-list',
  weather:
    'sun sunrise sunset-2 moon moon-stars wind cloud-rain cloud-snow snowflake temperature umbrella sparkles bolt leaf',
  services:
    'tools-kitchen-2 coffee teapot bread bowl-chopsticks ice-cream baby-carriage wheelchair accessible toilet-paper baby-bottle first-aid-kit smoking-no dog luggage door elevator escalator stairs stairs-up stairs-down parking car bus bike walk plane school building building-community wash-machine grill bed bath book-2 books tree trees flower plant-2 building-lighthouse tent campfire mountain',
  play: 'rollercoaster train sailboat windmill planet telescope rotate-2 arrow-big-down building-carousel building-circus air-balloon masks-theater music swimming pool ripple droplets spiral lifebuoy beach fish bottle shirt shoe steering-wheel helmet traffic-lights building-stadium gauge trending-up tool dice-5 target puzzle paw mood-smile mood-sad',
  directions: 'navigation arrows-down-up corner-up-left corner-up-right arrow-bear-left arrow-bear-right',
  brands: 'brand-apple brand-google brand-google-play brand-kakao-talk brand-facebook brand-instagram brand-youtube',
};

/** Names of the Tabler icons in the sprite. */
const iconList: readonly string[] = Object.values(groups).flatMap((names) => names.split(' '));
