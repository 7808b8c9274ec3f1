/** What a visitor chose in the footer: 'less' data, or all of it whatever their browser asks for. */
export const DATA_COOKIE = 'kais_data'
export const DATA_CHOICES = ['less', 'full'] as const

interface DataHints {
  cookie: string | undefined
  /** `Save-Data`, which browsers send for people who count their bytes. */
  saveData: string | string[] | undefined
}

/** Their own choice counts; until they make one, what their browser asks for. */
export function wantsLessData({ cookie, saveData }: DataHints): boolean {
  if (cookie === 'less' || cookie === 'full') return cookie === 'less'
  return saveData !== undefined && String(saveData).toLowerCase() === 'on'
}
