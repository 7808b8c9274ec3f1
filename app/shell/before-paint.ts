/** `--surface` of both themes (tokens.css), for what the browser draws around the page. */
export const PAPER = { light: '#f6f1e7', dark: '#0e1714' } as const
const ONBOARDING_KEY = 'kais-onboarding-completed'
export const THEME_KEY = 'kais-theme'
/** Sent with the visitor's choice as its detail. */
export const THEME_EVENT = 'kais:theme'
const ONBOARDING_FADE_MS = 300
/** The overlay opened again, or is gone: the site behind it listens. */
export const ONBOARDING_OPEN = 'kais:onboarding-open'
export const ONBOARDING_DONE = 'kais:onboarding-done'

/**
 * Runs before the first paint, so that no one sees a flash: the theme (and later its changes, in the system or in another
 * tab), and whether the onboarding shows. A crawler runs no script, or has no storage worth asking, and never sees the
 * overlay. Its buttons work from here on, long before React arrives on a slow network. Kept as text because it must be
 * inline; its hash is in the page's policy.
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
if(s&&!bot&&s.getItem('${ONBOARDING_KEY}')!=='true'&&!staff())d.dataset.onboarding='open';
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
s&&s.removeItem('${ONBOARDING_KEY}');
d.dataset.onboarding='open';
w.dispatchEvent(new Event('${ONBOARDING_OPEN}'));
}
if(on('data-onboarding-done')&&d.dataset.onboarding==='open')done();
});
var from=document.referrer,at;
function seen(){
if(document.hidden)return document.addEventListener('visibilitychange',seen,{once:true});
if(at===w.location.pathname||staff())return;
at=w.location.pathname;
w.navigator.sendBeacon&&w.navigator.sendBeacon('/api/visits',JSON.stringify({path:at,referrer:from}));
from=w.location.origin;
}
var push=w.history.pushState;
w.history.pushState=function(){push.apply(this,arguments);seen()};
w.addEventListener('popstate',seen);
w.addEventListener('DOMContentLoaded',seen);
})(document.documentElement,window);`
