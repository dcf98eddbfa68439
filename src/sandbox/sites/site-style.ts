/** Style of the fake sites: theme colours, one column on phones, cards side by side on wide screens. */
export const siteStyle = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--bg);color:var(--text);font:400 1rem/1.6 "Pretendard Variable",Pretendard,-apple-system,"Apple SD Gothic Neo","Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif;letter-spacing:-.006em;word-break:keep-all;overflow-wrap:anywhere}
p,h1,h2,ul,ol,dl,dd{margin:0}ul,ol{padding:0;list-style:none}a{color:inherit}img{display:block;max-width:100%}
.skip{position:absolute;left:-200vw}.skip:focus{left:1rem;top:1rem;z-index:1;padding:.75rem 1rem;border-radius:12px;background:var(--surface)}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.75rem 20px;border-bottom:2px dashed var(--outline);background:var(--sunken);font-size:.875rem}
.bar strong{display:inline-block;margin-right:.25rem;padding:.125rem .625rem;border:2px dashed var(--outline);border-radius:999px}
.address{flex:1 1 16rem;color:var(--muted);font-variant-numeric:tabular-nums}.back{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
header,main{max-width:60rem;margin:0 auto;padding:0 20px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.5rem;padding-top:.75rem;padding-bottom:.75rem}
.name{font-size:1.0625rem;font-weight:800}.name a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none}
.variant{display:inline-block;margin-left:.25rem;padding:.125rem .5rem;border-radius:999px;background:var(--second-soft);color:var(--second-text);font-size:.8125rem;font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}nav a{display:inline-flex;align-items:center;min-height:44px;color:var(--muted);font-weight:600;text-decoration:none}
.hero{overflow:hidden;margin-bottom:1.5rem;border-radius:26px;background:var(--hero-2)}.hero img{width:100%;height:11rem;object-fit:cover;object-position:50% 80%}
main{padding-bottom:4rem}h1{font-size:1.75rem;line-height:1.28;letter-spacing:-.022em;text-wrap:balance}.lead{margin-top:.5rem;color:var(--muted)}
h2{margin:2rem 0 .75rem;font-size:1.3125rem;line-height:1.33;letter-spacing:-.018em}main>p:not(.lead,.links){margin-top:1rem}
.note{padding:.875rem 1.125rem;border-radius:18px;background:var(--accent-soft)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(13rem,100%),1fr));gap:12px;margin-top:1.5rem}h2+.cards{margin-top:0}
.card{display:flex;flex-direction:column;height:100%;overflow:hidden;border-radius:18px;background:var(--surface);box-shadow:0 6px 20px color-mix(in srgb,var(--shade) 8%,transparent);text-decoration:none}
.card img{width:100%;height:7.5rem;object-fit:cover;background:var(--sunken)}.words{display:grid;gap:.125rem;padding:1rem 1.125rem}.words span{color:var(--muted);font-size:.9375rem}
.words em{font-style:normal;font-weight:700;color:var(--accent-text)}
dl{margin-top:1.5rem;padding:.25rem 1.25rem;border-radius:18px;background:var(--surface);box-shadow:0 6px 20px color-mix(in srgb,var(--shade) 8%,transparent)}h2+dl{margin-top:0}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;padding:.8rem 0}dl div+div{border-top:1px solid var(--line)}dt{color:var(--muted)}dd{font-weight:600;font-variant-numeric:tabular-nums}
.steps{display:flex;flex-wrap:wrap;gap:.5rem;margin-top:1.25rem;counter-reset:step}.steps li{counter-increment:step;padding:.25rem .875rem;border-radius:999px;background:var(--sunken);color:var(--muted);font-size:.875rem;font-weight:600}
.steps li::before{content:counter(step) ". "}.steps [aria-current]{background:var(--accent);color:var(--on-accent)}
.links{display:flex;flex-wrap:wrap;gap:12px;margin-top:1.5rem}
.button{display:grid;place-items:center;flex:1 1 11rem;min-height:3.25rem;padding:.5rem 1.25rem;border:1px solid var(--outline);border-radius:12px;background:var(--surface);color:var(--text);font:inherit;font-weight:600;line-height:1.3;text-align:center;text-decoration:none;cursor:pointer}
.main.button{border-color:transparent;background:var(--accent);color:var(--on-accent)}
form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr));gap:1rem;margin-top:1.5rem;padding:1.25rem;border-radius:18px;background:var(--surface);box-shadow:0 6px 20px color-mix(in srgb,var(--shade) 8%,transparent)}h2+form{margin-top:0}
label{display:grid;align-content:start;gap:.375rem;min-width:0}label span{font-size:.875rem;font-weight:600}
input,select,textarea{width:100%;min-width:0;min-height:3rem;padding:.625rem .875rem;border:1px solid var(--outline);border-radius:12px;background:var(--bg);color:var(--text);font:inherit}
form .button,form .links{grid-column:1/-1}form .links{margin-top:0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (min-width:48rem){.hero img{height:16rem}h1{font-size:2.125rem}}
`;
