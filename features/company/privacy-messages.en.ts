import type { Facts, LegalText } from './pages/long-text.ts'

export const en = ({ mapHost }: Facts): LegalText => ({
  title: 'Privacy policy',
  description:
    'Which personal data the Kais website collects, what it is used for, who sees it, how long it is kept, which cookies there are, and how to have it corrected or deleted.',
  updated: 'Last updated: 23 June 2025',
  lead: 'You can read this whole site without telling us who you are. What you send us in a form is used to answer you. This page says exactly what is stored, where, who sees it, and how to have it deleted.',
  contents: 'Contents',
  newTab: '(opens a new tab)',
  sections: [
    {
      id: 'collected',
      title: 'What we collect',
      blocks: [
        'There are no visitor accounts. We hold what you write into a form, and very little besides.',
        {
          terms: [
            {
              term: 'Personal data',
              text: 'Your name, the language you wrote in and, with some forms, what you choose to tell us about your situation: the company you write for; for a relocation, the size of your household, the ages of children, pets, your work, special needs.',
            },
            {
              term: 'Contact data',
              text: 'Your e-mail address, and your phone number if you give it. No form insists on a number.',
            },
            {
              term: 'Property data',
              text: 'The home, project or car you ask about, and what you are looking for: district, size, dates, style, services.',
            },
            {
              term: 'Financial data',
              text: 'The budget you choose from a list, and the price we quoted for a car. No form asks for a card, an account number or proof of income, and nothing is paid on this site.',
            },
            {
              term: 'Usage data',
              text: 'For each request the server notes the time, the kind of request, the page without what follows a question mark, whether it succeeded, how long it took, and a number for the request. It notes no IP address, no name, no cookie and nothing you typed. To stop abuse it counts requests by IP address, in its working memory only; the addresses are never written down. There is no analytics service of others and there are no advertising trackers.',
            },
            {
              term: 'Counted visits',
              text: 'Our own server counts how often each page is opened: one number per day, page, language and the site the reader came from (“google.com”, not the page there). It adds one and keeps nothing else: no IP address, no cookie, no identifier, no time of day, no device, so no number can be led back to you, and your visits cannot be told from anybody else’s. If your browser sends “Do Not Track” or “Global Privacy Control”, you are not counted at all.',
            },
          ],
        },
        'The company that hosts our server may keep technical logs of its own, IP addresses included, under its own rules.',
      ],
    },
    {
      id: 'sending',
      title: 'What happens when you send a form',
      blocks: [
        'Your answers are stored in our database with the date and the language. From them we open a contact record under your name, or add to the one that already has the same e-mail address or phone number, so that the person who answers knows what you asked before.',
        'Two e-mails follow: one to our team with everything you wrote, one to you that says it arrived. The second repeats only what you chose from our lists, and nothing you typed except your name, because somebody may have entered your address by mistake.',
        'The recommendations page is not a form in this sense. Your answers go to our server, which compares them with our list, answers, and stores nothing. They reach an adviser only if you send them with your name. Where a language model is used to word the answer, it is told what our list says and what was understood of your wishes, in our words; what you wrote in your own words is not sent to it.',
        'Three small things protect the forms. A random key and a fingerprint of the message make sure that pressing twice sends once. A field that people cannot see catches robots. The time between opening the form and sending it is looked at when the message comes in. Only the verdict is stored: a message that looks automatic is marked, and waits for one of us to read it.',
      ],
    },
    {
      id: 'use',
      title: 'What we use it for',
      blocks: [
        {
          terms: [
            {
              term: 'Services',
              text: 'To answer you, to arrange what you asked for, and to prepare a contract if you want one. You asked us to: that is the ground on which we use your data.',
            },
            {
              term: 'Communication',
              text: 'To confirm that your message arrived, and to write or call about that request.',
            },
            {
              term: 'Legal duties',
              text: 'To keep and produce what the law obliges us to, for instance the papers of a sale or a lease.',
            },
            {
              term: 'Marketing',
              text: 'We send no newsletter and no advertising to the addresses given in our forms. If we ever want to, we will ask you first, and no will mean no.',
            },
            {
              term: 'Improvement',
              text: 'To find out what broke and mend it, with the server’s notes described above, and to see from the counted visits which pages are read. We build no profile of you from the pages you look at.',
            },
          ],
        },
      ],
    },
    {
      id: 'sharing',
      title: 'With whom we share it',
      blocks: [
        'Inside the house, messages, reservations and contact records are open to administrators and to the agents who answer. Colleagues who only write the content of the site cannot open them. We do not sell your data, and we do not rent it out.',
        {
          terms: [
            {
              term: 'Partners',
              text: 'Whoever is needed for what you asked, and only with what they need for it: an owner, a developer, a notary, a driver, a restaurant. Besides them, the companies that host our server and carry our e-mail handle data for us. Ask, and we tell you who they are and where they work.',
            },
            { term: 'The law', text: 'Courts and authorities, where the law obliges us, and no further than that.' },
            {
              term: 'Business transfers',
              text: 'If Kais or one of its lines passes to another company, the records that belong to it pass too, under this policy. You would be told beforehand.',
            },
          ],
        },
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'The software deletes none of your messages by itself. Messages, reservations, contact records and the record of the e-mails sent about them stay until we delete them: when they are no longer needed, or when you ask, unless the law makes us keep them. The keys against double sending hold no words of yours and stay as well.',
        'The server’s notes are kept for as long as our hosting is set to keep them. The numbers of counted visits concern nobody in particular and stay. What your own browser keeps is listed under [cookies](#cookies), with its time.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        [
          'Over https, what travels between your browser and the server is encrypted, and browsers are told to come back that way only.',
          'Staff sign in with accounts of their own, each with the rights of its role. Passwords are stored only as argon2id hashes; a session ends after twelve hours at most.',
          'Other websites cannot send our forms in your name, and our pages run no scripts but our own.',
          'What you type goes neither into the server’s notes nor into the text of an error.',
        ],
        'No system is beyond attack. If one reached your data, we would tell you, and the authority named below, what happened and what to do.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Under Senegal’s law 2008-12 on the protection of personal data, and under this policy, you have these rights:',
        {
          terms: [
            { term: 'Access', text: 'To know whether we hold data about you, which, and where it came from.' },
            { term: 'Correction', text: 'To have what is wrong or out of date put right.' },
            { term: 'Deletion', text: 'To have it erased, unless the law makes us keep it.' },
            { term: 'Portability', text: 'To receive what you gave us in a file that other programs can read.' },
            { term: 'Objection', text: 'To refuse a use of it, now or later, and any marketing at any time.' },
          ],
        },
        'Write to us [by e-mail](mail) with the subject line “Personal data”, from the address you used with us, so that we know the data is yours. It costs nothing. If that address is gone, write anyway, and we will find another way to recognise you.',
        'If our answer does not satisfy you, the Commission de protection des données personnelles (CDP) in Dakar takes complaints.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and what your browser keeps',
      blocks: [
        'All of it is ours and none of it follows you to another site. It serves what you are doing, so there is no banner to click away. You can delete it at any time in your browser’s settings; the site goes on working.',
        'Cookies, which travel to our server:',
        {
          terms: [
            { term: 'kais_language', text: 'The language, once you have chosen one. One year.' },
            { term: 'kais_currency', text: 'The currency, once you have chosen one. One year.' },
            { term: 'kais_session', text: 'Staff only: keeps them signed in. Twelve hours.' },
          ],
        },
        'Browser storage, which stays on your device:',
        {
          terms: [
            {
              term: 'kais-language, kais-currency, kais-theme',
              text: 'Your choice of language, currency, and light or dark. Until you delete them.',
            },
            {
              term: 'kais-onboarding-completed',
              text: 'That you have seen the welcome. Until you ask for it again or delete it.',
            },
            {
              term: 'kais-shortlist',
              text: 'The numbers of the homes you saved. Until you remove them. A shortlist you share carries these numbers in its link, and nothing about you.',
            },
            {
              term: 'kais-wizard, kais-saved-results',
              text: 'Your answers on the recommendations page, for seven days or until you press “New Search”; another open tab keeps its own copy until it is closed. And the results you chose to keep, until you remove them. The link of a result carries your answers, your own words included.',
            },
            {
              term: 'kais-draft',
              text: 'What you have typed into a form and not sent yet, so that a lost connection costs you nothing. Seven days, or until it is sent or you start afresh. On a shared device, use “Start afresh”.',
            },
            {
              term: 'kais-waiting, kais-sent',
              text: 'A message sent without a network waits here and leaves when the network is back. After a week it is not sent any more but goes back into its form. For each of the last ten sent, a random number stays.',
            },
            {
              term: 'kais-listening-1, kais-player-1',
              text: 'How far you got in the last sixty podcast episodes, how fast you listen, and which episode is in the player, until you close it or the episode ends. The rest stays until you delete it.',
            },
            {
              term: 'react-router-scroll-positions, remix-router-transitions',
              text: 'How far down you had read, so that going back finds the place. Until the tab is closed.',
            },
            {
              term: 'adminAuthenticated, kais-staff-draft',
              text: 'Staff only: that they are signed in, and what they typed in a form and have not saved yet.',
            },
          ],
        },
      ],
    },
    {
      id: 'elsewhere',
      title: 'Other websites',
      blocks: [
        mapHost === null
          ? 'Fonts, pictures and maps come from our own server: reading a page calls nobody else.'
          : `Fonts and pictures come from our own server. Maps are fetched from ${mapHost} when one comes into view; that host then sees your IP address.`,
        'The recording of a podcast episode may be hosted elsewhere. It is fetched from there when you press play, and not before; that host then sees your IP address.',
        'Links to WhatsApp, to our calendar for appointments, to social networks, to a virtual tour or to a partner open in a new tab. From there on, the rules of those sites apply, and we do not see what you do there.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'When the site starts to store something else, this page says so and its date changes. What you gave us before is not put to a new use without your consent.',
      ],
    },
  ],
  contact: {
    title: 'Whom to ask',
    text: 'Kais is responsible for the data described here.',
    companyLabel: 'Company',
    registrationLabel: 'Registration number',
    emailLabel: 'Privacy e-mail',
    emailNote: 'Subject line: “Personal data”',
    subject: 'Personal data',
    phoneLabel: 'Phone',
    addressLabel: 'Address',
  },
  next: {
    title: 'Where to go from here',
    ways: [
      { label: 'Write to us', to: '/contact' },
      { label: 'Terms of service', to: '/terms-of-service' },
      { label: 'Questions and answers', to: '/faq' },
    ],
  },
})
