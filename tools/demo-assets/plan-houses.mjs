// The rooms of the villas at Ngaparou and of the studio. x grows to the right and y downwards; walls are named by their axes.
const OUTER = 0.24

/** The house lies on its side on the sheet: the lane is to the left, the garden to the right. */
function shell(pen, depth) {
  pen.outer([0, 0, depth, 0], [0, 10, depth, 10], [0, 0, 0, 10], [depth, 0, depth, 10])
}

export function drawVillaDown(pen) {
  // Ground and wall of the plot.
  pen.floor(-1.6, -1.2, 25, 12.4, '#f4efe2')
  pen.floor(0, 0, 10, 10, '#fcf9f2')
  pen.deck(10, 0, 2.8, 10)
  shell(pen, 10)
  pen.inner(
    [3.9, 0, 3.9, 4.1],
    [3.9, 6.1, 3.9, 10],
    [0, 6.1, 6.1, 6.1],
    [0, 4.1, 3.9, 4.1],
    [3.9, 7.9, 6.1, 7.9],
    [6.1, 6.1, 6.1, 10],
    [2.2, 0, 2.2, 4.1],
  )
  pen.door(0, 4.55, 1.1, 'y', { hinge: 'first', swing: 1, wall: OUTER })
  pen.entrance(-0.55, 5.1)
  pen.opening(3.9, 4.16, 1.88, 'y')
  pen.door(2.9, 6.1, 0.85, 'x', { hinge: 'last', swing: 1 })
  pen.door(3.9, 6.9, 0.8, 'y', { hinge: 'first', swing: 1 })
  pen.opening(5.1, 7.9, 0.8, 'x')
  pen.door(2.9, 4.1, 0.8, 'x', { hinge: 'last', swing: -1 })
  pen.window(0, 7.4, 1.6, 'y')
  pen.window(4.5, 10, 0.9, 'x')
  pen.window(5.6, 0, 2.2, 'x')
  pen.window(7.2, 10, 1.6, 'x')
  pen.sliding(10, 0.7, 8.6, 'y', 4)
  // Stair beside the hall.
  for (let i = 0; i < 9; i++) pen.line(0.12, 0.95 + i * 0.34, 2.14, 0.95 + i * 0.34)
  pen.rect(1.08, 0.95, 0.1, 2.72, { fill: '#fcf9f2' })
  pen.line(0.6, 3.95, 0.6, 0.55, { stroke: '#49524c', width: 0.03 })
  pen.line(0.6, 0.55, 1.65, 0.55, { stroke: '#49524c', width: 0.03 })
  pen.line(1.65, 0.55, 1.65, 3.5, { stroke: '#49524c', width: 0.03 })
  pen.line(1.65, 3.5, 1.53, 3.25, { stroke: '#49524c', width: 0.03 })
  pen.line(1.65, 3.5, 1.77, 3.25, { stroke: '#49524c', width: 0.03 })
  pen.opening(0.2, 4.1, 0.85, 'x')
  pen.rect(2.35, 0.2, 0.6, 0.6)
  pen.circle(2.65, 0.5, 0.2)
  pen.wardrobe(2.95, 0.12, 0.88, 0.55)
  pen.bed(0.12, 7, 2, 1.7, 'left')
  pen.wardrobe(0.5, 6.18, 2, 0.56)
  pen.shower(3.96, 8.9, 0.95, 1)
  pen.toilet(5.2, 9.22, 'bottom')
  pen.basin(3.96, 7.98, 0.9, 0.46)
  pen.wardrobe(4.8, 6.17, 1.24, 0.56)
  pen.counter(4.2, 0.12, 4.3, 0.62)
  pen.hob(6.1, 0.15)
  pen.sink(5.05, 0.22)
  pen.line(7.9, 0.12, 7.9, 0.74)
  pen.counter(4.7, 1.75, 2.3, 0.85)
  pen.table(7.7, 2.1, 0.95, 2.2, 3)
  pen.sofa(7, 6.3, 0.9, 2.6, 'left')
  pen.sofa(8.2, 9.0, 1.3, 0.85, 'bottom')
  pen.rect(8.35, 7, 0.7, 1.2, { round: 0.04 })
  pen.table(10.9, 1.2, 0.95, 1.9, 2)
  pen.sofa(10.5, 6.6, 0.85, 2.2, 'left')
  pen.pool(14.6, 2.2, 3.2, 7)
  pen.lounger(18.6, 2.6, 1.9, 0.7)
  pen.lounger(18.6, 4, 1.9, 0.7)
  pen.tree(21.6, 1.2, 1)
  pen.tree(21.9, 8.9, 1.15)
  pen.tree(13.4, 10.2, 0.5)
  pen.tree(19.4, 9.6, 0.7)
  for (const wall of [
    [-1.6, -1.2, 23.4, -1.2],
    [-1.6, 11.2, 23.4, 11.2],
    [23.4, -1.2, 23.4, 11.2],
  ]) {
    pen.line(...wall, { stroke: '#17211d', width: 0.16, cap: 'square' })
  }
  pen.line(-1.6, -1.2, -1.6, 3.9, { stroke: '#17211d', width: 0.16, cap: 'square' })
  pen.line(-1.6, 6.3, -1.6, 11.2, { stroke: '#17211d', width: 0.16, cap: 'square' })
  const say = pen.label.bind(pen)
  say(2.98, 9.2, 'Chambre 1', 'Bedroom 1')
  say(5.35, 7.25, 'Dressing')
  say(5.35, 8.7, 'Bains 1', 'Bath 1')
  say(2.55, 5.25, 'Entrée', 'Hall')
  say(3.05, 1.9, 'Cellier', 'Store')
  say(5.6, 4.2, 'Cuisine', 'Kitchen')
  say(8.3, 5.55, 'Séjour', 'Living room')
  say(11.6, 4.9, 'Terrasse', 'Terrace', '28 m²')
  say(16.2, 5.9, 'Piscine', 'Pool', '7.00 × 3.20')
  say(20.9, 6.3, 'Jardin', 'Garden')
  pen.measures('x', -1.65, [0, 3.9, 6.1, 10, 12.8], 0.26)
  pen.measures('y', -2.1, [0, 4.1, 6.1, 10], 0.26)
}

