document.body.append(Object.assign(document.createElement('a'), { href: '/summer', textContent: 'Summer in the park' }));
