/** What a browser is known by after a sign-in. It opens nothing: only strangers' wrong tries do not count against it. */
export const DEVICE_COOKIE = 'kais_device'
export const DEVICE_LIFETIME_MS = 180 * 24 * 60 * 60 * 1000
/** So many people may share a computer. */
export const MAX_DEVICES_IN_COOKIE = 5

const TOKEN = /^[\w-]{43}$/

export function readDeviceCookie(value: string | undefined): string[] {
  return (value ?? '')
    .split('.')
    .filter((token) => TOKEN.test(token))
    .slice(0, MAX_DEVICES_IN_COOKIE)
}

export function writeDeviceCookie(tokens: readonly string[]): string {
  return tokens.join('.')
}

export function deviceCookieOptions(isSecure: boolean) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    // Whatever else the browser asks for does without it.
    path: '/api/admin/login',
    maxAge: DEVICE_LIFETIME_MS / 1000,
  } as const
}
