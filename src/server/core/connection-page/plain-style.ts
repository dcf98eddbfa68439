/** Style of self-contained pages: sizes of the design tokens and the colours of the preceding theme. */
export const plainStyle = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{display:grid;align-content:start;justify-items:center;min-height:100vh;min-height:100svh;margin:0;background:var(--bg);color:var(--text);font:400 1rem/1.563 "Pretendard Variable",Pretendard,-apple-system,BlinkMacSystemFont,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",system-ui,sans-serif;letter-spacing:-.006em;word-break:keep-all;overflow-wrap:anywhere}
.scene{width:100%;max-width:560px;height:min(360px,42vh);overflow:hidden}.scene svg{display:block;width:100%;height:100%}
main{width:100%;max-width:560px;padding:28px 28px calc(32px + env(safe-area-inset-bottom));text-align:center}
main:first-child{margin:auto}h1{margin:14px 0 8px;font-size:1.625rem;font-weight:800;line-height:1.308;letter-spacing:-.022em;text-wrap:balance}
p{margin:0}.help{max-width:21em;margin:0 auto;color:var(--muted);text-wrap:balance}
.badge{display:inline-flex;align-items:center;gap:6px;padding:3px 10px;border-radius:8px;background:var(--warning-soft);color:var(--warning);font-size:.875rem;font-weight:700}
.icon{flex:none;width:1.125rem;height:1.125rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.ways{display:grid;gap:10px;margin-top:28px}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:3.25rem;padding:10px 20px;border-radius:12px;background:var(--sunken);color:var(--text);font-weight:600;text-decoration:none}
.btn--main{background:var(--accent);color:var(--on-accent)}:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:600px){.scene{margin-top:40px;border-radius:26px 26px 0 0}}
@media (forced-colors:active){.btn{border:1px solid}}`;
