import type { DemoStays } from './demo-stays.ts'

/** How the invented homes of properties-short-stay.ts are let by the night. Each of the three cancellation policies is used. */

export const penthouseStays: DemoStays = {
  terms: {
    weekendPrice: '360000',
    maxNights: 28,
    guestsIncluded: 4,
    extraGuestPrice: '25000',
    deposit: '400000',
    checkIn: '15:00',
    checkOut: '11:00',
    preparationDays: 1,
    leadDays: 2,
    monthsAhead: 18,
    cancellation: 'strict',
    houseRules:
      'Quiet from eleven at night: families live below.\nNo parties, and no more people in the evening than sleep here.\nThe fire table is put out before bed.\nSmoking on the terrace only. No pets.',
    houseRulesFr:
      'Silence à partir de 23\u00a0h\u00a0: des familles habitent au-dessous.\nPas de fête, et pas d’autres invités le soir que les personnes qui dorment ici.\nLa table à feu s’éteint avant d’aller dormir.\nOn fume sur la terrasse seulement. Pas d’animaux.',
  },
  seasons: {
    festive: { price: '450000', weekendPrice: '480000', minNights: 5 },
    easter: { price: '380000', minNights: 3 },
    summer: { price: '350000', weekendPrice: '390000' },
    rains: { price: '280000' },
  },
  taken: [
    { inDays: 4, nights: 5, reason: 'Booked by telephone: a couple, here before' },
    { inDays: 15, nights: 3, reason: 'Lift inspection' },
    { inDays: 33, nights: 7, reason: 'Booked by telephone: four guests' },
    { inDays: 71, nights: 4, reason: 'Kept by the owner' },
  ],
}

export const verandaStays: DemoStays = {
  terms: {
    weekendPrice: '160000',
    guestsIncluded: 2,
    extraGuestPrice: '15000',
    cleaningFee: '20000',
    deposit: '100000',
    checkIn: '14:00',
    checkOut: '11:00',
    preparationDays: 1,
    leadDays: 1,
    cancellation: 'moderate',
    houseRules:
      'Power comes from the sun and water from a tank: lights and taps off when nobody is there.\nThe beach is open to everybody, the bungalow is not: lock it when you walk.\nDogs are welcome, on the bedroom floor and not on the beds.\nFires on the sand only below the high-tide line.',
    houseRulesFr:
      'Le courant vient du soleil et l’eau d’une cuve\u00a0: on éteint et on ferme en quittant une pièce.\nLa plage est à tout le monde, le bungalow non\u00a0: fermez à clé quand vous allez marcher.\nLes chiens sont les bienvenus, au pied des lits et non dessus.\nLes feux se font sur le sable, sous la laisse de haute mer.',
  },
  seasons: {
    festive: { price: '190000', weekendPrice: '210000', minNights: 5 },
    easter: { price: '170000', minNights: 3 },
    summer: { minNights: 2 },
    rains: { price: '115000', weekendPrice: '125000' },
  },
  taken: [
    { inDays: 2, nights: 3, reason: 'Booked by telephone: a family of four' },
    { inDays: 9, nights: 2, reason: 'Batteries of the solar power replaced' },
    { inDays: 24, nights: 7, reason: 'Booked by telephone: two guests and a dog' },
    { inDays: 52, nights: 10, reason: 'Kept by the owner' },
  ],
}

