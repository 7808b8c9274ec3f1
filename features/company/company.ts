/** The company as visitors meet it. Staff can change it (settings); the environment gives the starting values. */
export interface Company {
  phone: string
  email: string
  registrationNumber: string
  whatsappNumber: string
  schedulerUrl: string
}

/** 'https://wa.me/<digits>', with a text the visitor only has to send. */
export function whatsappLink({ whatsappNumber }: Company, text?: string): string {
  const digits = whatsappNumber.replace(/\D/g, '')
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

export function phoneLink({ phone }: Company): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
