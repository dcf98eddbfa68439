// Own code that a browser needs to decide and render: what src/visitor imports from the engine for that, and the React binding.
export { decide, fillItem, joinSlices, MissingPageError, resolveTarget } from '#engine';
export { browserGuard, DecisionView } from '#render/view/decision-view.tsx';
export { commandHref, resolveUrl } from '#render/port/command-href.ts';
export { makePort } from '#render/port/make-port.ts';
export { makeTexts } from '#render/texts/texts.ts';
export { loadModules, widgetNames } from '#render/view/widget-modules.ts';
export { assetsOf } from '#render/release-assets.ts';
