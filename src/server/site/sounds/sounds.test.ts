import { expect, it } from 'vitest';
import { deliveryServer } from '#tests/delivery-server.ts';

const sound = {
  type: 'sound',
  id: 'bell',
  v: 1,
  venue: 'TP',
  order: 1,
  name: { ko: '종', en: 'Bell' },
  art: 'park',
  bpm: 60,
  voices: [{ timbre: 'BELL', notes: 'C5:1 E5:1' }],
  captions: [{ at: 0, text: { ko: '종이 울려요', en: 'A bell rings' } }],
};
const server = deliveryServer([sound]);

it('lists the tunes of a venue with their captions', async () => {
  const answer = await server.get('/api/v1/iam/contents/sounds?parkType=TP&langId=en');
  expect(answer.json().data.soundList).toEqual([
    {
      soundId: 'bell',
      name: 'Bell',
      summary: '',
      imageNm: expect.any(String),
      url: '/sounds/bell.wav',
      seconds: 3,
      captionList: [{ at: 0, text: 'A bell rings' }],
    },
  ]);
});

it('plays a tune as a file, whole and in parts, and knows no other', async () => {
  const whole = await server.get('/sounds/bell.wav');
  expect([
    whole.statusCode,
    whole.headers['content-type'],
    whole.rawPayload.toString('latin1', 0, 4),
    whole.rawPayload.length,
  ]).toEqual([200, 'audio/wav', 'RIFF', 44 + 3 * 16_000 * 2]);
  const part = await server.get('/sounds/bell.wav', { range: 'bytes=100-199' });
  expect([
    part.statusCode,
    part.headers['content-range'],
    part.rawPayload.equals(whole.rawPayload.subarray(100, 200)),
  ]).toEqual([206, `bytes 100-199/${whole.rawPayload.length}`, true]);
  expect([
    (await server.get('/sounds/none.wav')).statusCode,
    (await server.get('/sounds/bell.mp3')).statusCode,
  ]).toEqual([404, 404]);
});
