import type { ComponentType } from 'react'
import type { Locale } from '#common/locale.ts'
import { ContactForm } from '#features/enquiries/contact/contact-form.tsx'
import { InquiryForm } from '#features/enquiries/inquiry/inquiry-form.tsx'
import { ConciergeForm } from '#features/experience/concierge/concierge-form.tsx'
import { enough } from '#features/experience/relocation/relocation.fixture.ts'
import { RelocationForm } from '#features/experience/relocation/relocation-form.tsx'
import { PartnershipForm } from '#features/media/partnership/partnership-form.tsx'
import { ConsultationForm } from '#features/nest/consultation/consultation-form.tsx'
import type { FormValues } from '#platform/forms/form-values.ts'

/** A home that every database of these tests has first. */
export const HOME = 1

type BilingualText = Record<Locale, { sent: string; failed: string }>

export interface PublicFormCase {
  name: string
  Form: ComponentType
  /** What it cannot be sent without, in the order it is asked. */
  needed: FormValues
  /** The rest it asks for. */
  more: FormValues
  said: BilingualText
}

export const EVERY_FORM: readonly PublicFormCase[] = [
  {
    name: 'contact',
    Form: () => <ContactForm listing={null} subject={null} />,
    needed: {
      firstName: 'Aïssatou',
      lastName: 'Diop',
      email: '',
      serviceInterest: 'real-estate',
      message: 'Is the villa still open? 🌴',
    },
    more: { phone: '+221 77 123 45 67' },
    said: {
      en: { sent: 'Message Sent!', failed: 'Failed to send message. Please try again.' },
      fr: { sent: 'Message envoyé\u202f!', failed: 'L’envoi du message a échoué. Merci de réessayer.' },
    },
  },
  {
    name: 'question',
    Form: () => <InquiryForm subject={{ propertyId: HOME }} about="Villa Teranga" />,
    needed: { name: 'Aïssatou Diop', email: '', message: 'Is the terrace in the shade at noon?' },
    more: { phone: '+221 77 123 45 67' },
    said: {
      en: { sent: 'Message Sent!', failed: 'Failed to send message. Please try again.' },
      fr: { sent: 'Message envoyé\u202f!', failed: 'L’envoi du message a échoué. Merci de réessayer.' },
    },
  },
  {
    name: 'consultation',
    Form: ConsultationForm,
    needed: {
      firstName: 'Ndèye',
      lastName: 'Sarr',
      email: '',
      projectType: 'new-construction',
      timeline: 'medium',
      budget: '30000-50000',
      message: 'Two rooms and a patio',
    },
    more: { phone: '+221 77 123 45 67', style: 'afro-luxury' },
    said: {
      en: { sent: 'Consultation Booked!', failed: 'Failed to submit consultation request. Please try again.' },
      fr: {
        sent: 'Demande de consultation envoyée\u202f!',
        failed: 'L’envoi de la demande de consultation a échoué. Merci de réessayer.',
      },
    },
  },
  {
    name: 'partnership',
    Form: PartnershipForm,
    needed: {
      partnershipInterest: 'custom-content',
      partnershipVision: 'Six letters from Dakar',
      companyName: 'Atelier «Sahel» & fils',
      contactPerson: 'Binta Sarr',
      email: '',
    },
    more: { phone: '+221 77 123 45 67' },
    said: {
      en: {
        sent: 'Partnership Inquiry Submitted!',
        failed: 'Failed to submit partnership inquiry. Please try again.',
      },
      fr: {
        sent: 'Demande de partenariat envoyée\u202f!',
        failed: 'L’envoi de la demande de partenariat a échoué. Merci de réessayer.',
      },
    },
  },
  {
    name: 'concierge',
    Form: ConciergeForm,
    needed: { name: 'Awa Diop', email: '' },
    more: {
      services: ['event-planning', 'private-chef'],
      otherServices: 'A kora player for twenty, on Saturday 🎶',
      phone: '+221 77 123 45 67',
    },
    said: {
      en: {
        sent: 'Concierge Bell Request Submitted!',
        failed: 'Failed to submit concierge request. Please try again.',
      },
      fr: {
        sent: 'Demande de conciergerie envoyée\u202f!',
        failed: 'L’envoi de la demande de conciergerie a échoué. Merci de réessayer.',
      },
    },
  },
  {
    name: 'relocation',
    Form: RelocationForm,
    needed: enough(''),
    more: { phone: '+254 700 000 000', amenities: ['garden', 'pool'], specialNeeds: 'Un fauteuil roulant' },
    said: {
      en: { sent: 'Relocation Request Submitted!', failed: 'Failed to submit relocation request. Please try again.' },
      fr: {
        sent: 'Demande d’accompagnement envoyée\u202f!',
        failed: 'L’envoi de la demande d’accompagnement a échoué. Merci de réessayer.',
      },
    },
  },
]
