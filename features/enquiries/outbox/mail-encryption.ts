const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** A password never crosses a network in the clear: then a server that offers no TLS is not spoken to at all. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { username, hostname } = new URL(smtpUrl)
  return username !== '' && !LOOPBACK.test(hostname)
}
