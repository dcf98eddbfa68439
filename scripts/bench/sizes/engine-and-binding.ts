// What a browser needs of the house's own to decide and draw: the engine without compile, and what turns decisions into React.
export { cutFrame, cutIndex, cutPage, decide, explain, fillItem, joinSlices, matchRoute, MissingPage, plainPath, project, readSegments, resolveTarget, withQuery } from '#engine';
export { browserGuard, DecisionView } from '#render/decision-view.tsx';
export { commandHref, readUrl } from '#render/command-href.ts';
export { makePort } from '#render/make-port.ts';
export { makeTexts } from '#render/messages.ts';
export { loadModules, widgetNames } from '#render/modules.ts';
export { assetsOf } from '#render/release-assets.ts';
