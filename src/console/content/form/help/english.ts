/** Schemas speak of codes and names of properties, for whoever writes JSON. Where the form shows words in their place, this is said. */
export const plainEnglish: Readonly<Record<string, string>> = {
  'poster: 200 px, several as a rail; strip: 104 px, below one another.':
    'Poster: 200 px, several as a rail. Strip: 104 px, below one another.',
  'How the icon moves when its item is chosen; hop, unless said.':
    'How the icon moves when its item is chosen. It hops, unless said.',
  'A word beside the item, once a load: it stands from `fromMs` after the bar came, fades from `fadeMs`, and is gone at `untilMs`.':
    'A word beside the item, once a load. It appears, fades and goes so long after the bar came.',
  'pictures: big cards; tiles: small cards by icon; posters: rail of wide pictures; rail: small pictures; circles: what to bring, in one card; times: turns of a day, in one card.':
    'Pictures: big cards. Tiles: small cards by icon. Posters: rail of wide pictures. Rail: small pictures. Circles: what to bring, in one card. Times: turns of a day, in one card.',
  'times only.': 'With the look Times only.',
  'Rows stand here (`rows`), or come from an answer (`source`), whose columns name a field each. The first cell names its row.':
    'Rows stand here, or come from an answer, whose columns name a field each. The first cell names its row.',
  'end: numbers under one another.': 'End: numbers under one another.',
  'quiet: the button stands beside a more important one.': 'Quiet: the button stands beside a more important one.',
  'Mark and name of the venue, or of the site, on pages with the flag homeLogo.':
    'Mark and name of the venue, or of the site, on pages with the flag Home logo.',
  'The button tells of unread notifications: it is lit, and says so; the page flag alarmOn lights it too.':
    'The button tells of unread notifications: it is lit, and says so. The page flag Alarm lit lights it too.',
  'On pages with the flag toggleSwitchBtn: changes between two views of the page, which stand in its address under `query`. Without it, the first is shown.':
    'On pages with the flag View switch button: changes between two views of the page. The chosen one stands in its address; without it, the first is shown.',
  'Opens the all-menu on pages with the flag menuBtn.': 'Opens the all-menu on pages with the flag Menu button.',
  'home: first view with a header over it; small: head of an inner page; state: picture only, 370 px.':
    'Home: first view with a header over it. Inner page: its head. State: picture only, 370 px.',
  'facts: up to four numbers side by side; table: rows; board: big numbers on a dark panel, below a picture.':
    'Facts: up to four numbers side by side. Table: rows. Board: big numbers on a dark panel, below a picture.',
  'board only.': 'With the look Board only.',
  'rows: card with icons or pictures; group: quiet one-line links; timed: rows that begin with a time; timeline: times on a line; pass: a ticket whose coloured end is the action; buttons: full-width, the first is the main one.':
    'Rows: card with icons or pictures. Group: quiet one-line links. Timed: rows that begin with a time. Timeline: times on a line. Pass: a ticket whose coloured end is the action. Buttons: full-width, the first is the main one.',
  'timed and timeline.': 'With the looks Timed and Timeline.',
  'timed: second line of the time; pass: words on the coloured end.':
    'Timed: second line of the time. Pass: words on the coloured end.',
  'timed: next; timeline: past, now.': 'Timed: next. Timeline: past, now.',
  'Greets the member who is logged in: picture, name, grade and points. `more`: where the points lead.':
    'Greets the member who is logged in: picture, name, grade and points. See more: where the points lead.',
  'full: filters, the pinned notice as a card, more; short: plain rows for a home.':
    'Full: filters, the pinned notice as a card, more. Short: plain rows for a home.',
  'full: how the rest is reached; more, unless said: the list grows.':
    'With the look Full: how the rest is reached. The list grows, unless said.',
  'posters: rail of wide pictures; rail: small pictures with the tag on them; timed: rows with the tag as time; rows; tiles: by icon; cards: big pictures below one another.':
    'Posters: rail of wide pictures. Rail: small pictures with the tag on them. Timed: rows with the tag as time. Tiles: by icon. Cards: big pictures below one another.',
  'rows only: whether a post has its picture before it, or its icon.':
    'With the look Rows: whether a post has its picture before it, or its icon.',
  'pictures: a door each in its own colours; lite: rows without pictures.':
    'Pictures: a door each in its own colours. Without pictures: rows.',
  "`detail`: where a post leads; {item.publctId}, {item.eventId} and its other codes are the post's own.":
    "Way to the details: where a post leads; {item.publctId}, {item.eventId} and its other codes are the post's own.",
  "`detail`: where a notice leads; {item.publctId} and {item.publctTypeCd} are the notice's.":
    "Way to the details: where a notice leads; {item.publctId} and {item.publctTypeCd} are the notice's.",
  '`detail`: where a neighbour leads; {item.publctId} and {item.publctTypeCd} are its own. `list`: the way back when the notice is gone.':
    'Way to the details: where a neighbour leads; {item.publctId} and {item.publctTypeCd} are its own. List: the way back when the notice is gone.',
  "The newest pinned notice that this device has not put away, in one line above the bottom bar. `detail`: where it leads; {item.publctId} and {item.publctTypeCd} are the notice's.":
    "The newest pinned notice that this device has not put away, in one line above the bottom bar. Way to the details: where it leads; {item.publctId} and {item.publctTypeCd} are the notice's.",
  '`list`: the way back when the post is gone.': 'List: the way back when the post is gone.',
  'Where posts of a kind lead that do not follow `detail`.':
    'Where posts of a kind lead that do not go the way of the others.',
  'Search in the menu; its condition says for whom. `action`: where the button leads; `find`: where button and Enter lead with a term, which is {item.term}.':
    'Search in the menu; its condition says for whom. Action: where the button leads. Find: where button and Enter lead with a term, which is {item.term}.',
  'Data services; the path of `codes` can name a code list.':
    'Data services; that of the codes may name a code list in its path.',
  'Code list that `codes` loads.': 'Which code list is loaded as the codes.',
  'N normal, D in development, B blocked.':
    'In place of a blocked page visitors get another screen. Testers alone get a page in preparation.',
  'N normal, D in development, B blocked, -1 no authority.':
    'Unless it is open, the call is refused in the words of the site. In preparation, testers still get its answer.',
  'Number of last top menus in the accordions at the end, regardless of their `footer`.':
    'So many of the last top menus stand in the accordions at the end, whatever they say themselves.',
  'caller: returns the error to the caller. refresh: silently gets a new access token. redirect: opens the address in errorMessage, if it is internal or on an allowed host. say: shows the message, then runs the other settings. nothing: runs the other settings without a message.':
    'Refresh in silence: a new access token. Lead on: to the address in errorMessage, where that is of this site or an allowed host. Say it: the message, then what stands beside it. Without a word: what stands beside it.',
  'A confirmation instead of a refusal; yes leads to `then`. A link to the login screen passes the requested address; elsewhere {path} is replaced with it.':
    'A question in place of a refusal; who says yes goes on to what stands under Then. A way to the login screen takes along where the visitor wanted to go; elsewhere {path} stands for it.',
  'Optional texts of the `confirm` dialog.': 'What the question says beside its words.',
  'Message if a share is refused with one of these codes. Default: `texts.unknown`.':
    'What is said when a share is refused with one of these codes; with another it is Any other failure.',
  'false: the rule is checked only on submit, not on blur (P-469).':
    'Off: the rule speaks on submit only, not when the field is left.',
  'A data service for one value. The fact `source` contains it as text, empty if the answer has null on the path.':
    'A data service that is asked for one value; conditions hold it as Answer of the source, as text, empty where the answer says null on the way to it.',
  "Opens the address of the payload. If it is not allowed: pageNm, or the venue's main page.":
    'The address that comes along is opened; where it may not be, the screen, else the main page of the venue.',
  'Default: B, E and none.': 'B, E and No type, unless said.',
};
