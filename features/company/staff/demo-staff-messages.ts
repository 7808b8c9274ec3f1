const en = {
  badge: 'Demonstration',
  tick: 'Demonstration: visitors are told that it is a sample',
}

const fr = {
  badge: 'Démonstration',
  tick: 'Démonstration\u00a0: les visiteurs voient que c’est un exemple',
} satisfies typeof en

export const demoStaffMessages = { en, fr }
