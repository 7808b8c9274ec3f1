// A pen for floor plans: metres in, SVG out. Every shape goes through one mapping, so that a flat can be drawn mirrored
// while its words stay readable.
import { GOLD, INK, PAPER, RULE, SAND, SOFT, STRONG } from './house.mjs'

const THIN = 0.022
const WATER = '#d3ded6'
const OUTER = 0.24
const INNER = 0.12

const two = (number) => Number(number.toFixed(3))

export class Pen {
  shapes = []
  words = []

  constructor({ scale, ox = 0, oy = 0, flipX = false, flipY = false, font = 24 }) {
    Object.assign(this, { scale, ox, oy, flipX, flipY, font })
  }

  /** The same sheet, seen from another corner. */
  at(place) {
    const pen = new Pen({ scale: this.scale, font: this.font, ...place })
    pen.shapes = this.shapes
    pen.words = this.words
    return pen
  }

  x = (x) => two((this.ox + (this.flipX ? -x : x)) * this.scale)
  y = (y) => two((this.oy + (this.flipY ? -y : y)) * this.scale)

  rect(x, y, w, h, { fill = 'none', stroke = STRONG, width = THIN, round = 0 } = {}) {
    const left = Math.min(this.x(x), this.x(x + w))
    const top = Math.min(this.y(y), this.y(y + h))
    const s = this.scale
    this.shapes.push(
      `<rect x="${left}" y="${top}" width="${two(w * s)}" height="${two(h * s)}" rx="${two(round * s)}" fill="${fill}" stroke="${stroke}" stroke-width="${two(width * s)}"/>`,
    )
  }

  line(x1, y1, x2, y2, { stroke = STRONG, width = THIN, cap = 'butt', dash } = {}) {
    const dashes = dash ? ` stroke-dasharray="${dash.map((d) => two(d * this.scale)).join(' ')}"` : ''
    this.shapes.push(
      `<path d="M${this.x(x1)} ${this.y(y1)}L${this.x(x2)} ${this.y(y2)}" stroke="${stroke}" stroke-width="${two(width * this.scale)}" stroke-linecap="${cap}" fill="none"${dashes}/>`,
    )
  }

  circle(x, y, r, { fill = 'none', stroke = STRONG, width = THIN } = {}) {
    this.shapes.push(
      `<circle cx="${this.x(x)}" cy="${this.y(y)}" r="${two(r * this.scale)}" fill="${fill}" stroke="${stroke}" stroke-width="${two(width * this.scale)}"/>`,
    )
  }

  floor(x, y, w, h, fill = SAND) {
    this.rect(x, y, w, h, { fill, stroke: 'none', width: 0 })
  }

  /** Boards or slabs of a place outside. */
  deck(x, y, w, h, step = 0.4) {
    this.floor(x, y, w, h, '#f1eadb')
    for (let at = y + step; at < y + h - 0.05; at += step) this.line(x, at, x + w, at, { stroke: RULE })
  }

  outer(...points) {
    this.walls(points, OUTER)
  }
  inner(...points) {
    this.walls(points, INNER)
  }
  walls(points, width) {
    for (const [x1, y1, x2, y2] of points) this.line(x1, y1, x2, y2, { stroke: INK, width, cap: 'square' })
  }

  gap(x, y, length, along, width) {
    const [x2, y2] = along === 'x' ? [x + length, y] : [x, y + length]
    this.line(x, y, x2, y2, { stroke: PAPER, width: width + 0.03 })
  }

  opening(x, y, length, along, width = INNER) {
    this.gap(x, y, length, along, width)
  }

