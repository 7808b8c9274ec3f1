const en = {
  day: 'DD/MM/YYYY',
  dayAndHour: 'DD/MM/YYYY 14:30',
  open: 'Choose from a calendar',
  calendar: 'Calendar',
  previous: 'Previous month',
  next: 'Next month',
}

const fr = {
  day: 'JJ/MM/AAAA',
  dayAndHour: 'JJ/MM/AAAA 14:30',
  open: 'Choisir dans un calendrier',
  calendar: 'Calendrier',
  previous: 'Mois précédent',
  next: 'Mois suivant',
} satisfies typeof en

export const dateMessages = { en, fr }
