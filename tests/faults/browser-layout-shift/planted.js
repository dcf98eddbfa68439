// A banner that comes late and pushes the page down.
requestAnimationFrame(() => requestAnimationFrame(() => {
  const banner = document.createElement('div');
  banner.style.height = '300px';
  document.body.prepend(banner);
}));
