import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#common/locale.ts'
import type { BookingRow } from '#features/mobility/hire/booking.table.server.ts'
import { quoteHire } from '#features/mobility/hire/quote.ts'
import type { MailSettings } from '#platform/mail/letters.ts'
import type { ContactSubmissionRow } from '../contact/contact-submission.table.server.ts'
import type { InquiryRow } from '../inquiry/inquiry.table.server.ts'
import { composeMail } from './compose-mail.ts'
import type { DeskMessage } from './desk-message.server.ts'
import type { Submission } from './find-submission.server.ts'
import type { SubmissionMessageKind } from './message-kinds.ts'

const company = {
  phone: '+221 33 800 00 00',
  email: 'hello@kais.example',
  registrationNumber: 'SN-DKR-DEMO',
  whatsappNumber: '+221 77 000 00 00',
  schedulerUrl: 'https://cal.example.com/kais',
  street: null,
  streetFr: null,
  place: 'Almadies, Dakar',
  placeFr: null,
}
const settings: MailSettings = {
  smtpUrl: 'smtp://localhost',
  from: { name: 'Kais', address: 'hello@kais.example' },
  staff: ['desk@kais.example', 'cars@kais.example'],
  publicUrl: 'https://kais.example',
  company,
}
const createdAt = new Date('2026-11-15T14:05:00Z')
const person = {
  id: 7,
  name: 'Awa Diop',
  email: 'awa@example.com',
  phone: '+221 77 123 45 67',
  suspicion: null,
  assignedTo: null,
  searchText: null,
  createdAt,
  updatedAt: createdAt,
}

function contact(changes: Partial<ContactSubmissionRow> = {}): Submission {
  const row: ContactSubmissionRow = {
    ...person,
    type: 'general',
    locale: 'en',
    status: 'new',
    message: 'Is the house with the well still free?',
    formData: { firstName: 'Awa', lastName: 'Diop', serviceInterest: 'real-estate' },
    ...changes,
  }
  return { kind: 'contact', row }
}

function inquiry(changes: Partial<InquiryRow> = {}): Submission {
  const row: InquiryRow = {
    ...person,
    userId: null,
    propertyId: 28,
    investmentId: null,
    vehicleId: null,
    inquiryType: 'property',
    subject: 'Villa Teranga (KN-0028)',
    locale: 'en',
    status: 'open',
    message: 'May we see it?',
    callbackAt: null,
    ...changes,
  }
  return { kind: 'inquiry', row }
}

const pickup = new Date('2026-12-01T10:00:00Z')
const dropoff = new Date('2026-12-04T18:30:00Z')
function booking(changes: Partial<BookingRow> = {}): Extract<Submission, { kind: 'booking' }> {
  const row: BookingRow = {
    ...person,
    userId: null,
    type: 'vehicle-rental',
    locale: 'en',
    message: 'At the arrivals hall, please.',
    bookingDate: pickup,
    bookingData: {
      vehicleCategory: 'sedan',
      pickupDateTime: pickup.toISOString(),
      dropoffDateTime: dropoff.toISOString(),
      passengers: '3-4',
      extras: ['chauffeur', 'baby-seat'],
      flightNumber: 'AF 718',
      specialRequests: 'At the arrivals hall, please.',
    },
    vehicleId: 3,
    vehicleName: 'Corniche (Mercedes-Benz E 300)',
    held: '[2026-12-01 10:00+00,2026-12-04 20:30+00)',
    holdUntil: new Date('2026-11-02T09:15:00Z'),
    awaitsVisitor: false,
    quote: quoteHire({
      car: { pricePerDay: '120000.00', chauffeurPrice: '45000.00', chauffeur: 'optional' },
      pickup,
      dropoff,
      extras: ['chauffeur', 'baby-seat'],
      isFromAirport: true,
    }),
    status: 'pending',
    assignedTo: null,
    ...changes,
  }
  return { kind: 'booking', row }
}

const composer = createTransport({ streamTransport: true, buffer: true })

