export const en = {
  tooManySignIns: (seconds: number) =>
    seconds > 90
      ? `Too many sign-in attempts. Please wait ${Math.ceil(seconds / 60)} minutes and try again.`
      : `Too many sign-in attempts. Please wait ${seconds} seconds and try again.`,
}

export type AccountMessages = typeof en
