export const en = {
  name: (about: string) => `Question about ${about}`,
  title: 'Ask a question',
  text: (about: string) => `About ${about}. The name and the reference go with your question.`,
  suggestion: 'When can it be visited? Which side is noisy? What furniture stays?',
  send: 'Send the question',
  sentTitle: 'Message Sent!',
  sentText: 'Thank you. It is with us, and we will write back to the address you gave.',
  sentNote: (about: string) => `Your question about ${about} is with us.`,
  errorText: 'Failed to send message. Please try again.',
}

export type InquiryMessages = typeof en
