import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { formMessages } from './form-messages.ts'
import { keptQueue } from './kept-words.ts'
import { type QueuedMessage, queuedMessages, toldByForm } from './offline-queue.ts'
import { type News, sendQueued } from './send-queued.ts'
import '#ui/styles/queue-bar.css'

/** A network that is there and leads nowhere, or a house that is full: it is tried again, ever less often. */
const FIRST_RETRY_MS = 5_000
const LAST_RETRY_MS = 60_000

const NONE: readonly QueuedMessage[] = []

/** Sends what waits now, when the network is back, and again and again until all is sent. */
function keepSending(onNews: (news: News) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_RETRY_MS
  let isStopped = false
  async function send() {
    clearTimeout(timer)
    await sendQueued(onNews)
    if (isStopped || queuedMessages().length === 0) return
    timer = setTimeout(send, pause)
    pause = Math.min(2 * pause, LAST_RETRY_MS)
  }
  const sendAtOnce = () => {
    pause = FIRST_RETRY_MS
    void send()
  }
  void send()
  window.addEventListener('online', sendAtOnce)
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', sendAtOnce)
  }
}

/** Sends messages that waited for the network, and tells of those whose form is not on this page. */
export function OfflineQueueBar() {
  const { bar } = useMessages(formMessages)
  const [news, setNews] = useState<News | null>(null)
  const waiting = useSyncExternalStore(keptQueue.subscribe, queuedMessages, () => NONE)
  const isAnyWaiting = waiting.length > 0
  const untold = waiting.find(({ id }) => !toldByForm.has(id))
  const isBack = news !== null && news.became !== 'sent'
  const page = isBack ? news.message.page : untold?.page
  // Only what changes in a region that was there before is read out.
  const [isHeard, setHeard] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeard(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  useEffect(() => (isAnyWaiting ? keepSending(setNews) : undefined), [isAnyWaiting])

  const told = news && (news.became === 'sent' ? bar.sent(news.reference) : bar[news.became])
  const text = told ?? (untold && bar.waiting)
  return (
    <div role="status" className="waiting-bar">
      {isHeard && text && (
        <p className={isBack ? 'waiting-bar__say waiting-bar__say--bad' : 'waiting-bar__say'}>
          {text}
          {/* A full load: the form there starts with what came back. */}
          {page && (
            <a className="text-link" href={page} onClick={() => setNews(null)}>
              {bar.open}
            </a>
          )}
          {news && (
            <button type="button" className="icobtn" aria-label={bar.close} onClick={() => setNews(null)}>
              <Icon name="close" />
            </button>
          )}
        </p>
      )}
    </div>
  )
}
