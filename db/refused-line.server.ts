/** Said in words at the start: whoever set the addresses can mend it, and waiting would not. */
export class DatabaseRefused extends Error {}

const UNKNOWN_AUTHORITY =
  /^(UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT|CERT_(SIGNATURE_FAILURE|UNTRUSTED|REJECTED))$/
const NOT_IN_ITS_TIME = /^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/
const OTHER_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID'

interface OfLine extends Error {
  code?: string
  /** Of a certificate for other names. */
  host?: string
  cert?: { subject?: { CN?: string }; subjectaltname?: string }
}

/** The server shows a certificate that we do not take. */
export function isUntrusted({ code = '' }: NodeJS.ErrnoException): boolean {
  return code === OTHER_NAME || UNKNOWN_AUTHORITY.test(code) || NOT_IN_ITS_TIME.test(code)
}

/** What is wrong with the line to the database of `variable`, and what to do; undefined where it is none of these. */
export function refusalOf(error: unknown, variable: string): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '', message, host, cert } = error as OfLine
  const whose = `The database of ${variable}`
  if (code === OTHER_NAME) {
    const names = cert?.subjectaltname ?? cert?.subject?.CN ?? 'none'
    return (
      `${whose} shows a certificate for other names (${names}) than the one it was asked by (${host ?? 'unknown'}). ` +
      `Write a name of the certificate into ${variable}, or have one made for this name.`
    )
  }
  if (UNKNOWN_AUTHORITY.test(code))
    return (
      `${whose} shows a certificate of an authority that is not known here (${code}). ` +
      "Name that authority's file (PEM) in DATABASE_CA_FILE, or as sslrootcert in the address."
    )
  if (NOT_IN_ITS_TIME.test(code))
    return `${whose} shows a certificate that is not valid today (${code}). Look at its dates, and at the clock of this machine.`
  if (/does not support SSL connections/.test(message))
    return (
      `${whose} does not speak TLS, which sslmode asks for. Switch it on there (ssl = on), ` +
      'or write sslmode=disable where the line is private.'
    )
  if (/no pg_hba\.conf entry .*(no encryption|SSL off)/.test(message))
    return `${whose} takes nobody without TLS. Add sslmode=verify-full to ${variable}.`
  if (/unsupported startup parameter/.test(message))
    return (
      `${variable} is a pooler such as PgBouncer, which takes no limits with a connection (${message}). ` +
      'Name the way past it in DATABASE_DIRECT_URL: then nothing of a session goes through the pooler.'
    )
  return undefined
}
