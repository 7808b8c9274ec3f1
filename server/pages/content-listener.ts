import type pg from 'pg'
import { CONTENT_CHANGED } from '#db/context.server.ts'
import { type Listener, listen } from '#db/listen.server.ts'

/**
 * Hears of content changes made by any instance. While the connection is away changes could be missed, so pages are
 * forgotten once more when it is back.
 */
export function listenForContentChanges(config: pg.ClientConfig, onChange: () => void): Listener {
  return listen(config, { channel: CONTENT_CHANGED, name: 'kais listener', onNotice: onChange })
}
