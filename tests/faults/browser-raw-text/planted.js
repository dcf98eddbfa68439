document.body.append(Object.assign(document.createElement('p'), { textContent: 'MSG_TXT_SUMMER_TITLE' }));
