export const SESSION_COOKIE = 'kais_session'
export const SESSION_LIFETIME_MS = 12 * 60 * 60 * 1000

interface CookieOptions {
  httpOnly: true
  sameSite: 'lax'
  secure: boolean
  path: '/'
  maxAge?: number
}

export function sessionCookieOptions(isSecure: boolean): CookieOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure, path: '/', maxAge: SESSION_LIFETIME_MS / 1000 }
}