export function drawVillaUp(pen) {
  pen.deck(7.5, 0, 2.5, 10)
  shell(pen, 7.5)
  pen.outer([7.5, 0, 10, 0], [7.5, 10, 10, 10])
  pen.line(9.96, 0, 9.96, 10, { stroke: '#17211d', width: 0.08 })
  pen.inner(
    [2.2, 0, 2.2, 4.1],
    [3.9, 0, 3.9, 10],
    [2.2, 4.1, 3.9, 4.1],
    [0, 6.1, 3.9, 6.1],
    [3.9, 5.1, 7.5, 5.1],
    [2, 6.1, 2, 10],
  )
  for (let i = 0; i < 9; i++) pen.line(0.12, 0.95 + i * 0.34, 2.14, 0.95 + i * 0.34)
  pen.rect(1.08, 0.95, 0.1, 2.72, { fill: '#fcf9f2' })
  pen.line(0.6, 3.67, 0.6, 0.55, { stroke: '#49524c', width: 0.03 })
  pen.line(0.6, 0.55, 1.65, 0.55, { stroke: '#49524c', width: 0.03 })
  pen.line(1.65, 0.55, 1.65, 3.95, { stroke: '#49524c', width: 0.03 })
  pen.line(1.65, 3.95, 1.53, 3.7, { stroke: '#49524c', width: 0.03 })
  pen.line(1.65, 3.95, 1.77, 3.7, { stroke: '#49524c', width: 0.03 })
  pen.door(3.9, 4.2, 0.8, 'y', { hinge: 'first', swing: 1 })
  pen.door(3.9, 5.2, 0.8, 'y', { hinge: 'last', swing: 1 })
  pen.door(3.9, 2.3, 0.8, 'y', { hinge: 'first', swing: -1 })
  pen.door(3.9, 6.4, 0.8, 'y', { hinge: 'first', swing: -1 })
  pen.opening(2, 8.9, 0.8, 'y')
  pen.window(0, 4.5, 1.2, 'y')
  pen.window(2.7, 0, 0.7, 'x')
  pen.window(0, 7.4, 0.9, 'y')
  pen.window(2.5, 10, 0.9, 'x')
  pen.window(5, 0, 1.5, 'x')
  pen.window(5, 10, 1.5, 'x')
  pen.sliding(7.5, 1.2, 2.6, 'y')
  pen.sliding(7.5, 6.2, 2.6, 'y')
  // Bedroom 3 above, its shower room behind the stair.
  pen.shower(2.27, 0.12, 1.57, 0.95)
  pen.toilet(2.27, 1.35, 'left')
  pen.basin(2.27, 2.2, 0.5, 0.95)
  pen.bed(4.6, 0.15, 1.7, 2, 'top')
  pen.wardrobe(4.9, 4.46, 2.4, 0.56)
  pen.bed(4.6, 7.86, 1.7, 2, 'bottom')
  pen.wardrobe(4.9, 5.18, 2.4, 0.56)
  pen.bath(0.12, 9.12, 1.75, 0.76)
  pen.toilet(0.12, 6.5, 'left')
  pen.basin(0.12, 7.1, 0.5, 1.3)
  pen.wardrobe(2.08, 9.3, 1.76, 0.56)
  pen.lounger(8.1, 1.3, 1.6, 0.65)
  pen.lounger(8.1, 8, 1.6, 0.65)
  pen.circle(8.8, 2.4, 0.22, { fill: '#fcf9f2' })
  pen.circle(8.8, 7.5, 0.22, { fill: '#fcf9f2' })
  pen.tree(9.4, 0.5, 0.28)
  pen.tree(9.4, 9.5, 0.28)
  const say = pen.label.bind(pen)
  say(5.6, 3.25, 'Chambre 3', 'Bedroom 3', '3.42 × 4.92')
  say(5.6, 6.85, 'Chambre 2', 'Bedroom 2', '3.42 × 4.72')
  say(3.05, 3.7, 'Douche 3', 'Shower 3')
  say(1.15, 8.2, 'Bains 2', 'Bath 2')
  say(2.95, 7.9, 'Dressing', 'Dressing')
  say(2.4, 5.1, 'Palier', 'Landing')
  say(8.75, 5, 'Terrasse', 'Terrace', '23 m²')
  pen.measures('x', -0.72, [0, 2.2, 3.9, 7.5, 10])
  pen.measures('y', -0.85, [0, 4.1, 6.1, 10])
  pen.measures('y', 10.75, [0, 5.1, 10])
}

