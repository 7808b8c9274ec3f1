import type pg from 'pg'
import { CONTENT_CHANGED } from '#db/context.server.ts'
import { type Listener, listen } from '#db/listen.server.ts'

export interface HeardContent {
  onChange: () => void
  /** While the connection was away changes could be missed. */
  onConnect: () => void
}

/** Hears of content changes made by any instance. */
export function listenForContentChanges(config: pg.ClientConfig, { onChange, onConnect }: HeardContent): Listener {
  return listen(config, { channel: CONTENT_CHANGED, name: 'kais listener', onNotice: onChange, onConnect })
}
