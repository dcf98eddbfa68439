import { documentTypeNames } from './document-types.ts';

/** The console's own words, English. Whatever varies is a function. */
export const en = {
  product: 'Promenade',
  areas: { label: 'Areas', home: 'Home', today: 'Today', members: 'Members', content: 'Content', menus: 'Menus', messages: 'Messages', media: 'Media', releases: 'Releases', problems: 'Problems', settings: 'Settings' },
  signIn: {
    title: 'Sign in', email: 'E-mail', password: 'Password', go: 'Sign in', ended: 'You were signed out. Sign in to go on; what you typed is kept on this device.', language: 'Language',
    refused: 'The e-mail address or the password is not right.', wait: (seconds: number) => `Too many tries. Wait ${seconds} seconds and try again.`, offline: 'The server cannot be reached. Try again in a moment.',
  },
  top: {
    venues: 'All venues', venue: 'Venue', search: 'Search everything', undo: 'Undo', redo: 'Redo', undoStep: (what: string) => `Undo: ${what}`, redoStep: (what: string) => `Redo: ${what}`, release: 'Release', publish: 'Review and publish',
    account: 'Your account', signOut: 'Sign out', tree: 'Site tree', skip: 'Skip to the content',
  },
  saving: {
    saving: 'Saving…', saved: 'Saved as draft', justNow: 'just now', at: (time: string) => time, offline: 'Kept on this device · sending when back', stale: 'Somebody else changed this too', refused: 'Not saved', refusedWhy: (why: string) => `Not saved: ${why}`, noRight: (message: string, _key: string) => message, giveUp: 'Undo my change', nothing: 'Nothing to save',
  },
  states: { draft: 'Draft', added: 'New', removed: 'Goes away', blocked: 'Blocked', preparing: 'In preparation', live: (number: number) => `Live in release ${number}`, none: 'Not live yet' },
  tree: { label: 'Site tree', filter: 'Find in the tree', pages: 'Pages', other: 'Not in the menu', around: 'Around the pages', shared: 'Shared by all venues', empty: 'Nothing fits.' },
  types: {
    ...documentTypeNames('en'),
    site: 'Site settings', venue: 'Venue', theme: 'Theme', page: 'Page', layout: 'Layout', menu: 'Menu', link: 'Link', messages: 'Messages', guard: 'Guard', 'code-list': 'Code list', 'data-service': 'Data service', operation: 'Operation',
    'system-config': 'Operating times', words: 'Words', 'account-policy': 'Account rules', errors: 'Error table', analytics: 'Analytics', client: 'Client', sharing: 'Sharing', 'validation-rule': 'Field rule', app: 'App', 'deep-links': 'Deep links', push: 'Push targets',
    notice: 'Notice', board: 'Post', discount: 'Discount', banner: 'Banner', picture: 'Picture',
  } as Readonly<Record<string, string>>,
  editor: { settings: 'Settings', map: 'Map', day: 'Simulated day', fields: 'All fields', opening: 'Opening…', json: 'JSON', history: 'History', layout: 'Layout', texts: 'Texts', entries: 'Entries', compare: 'Compare', more: 'More', discard: 'Give the draft up', discarded: 'The draft is given up', notDiscarded: 'The draft could not be given up. It is still there.', gone: 'There is no such document.', choose: 'Choose what you want to work on', chooseHelp: 'The tree has every page by its place in the menu. The search finds everything by title, path, text or id.', was: (value: string) => `was ${value}`, putBack: 'Put back', empty: 'empty', removed: 'This document goes away with the next release.', partial: 'It belongs to another venue. Its codes, quiz answers, stocks and weights are not shown to you.', keep: 'Keep it' },
  page: {
    name: 'Name and address', title: 'Title', path: 'Path', paths: 'Paths', who: 'Who sees it', state: 'Page state', stateHelp: 'In preparation keeps the address and shows a friendly page instead.', open: 'Open', preparing: 'In preparation', blocked: 'Blocked',
    blockMessage: 'Message instead of the page', guards: 'Guards, in this order', addGuard: 'Add a guard…', removeGuard: (name: string) => `Remove ${name}`, memberOnly: 'Only for logged-in members', memberHelp: 'Guests go to login and come back here.',
    languages: 'Languages', languagesHelp: 'Without a language its visitors read that the page is not there for them.', korean: 'Korean', english: 'English', search: 'Search and sharing', seoTitle: 'Title in search results', seoDescription: 'Text in search results', noindex: 'Hide from search engines', noText: 'No text yet',
  },
  preview: { label: 'Preview', draft: 'Draft', live: 'Live now', guest: 'Guest', member: 'Member', onSite: 'On site', now: 'Now', app: 'APP', web: 'WEB', phone: 'Phone', desktop: 'Desktop', outside: 'Open in a tab', none: 'Previews need a host of their own. Start the server with PREVIEW_URL.', loading: 'The preview is being made…', offline: 'The preview cannot be reached.', viewer: 'Who looks', pick: 'Find a place', again: 'Load again' },
  publish: {
    title: (number: number) => `Review and publish release ${number}`, help: 'Nothing goes live until you press Publish.', inIt: 'In this release', of: (some: number, all: number) => `${some} of ${all} drafts`, message: 'Message', messageHelp: 'Shown in the timeline and in the journal.',
    impact: 'Who sees a change', checking: 'Checking the whole site…', clear: (count: number) => `All clear: ${count} documents, no problems`, problems: (count: number) => (count === 1 ? '1 problem' : `${count} problems`), go: (count: number) => (count === 1 ? 'Publish 1 draft' : `Publish ${count} drafts`),
    notNow: 'Not now', foot: 'Goes live in one swap. Open browsers follow within a second. Roll back any time.', none: 'There are no drafts. Change something first.', done: (number: number) => `Release ${number} is live`, same: (same: number, all: number) => `${same} of ${all} views stay the same, proven: their decisions have the same hash before and after.`, changes: (count: number, all: number) => `${count} of ${all} views change.`,
    nothing: 'No visitor sees a change.', stale: 'Another release went live meanwhile. Look at what changed and publish again.', noRight: 'Your role does not allow publishing this.', show: 'Show it', by: (names: string) => `by ${names}`,
  },
  offline: 'The server cannot be reached. What you type is kept on this device.',
  close: 'Close', cancel: 'Cancel', undo: 'Undo',
};

export type Texts = typeof en;
