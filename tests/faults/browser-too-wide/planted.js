const table = document.createElement('div');
table.style.width = '360px';
table.textContent = 'Opening hours of every day';
document.body.append(table);
