import { expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { ResultsMap } from '../ui/results-map.tsx'

/** What it is told to watch is in view at once. */
class InView {
  readonly #tell: (entries: object[]) => void
  constructor(tell: (entries: object[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

const Screen = () => <ResultsMap cards={[]} params={new URLSearchParams('view=map')} onBounds={() => undefined} />

const CANVASES: [string, () => null][] = [
  ['has no WebGL', () => null],
  [
    'refuses a canvas',
    () => {
      throw new DOMException('The canvas is blocked.', 'SecurityError')
    },
  ],
]

test.for(CANVASES)(
  'A browser that %s says that it cannot draw the map, and waits for nothing',
  async ([, getContext]) => {
    vi.stubGlobal('IntersectionObserver', InView)
    const document = await mount(Screen, {
      prepare: (window) => void Object.assign(window.HTMLCanvasElement.prototype, { getContext }),
    })
    expect(document.querySelector('.map [role=status]')?.textContent).toBe(
      'This browser cannot draw the map. The list shows the same homes.',
    )
    expect(document.querySelector('.map')?.getAttribute('aria-busy')).toBe('false')
    expect(document.querySelector('.map__canvas')).toBeNull()
  },
)
