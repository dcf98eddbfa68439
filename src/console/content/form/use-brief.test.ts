import { expect, it } from 'vitest';
import { docsOf } from '#tests/console-docs.ts';
import { shippedDocuments } from '#tests/shipped-documents.ts';
import type { Body } from '../../api/client.ts';
import { namesIn } from '../../site/use-site.tsx';
import { briefOf } from './use-brief.ts';

const names = namesIn(await docsOf(shippedDocuments as readonly Body[]));

it.each(['S//MSG_ALT_BAR_LOGIN', 'AL//MSG_ALT_BAR_LOGIN//{path}'])(
  'says what visitors read where a rule refuses with %s',
  (refuse) => {
    expect(briefOf({ refuse }, names, 'en')).toBe('everybody · You can use the service after logging in. Log in now?');
  },
);