  /** Along 'x' the wall is level. `hinge` is its first or last end, `swing` which side it opens to: +1 is down or right. */
  door(x, y, length, along, { hinge = 'first', swing = 1, wall = INNER } = {}) {
    this.gap(x, y, length, along, wall)
    const from = hinge === 'first' ? 0 : length
    const to = length - from
    const [hx, hy] = along === 'x' ? [x + from, y] : [x, y + from]
    const [ex, ey] = along === 'x' ? [x + to, y] : [x, y + to]
    const [lx, ly] = along === 'x' ? [hx, y + swing * length] : [x + swing * length, hy]
    this.line(hx, hy, lx, ly, { stroke: INK, width: 0.035 })
    const turnsRight = (lx - hx) * (ey - hy) - (ly - hy) * (ex - hx) > 0
    const sweep = turnsRight !== (this.flipX !== this.flipY) ? 1 : 0
    const r = two(length * this.scale)
    this.shapes.push(
      `<path d="M${this.x(lx)} ${this.y(ly)}A${r} ${r} 0 0 ${sweep} ${this.x(ex)} ${this.y(ey)}" stroke="${STRONG}" stroke-width="${two(THIN * this.scale)}" fill="none"/>`,
    )
  }

  window(x, y, length, along, wall = OUTER) {
    this.gap(x, y, length, along, wall)
    const half = wall / 2 - 0.01
    const [dx, dy] = along === 'x' ? [length, 0] : [0, length]
    for (const off of [-half, 0, half]) {
      const [ox, oy] = along === 'x' ? [0, off] : [off, 0]
      this.line(x + ox, y + oy, x + dx + ox, y + dy + oy, { stroke: INK, width: 0.025 })
    }
  }

  /** Panes that pass each other. */
  sliding(x, y, length, along, panes = 2, wall = OUTER) {
    this.gap(x, y, length, along, wall)
    const each = length / panes
    for (let pane = 0; pane < panes; pane++) {
      const off = pane % 2 ? 0.05 : -0.05
      const from = pane * each - (pane ? 0.06 : 0)
      const to = (pane + 1) * each + (pane === panes - 1 ? 0 : 0.06)
      const [a, b] =
        along === 'x'
          ? [
              [x + from, y + off],
              [x + to, y + off],
            ]
          : [
              [x + off, y + from],
              [x + off, y + to],
            ]
      this.line(...a, ...b, { stroke: INK, width: 0.05 })
    }
  }

  /** French first, English under it, then the clear size of the room. */
  label(x, y, french, english, size) {
    this.words.push({ x: this.x(x), y: this.y(y), french, english, size })
  }

  bed(x, y, w, h, head) {
    this.rect(x, y, w, h, { fill: PAPER, round: 0.05 })
    const level = head === 'top' || head === 'bottom'
    const count = (level ? w : h) > 1.3 ? 2 : 1
    const across = level ? w : h
    const size = (across - 0.12 * (count + 1)) / count
    for (let i = 0; i < count; i++) {
      const off = 0.12 + i * (size + 0.12)
      const near = 0.12
      if (head === 'top') this.rect(x + off, y + near, size, 0.36, { round: 0.08 })
      if (head === 'bottom') this.rect(x + off, y + h - near - 0.36, size, 0.36, { round: 0.08 })
      if (head === 'left') this.rect(x + near, y + off, 0.36, size, { round: 0.08 })
      if (head === 'right') this.rect(x + w - near - 0.36, y + off, 0.36, size, { round: 0.08 })
    }
    if (head === 'top') this.line(x, y + 0.75, x + w, y + 0.75)
    if (head === 'bottom') this.line(x, y + h - 0.75, x + w, y + h - 0.75)
    if (head === 'left') this.line(x + 0.75, y, x + 0.75, y + h)
    if (head === 'right') this.line(x + w - 0.75, y, x + w - 0.75, y + h)
  }

  wardrobe(x, y, w, h) {
    this.rect(x, y, w, h, { fill: PAPER })
    if (w > h) this.line(x, y + h / 2, x + w, y + h / 2, { dash: [0.05, 0.05] })
    else this.line(x + w / 2, y, x + w / 2, y + h, { dash: [0.05, 0.05] })
  }

  sofa(x, y, w, h, back) {
    this.rect(x, y, w, h, { fill: PAPER, round: 0.08 })
    const b = 0.22
    if (back === 'left') this.line(x + b, y, x + b, y + h)
    if (back === 'right') this.line(x + w - b, y, x + w - b, y + h)
    if (back === 'top') this.line(x, y + b, x + w, y + b)
    if (back === 'bottom') this.line(x, y + h - b, x + w, y + h - b)
  }