/** Composed, turned into bytes, and read again as a mail program would. */
async function letter(
  submission: Submission,
  to: 'staff' | 'visitor',
  locale: Locale = submission.row.locale,
  leadId: number | null = null,
) {
  const { kind: about, row } = submission
  const kind: SubmissionMessageKind = to === 'staff' ? `${about}-staff-notice` : `${about}-acknowledgement`
  const outbox: DeskMessage = {
    id: 12,
    kind,
    recipient: to === 'staff' ? null : row.email,
    replyTo: to === 'staff' ? row.email : null,
    locale,
    payload: { submissionId: row.id },
    attempts: 0,
    lastError: null,
    claimedUnder: null,
    nextAttemptAt: createdAt,
    sentAt: null,
    failedAt: null,
    createdAt,
  }
  const mail = composeMail({ outbox, submission, leadId, linkKey: null, company, settings })
  const { message } = await composer.sendMail(mail)
  const read = await PostalMime.parse(message as Buffer)
  return { ...read, html: read.html ?? '', text: read.text ?? '', raw: String(message) }
}

const header = ({ headers }: { headers: { key: string; value: string }[] }, key: string) =>
  headers.filter((entry) => entry.key === key).map(({ value }) => value)

describe('A notice to staff', () => {
  test('names the request and the person, and goes to every address of staff', async () => {
    const mail = await letter(contact({ type: 'relocation' }), 'staff')
    expect(mail.subject).toBe('Relocation request: Awa Diop')
    expect(mail.to?.map(({ address }) => address)).toEqual(settings.staff)
    expect(mail.from).toEqual({ name: 'Kais', address: 'hello@kais.example' })
  })

  test('is answered by replying to it', async () => {
    const mail = await letter(contact(), 'staff')
    expect(mail.replyTo).toEqual([{ name: 'Awa Diop', address: 'awa@example.com' }])
  })

  test('holds every answer in the words of the form, days as people read them, and the message', async () => {
    const formData = { moveInDate: '2027-01-15', furnishing: 'partial', pets: 'A dog', somethingNew: 'Kept too' }
    const mail = await letter(contact({ type: 'relocation', formData, message: 'First line\nSecond line' }), 'staff')
    for (const text of ['Friday 15 January 2027', 'A dog', 'Something new: Kept too', 'First line\n  Second line'])
      expect(mail.text).toContain(text)
    for (const text of ['Friday 15 January 2027', 'A dog', 'Kept too', 'First line<br>Second line'])
      expect(mail.html).toContain(text)
  })

  test('says in which language to answer, and when it was sent in Dakar', async () => {
    const mail = await letter(contact({ locale: 'fr' }), 'staff', 'en')
    expect(mail.text).toContain('Answer in: French')
    expect(mail.text).toContain('Sent: Sunday 15 November 2026 at 14:05, Dakar time')
  })

  test('leads to the lead itself', async () => {
    const { html, text } = await letter(contact(), 'staff', 'en', 42)
    expect(html).toContain('href="https://kais.example/admin/dashboard/leads/42"')
    expect(text).toContain('Open the lead: https://kais.example/admin/dashboard/leads/42')
  })

  test('leads to the person, and where there is no lead to the list', async () => {
    const { html } = await letter(contact(), 'staff')
    for (const href of [
      'mailto:awa@example.com',
      'tel:+221771234567',
      'https://wa.me/221771234567',
      'https://kais.example/admin/dashboard/contacts',
    ])
      expect(html).toContain(`href="${href}"`)
  })

  test('offers no WhatsApp for a number without a country', async () => {
    const { html, text } = await letter(contact({ phone: '01 23 45 67 89' }), 'staff')
    expect(text).toContain('tel:0123456789')
    expect(html).not.toContain('https://wa.me/0')
    expect(html.match(/wa\.me/g)).toHaveLength(1)
  })

  test('about a listing names it and links to its page', async () => {
    const mail = await letter(inquiry({ locale: 'fr' }), 'staff')
    expect(mail.subject).toBe('Question sur Villa Teranga (KN-0028)\u00a0: Awa Diop')
    expect(mail.html).toContain('href="https://kais.example/fr/property/28"')
    expect(mail.text).toContain('May we see it?')
  })

  test('of a reservation says the car, both times in Dakar time, the days, the extras, the flight and the price', async () => {
    const { text, subject } = await letter(booking(), 'staff')
    expect(subject).toBe('Car reservation: Awa Diop')
    const plain = text.replace(/[\u00a0\u202f]/g, ' ')
    for (const line of [
      'Car: Corniche (Mercedes-Benz E 300)',
      'Pick-up: Tuesday 1 December 2026 at 10:00, Dakar time',
      'Return: Friday 4 December 2026 at 18:30, Dakar time',
      'Length: 4 days',
      'Passengers: 3-4',
      'Extras: Professional Chauffeur, Baby Seat',
      'Flight number: AF 718',
      'Car, 4 days × 120 000 FCFA: 480 000 FCFA',
      'Chauffeur, 4 days × 45 000 FCFA: 180 000 FCFA',
      'Baby seat: price to be agreed',
      'Total so far: 660 000 FCFA',
    ])
      expect(plain).toContain(line)
    expect(plain.match(/At the arrivals hall/g)).toHaveLength(1)
  })
})

