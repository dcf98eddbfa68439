import type { FromExtendedSchema } from 'json-schema-to-ts';
import { actionSchema } from '#schemas/parts/action/schema';
import { answerSource } from '#schemas/answer-source';
import { conditionSchema } from '#schemas/parts/condition/schema';
import { memberEvents } from '#schemas/member-events';
import { artName, formOperation, messageKey } from '#schemas/parts';
import type { AnswerRead } from '#schemas/settings-fault';
import { describeWidget } from '../define-widget.ts';
import { cardFaults } from '../shared/records/record-faults.ts';
import { fieldName, recordCard, type RecordNames } from '../shared/records/record-settings.ts';

const strict = <const Properties extends object, const Required extends readonly (keyof Properties & string)[]>(
  required: Required,
  properties: Properties,
) => ({ type: 'object', additionalProperties: false, required, properties }) as const;

const counted = { type: 'integer', minimum: 0, maximum: 99 } as const;

export const schema = {
  type: 'object',
  description:
    "The report of a member's day in a park: its numbers, places and review; or what a link of a member shares of one.",
  additionalProperties: false,
  required: ['source', 'texts'],
  properties: {
    source: {
      ...answerSource,
      properties: {
        ...answerSource.properties,
        path: { ...answerSource.properties.path, pattern: '^/api/v1/[a-zA-Z0-9/_.{}|-]+$' },
      },
    },
    event: { enum: memberEvents, description: 'The call is read again after this event of the member.' },
    forGuests: { type: 'boolean', description: 'Guests see it too: the report that a link shares.' },
    sample: {
      ...strict(['art', 'title', 'note', 'rideCnt', 'useCnt', 'courseCnt', 'eventCnt', 'badgeCnt'], {
        art: artName,
        title: messageKey,
        note: messageKey,
        gone: { ...messageKey, description: 'Shown above the sample if the link of the address shares nothing.' },
        link: { ...fieldName, description: 'Query parameter of the page with the link.' },
        rideCnt: counted,
        useCnt: counted,
        courseCnt: counted,
        eventCnt: counted,
        badgeCnt: counted,
      }),
      description: 'Shown without a report, such as to guests.',
    },
    actions: recordCard.properties.actions,
    share: {
      ...strict(
        [
          'operation',
          'end',
          'title',
          'note',
          'photos',
          'photo',
          'submit',
          'change',
          'until',
          'open',
          'openLabel',
          'stop',
          'shared',
          'stopped',
        ],
        {
          operation: formOperation,
          end: { ...formOperation, description: 'Ends the link.' },
          title: messageKey,
          note: { ...messageKey, description: 'Visible parts, and the time for which the link works.' },
          photos: { ...messageKey, description: 'Name of the choice of photos.' },
          photo: { ...messageKey, description: 'Name of a photo; {{count}} is its number.' },
          submit: messageKey,
          change: { ...messageKey, description: 'Button that changes the photos of an open link.' },
          until: { ...messageKey, description: '{{name}} is the last day.' },
          open: actionSchema,
          openLabel: messageKey,
          stop: messageKey,
          shared: messageKey,
          stopped: messageKey,
        },
      ),
      description: 'Makes, changes and ends the link that shares the report.',
    },
    missing: {
      ...strict(['text'], {
        text: messageKey,
        links: {
          type: 'array',
          maxItems: 4,
          items: strict(['label', 'action'], { label: messageKey, action: actionSchema, when: conditionSchema }),
        },
      }),
      description: 'Shown if the member has no such report.',
    },
    texts: strict(
      [
        'title',
        'shared',
        'growing',
        'stay',
        'hours',
        'minutes',
        'rides',
        'uses',
        'courses',
        'events',
        'badges',
        'saved',
        'som',
        'times',
      ],
      {
        title: { ...messageKey, description: 'Title of an own report; {{name}} is the park.' },
        shared: {
          ...messageKey,
          description: 'Title of a shared report; {{name}} is the nickname, {{park}} the park.',
        },
        growing: { ...messageKey, description: 'Badge of a report that still grows.' },
        stay: messageKey,
        hours: { ...messageKey, description: 'Hours of a duration; {{count}}.' },
        minutes: { ...messageKey, description: 'Minutes of a duration; {{count}}.' },
        rides: messageKey,
        uses: messageKey,
        courses: messageKey,
        events: messageKey,
        badges: messageKey,
        saved: { ...messageKey, description: 'Time that was not spent in lines.' },
        savedHere: { ...messageKey, description: 'The same of one place; {{count}} is minutes.' },
        som: messageKey,
        steps: messageKey,
        noSteps: { ...messageKey, description: 'Says why steps are not part of the report.' },
        times: { ...messageKey, description: 'Number of times; {{count}}.' },
        places: messageKey,
        nothing: { ...messageKey, description: 'Shown without places.' },
        walk: { ...messageKey, description: 'From the first time to the last; {{from}}, {{until}}.' },
        review: messageKey,
        stars: { ...messageKey, description: 'Stars in words; {{count}}.' },
        hidden: { ...messageKey, description: 'Shown below a review that an agent has hidden.' },
        open: { ...messageKey, description: 'Shown below a review that everybody may read.' },
        closed: { ...messageKey, description: 'Shown below a review that only its member reads.' },
        photo: { ...messageKey, description: 'Description of a photo; {{count}} is its number.' },
        privacy: { ...messageKey, description: 'People who can see the report.' },
      },
    ),
  },
} as const;

export type Settings = FromExtendedSchema<{ discriminator: { propertyName: string } }, typeof schema, RecordNames>;

const ownFields = [
  'parkNm',
  'imageNm',
  'reportDate',
  'rideCnt',
  'useCnt',
  'courseCnt',
  'eventCnt',
  'badgeCnt',
  'photoList',
] as const;

export const description = describeWidget({
  name: 'memory-report',
  v: 1,
  place: 'page',
  holds: 'nothing',
  schema,
  migrations: {},
  later: ['missing.links.*.action', 'actions.*.action', 'actions.*.onSuccess', 'share.open'],
  reads: ({ forGuests = false }: Settings): readonly AnswerRead[] =>
    [
      ...ownFields,
      ...(forGuests
        ? ['nickName']
        : ['statusCd', 'stayMin', 'savedMin', 'somAmt', 'placeList', 'reviewStateCd', 'sharedYn']),
    ].map((field) => ({ at: ['source'], way: field.endsWith('List') ? [field, '*'] : [field] })),
  queries: ({ sample }: Settings) => (sample?.link === undefined ? [] : [{ name: sample.link }]),
  faults: ({ actions = [] }: Settings) =>
    cardFaults({ actions }).map(({ path, ...fault }) => ({ ...fault, path: path.slice(1) })),
});
