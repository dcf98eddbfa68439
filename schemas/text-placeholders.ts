/**
 * What `{{name}}` in a text can be filled with, wherever the text stands: of the page and the app's ways (every text), of widgets and fields, of calls
 * that failed, of what is sent to members. Names in the path of a call are known beside them.
 */
export const textPlaceholders: readonly string[] = [
  'pageTitle', 'pageBlockContent', 'siteName', 'venueName', 'onwardTitle', 'onwardText', 'onwardHost',
  'day', 'name', 'count', 'term', 'page', 'pages',
  'code', 'errorMessage', 'waitSeconds', 'rule',
  'link', 'minutes',
];
