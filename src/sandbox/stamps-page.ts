import { placeOf } from '#content/place-of-facility';
import type { DocumentSet } from '#schemas/documents';
import type { EventStamp } from '#schemas/documents/event/schema';
import type { Locale } from '#schemas/parts';
import { stampCode } from '../server/services/events/index.ts';
import { escapeText } from './escape.ts';
import { qrCode } from './qr-code.ts';
import { sandboxDocument, type SandboxFrame } from './sandbox-page.ts';

const words = {
  ko: {
    title: '스탬프 자리',
    text: '데모에서 스탬프 자리를 대신해요. 움직이는 코드는 30초마다 바뀌고, 인쇄된 코드는 그 자리 위치와 함께 보내야 찍혀요.',
    none: '스탬프 이벤트가 없어요.',
    code: '코드',
    position: '위치 (위도, 경도)',
    ride: '놀이기구 기기에서 찍으면 도장이 찍혀요',
    visit: '게이트로 들어오면 도장이 찍혀요',
    devices: '게이트와 놀이기구 기기 열기',
  },
  en: {
    title: 'Stamp posts',
    text: 'This page replaces the stamp posts of the demo. Moving codes change every 30 seconds; printed ones need the position of the post.',
    none: 'There is no stamp event.',
    code: 'Code',
    position: 'Position (latitude, longitude)',
    ride: 'A scan at the ride gives this stamp',
    visit: 'Entering by a gate gives this stamp',
    devices: 'Open the devices of gates and rides',
  },
} as const satisfies Readonly<Record<Locale, object>>;

interface Parts extends SandboxFrame {
  readonly documents: DocumentSet;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Shows the codes of all stamp posts as they are now, labelled as the sandbox. */
export const stampsPage = ({ documents, now, ...frame }: Parts): string => {
  const [say, { locale }] = [words[frame.locale], frame];
  const row = (label: string, value: string): string => `<div><dt>${label}</dt><dd>${escapeText(value)}</dd></div>`;
  const post = (event: string, venue: string, stamp: EventStamp): string => {
    const name = stamp.name[locale] ?? stamp.name.ko ?? stamp.id;
    if (stamp.way === 'RIDE' || stamp.way === 'VISIT')
      return `<article><h2>${escapeText(name)}</h2><p>${stamp.way === 'RIDE' ? say.ride : say.visit}</p><p class="text"><a href="/sandbox/devices">${say.devices}</a></p></article>`;
    const code = stamp.way === 'SCREEN' ? stampCode({ event, stamp, now }) : `PS${stamp.code ?? ''}`;
    const at =
      stamp.way === 'PRINTED' && stamp.facilityId !== undefined
        ? placeOf(documents, { venue, facilityId: stamp.facilityId })
        : undefined;
    return `<article><h2>${escapeText(name)}</h2>${qrCode(code, name)}<dl>${row(say.code, code)}${at === undefined ? '' : row(say.position, `${at.lat.toFixed(6)}, ${at.lng.toFixed(6)}`)}</dl></article>`;
  };
  const events = [...documents.event.values()]
    .filter(({ kind }) => kind === 'STAMP')
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const inner = events.map(({ id, title, parks, stamps = [] }) => {
    const venue = [...documents.venue.values()].find(({ parkKindCd }) => parks.includes(parkKindCd))?.id ?? '';
    return `<section><p class="label">${escapeText(title[locale] ?? title.ko ?? id)}</p>${stamps.map((stamp) => post(id, venue, stamp)).join('')}</section>`;
  });
  return sandboxDocument({
    ...frame,
    title: say.title,
    text: say.text,
    inner: inner.length === 0 ? `<p>${say.none}</p>` : inner.join(''),
  });
};
