const text = (ko: string, en: string) => ({ ko, en });

/** Texts of the editor of stops, for previews. */
export const editorSample = {
  list: text('들르는 곳', 'Stops'),
  up: text('{{name}} 위로', 'Move {{name}} up'),
  down: text('{{name}} 아래로', 'Move {{name}} down'),
  removeStop: text('{{name}} 빼기', 'Remove {{name}}'),
  moved: text('{{name}}, {{count}}번째', '{{name}}, number {{count}}'),
  search: text('들를 곳 찾기', 'Find a place'),
  noPlace: text('‘{{term}}’에 맞는 곳이 없어요', 'No place matches “{{term}}”'),
  full: text('{{count}}곳까지 담을 수 있어요', 'At most {{count}} places'),
  chosen: text('들를 곳을 골라 주세요', 'Choose places'),
  total: text('{{count}}곳 · {{name}}', '{{count}} places · {{name}}'),
  submit: text('저장하기', 'Save'),
  saved: text('저장했어요', 'Saved'),
} as const;