describe('An acknowledgement', () => {
  test('goes to the visitor, is answered to the desk, and asks machines for silence', async () => {
    const mail = await letter(contact(), 'visitor')
    expect(mail.to).toEqual([{ name: '', address: 'awa@example.com' }])
    expect(mail.replyTo).toEqual([{ name: 'Kais', address: 'desk@kais.example' }])
    expect(header(mail, 'auto-submitted')).toEqual(['auto-replied'])
    expect(header(mail, 'x-auto-response-suppress')).toEqual(['All'])
  })

  test('greets by name, says what was chosen, what happens next, and how to reach the house', async () => {
    const { text } = await letter(contact(), 'visitor')
    for (const line of [
      'Dear Awa Diop,',
      'What it is about: Real estate',
      'What happens next',
      'Phone: +221 33 800 00 00',
      'WhatsApp: https://wa.me/221770000000',
    ])
      expect(text).toContain(line)
  })

  test('in French is French throughout', async () => {
    const formData = { serviceInterest: 'real-estate' }
    const mail = await letter(contact({ locale: 'fr', formData }), 'visitor')
    expect(mail.subject).toBe('Nous avons votre message')
    expect(header(mail, 'content-language')).toEqual(['fr'])
    expect(mail.html).toContain('<html lang="fr"')
    for (const line of [
      'Bonjour Awa Diop,',
      'Sujet\u00a0: Immobilier',
      'à 14\u00a0h\u00a005, heure de Dakar',
      'La suite',
    ])
      expect(mail.text).toContain(line)
    expect(mail.text).not.toMatch(/\b(the|your|thank|answer)\b/i)
  })

  test('of a reservation says both times in Dakar time, the price, and that the car is held', async () => {
    const { text } = await letter(booking({ locale: 'fr' }), 'visitor')
    const plain = text.replace(/[\u00a0\u202f]/g, ' ')
    for (const line of [
      'Prise en charge : mardi 1er décembre 2026 à 10 h, heure de Dakar',
      'Retour : vendredi 4 décembre 2026 à 18 h 30, heure de Dakar',
      'Total à ce stade : 660 000 FCFA',
      'La voiture est retenue pour vous',
    ])
      expect(plain).toContain(line)
  })

  test('does not say that a car is held when none is', async () => {
    const category = { vehicleId: null, vehicleName: null, held: null, quote: null }
    expect((await letter(booking(category), 'visitor')).text).toContain('This is a request: no car is held for you.')
    expect((await letter(booking({ status: 'cancelled' }), 'visitor')).text).not.toContain('held for you')
  })

  test.for([
    [
      'en',
      'We have your request for a car',
      'Car request, none held: Awa Diop',
      'Car: None is held: this is a request',
    ],
    [
      'fr',
      'Nous avons votre demande de voiture',
      'Demande de voiture (aucune retenue) : Awa Diop',
      'Voiture : Aucune n’est retenue : c’est une demande',
    ],
  ] as const)(
    'of a request calls it a request, and so does the notice to staff (%s)',
    async ([locale, subject, notice, fact]) => {
      const request = booking({ locale, vehicleId: null, vehicleName: null, held: null, quote: null })
      const read = (text: string | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
      const [visitor, staff] = [await letter(request, 'visitor'), await letter(request, 'staff')]
      expect(visitor.subject).toBe(subject)
      expect(read(staff.subject)).toBe(notice)
      for (const { text } of [visitor, staff]) {
        expect(read(text)).toContain(fact)
        expect(read(text)).not.toMatch(/your reservation|votre réservation/i)
      }
    },
  )

  test('of a car that we chose says so', async () => {
    const chosen = booking({ bookingData: { vehicleCategory: 'sedan', isOurChoice: true } })
    expect((await letter(chosen, 'visitor')).text).toContain('Corniche (Mercedes-Benz E 300), chosen by us')
  })

  test('carries nothing that was typed: no words, no links, no made-up options', async () => {
    const spam = 'Buy now http://spam.example'
    const everything = {
      name: spam,
      message: spam,
      formData: {
        serviceInterest: spam,
        subject: spam,
        firstName: spam,
        [spam]: spam,
        moveInDate: spam,
        amenities: [spam],
      },
    }
    const hire = { vehicleCategory: spam, passengers: spam, extras: [spam], flightNumber: spam, specialRequests: spam }
    for (const submission of [
      contact(everything),
      contact({ ...everything, type: 'relocation' }),
      contact({ ...everything, type: 'media-partnership' }),
      inquiry({ name: spam, message: spam }),
      booking({ name: spam, message: spam, bookingData: hire }),
    ]) {
      const mail = await letter(submission, 'visitor')
      expect(mail.raw + mail.text + mail.html).not.toMatch(/spam|Buy now/)
      expect(mail.text).toContain('Good day,')
    }
  })

  test.for([
    'www.spam.example',
    'Win at spam.example today',
    'awa@spam.example',
    'A\r\nB',
    '<b>Awa</b>',
    'A'.repeat(61),
    '12345',
    'Your account is blocked pay 5000 to wave 771234567',
    'Your account is blocked pay now',
    'Call-me-now-or-lose-it',
    'Call 0033 6 12 34 56 78 you won',
    'evil。com free',
    'kais-prize .com',
    't.co',
    'Awa\u200bDiop',
    'Awa\u00a0Diop',
    'Awa 🌍',
  ])('does not greet by %j', async (name) => {
    expect((await letter(contact({ name }), 'visitor')).text).toContain('Good day,')
  })

  test.for(['Awa Diop', 'Jean-Marie N’Diaye', 'Dr. A. Sow', 'J.R. Sow', 'عائشة ديوب'])('greets by %s', async (name) => {
    expect((await letter(contact({ name }), 'visitor')).text).toContain(`Dear ${name},`)
  })
})

describe('A letter', () => {
  const NAMES = [
    'Awa\r\nBcc: victim@example.com',
    'Awa\nSubject: Other',
    'Awa\u2028Bcc: victim@example.com',
    'Awa <victim@example.com>',
    'Awa, victim@example.com',
    '"Awa" "Diop"',
    'Awa; (comment) \\ @here',
    'عائشة ديوب 👩🏾‍💼',
    '\u202eevil\u202c Awa',
    '=?utf-8?Q?victim=40example=2Ecom?=',
    'x'.repeat(200),
  ]

  test.for(NAMES)('by %j has the headers of any other, and one address to answer', async (name) => {
    const plain = await letter(contact(), 'staff')
    const mail = await letter(contact({ name }), 'staff')
    const keys = (of: typeof mail) => of.headers.map(({ key }) => key).sort()
    expect(keys(mail)).toEqual(keys(plain))
    expect(mail.to).toEqual(plain.to)
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['awa@example.com'])
    expect(`${mail.subject}${mail.replyTo?.[0]?.name}`).not.toMatch(/[\r\n\u2028\u202e]/)
    expect(mail.text).toContain([...name][0])
  })

  test('shows what was typed as text, never as markup', async () => {
    const attack = `<script>alert(1)</script><img src=x onerror="alert('1')">&amp;`
    const hostile = contact({ name: attack, message: attack, phone: null, formData: { [attack]: attack } })
    const { html, text } = await letter(hostile, 'staff')
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;')
    expect(text).toContain(attack)
  })

  test('fetches nothing and leads only where it says', async () => {
    for (const to of ['staff', 'visitor'] as const)
      for (const submission of [contact(), inquiry(), booking()]) {
        const { html } = await letter(submission, to)
        expect(html).not.toMatch(/<(img|link|script|iframe|object)|url\(|@import|\ssrc=/)
        const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href))
        expect(targets.every(({ protocol }) => ['https:', 'mailto:', 'tel:'].includes(protocol))).toBe(true)
        const hosts = targets.filter(({ protocol }) => protocol === 'https:').map(({ host }) => host)
        expect(new Set(hosts)).toEqual(new Set(['kais.example', 'wa.me']))
      }
  })

  test('keeps its Message-ID from try to try', async () => {
    const [first, second] = [await letter(contact(), 'staff'), await letter(contact(), 'staff')]
    expect(first.messageId).toMatch(/^<contact-staff-notice\.12\.\w+@kais\.example>$/)
    expect(second.messageId).toBe(first.messageId)
  })
})
