/** Styles of a report: console look, light, dark and print. */
export const style = `
:root{color-scheme:light dark;--bg:#f4f5f7;--surface:#fff;--sunken:#eceef2;--line:#dfe3e9;--outline:#7c8492;--text:#1a1e26;--muted:#596171;--accent:#3c4fd0;--accent-strong:#2f3fb0;--accent-soft:#edf0fd;--on-accent:#fff;
--ok:#17703d;--ok-soft:#e5f4eb;--ok-line:#b5dcc4;--warn:#875000;--warn-soft:#fdf2dc;--warn-line:#efd6a1;--bad:#b3202c;--bad-soft:#fdecec;--bad-line:#f2bfc2;
--font:"Pretendard Variable",Pretendard,-apple-system,BlinkMacSystemFont,"Segoe UI","Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",system-ui,sans-serif;--mono:ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"Noto Sans Mono CJK KR",monospace}
@media (prefers-color-scheme:dark){:root{--bg:#14161b;--surface:#1c1f26;--sunken:#262a33;--line:#333944;--outline:#8b94a3;--text:#eceef2;--muted:#a8b0be;--accent:#97a4ff;--accent-strong:#b4beff;--accent-soft:#262c4d;--on-accent:#14161b;
--ok:#7fd6a0;--ok-soft:#17301f;--ok-line:#2c5a3b;--warn:#f0be6a;--warn-soft:#362810;--warn-line:#665020;--bad:#ff9aa0;--bad-soft:#3a1a1d;--bad-line:#70343a}}
*{box-sizing:border-box}
body{margin:0;font:400 .875rem/1.25rem var(--font);color:var(--text);background:var(--bg);letter-spacing:-.003em;word-break:keep-all;overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,h2,p,ul,dl,dd{margin:0;padding:0}ul{list-style:none}
html[lang=ko] body [lang=en],html[lang=en] body [lang=ko]{display:none}
html body .own-language:not([hidden]){display:inline-block!important}
[hidden]{display:none!important}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.top{background:var(--surface);border-bottom:1px solid var(--line);padding:20px 24px}
.top>div{max-width:1120px;margin:0 auto}main{max-width:1168px;margin:0 auto}
.title{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
h1{font:600 1.25rem/1.75rem var(--font);letter-spacing:-.015em}
.about{color:var(--muted);font-size:.8125rem;line-height:1.125rem}
.verdict{display:flex;flex-wrap:wrap;gap:8px;margin-top:16px}
.chip{display:inline-flex;align-items:center;gap:6px;padding:2px 10px;border:1px solid var(--line);border-radius:999px;font:600 .8125rem/1.375rem var(--font);font-variant-numeric:tabular-nums}.chip svg{flex:none}.sum{margin-top:10px}
.error{color:var(--bad);background:var(--bad-soft);border-color:var(--bad-line)}.warning{color:var(--warn);background:var(--warn-soft);border-color:var(--warn-line)}.note{color:var(--muted);background:var(--sunken)}.clean{color:var(--ok);background:var(--ok-soft);border-color:var(--ok-line)}
.chip svg{width:1rem;height:1rem;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
main{padding:20px 24px 64px;display:grid;grid-template-columns:minmax(0,1fr);gap:20px}
.filters{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:12px;box-shadow:0 1px 2px rgb(20 25 40/.06)}
.filters label,.filters legend{font:500 .8125rem/1.125rem var(--font)}fieldset{border:0;margin:0;padding:0;min-width:0}
.field{display:grid;gap:4px;min-width:0}.grow{flex:1 1 12.5rem}
select,input[type=search]{width:100%;height:2.125rem;padding:5px 10px;border:1px solid var(--outline);border-radius:8px;background:var(--surface);color:inherit;font:inherit;text-overflow:ellipsis}
.kinds{display:flex;flex-wrap:wrap;gap:4px 12px;min-height:2.125rem;align-items:center}.kinds label{display:flex;gap:6px;align-items:center;min-height:1.5rem}.kinds input{width:1rem;height:1rem;accent-color:var(--accent)}
.btn{min-height:2.125rem;padding:0 12px;border:1px solid var(--outline);border-radius:8px;background:var(--surface);color:var(--text);font:500 .875rem/1.25rem var(--font);cursor:pointer}.btn:hover{background:var(--sunken)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
.card h2{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;justify-content:space-between;padding:12px 16px;font:600 .9375rem/1.375rem var(--font);letter-spacing:-.01em;border-bottom:1px solid var(--line)}
.card h2 small{font:400 .8125rem/1.125rem var(--font);color:var(--muted)}
.problem,.mended{scroll-margin:10rem 0 1rem;padding:14px 16px;display:grid;grid-template-columns:minmax(0,1fr);gap:6px}.problem+.problem,.mended+.mended{border-top:1px solid var(--line)}.problem:target,.problem:focus{background:var(--accent-soft)}
.line{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
.what{font-weight:600}.do{color:var(--text)}.more{color:var(--muted);font-size:.8125rem;line-height:1.125rem}
code,.code{font:400 .7812rem/1.125rem var(--mono);letter-spacing:0}.code{color:var(--muted)}
.fix{justify-self:start;padding:4px 10px;border-radius:8px;background:var(--accent-soft);color:var(--accent-strong);font-size:.8125rem;line-height:1.125rem}
.way{padding-left:20px;list-style:decimal}
table{width:100%;border-collapse:collapse}th,td{padding:8px 16px;text-align:left;vertical-align:top;font-weight:400;border-top:1px solid var(--line);font-variant-numeric:tabular-nums}tr:first-child>*{border-top:0}th{color:var(--muted);width:30%}
.empty{padding:40px 16px;text-align:center;color:var(--muted)}.empty b{display:block;color:var(--text);font:600 .9375rem/1.375rem var(--font)}
@media (pointer:coarse){select,input[type=search]{height:auto}select,input[type=search],.btn,.kinds,.kinds label{min-height:44px}}
@media (max-width:700px),(max-height:480px){.filters{position:static}.top,main{padding-left:16px;padding-right:16px}}
@media print{:root{color-scheme:light;--bg:#fff;--surface:#fff;--sunken:#fff;--line:#999;--outline:#666;--text:#000;--muted:#444;--accent:#2f3fb0;--accent-strong:#2f3fb0;--accent-soft:#fff;--ok:#17703d;--ok-soft:#fff;--ok-line:#17703d;--warn:#875000;--warn-soft:#fff;--warn-line:#875000;--bad:#b3202c;--bad-soft:#fff;--bad-line:#b3202c}.filters,.empty.none{display:none}html body .language.own-language:not([hidden]){display:none!important}.card,.problem{break-inside:avoid;border-color:#999}main,.top{max-width:none;padding:8px 0}body{font-size:.6875rem}}
@media (forced-colors:active){.chip,.fix{border:1px solid}}
`;
