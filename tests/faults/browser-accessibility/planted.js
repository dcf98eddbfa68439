document.body.append(Object.assign(document.createElement('img'), { src: '/favicon.svg', width: 24, height: 24 }));
