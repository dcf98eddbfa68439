import type { DocumentTexts } from '../../texts.ts';
import type { guardSchema } from './schema.ts';

/** Texts of a document's fields for operators. */
export const texts: DocumentTexts<typeof guardSchema> = {
  spare: {
    ko: '나중에 쓸 것',
    en: 'Kept for later',
    help: {
      ko: '나중을 위해 미리 만들어 둔 것이에요. 아직 쓰는 곳이 없어도 알리지 않아요.',
      en: 'Prepared for later use: being unused is intended and not reported.',
    },
  },
  source: {
    ko: '데이터 출처',
    en: 'Source',
    help: {
      ko: '값 하나를 물어보는 데이터 서비스예요. 조건의 “물어본 답”에 글자로 담기고, 답이 null이면 비어 있어요.',
      en: 'A data service that is asked for one value; conditions hold it as Answer of the source, as text, empty where the answer says null on the way to it.',
    },
    of: {
      dataServiceId: { ko: '데이터 서비스', en: 'Data service' },
      params: { ko: '경로 값', en: 'Path values' },
      pointer: { ko: '답에서의 위치', en: 'Place in the answer' },
      askWhen: {
        ko: '조회 대상',
        en: 'Asked for',
        help: {
          ko: '이 조건이면 규칙보다 먼저 물어봐요. 비우면 규칙이 필요할 때만 물어봐요.',
          en: 'Requested before any rule if this holds. Default: only if a rule depends on it.',
        },
      },
      keepAs: {
        ko: '남겨 둘 이름',
        en: 'Kept as',
        help: { ko: '그 답을 공원의 회원 정보로 계속 써요.', en: "The answer updates the member's park data." },
        values: { myInfo: { ko: '공원의 회원 정보', en: 'The member in the park' } },
      },
      valueOnError: {
        ko: '조회 실패 때 쓸 값',
        en: 'Value if the call fails',
        help: {
          ko: '조회에 실패했을 때 쓸 값이에요. 비우면 “조회 실패 시”가 정해요. 사용법 안내처럼 지킬 것이 없는 가드에만 쓰세요.',
          en: 'Value if the call fails. Default: `onError` decides. Only for guards that protect nothing, such as a tutorial.',
        },
      },
      offline: {
        ko: '연결이 없을 때',
        en: 'Without a connection',
        help: {
          ko: '응답이 없어도 오늘 안 회원의 파크 정보가 있으면 실패가 아니에요.',
          en: "A call without a response is no failure if the member's park data are known of today.",
        },
        values: { lastKnown: { ko: '오늘 마지막으로 안 값', en: 'Values last known today' } },
      },
    },
  },
  sources: {
    ko: '다른 출처',
    en: 'Further sources',
    help: {
      ko: '다른 값들을 이름으로 적어요: {"fact": "source", "of": 이름}, 보낼 곳에서는 {source.이름}이에요.',
      en: 'Further values, by name: {"fact": "source", "of": name}, and {source.name} in a redirect.',
    },
    of: {
      dataServiceId: { ko: '데이터 서비스', en: 'Data service' },
      params: { ko: '경로 값', en: 'Path values' },
      pointer: { ko: '답에서의 위치', en: 'Place in the answer' },
    },
  },
  rules: {
    ko: '규칙',
    en: 'Rules',
    of: {
      when: { ko: '보이는 조건', en: 'Shown when' },
      pass: {
        ko: '통과',
        en: 'Pass',
        help: {
          ko: '사이트 밖으로 보내는 규칙 옆에 써요. 앱 첫 방문처럼 따라갈 수 없을 때는 지나가요.',
          en: 'With an external redirect: pass if it cannot be followed, as on a first visit in the app.',
        },
      },
      refuse: { ko: '거절', en: 'Refuse' },
      ask: {
        ko: '되묻기',
        en: 'Question',
        help: {
          ko: '거절 대신 묻는 말이에요. 예를 누르면 “그다음”으로 가요. 로그인으로 가는 길은 가려던 곳을 기억하고, 다른 곳에서는 {path}가 그것이에요.',
          en: 'A question in place of a refusal; who says yes goes on to what stands under Then. A way to the login screen takes along where the visitor wanted to go; elsewhere {path} stands for it.',
        },
        of: {
          message: { ko: '문구', en: 'Message' },
          ok: { ko: '확인 버튼', en: 'OK button' },
          cancel: { ko: '취소 버튼', en: 'Cancel button' },
          then: { ko: '그다음', en: 'Then' },
        },
      },
      redirect: {
        ko: '보낼 곳',
        en: 'Leads to',
        help: { ko: '{path}는 가려던 곳이에요.', en: '{path} is the requested address.' },
      },
      then: {
        ko: '그다음',
        en: 'Then',
        help: {
          ko: '거절한 뒤 이어지는 곳이에요. {path}는 가려던 곳이에요.',
          en: 'Follow-up action of a refusal; {path} is the requested address.',
        },
      },
      sayFrom: {
        ko: '말을 가져올 출처',
        en: 'Words from',
        help: {
          ko: '메시지 대신 그 말을 쓸 다른 출처예요.',
          en: 'Named source whose text replaces the message, if not empty.',
        },
      },
    },
  },
  onError: { ko: '오류일 때', en: 'On an error' },
  refusalIsMeant: {
    ko: '거절이 답임',
    en: 'The refusal is the answer',
    help: {
      ko: '이 화면으로 가는 모든 링크를 허용해요. 거절 안내가 바라는 결과예요. 링크 하나만 허용하려면 그 링크에 표시하세요.',
      en: 'Every link to its pages is right: the refusal is the expected result. To allow one link only, set it there.',
    },
  },
};