export const greenSalonStays: DemoStays = {
  terms: {
    weekendPrice: '135000',
    maxNights: 21,
    guestsIncluded: 4,
    extraGuestPrice: '12000',
    cleaningFee: '25000',
    deposit: '100000',
    checkIn: '16:00',
    checkOut: '10:00',
    leadDays: 2,
    cancellation: 'moderate',
    houseRules:
      'Tell us which boat you take: we meet it at the landing, not at the door.\nThe street is narrow and carries voices: windows shut after ten in the evening.\nThe tank holds 2,000 litres, showers are short.\nRubbish leaves the island by boat: please use the two bins.\nNo pets. No smoking inside: the beams are old.',
    houseRulesFr:
      'Dites-nous quelle chaloupe vous prenez\u00a0: nous vous attendons au débarcadère, pas à la porte.\nLa rue est étroite et porte les voix\u00a0: fenêtres fermées après 22\u00a0h.\nLa cuve contient 2\u202f000\u00a0litres, les douches sont courtes.\nLes déchets quittent l’île par bateau\u00a0: merci d’utiliser les deux bacs.\nPas d’animaux. On ne fume pas à l’intérieur\u00a0: les poutres sont anciennes.',
  },
  seasons: {
    festive: { price: '150000', weekendPrice: '165000', minNights: 4 },
    easter: { price: '140000', weekendPrice: '155000', minNights: 2 },
    rains: { price: '100000' },
  },
  taken: [
    { inDays: 7, nights: 2, reason: 'Booked by telephone: six guests' },
    { inDays: 19, nights: 4, reason: 'Walls of the salon repainted' },
    { inDays: 40, nights: 6, reason: 'Booked by telephone: three guests' },
  ],
}

export const bathStays: DemoStays = {
  terms: {
    maxNights: 60,
    guestsIncluded: 2,
    extraGuestPrice: '8000',
    cleaningFee: '20000',
    checkIn: '15:00',
    checkOut: '11:00',
    leadDays: 0,
    cancellation: 'flexible',
    houseRules:
      'Surfboards stay on the terrace; shake off the sand in the stairwell.\nThe tub fills in twenty minutes: stay near it.\nQuiet from ten in the evening, no parties.\nNo smoking inside.',
    houseRulesFr:
      'Les planches de surf restent sur la terrasse, le sable se secoue dans l’escalier.\nLa baignoire se remplit en vingt minutes\u00a0: restez à côté.\nSilence à partir de 22\u00a0h, pas de fête.\nOn ne fume pas à l’intérieur.',
  },
  seasons: {
    festive: { price: '110000', minNights: 5 },
    summer: { price: '95000' },
  },
  taken: [
    { inDays: 1, nights: 3, reason: 'Booked by telephone: two guests' },
    { inDays: 8, nights: 5, reason: 'Booked by telephone: four guests' },
    { inDays: 28, nights: 3, reason: 'Water pump replaced' },
    { inDays: 60, nights: 14, reason: 'Booked by telephone: two guests, two weeks' },
  ],
}

export const kerGeejStays: DemoStays = {
  terms: {
    weekendPrice: '500000',
    maxNights: 30,
    guestsIncluded: 8,
    extraGuestPrice: '30000',
    cleaningFee: '60000',
    deposit: '1000000',
    checkIn: '16:00',
    checkOut: '11:00',
    preparationDays: 1,
    leadDays: 3,
    monthsAhead: 24,
    cancellation: 'strict',
    houseRules:
      'A child is never alone at the pool: its edge is open, and so is the terrace.\nTen people sleep here; up to six more may come for dinner, if you tell us the day before.\nMusic outside ends at eleven at night.\nNo glass at the pool. No smoking inside.',
    houseRulesFr:
      'Un enfant n’est jamais seul à la piscine\u00a0: le bord est ouvert, la terrasse aussi.\nDix personnes dorment ici\u202f; six de plus peuvent venir dîner, si vous le dites la veille.\nDehors, la musique s’arrête à 23\u00a0h.\nPas de verre à la piscine. On ne fume pas à l’intérieur.',
  },
  seasons: {
    festive: { price: '650000', weekendPrice: '680000', minNights: 7 },
    easter: { price: '550000', minNights: 4 },
    summer: { price: '500000', weekendPrice: '540000', minNights: 4 },
    rains: { price: '380000' },
  },
  taken: [
    { inDays: 6, nights: 4, reason: 'Booked by telephone: ten guests' },
    { inDays: 20, nights: 5, reason: 'Pool emptied and tiled' },
    { inDays: 45, nights: 7, reason: 'Booked by telephone: two families' },
    { inDays: 98, nights: 10, reason: 'Kept by the owner' },
  ],
}
