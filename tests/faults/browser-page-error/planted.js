document.querySelector('main').nothing.there();
