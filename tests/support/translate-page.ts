/** Replaces texts as browser translation does, now and whenever one is added, until the returned function is called. Runs in a browser by itself. */
export const translatePage = (root: Node = document.body): (() => void) => {
  const translate = (node: Node): void => {
    if (!(node instanceof Text)) return [...node.childNodes].forEach(translate);
    if (
      node.data.trim() === '' ||
      !node.isConnected ||
      node.parentElement?.closest('font, style, script, textarea, option') !== null
    )
      return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(node.data);
    node.replaceWith(outer);
  };
  translate(root);
  const observer = new MutationObserver((changes) =>
    changes.flatMap(({ addedNodes }) => [...addedNodes]).forEach(translate),
  );
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
};
