// The rooms of Résidence Filao. x grows to the right and y downwards; walls are named by their axes.
const OUTER = 0.24

/** A three-bedroom flat of 11.8 × 10 m: façades to the left and below, party wall above, landing to the right. */
function flat(pen, name) {
  pen.deck(6.6, 8, 5.2, 2)
  pen.outer([0, 0, 11.8, 0], [0, 0, 0, 10], [11.8, 0, 11.8, 10], [0, 10, 6.6, 10], [6.6, 8, 6.6, 10], [6.6, 8, 11.8, 8])
  pen.line(6.6, 9.96, 11.8, 9.96, { stroke: '#17211d', width: 0.08 })
  pen.inner(
    [3.7, 0, 3.7, 6.5],
    [0, 3.3, 3.7, 3.3],
    [0, 6.5, 4.8, 6.5],
    [6.2, 0, 6.2, 2.2],
    [7.9, 0, 7.9, 2.2],
    [3.7, 2.2, 7.9, 2.2],
    [4.8, 3.3, 4.8, 10],
    [4.8, 3.3, 6.6, 3.3],
    [4.8, 5.4, 6.6, 5.4],
    [4.8, 7.4, 6.6, 7.4],
    [6.6, 5.4, 6.6, 8],
    [6.6, 2.2, 6.6, 3.3],
  )
  // The way in, and from room to room.
  pen.door(11.8, 0.6, 1, 'y', { hinge: 'first', swing: -1, wall: OUTER })
  pen.entrance(12.25, 1.1)
  pen.opening(6.6, 2.3, 0.9, 'y')
  pen.door(4, 2.2, 0.8, 'x', { hinge: 'first', swing: -1 })
  pen.door(6.95, 2.2, 0.8, 'x', { hinge: 'last', swing: -1 })
  pen.door(3.7, 2.4, 0.8, 'y', { hinge: 'last', swing: -1 })
  pen.door(3.7, 3.6, 0.8, 'y', { hinge: 'first', swing: -1 })
  pen.door(3.85, 6.5, 0.8, 'x', { hinge: 'first', swing: 1 })
  pen.opening(4.8, 6.62, 0.7, 'y')
  pen.door(4.8, 7.6, 0.75, 'y', { hinge: 'first', swing: 1 })
  // Light.
  pen.window(0, 0.9, 1.5, 'y')
  pen.window(0, 4.1, 1.5, 'y')
  pen.window(0, 7.5, 1.3, 'y')
  pen.sliding(1.2, 10, 2.4, 'x')
  pen.window(5.3, 10, 0.8, 'x')
  pen.sliding(7.1, 8, 4.2, 'x', 3)
  // What stands in them.
  pen.bed(1.2, 0.12, 1.4, 1.95, 'top')
  pen.wardrobe(0.12, 2.66, 2.2, 0.58)
  pen.bed(1.2, 4.5, 1.4, 1.94, 'bottom')
  pen.wardrobe(0.12, 3.36, 2.4, 0.56)
  pen.bed(0.12, 7.6, 2, 1.7, 'left')
  pen.wardrobe(4.86, 5.46, 1.68, 0.58)
  pen.shower(4.86, 8.9, 0.95, 0.98)
  pen.toilet(5.86, 9.2, 'right')
  pen.basin(5.55, 7.46, 0.98, 0.48)
  pen.bath(4.4, 0.12, 1.72, 0.74)
  pen.toilet(3.76, 0.62, 'left')
  pen.basin(5.2, 1.66, 0.92, 0.48)
  pen.counter(6.26, 0.12, 1.58, 0.6)
  pen.sink(6.36, 0.2)
  pen.rect(7.1, 0.16, 0.6, 0.52)
  pen.circle(7.4, 0.42, 0.18)
  pen.wardrobe(8, 0.12, 1.7, 0.5)
  pen.counter(11.06, 2.5, 0.62, 3.2)
  pen.counter(9.1, 3.1, 0.8, 2)
  pen.hob(11.1, 3.2)
  pen.sink(11.16, 4.3, 0.4, 0.55)
  pen.line(11.06, 5.1, 11.68, 5.1)
  pen.counter(5, 3.36, 1.4, 0.55)
  pen.rect(5.48, 3.98, 0.44, 0.44, { round: 0.1 })
  pen.sofa(6.68, 5.7, 0.85, 2.1, 'left')
  pen.rect(7.85, 6.3, 0.6, 1, { round: 0.04 })
  pen.table(8.9, 6.15, 1.9, 0.9, 3)
  pen.rect(7.1, 8.6, 0.6, 0.6, { fill: '#fcf9f2', round: 0.1 })
  pen.rect(8.3, 8.6, 0.6, 0.6, { fill: '#fcf9f2', round: 0.1 })
  pen.circle(8, 9.3, 0.22, { fill: '#fcf9f2' })
  pen.tree(11.3, 9.45, 0.32)
  const say = pen.label.bind(pen)
  say(1.85, 2.36, 'Chambre 3', 'Bedroom 3')
  say(1.85, 4.2, 'Chambre 2', 'Bedroom 2')
  if (name) {
    say(3.4, 8.5, 'Chambre 1', 'Bedroom 1')
    say(8.3, 4.6, 'Séjour, cuisine', 'Living, kitchen')
    say(9.9, 9.15, 'Loggia')
    say(9.7, 1.45, `Appt ${name}`, `Flat ${name}`)
    return
  }
  say(3.4, 8.5, 'Chambre 1', 'Bedroom 1', '4.62 × 3.32')
  say(4.95, 1.25, 'Bains 2', 'Bath 2')
  say(7.05, 1.25, 'Buanderie', 'Laundry')
  say(9.9, 1.35, 'Entrée', 'Hall')
  say(5.05, 2.75, 'Dégagement', 'Passage')
  say(5.7, 4.85, 'Bureau', 'Desk')
  say(5.7, 6.5, 'Dressing')
  say(5.62, 8.6, 'Bains 1', 'Bath 1')
  say(8, 4.1, 'Séjour et cuisine', 'Living, kitchen', '32 m²')
  say(9.9, 9.15, 'Loggia', '', '9 m²')
}

