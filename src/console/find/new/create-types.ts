/** Types that operators create; others are unique or shipped. */
export const createTypes = [
  'page',
  'layout',
  'notice',
  'board',
  'discount',
  'banner',
  'facility',
  'show',
  'opening',
  'queue-plan',
  'course',
  'event',
  'facility-use',
  'billboard',
  'mini-game',
  'coupon-kind',
  'gift-card-kind',
  'park-map',
  'path-graph',
  'fee-table',
  'ticket-product',
  'exp-program',
  'meal-kind',
  'wallet',
  'link',
  'menu',
  'theme',
  'guard',
  'code-list',
  'validation-rule',
  'data-service',
  'operation',
  'deep-links',
  'push',
] as const;

/** Tables that a venue has one of, which is called by the venue's code and has no name. */
export const isTable = (type: string): boolean =>
  ['deep-links', 'push', 'park-map', 'path-graph', 'fee-table'].includes(type);

/** True when a type can have more documents. */
export const isCreated = (type: string): boolean => createTypes.some((one) => one === type);