/** 8 × 5.5 m on its side: the landing to the left, the balcony to the right. */
export function drawStudio(pen) {
  pen.deck(6.7, 0, 1.3, 5.5, 0.3)
  pen.outer([0, 0, 6.7, 0], [0, 5.5, 6.7, 5.5], [0, 0, 0, 5.5], [6.7, 0, 6.7, 5.5], [6.7, 0, 8, 0], [6.7, 5.5, 8, 5.5])
  pen.line(7.96, 0, 7.96, 5.5, { stroke: '#17211d', width: 0.08 })
  pen.inner([2.3, 0, 2.3, 2.4], [0, 2.4, 2.3, 2.4], [0, 3.6, 2.3, 3.6])
  pen.door(0, 2.55, 0.9, 'y', { hinge: 'first', swing: 1, wall: OUTER })
  pen.entrance(-0.45, 3)
  pen.door(1.45, 2.4, 0.75, 'x', { hinge: 'last', swing: -1 })
  pen.sliding(6.7, 0.7, 3.2, 'y')
  pen.window(6.7, 4.3, 0.7, 'y')
  pen.shower(0.12, 0.12, 0.95, 1)
  pen.toilet(1.35, 0.12, 'top')
  pen.basin(0.12, 1.4, 0.48, 0.9)
  pen.bed(0.13, 3.72, 2, 1.6, 'left')
  pen.wardrobe(2.3, 4.83, 1.1, 0.56)
  pen.counter(2.5, 0.12, 2.6, 0.6)
  pen.sink(2.7, 0.2)
  pen.hob(3.7, 0.14)
  pen.line(4.5, 0.12, 4.5, 0.72)
  pen.table(3.1, 1.9, 1.1, 0.7, 2)
  pen.sofa(4.4, 4.5, 1.9, 0.86, 'bottom')
  pen.rect(4.95, 3.65, 0.9, 0.5, { round: 0.04 })
  pen.rect(7.1, 1, 0.55, 0.55, { fill: '#fcf9f2', round: 0.1 })
  pen.rect(7.1, 2.4, 0.55, 0.55, { fill: '#fcf9f2', round: 0.1 })
  pen.circle(7.38, 1.98, 0.22, { fill: '#fcf9f2' })
  pen.tree(7.4, 4.8, 0.32)
  const say = pen.label.bind(pen)
  say(1.45, 1.3, 'Salle d’eau', 'Shower room')
  say(1.15, 3, 'Entrée', 'Hall')
  say(1.45, 4.5, 'Alcôve', 'Alcove')
  say(5.3, 2.5, 'Pièce à vivre', 'Living room', '28 m²')
  say(3.75, 1, 'Kitchenette')
  say(7.35, 3.75, 'Balcon', 'Balcony')
  pen.measures('x', -0.62, [0, 2.3, 6.7, 8], 0.16)
  pen.measures('y', -0.75, [0, 2.4, 3.6, 5.5], 0.16)
}
