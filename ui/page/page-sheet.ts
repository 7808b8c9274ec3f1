import type { LinkDescriptor } from 'react-router'

/** React's word for sheets that it waits for, and its own mark on those it has put into the document. */
const PRECEDENCE = import.meta.env.SSR ? { 'data-precedence': 'kais' } : { precedence: 'kais' }

/**
 * The sheets of a page, for its `links`. In the browser they are React's: the next page is shown when its sheet has come,
 * and the sheet stays for the way back; which rule wins does not depend on who came first (ui/styles/layers.css). From the
 * server they come as plain links: React would write its own before the script that runs ahead of the first paint, which
 * would then wait for them.
 */
export function pageSheets(...addresses: string[]): LinkDescriptor[] {
  return addresses.map((href) => ({ rel: 'stylesheet', href, ...PRECEDENCE }))
}

/** For a part that is shown when it is asked for: its sheet, unless the page brought it. */
export function fetchSheet(href: string): Promise<void> {
  if (import.meta.env.SSR || document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  // As React marks its own, who may come to need it too.
  link.dataset.precedence = 'kais'
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} did not come.`))
    }
    document.head.append(link)
  })
}

const RETRY_MS = 1_000

/** A sheet that did not come is asked for again until it does: neither React nor Vite tries a second time. */
export function retryLostSheets(): () => void {
  const retry = ({ target: link }: Event) => {
    if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return
    setTimeout(() => link.replaceWith(link.cloneNode()), RETRY_MS)
  }
  // It does not bubble.
  document.addEventListener('error', retry, true)
  return () => document.removeEventListener('error', retry, true)
}