export function drawFlat(pen) {
  flat(pen)
  pen.measures('x', -0.62, [0, 3.7, 6.2, 7.9, 11.8])
  pen.measures('y', -0.75, [0, 3.3, 6.5, 10])
  pen.measures('x', 10.75, [0, 4.8, 6.6, 11.8])
  pen.measures('y', 12.95, [0, 2.2, 8, 10])
}

/** Four times the flat, mirrored about the stair and the lift. */
export function drawFloor(pen) {
  const [ox, oy] = [pen.ox, pen.oy]
  const side = 11.8
  const core = 3.6
  const right = ox + 2 * side + core
  const corners = [
    ['A', false, true],
    ['B', true, true],
    ['C', false, false],
    ['D', true, false],
  ]
  for (const [name, flipX, flipY] of corners) {
    flat(pen.at({ ox: flipX ? right : ox, oy: oy + 10, flipX, flipY }), name)
  }
  const x = side
  pen.outer([x, 0.6, x + core, 0.6], [x, 19.4, x + core, 19.4])
  pen.window(x + 0.8, 0.6, 2, 'x')
  pen.window(x + 0.8, 19.4, 2, 'x')
  // The stair lies across the middle of the landing's end, the lift and the shafts opposite.
  const stair = pen.at({ ox: ox + x, oy })
  stair.inner([0.12, 6, core - 0.12, 6], [0.12, 14.2, core - 0.12, 14.2])
  for (let step = 0; step < 10; step++) stair.line(0.15, 1.9 + step * 0.32, core - 0.15, 1.9 + step * 0.32)
  stair.rect(core / 2 - 0.07, 1.9, 0.14, 2.88, { fill: '#fcf9f2' })
  stair.line(0.95, 5.4, 0.95, 1.3, { stroke: '#49524c', width: 0.03 })
  stair.line(0.95, 1.3, 2.65, 1.3, { stroke: '#49524c', width: 0.03 })
  stair.line(2.65, 1.3, 2.65, 5.1, { stroke: '#49524c', width: 0.03 })
  stair.line(2.65, 5.1, 2.53, 4.85, { stroke: '#49524c', width: 0.03 })
  stair.line(2.65, 5.1, 2.77, 4.85, { stroke: '#49524c', width: 0.03 })
  stair.opening(0.6, 6, 2.4, 'x')
  stair.inner([0.12, 16.4, core - 0.12, 16.4], [core / 2, 14.2, core / 2, 16.4])
  stair.rect(0.3, 14.45, 1.3, 1.7, { fill: '#fcf9f2', stroke: '#17211d', width: 0.04 })
  stair.line(0.3, 14.45, 1.6, 16.15)
  stair.line(1.6, 14.45, 0.3, 16.15)
  stair.opening(0.5, 14.2, 0.9, 'x')
  stair.door(2.2, 14.2, 0.8, 'x', { hinge: 'first', swing: 1 })
  pen.label(x + core / 2, 12.1, 'Palier', 'Landing', '')
  pen.label(x + 0.95, 15.35, 'Asc.', 'Lift', '')
  pen.label(x + 2.72, 15.45, 'Gaines', 'Shafts', '')
  pen.label(x + core / 2, 17.8, 'Séchoir', 'Drying', '')
  const end = 2 * side + core
  pen.measures('x', -0.75, [0, side, side + core, end], 0.32)
  pen.measures('y', -0.9, [0, 10, 20], 0.32)
  pen.measures('x', 20.95, [0, 4.8, 6.6, side, side + core, end - 6.6, end - 4.8, end], 0.32)
}
