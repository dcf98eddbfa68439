const en = {
  help: 'Simulates one day of this venue with the rules of the server. Live values are shown where the draft changes a result.',
  visitors: 'Visitors', from: 'Park opens', until: 'Park closes', seed: 'Random seed', run: 'Simulate the day', running: 'Simulating…', stop: 'Stop',
  failed: 'The day could not be simulated. Fix the problems of the queue plans and facilities first.', none: 'No queue plan of this venue is open in these hours, or no facility has a capacity.', order: 'The park must close after it opens.',
  caption: (visitors: number) => `Queues on a day with ${visitors.toLocaleString('en')} visitors. Waits in minutes.`,
  plan: 'Queue', wait: 'Wait, median and 95 %', people: 'Rode', noShows: 'No-shows', turnedAway: 'Turned away', mostWaiting: 'Longest line', idle: 'Unused', thisPlan: 'This plan', live: (value: string) => `live: ${value}`, newPlan: 'not live yet',
  minutes: (median: number, long: number) => `${median} / ${long} min`, percent: (value: number) => `${value} %`,
};

const ko: typeof en = {
  help: '서버와 같은 규칙으로 이 장소의 하루를 계산해요. 초안 때문에 결과가 달라지면 지금 값도 보여 드려요.',
  visitors: '손님 수', from: '문 여는 시각', until: '문 닫는 시각', seed: '난수 시드', run: '하루 돌려 보기', running: '계산하는 중…', stop: '멈추기',
  failed: '하루를 계산하지 못했어요. 대기열 계획과 시설의 문제를 먼저 고쳐 주세요.', none: '이 시간에 여는 대기열 계획이 없거나, 수용 인원이 있는 시설이 없어요.', order: '닫는 시각은 여는 시각보다 늦어야 해요.',
  caption: (visitors) => `손님 ${visitors.toLocaleString('ko')}명인 날의 대기열. 기다린 시간은 분이에요.`,
  plan: '대기열', wait: '대기, 중간값과 95 %', people: '탄 사람', noShows: '안 옴', turnedAway: '돌아감', mostWaiting: '가장 긴 줄', idle: '남은 자리', thisPlan: '이 계획', live: (value) => `지금: ${value}`, newPlan: '아직 게시 전',
  minutes: (median, long) => `${median} / ${long}분`, percent: (value) => `${value} %`,
};

/** Texts of the simulated day. */
export const dayStrings = { ko, en };
