/** The map must lie still this long before its part counts as the one meant. */
export const MAP_IDLE_MS = 400

/**
 * Tells when the map has come to rest, and whether the reader moved it since it last did: a move of ours that follows at
 * once does not undo theirs.
 */
export function watchIdle(onRest: (isReaders: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReaders = false
  return {
    starts() {
      clearTimeout(timer)
    },
    ends(isByUs: boolean) {
      isReaders ||= !isByUs
      clearTimeout(timer)
      timer = setTimeout(() => {
        const wasReaders = isReaders
        isReaders = false
        onRest(wasReaders)
      }, MAP_IDLE_MS)
    },
    /** The move under way no longer counts: the map is taken elsewhere, or gone. */
    forget() {
      clearTimeout(timer)
      isReaders = false
    },
  }
}
