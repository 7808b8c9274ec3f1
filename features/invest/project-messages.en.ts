/** What staff usually write; another word is shown as it was written. */
const statuses: Record<string, string> = { available: 'Open to enquiries', funded: 'All lots are taken' }

/** The words of a project's own page. */
export const en = {
  back: 'All projects',
  trail: 'You are here',
  home: 'Home',
  invest: 'Invest',
  summary: (minimum: string, text: string) => `From ${minimum}. ${text}`,
  notFound: 'Project Not Found',
  notFoundText: 'This project may be over, or not open yet. Others are.',
  notFoundNone: 'This project may be over, or not open yet.',
  goOn: 'Others to go on with',
  due: (date: string) => `Completion planned for ${date}`,
  figures: 'In figures',
  status: 'Status',
  statuses,
  about: 'About this project',
  works: {
    title: 'The works',
    done: (percent: number) => `${percent}% done`,
    doneOn: (percent: number, date: string) => `${percent}% done, seen on ${date}`,
    hint: 'Before you pay for a stage, ask for photographs of the site with their date.',
  },
  stages: {
    title: 'Stage payments',
    text: (amount: string) =>
      `What is paid when, worked out on the minimum of ${amount}. This split is the one in the project’s own contract; no law lays it down.`,
    stage: 'Stage',
    share: 'Share',
    amount: 'Amount',
    by: (date: string) => `by ${date}`,
    percent: (n: number) => `${n}%`,
    all: 'In all',
    note: 'Nothing is paid on this site. Only the contract you sign before the notary counts.',
  },
  plans: {
    title: 'Plans',
    plan: (n: number) => `Plan ${n}`,
    open: 'Full size',
  },
  documents: {
    title: 'Documents',
    deck: 'Investor deck',
    brochure: 'Brochure',
    plan: 'Plan',
    /** 'Brochure 2' */
    numbered: (name: string, n: number) => `${name} ${n}`,
    pdf: 'PDF',
    at: (host: string) => `at ${host}`,
    none: 'Neither brochure nor deck is online for this project. We send them on request, where they exist.',
    ask: 'Ask for the brochure',
  },
  where: {
    title: 'Where it is',
    label: (place: string) => `Map around ${place}`,
    near: 'Approximate position: the site is somewhere in the circle, about 800\u00a0m wide.',
    onlyPlace: (place: string) => `The circle shows ${place}; the exact position is not given here.`,
    noMap: 'The exact position is not given here.',
    cannotDraw: (place: string) => `This browser cannot draw the map. The project is in ${place}.`,
    nearby: 'See homes nearby on the map',
  },
  sign: {
    title: 'Before you sign',
    text: 'A project begins with a conversation and ends before a notary; nothing is bought on this site. Have these answers in writing.',
    note: 'General information, not legal advice; to be confirmed with a notary.',
    deed: {
      title: 'The title',
      text: 'A titre foncier, a bail or a délibération? They do not give the same rights.',
    },
    extract: {
      title: 'The état des droits réels',
      text: 'An extract of the land register that names the owner and the charges. Look at its date.',
    },
    notary: {
      title: 'The notary',
      text: 'A name, and a file that your own notary can read. Without a notary, the sale of registered property is void in Senegal (COCC, article 383).',
    },
    guarantee: {
      title: 'The completion guarantee',
      text: 'Who finishes the building if the developer cannot, and which document says so?',
    },
    delivery: { title: 'The delivery', text: 'Which date does the contract state, and what may move it?' },
    penalty: {
      title: 'The late penalty',
      text: 'What are you owed for each day of delay? One Dakar contract of 2021 put it at 10,000 FCFA a day.',
    },
    handover: { title: 'The handover', text: 'On which date is it yours to let, and is anybody in it until then?' },
  },
  act: 'Talk about it',
  actText: 'Nothing is reserved and nothing is paid by asking.',
  bar: 'Minimum and next step',
  meetingShort: 'Book a meeting',
  whatsapp: 'Ask on WhatsApp',
  whatsappText: (title: string, link: string) => `Hello Kais, I would like to know more about ${title}: ${link}`,
  ask: 'Ask about this project',
  taken: {
    title: 'All lots are taken',
    text: 'This page stays as a record of what was proposed. You can still ask to hear of a similar project, or look at those that are open.',
    ask: 'Ask to hear of the next one',
    open: 'See the open projects',
  },
  share: 'Share',
  shareTitle: 'Share this project',
  shareText: (title: string) => `${title}, at Kais Invest`,
  others: 'Other projects',
  onPaper: (link: string) => `This project on the web: ${link}`,
}

export type ProjectMessages = typeof en
