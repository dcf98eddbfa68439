/** Replaces texts as browser translation does, now and whenever one is added, until the returned function is called. */
export const translatePage = (root: Node): (() => void) => {
  translate(root);
  const observer = new MutationObserver((changes) => changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(translate));
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};

function translate(node: Node): void {
  if (!(node instanceof Text)) return [...node.childNodes].forEach(translate);
  if (node.data.trim() === '' || !node.isConnected || node.parentElement?.closest('font, style, script, textarea, option') !== null) return;
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild?.append(node.data);
  node.replaceWith(outer);
}
