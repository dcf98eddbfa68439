import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { formOperation, messageKey, textMap } from '#schemas/parts';
import { describeWidget } from '../define-widget.ts';
import { refusalOffers } from '../shared/refusals/refusal-settings.ts';
import { fieldName, type RecordNames } from '../shared/records/record-settings.ts';

export const schema = {
  type: 'object',
  description:
    'A button that scans a code with the app and sends it, such as the QR code of a ticket, or opens a page with it.',
  additionalProperties: false,
  required: ['label', 'inBrowser'],
  properties: {
    label: messageKey,
    text: messageKey,
    finder: {
      ...messageKey,
      description:
        'Says what to hold into the frame. With it the button is drawn as a viewfinder; a press opens the camera.',
    },
    operation: formOperation,
    body: { ...textMap, description: 'Body of the operation; {code} is the scanned text.' },
    success: messageKey,
    // {item.code} is the scanned text.
    onSuccess: actionSchema,
    offers: refusalOffers,
    onlyWith: { ...fieldName, description: 'Query parameter of the page; without a value nothing is shown.' },
    startWith: {
      ...fieldName,
      description: 'Query parameter of the page that starts the scan at once, with the value Y.',
    },
    inBrowser: {
      ...messageKey,
      description: 'Shown instead of the button outside of the app, when the scan was to start at once.',
    },
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

export const description = describeWidget({
  name: 'scan-button',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['onSuccess', 'offers'],
  queries: ({ startWith, onlyWith }: Settings) => [
    ...(startWith === undefined ? [] : [{ name: startWith, values: ['Y'] }]),
    ...(onlyWith === undefined ? [] : [{ name: onlyWith }]),
  ],
});
