/** What the environment tells us in confidence: the whole value, wherever it turns up. */
const SECRET_VARIABLES = /(PASSWORD|SECRET|TOKEN|_KEY|DATABASE_(DIRECT_|REPLICA_)?URL|SMTP_URL|WEBHOOK_URL)$/
/** Shorter ones would black out ordinary words. */
const SHORTEST = 6

const PASSWORD_IN_ADDRESS = /(\b[a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi
const PASSWORD_HASH = /\$(argon2[a-z]*|2[aby]|scrypt|pbkdf2[\w-]*)\$[\w$./+=,-]+/g

/** For text that leaves us when something broke: messages of errors quote what they choked on. */
export function withoutSecrets(text: string, env: Record<string, string | undefined> = process.env): string {
  const secrets = Object.entries(env)
    .filter(([name, value]) => SECRET_VARIABLES.test(name) && value !== undefined && value.length >= SHORTEST)
    .map(([, value]) => value as string)
  const hidden = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[hidden]'), text)
  return hidden.replaceAll(PASSWORD_IN_ADDRESS, '$1[hidden]@').replaceAll(PASSWORD_HASH, '[hidden]')
}
