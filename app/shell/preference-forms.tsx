import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { LOCALES } from '#common/locale.ts'
import { CURRENCIES, type Currency } from '#common/money.ts'
import { keptInBrowser } from '#ui/browser-storage.ts'
import { useMessages, useSite, useSiteRefresh } from '#ui/page/site.ts'
import { shellMessages } from './messages.ts'

/** SPEC section 3: the choice is kept in the browser's storage; the cookie beside it tells the server. */
const keptLanguage = keptInBrowser({ key: 'kais-language', read: String })
const keptCurrency = keptInBrowser({ key: 'kais-currency', read: String })

/** `to`: the part of the page to come back to, where it is another than the reader came to. */
export function ReturnTo({ to }: { to?: string }) {
  const { pathname, search, hash } = useLocation()
  return <input type="hidden" name="returnTo" value={pathname + search + (to ? `#${to}` : hash)} />
}

export function LanguageForm() {
  const { locale } = useSite()
  const messages = useMessages(shellMessages)
  return (
    <form method="post" action="/preferences" className="lang">
      <ReturnTo />
      <fieldset aria-label={messages.language}>
        {LOCALES.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-pressed={language === locale}
            onClick={() => keptLanguage.write(language)}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

export function CurrencyForm() {
  const { currency } = useSite()
  const messages = useMessages(shellMessages)
  const { pathname } = useLocation()
  const refreshSite = useSiteRefresh()
  const [chosen, setChosen] = useState(currency)
  // Two forms show it, in the header and in the menu: the one that was not touched follows.
  useEffect(() => setChosen(currency), [currency])

  /** Without a reload: whoever steps through the list with the arrow keys keeps the focus. */
  async function choose(form: HTMLFormElement | null, code: Currency) {
    setChosen(code)
    keptCurrency.write(code)
    const body = new URLSearchParams({ currency: code, returnTo: pathname })
    try {
      await fetch('/preferences', { method: 'POST', body, redirect: 'manual' })
    } catch {
      return form?.requestSubmit()
    }
    await refreshSite()
  }

  return (
    <form method="post" action="/preferences" className="currency">
      <ReturnTo />
      <select
        name="currency"
        className="pick"
        aria-label={messages.currency}
        value={chosen}
        onChange={({ currentTarget }) => void choose(currentTarget.form, currentTarget.value as Currency)}
      >
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code === 'XOF' ? 'FCFA' : code}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="pick">
          {messages.apply}
        </button>
      </noscript>
    </form>
  )
}
