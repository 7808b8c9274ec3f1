import type { AccountMessages } from './messages.en.ts'

export const fr = {
  tooManySignIns: (seconds: number) =>
    seconds > 90
      ? `Trop de tentatives de connexion. Merci de patienter ${Math.ceil(seconds / 60)}\u00a0minutes avant de réessayer.`
      : `Trop de tentatives de connexion. Merci de patienter ${seconds}\u00a0secondes avant de réessayer.`,
} satisfies AccountMessages
