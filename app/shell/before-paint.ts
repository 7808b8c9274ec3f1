import { THEME_CHOICES, THEME_EVENT, THEME_KEY } from '#ui/use-theme.ts'

/** `--surface` of both themes (tokens.css), for what the browser draws around the page. */
export const PAPER = { light: '#f6f1e7', dark: '#0e1714' } as const
const ONBOARDING_KEY = 'kais-onboarding-completed'
const ONBOARDING_FADE_MS = 300
/** The overlay opened again, or is gone: the site behind it listens. */
export const ONBOARDING_OPEN = 'kais:onboarding-open'
export const ONBOARDING_DONE = 'kais:onboarding-done'
/** The page is React's (root.tsx). Before that, `data-taken` at the root says that it begins to be (entry.client.tsx). */
export const TAKEN_OVER = 'kais:taken-over'
/** Where data is saved the page's scripts lie in a template of this name until one is needed (entry.server.tsx). */
export const LATER = 'later'
/** Does nothing before our scripts have come. Links, forms, popovers and the welcome work without them. */
const SCRIPTED = 'button[type=button]:not([popovertarget],[data-onboarding-done],[data-onboarding-again])'
/** What somebody begins to fill in: what is typed is kept and checked by the scripts. */
const FIELD = 'input,select,textarea'
/** Whoever has these used the scripts before, and their browser has them still: what was saved shows, what waits is sent. */
const KEPT = ['kais-shortlist', 'kais-waiting']

/**
 * Runs before the first paint, so that no one sees a flash: the theme (and later its changes, in the system or in another
 * tab), and whether the onboarding shows: to whoever comes to the home page for the first time. Whoever follows a link to a
 * home or an article wants that. A crawler runs no script, or has no storage worth asking, and never sees the overlay. Its buttons work from here on, long before React arrives on a slow network. Kept as text because it must be
 * inline; its hash is in the page's policy.
 *
 * On a slow network a page can be read and pressed long before it is React's. Such a press is kept, and made again when it
 * is; two on one button are one, from somebody who saw nothing happen. While React takes the page over it answers some
 * presses and stops the others on their way: what reaches its button then was answered.
 *
 * The footer is plain HTML until somebody touches it: which theme is chosen is marked there from here.
 *
 * Where data is saved (decision 0030) a page is read without scripts: they are fetched at the first press that needs one, at
 * the first field, and for whoever has saved homes or messages that wait.
 *
 * Going back in the middle of a page transition skips it, and the router leaves that promise to nobody: it is no error.
 *
 * The worker that keeps pages for the time without a network (app/offline) is registered when the page has loaded, and told what
 * was read: the page and its files were here before it, and pages opened inside this one never pass it.
 *
 * Pages looked at are counted from here too (features/visits), so that the bundles carry none of it and a reader is
 * counted whether or not React ever comes. One opened in the background or drawn ahead says so when it is shown; a search
 * on the same page is no new one; the site that led here is named once, since the next pages were found on ours.
 */
