const en = {
  tooManySignIns: (seconds: number) =>
    seconds > 90
      ? `Too many sign-in attempts. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
      : `Too many sign-in attempts. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`,
}

const fr = {
  tooManySignIns: (seconds: number) =>
    seconds > 90
      ? `Trop de tentatives de connexion. Merci de patienter ${Math.ceil(seconds / 60)}\u00a0minutes avant de réessayer.`
      : `Trop de tentatives de connexion. Merci de patienter ${seconds}\u00a0${seconds < 2 ? 'seconde' : 'secondes'} avant de réessayer.`,
} satisfies typeof en

export const signInMessages = { en, fr }
