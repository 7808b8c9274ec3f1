import type { Map as MapLibreMap } from 'maplibre-gl'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '#ui/mounted.fixture.tsx'
import { ResultsLayer } from './results-layer.tsx'

// Time stands still and passes only when told to.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Listener = (event: object) => void

/** Stands in for MapLibre's map, which needs a GPU: it looks at a box, and tells of its moves. */
function makeMap(document: Document, looksAt: { box: number[]; zoom: number }) {
  const listeners = new Map<string, Set<Listener>>()
  const container = document.createElement('div')
  document.body.append(container)
  const map = {
    on(name: string, listener: Listener) {
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard.add(listener))
      return { unsubscribe: () => heard.delete(listener) }
    },
    getZoom: () => looksAt.zoom,
    getMaxZoom: () => 16,
    getBounds: () => {
      const [west = 0, south = 0, east = 0, north = 0] = looksAt.box
      return { getWest: () => west, getSouth: () => south, getEast: () => east, getNorth: () => north }
    },
    project: () => ({ x: 10, y: 10 }),
    getContainer: () => container,
    getCanvasContainer: () => container,
    fitBounds: (box: number[], _options: object, event: object) => {
      Object.assign(looksAt, { box })
      map.tell('moveend', event)
    },
    getSource: () => ({ setData: () => undefined }),
    tell: (name: string, event: object = {}) => {
      for (const listener of listeners.get(name) ?? []) listener(event)
    },
  }
  return map
}

const HOMES = [
  { id: 1, latitude: 14.7433, longitude: -17.5161, price: '1000000.00', type: 'rent', count: 1 },
  { id: 2, latitude: 14.6937, longitude: -17.4441, price: '2000000.00', type: 'rent', count: 1 },
]
const SQUARE = { count: 2, latitude: 14.72, longitude: -17.47, west: -17.52, south: 14.66, east: -17.42, north: 14.76 }

/** The layer on a map that looks at a box; what its homes were asked for, in order. */
async function openLayer(markersFor: (query: URLSearchParams) => object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    const { search, searchParams } = new URL(path, 'http://localhost')
    asked.push(search)
    return Response.json({ total: 2, unlocated: 0, markers: markersFor(searchParams) })
  })
  const looksAt = { box: [-17.56, 14.4, -16.95, 14.85], zoom: 9.4 }
  let map: ReturnType<typeof makeMap> | undefined
  const params = new URLSearchParams('view=map&type=rent')
  const page = await mount(() => {
    map ??= makeMap(document, looksAt)
    return <ResultsLayer map={map as unknown as MapLibreMap} cards={[]} params={params} onBounds={() => undefined} />
  })
  const rest = () => act(async () => vi.advanceTimersByTimeAsync(5_000))
  await rest()
  return {
    asked,
    marks: () => [...page.querySelectorAll('.mark')].map((mark) => mark.getAttribute('aria-label')),
    async goTo(box: number[], zoom: number) {
      Object.assign(looksAt, { box, zoom })
      await act(async () => {
        for (const event of ['movestart', 'zoom', 'moveend']) map?.tell(event)
      })
      await rest()
    },
  }
}

const NEAR = [-17.49, 14.7, -17.45, 14.74]
const IN_FULL = [/^1\s000\s000\sFCFA a month, To rent$/, /^2\s000\s000\sFCFA a month, To rent$/]

test('Homes too many to send at once are asked for where the map looks, at each rest of the map', async () => {
  const { asked, marks, goTo } = await openLayer((query) => (query.has('bounds') ? HOMES : [SQUARE]))
  // The one square has given way to what is in it.
  expect(asked.at(-1)).toBe('?type=rent&zoom=9&bounds=-17.5200%2C14.6600%2C-17.4200%2C14.7600')
  expect(marks()).toEqual(['2 homes here, show them'])
  const before = asked.length
  await goTo(NEAR, 12.8)
  expect(marks()).toEqual(IN_FULL.map((name) => expect.stringMatching(name)))
  expect(asked.slice(before)).toEqual(['?type=rent&zoom=13&bounds=-17.4900%2C14.7000%2C-17.4500%2C14.7400'])
  expect(asked.filter((search) => !search.includes('bounds'))).toEqual(['?type=rent'])
})

test('Homes that all came at once are asked for no second time, wherever the map goes', async () => {
  const { asked, marks, goTo } = await openLayer(() => HOMES)
  await goTo(NEAR, 12.8)
  expect(marks()).toEqual(IN_FULL.map((name) => expect.stringMatching(name)))
  expect(asked).toEqual(['?type=rent'])
})
