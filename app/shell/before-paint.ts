const ONBOARDING_KEY = 'kais-onboarding-completed'
export const THEME_KEY = 'kais-theme'
const ONBOARDING_FADE_MS = 300

/**
 * Runs before the first paint, so that no one sees a flash: the theme, and whether the onboarding shows. A crawler runs
 * no script, or has no storage worth asking, and never sees the overlay. The two buttons work from here on, long before
 * React arrives on a slow network. Kept as text because it must be inline; its hash is in the page's policy.
 */
export const beforePaintScript = `(function(d,w){
var s;try{s=w.localStorage;s.getItem('')}catch(e){s=null}
var t=s&&s.getItem('${THEME_KEY}');
d.dataset.theme=t==='light'||t==='dark'?t:w.matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
var bot=/bot|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|lighthouse/i.test(w.navigator.userAgent);
if(s&&!bot&&s.getItem('${ONBOARDING_KEY}')!=='true'&&!/^\\/admin(\\/|$)/i.test(w.location.pathname))d.dataset.onboarding='open';
w.addEventListener('click',function(e){
var b=e.target.closest&&e.target.closest('[data-onboarding-done]');
if(!b||d.dataset.onboarding!=='open')return;
s&&s.setItem('${ONBOARDING_KEY}','true');
d.dataset.onboarding='closing';
w.setTimeout(function(){delete d.dataset.onboarding;w.dispatchEvent(new Event('kais:onboarding-done'))},${ONBOARDING_FADE_MS});
});
})(document.documentElement,window);`
