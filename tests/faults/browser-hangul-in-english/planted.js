document.body.append(Object.assign(document.createElement('p'), { textContent: '여름 축제' }));
