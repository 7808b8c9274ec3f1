// Geometry of the map tool: pure functions over [longitude, latitude] points.

/** How far a point lies from the straight line between two others, in degrees. */
function distanceTo([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Douglas-Peucker; how much a point may be missed by depends on where it lies. */
export function simplify(line, toleranceAt) {
  if (line.length < 3) return line
  const keep = new Set([0, line.length - 1])
  const open = [[0, line.length - 1]]
  while (open.length > 0) {
    const [from, to] = open.pop()
    let worst = 0
    let at = -1
    for (let i = from + 1; i < to; i++) {
      const miss = distanceTo(line[i], line[from], line[to]) / toleranceAt(line[i])
      if (miss > worst) [worst, at] = [miss, i]
    }
    if (worst <= 1) continue
    keep.add(at)
    open.push([from, at], [at, to])
  }
  return line.filter((_, i) => keep.has(i))
}

/** A closed line has no end to start from: it is cut at its two farthest points. */
export function simplifyRing(ring, toleranceAt) {
  let far = 1
  for (let i = 1; i < ring.length - 1; i++) {
    if (
      Math.hypot(ring[i][0] - ring[0][0], ring[i][1] - ring[0][1]) >
      Math.hypot(ring[far][0] - ring[0][0], ring[far][1] - ring[0][1])
    )
      far = i
  }
  return [...simplify(ring.slice(0, far + 1), toleranceAt), ...simplify(ring.slice(far), toleranceAt).slice(1)]
}

function between(p0, p1, p2, p3, t) {
  // Centripetal Catmull-Rom: passes through every point, and never overshoots into a loop.
  const next = (t0, a, b) => t0 + Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]) ** 0.5, 1e-6)
  const t1 = next(0, p0, p1)
  const t2 = next(t1, p1, p2)
  const t3 = next(t2, p2, p3)
  const at = t1 + t * (t2 - t1)
  const mix = (a, b, from, to) => a.map((v, i) => (v * (to - at) + b[i] * (at - from)) / (to - from))
  const b1 = mix(mix(p0, p1, 0, t1), mix(p1, p2, t1, t2), 0, t2)
  const b2 = mix(mix(p1, p2, t1, t2), mix(p2, p3, t2, t3), t1, t3)
  return mix(b1, b2, t1, t2)
}

/** A long beach is nearly straight: more strokes would not show. */
const MOST_STEPS = 9

/** The same points, joined by a curve instead of straight strokes. */
export function soften(line, strokeAt) {
  const isRing = line[0].join() === line.at(-1).join()
  const last = line.length - 1
  const curve = []
  for (let i = 0; i < last; i++) {
    const before = line[i - 1] ?? (isRing ? line[last - 1] : line[i])
    const after = line[i + 2] ?? (isRing ? line[1] : line[i + 1])
    const length = Math.hypot(line[i + 1][0] - line[i][0], line[i + 1][1] - line[i][1])
    const steps = Math.max(1, Math.min(MOST_STEPS, Math.round(length / strokeAt(line[i]))))
    for (let step = 0; step < steps; step++) curve.push(between(before, line[i], line[i + 1], after, step / steps))
  }
  return [...curve, line[last]]
}

/** Joins strokes that share their ends into lines as long as possible. */
export function chain(strokes) {
  const from = new Map()
  for (const stroke of strokes) from.set(stroke[0].join(), [...(from.get(stroke[0].join()) ?? []), stroke])
  const ends = new Set(strokes.map((stroke) => stroke[1].join()))
  const unused = new Set(strokes)
  const starts = [...strokes.filter((stroke) => !ends.has(stroke[0].join())), ...strokes]
  return starts.flatMap((start) => {
    if (!unused.has(start)) return []
    const line = [start[0]]
    for (let stroke = start; stroke; stroke = from.get(stroke[1].join())?.find((next) => unused.has(next))) {
      unused.delete(stroke)
      line.push(stroke[1])
    }
    return [line]
  })
}

/** Joins lines across small gaps, where a river lies between the two banks' ends. */
export function bridge(lines, widest) {
  const open = [...lines]
  const gap = (a, b) => Math.hypot(a.at(-1)[0] - b[0][0], a.at(-1)[1] - b[0][1])
  for (;;) {
    let best = [widest]
    for (const a of open) for (const b of open) if (a !== b && gap(a, b) < best[0]) best = [gap(a, b), a, b]
    const [, a, b] = best
    if (!a) return open
    open.splice(open.indexOf(a), 1, [...a, ...b])
    open.splice(open.indexOf(b), 1)
  }
}

/** In square degrees; enough to tell an islet from an island. */
export function areaOf(ring) {
  let sum = 0
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1]
  return Math.abs(sum / 2)
}

export function isIn([west, south, east, north], [x, y]) {
  return x >= west && x <= east && y >= south && y <= north
}
