export const en = {
  title: 'The interior design studio',
  description:
    'Interior design in Dakar: residential and commercial interiors, renovation, new construction and consultation, drawn for the light and the climate of the coast.',
  lead: 'Linen, dark wood, raffia, earth, and cloth woven here. From one room to a whole residence.',
  book: 'Book a consultation',
  schedule: 'Or choose a time for a call',
  newTab: '(opens a new tab)',
  philosophy: {
    title: 'How we think about a room',
    statement: 'A room in Dakar has to answer to the light, the dust and the sea air before it answers to taste.',
    text: [
      'So we begin with what the place does: where the sun stands at four, which window the wind uses, what salt does to brass. Then comes the life inside it: who cooks, who works, who visits and for how long. The drawing is the last thing, and the shortest.',
      'We like materials that grow older rather than worn, and things that can be mended in this city. A room is finished when nothing in it needs explaining.',
    ],
  },
  services: {
    title: 'What the studio does',
    list: [
      { title: 'Residential', text: 'Houses and flats, for living in, letting, or both in turn.' },
      { title: 'Commercial', text: 'Offices, shops, restaurants and receptions.' },
      { title: 'Renovation', text: 'Keeping what is good in an old house, and saying what is not.' },
      { title: 'New construction', text: 'Rooms thought through while the walls are still lines.' },
      { title: 'Consultation', text: 'One visit, one conversation, a direction to take from there.' },
    ],
    styles:
      'In the manner you choose: afro-luxury, contemporary, minimalist, traditional, eclectic, or one without a name.',
  },
  consultation: {
    title: 'It begins with a conversation',
    text: 'Tell us what there is and what you would like instead. We answer before anything is drawn.',
  },
}

export type StudioMessages = typeof en
