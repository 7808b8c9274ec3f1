export const en = {
  received: 'A new request has come in.',
  look: 'Show me',
}
