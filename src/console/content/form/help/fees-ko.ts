/** Korean help for fee tables, by English text. */
export const feeHelp: Readonly<Record<string, string>> = {
  'Days of the week; 0 is Sunday.': '요일이에요. 0은 일요일이에요.',
  'Single days, before weekdays.': '요일보다 먼저 보는 날짜예요.',
  'Effect on the fee calculator.': '요금 계산에 반영해요.',
  'Percent off the price of each person.': '한 사람 요금에서 깎는 비율이에요.',
  'Won off the price of each person.': '한 사람 요금에서 깎는 금액이에요.',
  'Visitor classes. Default: all.': '비우면 모두예요.',
  'Largest number of people.': '받을 수 있는 가장 많은 사람 수예요.',
  'Day kinds. Default: all.': '비우면 모든 날이에요.',
  'Tickets. Default: all.': '비우면 모든 이용권이에요.',
  'Discounts that it combines with. Default: none.': '함께 쓸 수 있는 할인이에요. 비우면 하나만 써요.',
  'Party that it needs. Default: any.': '이 할인을 받는 일행이에요. 비우면 누구나예요.',
  'Smallest number of people.': '가장 적은 사람 수예요.',
  'Visitor classes of which somebody comes along.': '이 나이 구분의 사람이 함께 와야 해요.',
  'Smallest number of people of these classes. Default: 1.':
    '이 나이 구분에서 가장 적은 사람 수예요. 비우면 1명이에요.',
  'A day on which the venue is closed; {{name}} is the day.': '쉬는 날에 보이는 글이에요. {{name}}은 날짜예요.',
  'Name of the button that chooses the next open day; {{name}} is the day.':
    '다음 여는 날을 고르는 단추의 이름이에요. {{name}}은 날짜예요.',
  'A past day, or one too far ahead; {{name}} is the first and the last day that can be chosen.':
    '지났거나 너무 먼 날에 보이는 글이에요. {{name}}은 고를 수 있는 첫날과 마지막 날이에요.',
  'Ticket prices of the venue, and what a party pays with the discounts that fit.':
    '파크의 요금을 보여 주고, 일행이 낼 금액을 맞는 할인과 함께 계산해요.',
  'Button beside the total.': '금액 옆의 단추예요.',
  'Name of the button that takes one person away; {{name}} is the class.':
    '한 명을 줄이는 단추의 이름이에요. {{name}}은 나이 구분이에요.',
  'Name of the button that adds one; {{name}} is the class.':
    '한 명을 늘리는 단추의 이름이에요. {{name}}은 나이 구분이에요.',
  'Name of the group of cards and certificates that the visitor has.': '방문객이 가진 카드와 증명서 묶음의 이름이에요.',
  'Choice of no discount.': '할인을 쓰지 않는 선택이에요.',
  'Mark of the cheapest choice.': '가장 싼 선택에 붙어요.',
  'Number of people; {{count}}.': '사람 수예요. {{count}}',
  'Price of 0.': '0원일 때의 글이에요.',
  'An amount; {{name}}.': '금액이에요. {{name}}',
  'A saving; {{name}}.': '깎은 금액이에요. {{name}}',
  'People that a discount is used for; {{count}}.': '할인을 받는 사람 수예요. {{count}}',
  'The visitor must have something, such as a card or a certificate.': '카드나 증명서를 가진 사람만 받아요.',
  'Members who see it first and marked as theirs: any of a grade, a ticket in the pocket or a partner card is enough.':
    '목록 맨 앞에서 내 혜택으로 보게 될 회원이에요. 등급, 포켓의 이용권, 제휴 카드 가운데 하나만 맞아도 돼요.',
  'Membership grades.': '회원 등급이에요.',
  'Tickets or season passes that are valid today.': '오늘 쓸 수 있는 이용권이나 정기권이에요.',
  'Partner cards, as the paths of their data services name them.':
    '제휴 카드예요. 데이터 서비스의 경로에 적힌 이름을 써요.',
  'Mark of discounts for the member who looks.': '보고 있는 회원에게 맞는 할인의 표시예요.',
};