export const beforePaintScript = `(function(d,w){
var s;try{s=w.localStorage;s.getItem('')}catch(e){s=null}
var dark=w.matchMedia('(prefers-color-scheme: dark)');
function theme(t){t=t==='light'||t==='dark'?t:'system';d.dataset.themeChoice=t;d.dataset.theme=t==='system'?(dark.matches?'dark':'light'):t;
document.querySelectorAll('meta[name=theme-color]').forEach(function(m){m.content=t==='dark'||t==='system'&&/dark/.test(m.media)?'${PAPER.dark}':'${PAPER.light}'})}
theme(s&&s.getItem('${THEME_KEY}'));
w.addEventListener('${THEME_EVENT}',function(e){theme(e.detail)});
w.addEventListener('storage',function(e){if(e.key==='${THEME_KEY}')theme(e.newValue)});
dark.addEventListener&&dark.addEventListener('change',function(){theme(d.dataset.themeChoice)});
var bot=/bot|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|lighthouse/i.test(w.navigator.userAgent);
function staff(){return/^\\/admin(\\/|$)/i.test(w.location.pathname)}
var home=/^\\/(fr\\/?)?$/i.test(w.location.pathname);
if(s&&!bot&&home&&s.getItem('${ONBOARDING_KEY}')!=='true')d.dataset.onboarding='open';
w.addEventListener('keydown',function(e){
if(e.key==='Escape'&&d.dataset.onboarding==='open')done();
});
function done(){
s&&s.setItem('${ONBOARDING_KEY}','true');
d.dataset.onboarding='closing';
w.setTimeout(function(){delete d.dataset.onboarding;w.dispatchEvent(new Event('${ONBOARDING_DONE}'))},${ONBOARDING_FADE_MS});
}
w.addEventListener('click',function(e){
var on=function(a){return e.target.closest&&e.target.closest('['+a+']')};
if(on('data-onboarding-again')){
wake();
s&&s.removeItem('${ONBOARDING_KEY}');
d.dataset.onboarding='open';
w.dispatchEvent(new Event('${ONBOARDING_OPEN}'));
}
if(on('data-onboarding-done')&&d.dataset.onboarding==='open')done();
});
var early=[],scripted='${SCRIPTED}'+('command' in w.HTMLButtonElement.prototype?':not([commandfor])':'');
function wake(){
var t=document.getElementById('${LATER}');
if(t){t.remove();d.dataset.waking='';document.body.append(t.content)}
}
w.addEventListener('error',function(e){if(e.target.localName==='script')delete d.dataset.waking},true);
w.addEventListener('focusin',function(e){if(e.target.closest&&e.target.closest('${FIELD}'))wake()});
w.addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('.asleep .theme button').forEach(function(b,i){b.setAttribute('aria-pressed',${JSON.stringify(THEME_CHOICES)}[i]===d.dataset.themeChoice)});
if(s&&${JSON.stringify(KEPT)}.some(function(k){return(s.getItem(k)||'').length>2}))wake();
});
function keep(e){
var c=e.target.closest&&e.target.closest(e.type==='click'?scripted:'select');
if(!c)return;
wake();
if(early.indexOf(c)<0)early.push(c);
if(d.dataset.taken)c.addEventListener(e.type,function(){early.splice(early.indexOf(c),1)},{once:true});
}
w.addEventListener('click',keep,true);
w.addEventListener('change',keep,true);
w.addEventListener('${TAKEN_OVER}',function(){
delete d.dataset.waking;
w.removeEventListener('click',keep,true);
w.removeEventListener('change',keep,true);
early.splice(0).forEach(function(c){if(c.isConnected)c.localName==='select'?c.dispatchEvent(new Event('change',{bubbles:true})):c.click()});
});
w.addEventListener('unhandledrejection',function(e){if(/transition was skipped/i.test(e.reason&&e.reason.message))e.preventDefault()});
var from=document.referrer,at,sw=w.navigator.serviceWorker;
function keeps(){return sw&&'keepsPages' in d.dataset&&!staff()}
function read(){keeps()&&sw.ready.then(function(r){r.active.postMessage({read:w.location.href,files:w.performance.getEntriesByType('resource').map(function(e){return e.name})})})}
function seen(){
if(document.hidden)return document.addEventListener('visibilitychange',seen,{once:true});
if(at===w.location.pathname||staff())return;
at=w.location.pathname;
w.navigator.sendBeacon&&w.navigator.sendBeacon('/api/visits',JSON.stringify({path:at,referrer:from}));
from=w.location.origin;
}
var push=w.history.pushState;
w.history.pushState=function(){push.apply(this,arguments);seen();read()};
w.addEventListener('load',function(){keeps()&&sw.register('/service-worker.js').then(read,function(){})});
w.addEventListener('popstate',seen);
w.addEventListener('DOMContentLoaded',seen);
})(document.documentElement,window);`