  table(x, y, w, h, seats) {
    for (let i = 0; i < seats; i++) {
      const along = Math.max(w, h) / seats
      const off = along * (i + 0.5) - 0.21
      const put =
        w >= h
          ? [
              [x + off, y - 0.3],
              [x + off, y + h - 0.12],
            ]
          : [
              [x - 0.3, y + off],
              [x + w - 0.12, y + off],
            ]
      for (const [cx, cy] of put) this.rect(cx, cy, 0.42, 0.42, { fill: PAPER, round: 0.08 })
    }
    this.rect(x, y, w, h, { fill: PAPER, round: 0.04 })
  }

  counter(x, y, w, h) {
    this.rect(x, y, w, h, { fill: PAPER })
  }
  hob(x, y) {
    for (const [dx, dy] of [
      [0.14, 0.14],
      [0.4, 0.14],
      [0.14, 0.4],
      [0.4, 0.4],
    ])
      this.circle(x + dx, y + dy, 0.09)
  }
  sink(x, y, w = 0.5, h = 0.4) {
    this.rect(x, y, w, h, { round: 0.06 })
    this.circle(x + w / 2, y + h / 2, 0.03)
  }
  toilet(x, y, back) {
    const [w, h] = back === 'left' || back === 'right' ? [0.68, 0.38] : [0.38, 0.68]
    const tank = 0.17
    if (back === 'top') this.rect(x, y, w, tank, { fill: PAPER })
    if (back === 'bottom') this.rect(x, y + h - tank, w, tank, { fill: PAPER })
    if (back === 'left') this.rect(x, y, tank, h, { fill: PAPER })
    if (back === 'right') this.rect(x + w - tank, y, tank, h, { fill: PAPER })
    if (back === 'top') this.rect(x, y + tank, w, h - tank, { fill: PAPER, round: 0.18 })
    if (back === 'bottom') this.rect(x, y, w, h - tank, { fill: PAPER, round: 0.18 })
    if (back === 'left') this.rect(x + tank, y, w - tank, h, { fill: PAPER, round: 0.18 })
    if (back === 'right') this.rect(x, y, w - tank, h, { fill: PAPER, round: 0.18 })
  }
  shower(x, y, w, h) {
    this.rect(x, y, w, h, { fill: PAPER })
    this.line(x, y, x + w, y + h, { stroke: RULE })
    this.line(x + w, y, x, y + h, { stroke: RULE })
    this.circle(x + w / 2, y + h / 2, 0.06, { fill: PAPER })
  }
  bath(x, y, w, h) {
    this.rect(x, y, w, h, { fill: PAPER })
    this.rect(x + 0.07, y + 0.07, w - 0.14, h - 0.14, { round: 0.26 })
  }
  basin(x, y, w, h) {
    this.rect(x, y, w, h, { fill: PAPER })
    this.rect(x + w / 2 - 0.2, y + h / 2 - 0.15, 0.4, 0.3, { round: 0.14 })
  }
  pool(x, y, w, h) {
    this.rect(x - 0.35, y - 0.35, w + 0.7, h + 0.7, { fill: PAPER, stroke: RULE })
    this.rect(x, y, w, h, { fill: WATER, stroke: INK, width: 0.05 })
    for (let step = 0; step < 3; step++)
      this.line(x + 0.3 * (step + 1), y, x + 0.3 * (step + 1), y + h / 2, { stroke: '#9fb3a6' })
    this.line(x, y + h / 2, x + 0.9, y + h / 2, { stroke: '#9fb3a6' })
  }
  tree(x, y, r) {
    this.circle(x, y, r, { fill: '#e3e6d6', stroke: '#9aa58f' })
    this.circle(x, y, 0.07, { fill: '#9aa58f', stroke: 'none' })
  }
  lounger(x, y, w = 0.7, h = 1.9) {
    this.rect(x, y, w, h, { fill: PAPER, round: 0.06 })
    this.line(x, y + 0.6, x + w, y + 0.6)
  }

