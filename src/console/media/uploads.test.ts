import { expect, it } from 'vitest';
import { pictureSchema } from '#schemas/documents/picture/schema';
import { lacksAltText, newPictureId, pictureUrl, readPicture } from './picture-body.ts';
import { bodyOf } from './send-file.ts';
import { defaultVenue } from './default-venue.ts';

const uploaded = {
  name: 'wheel.jpg',
  known: false,
  picture: {
    hash: 'a'.repeat(32),
    width: 800,
    height: 600,
    widths: [320, 640],
    formats: ['avif', 'webp', 'jpg'],
    colour: '#336699',
  },
};

it('creates a valid document for an upload, with a centred focal point and no alt text', () => {
  const id = newPictureId();
  expect(id).toMatch(new RegExp(pictureSchema.properties.id.pattern));
  expect(bodyOf(id, uploaded, 'EL')).toEqual({
    type: 'picture',
    id,
    v: 1,
    name: 'wheel.jpg',
    venue: 'EL',
    focus: { x: 0.5, y: 0.5 },
    ...uploaded.picture,
  });
  expect(lacksAltText(readPicture(bodyOf(id, uploaded, undefined)))).toBe(true);
});

it('reads any invalid draft', () => {
  expect(
    readPicture({ type: 'picture', id: 'pic-x', alt: 'x', focus: null, widths: ['a', 3], formats: 7 }),
  ).toMatchObject({ name: 'pic-x', focus: { x: 0.5, y: 0.5 }, alt: { ko: '', en: '' }, widths: [3], formats: [] });
  expect(pictureUrl({ hash: 'h', widths: [320, 640], formats: ['avif', 'webp', 'jpg'] }, 400)).toBe(
    '/api/console/v1/media/h/640.webp',
  );
  expect(pictureUrl({ hash: 'h', widths: [100], formats: ['png'] }, 400)).toBe('/api/console/v1/media/h/100.png');
});

it('assigns a new picture to the chosen venue, else to all venues if allowed, else to an allowed venue', () => {
  const editor = { role: 'editor', types: 'all' } as const;
  expect(defaultVenue([{ ...editor, venues: 'all', shared: true }], 'EL')).toBe('EL');
  expect(defaultVenue([{ ...editor, venues: 'all', shared: true }], undefined)).toBeUndefined();
  expect(defaultVenue([{ ...editor, venues: ['CB'], shared: false }], undefined)).toBe('CB');
});
