type Headers = Record<string, string | string[] | undefined>

/** All browsers that people read with begin so, for reasons nobody remembers. */
const BROWSER = /^(Mozilla|Opera)\//
/** Programs that call themselves a browser. Cubot makes telephones. */
const PROGRAM =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|scrap|headless|phantomjs|electron|puppeteer|playwright|selenium|cypress|lighthouse|pagespeed|gtmetrix|pingdom|uptime|monitor|preview|prerender|externalhit|embedly|feedfetcher|httpclient|python|curl|wget|bytespider|gptbot|ia_archiver|archive\.org|validator/i
/** A page fetched or drawn in case somebody opens it. */
const AHEAD = /prefetch|prerender|preview/i

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : (value ?? ''))

/** Programs, pages drawn ahead, and whoever asked not to be followed: these are not counted. */
export function isUncountedVisit(headers: Headers): boolean {
  const agent = text(headers['user-agent'])
  if (!BROWSER.test(agent) || PROGRAM.test(agent)) return true
  if (headers.dnt === '1' || headers['sec-gpc'] === '1') return true
  return ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) => AHEAD.test(text(headers[name])))
}
