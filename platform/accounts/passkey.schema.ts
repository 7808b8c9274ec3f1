import { z } from 'zod'

/** What browsers answer in a passkey's ceremony (WebAuthn, as JSON). Only its outline is checked here; the keys decide the rest. */

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+=*$/)

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.looseObject({}).default({}),
}

const challenge = z.string().min(1).max(100)

export const passkeySignInSchema = z.object({
  challenge,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: bytes.optional().catch(undefined),
    }),
  }),
})
export type PasskeySignIn = z.output<typeof passkeySignInSchema>

export const passkeyAnswerSchema = z.object({
  challenge,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(40)).max(10).optional(),
    }),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswerSchema>
