import { createECDH, createHash } from 'node:crypto'

export interface VapidKeys {
  /** Uncompressed point and scalar of P-256, base64url: as browsers and push services want them. */
  publicKey: string
  privateKey: string
}

/**
 * The pair by which push services know that a notice is ours, worked out of a secret of the house: every instance has the
 * same, and no private key of its own lies anywhere. With another secret every browser would have to be asked again.
 */
export function vapidKeysOf(secret: string): VapidKeys {
  const ecdh = createECDH('prime256v1')
  for (let turn = 0; ; turn++) {
    const scalar = createHash('sha256').update(`vapid ${turn} ${secret}`).digest()
    try {
      ecdh.setPrivateKey(scalar)
    } catch {
      // Not below the order of the curve: once in four thousand million times.
      continue
    }
    return { publicKey: ecdh.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}
