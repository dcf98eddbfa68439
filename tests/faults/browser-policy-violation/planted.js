document.head.append(Object.assign(document.createElement('style'), { textContent: 'main { color: green }' }));
