// Own code that a browser needs to decide and render: the engine without compile, and the React binding.
export { cutFrame, cutIndex, cutPage, decide, explain, fillItem, joinSlices, matchRoute, MissingPageError, normalisePath, project, decodeSegments, resolveTarget, withQuery } from '#engine';
export { browserGuard, DecisionView } from '#render/view/decision-view.tsx';
export { commandHref, resolveUrl } from '#render/port/command-href.ts';
export { makePort } from '#render/port/make-port.ts';
export { makeTexts } from '#render/texts/texts.ts';
export { loadModules, widgetNames } from '#render/view/widget-modules.ts';
export { assetsOf } from '#render/release-assets.ts';