  /** Two flights and the landing at their far end; the arrow goes up. */
  stairs(x, y, w, h, { steps = 9, landing = 1 } = {}) {
    const run = (w - landing) / steps
    const middle = y + h / 2
    for (let i = 0; i <= steps; i++) this.line(x + i * run, y, x + i * run, y + h)
    this.rect(x, middle - 0.05, w - landing, 0.1, { fill: PAPER })
    this.line(x + 0.15, y + h * 0.75, x + w - landing / 2, y + h * 0.75, { stroke: SOFT, width: 0.03 })
    this.line(x + w - landing / 2, y + h * 0.75, x + w - landing / 2, y + h * 0.25, { stroke: SOFT, width: 0.03 })
    this.line(x + w - landing / 2, y + h * 0.25, x + 0.3, y + h * 0.25, { stroke: SOFT, width: 0.03 })
    this.line(x + 0.3, y + h * 0.25, x + 0.5, y + h * 0.25 - 0.12, { stroke: SOFT, width: 0.03 })
    this.line(x + 0.3, y + h * 0.25, x + 0.5, y + h * 0.25 + 0.12, { stroke: SOFT, width: 0.03 })
  }

  /** A lozenge where one comes in. */
  entrance(x, y) {
    const [cx, cy, r] = [this.x(x), this.y(y), 0.17 * this.scale]
    this.shapes.push(
      `<path d="M${cx} ${two(cy - r)}L${two(cx + r)} ${cy}L${cx} ${two(cy + r)}L${two(cx - r)} ${cy}z" fill="${GOLD}"/>`,
    )
  }

  /** A chain of measures between the axes of walls, `off` metres away from them. */
  measures(along, at, stops, size = 0.2) {
    for (const [index, stop] of stops.entries()) {
      const [x, y] = along === 'x' ? [stop, at] : [at, stop]
      const tick = 0.09
      this.line(x - tick, y + tick, x + tick, y - tick, { stroke: SOFT, width: 0.03 })
      if (index === 0) continue
      const before = stops[index - 1]
      const [bx, by] = along === 'x' ? [before, at] : [at, before]
      this.line(bx, by, x, y, { stroke: SOFT, width: 0.016 })
      const text = (stop - before).toFixed(2)
      const [mx, my] = [(this.x(bx) + this.x(x)) / 2, (this.y(by) + this.y(y)) / 2]
      const font = two(size * this.scale)
      const turn = along === 'x' ? '' : ` transform="rotate(-90 ${mx} ${my})"`
      this.shapes.push(
        `<text x="${mx}" y="${two(my - 0.08 * this.scale)}"${turn} font-size="${font}" fill="${SOFT}" text-anchor="middle" style="font-variant-numeric:tabular-nums">${text}</text>`,
      )
    }
  }

  /** A halo keeps words clear of lines; in a printed file it would store the outline of every letter. */
  svg(width, height, { hasHalo = true } = {}) {
    const halo = hasHalo ? ` stroke="${PAPER}" stroke-width="5" stroke-linejoin="round" paint-order="stroke"` : ''
    const big = this.font
    const words = this.words.map(({ x, y, french, english, size }) => {
      const lines = [
        [french, big, INK, 500],
        ...(english && english !== french ? [[english, big - 3, SOFT, 400]] : []),
        ...(size ? [[size, big - 3, SOFT, 400]] : []),
      ]
      const step = big * 1.24
      const top = y - ((lines.length - 1) * step) / 2 + big * 0.35
      return lines
        .map(
          ([text, font, fill, weight], i) =>
            `<text x="${x}" y="${two(top + i * step)}" font-size="${font}" font-weight="${weight}" fill="${fill}" text-anchor="middle"${halo}>${text}</text>`,
        )
        .join('')
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Kais Sans">${this.shapes.join('')}${words.join('')}</svg>`
  }
}
