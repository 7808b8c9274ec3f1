import { useLocation } from 'react-router'
import { useMessages, useSite } from '#app/site.ts'
import { LOCALES } from '#common/locale.ts'
import { staffMessages } from '../messages.ts'

/** The staff area has one address for both languages: the choice is the cookie that the server sets. */
export function LanguageChoice() {
  const { locale } = useSite()
  const { language } = useMessages(staffMessages)
  const { pathname, search } = useLocation()
  return (
    <form method="post" action="/preferences" className="lang">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <fieldset aria-label={language}>
        {LOCALES.map((code) => (
          <button key={code} type="submit" name="language" value={code} lang={code} aria-pressed={code === locale}>
            {code.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
