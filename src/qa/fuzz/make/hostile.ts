/** Texts that broke other products: markup, URLs, templates, prototype names, invisible and broken characters. */
export const hostileTexts: readonly string[] = [
  '', ' ', '\n', '\t\r', '0', '-1', 'null', 'undefined', 'NaN', '[object Object]', 'true',
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'then', 'length',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg onload=alert(1)>', '</script>', '<!--', ']]>', '&amp;lt;', '&#x3c;', "' onfocus=alert(1) '",
  'javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https://evil.example@shop.example/', '/../..', '/%2e%2e/', '/%', '/{', '/{a*}/b', '/{a}/{a}', '{param.x}', '{query.x|y}', '{{title}}', '{{', '$t(ok)', '{item.x}', '{source}', '${x}', '%s%n',
  '\u202Eabc\u202C', '\u2066عربي\u2069', 'שלום', '\u200B', '\uFEFF', 'a\u200Db', '\u0000', '\u2028', '\u2029', '\uD800', 'a\uDFFFb', '\uDBFF\uD800', '👩‍👩‍👧‍👦', 'é', 'e\u0301', '한글', '각', 'ﬀ', 'İ', 'ß', '𝒳',
  '2026-02-30T25:61:61+99:99', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00Z', '1970-01-01T00:00:00Z', '-0', '1e999', '(a+)+$', '[', '(?=x)', '\\', '//', 'A//', 'AL//x//{path}',
];

/** CMS texts with parts that a sanitiser must remove and parts that it must keep. */
export const hostileHtml: readonly string[] = [
  '<p>plain <b>bold</b></p>', '<p>안녕<br>하세요</p>', '<ul><li>a<li>b</ul>', '<table><tr><td colspan=2>x</table>', '<a href="/main">in</a><a href="https://evil.example">out</a>',
  '<button value=\'{"action":"move","pageNm":"Nowhere"}\'>Go</button>', '<button value=\'{"action":"api","method":"GET","uri":"/api/v1/x"}\'>Call</button>', '<button value="{">Go</button>',
  '<img src="x" onerror="alert(1)">', '<svg><script>alert(1)</script></svg>', '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">', '<p style="color:red" onclick=x>',
  '<div><div><div><div><p>deep</p></div></div></div></div>', '<iframe src=//evil.example>', '<p>\u202Ertl \uD800 \u200B</p>', '<!-- x --><p title="&quot;">&lt;b&gt;</p>', '<form><input name=cookie></form>',
];

/** Unexpected values of every type. */
export const hostileValues: readonly unknown[] = [null, true, false, 0, -1, 1.5, 2 ** 53, -(2 ** 53), 1e308, [], {}, [[]], [null], { a: {} }, '', 'x', ['x', 'x'], { length: 3 }, { then: 1 }, { toString: null, valueOf: null }];
