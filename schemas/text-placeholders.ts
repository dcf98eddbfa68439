/**
 * Names allowed as `{{name}}` in texts: of the page and app links (all texts), of widgets and fields, of failed calls, of messages sent to
 * members. Call texts can also use the names in the path of the call.
 */
export const textPlaceholders: readonly string[] = [
  'pageTitle',
  'pageBlockContent',
  'siteName',
  'venueName',
  'onwardTitle',
  'onwardText',
  'onwardHost',
  'day',
  'from',
  'until',
  'name',
  'count',
  'term',
  'page',
  'pages',
  'code',
  'errorMessage',
  'waitSeconds',
  'rule',
  'reason',
  'field',
  'age',
  'most',
  'link',
  'minutes',
  'host',
];
