import { chromium } from 'playwright-core';
const base='http://127.0.0.1:3290';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking']});
const [,,locale='en-US',w='1440',h='900',...paths]=process.argv;
const c=await b.newContext({viewport:{width:+w,height:+h},locale,...(+w<900?{hasTouch:true,isMobile:true}:{})});
const p=await c.newPage();
p.on('console',m=>['error','warning'].includes(m.type())&&console.log('CONSOLE',m.text().slice(0,300)));
p.on('pageerror',e=>console.log('PAGEERROR',e.message));
await p.request.post(base+'/api/console/v1/session',{headers:{'x-console':'1'},data:{email:'mina@resort.example',password:'Cloud-roulette-26'}});
for (const [i,path] of paths.entries()) { await p.goto(base+'/console'+path); await p.waitForTimeout(path.includes('content')||path.includes('menus')?4500:1500); await p.screenshot({path:`/tmp/mine/c/l${i}.png`}); }
await b.close();
