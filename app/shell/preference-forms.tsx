import { useLocation } from 'react-router'
import { LOCALES } from '#common/locale.ts'
import { CURRENCIES, type Currency } from '#common/money.ts'
import { useMessages, useSite } from '../site.ts'
import { shellMessages } from './messages.ts'

const CURRENCY_LABEL: Record<Currency, string> = { XOF: 'FCFA', EUR: 'EUR', USD: 'USD' }

/** SPEC section 3: the choice is kept in the browser's storage; the cookie beside it tells the server. */
function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be switched off; the cookie still carries the choice.
  }
}

function ReturnTo() {
  const { pathname, search } = useLocation()
  return <input type="hidden" name="returnTo" value={pathname + search} />
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
            onClick={() => remember('kais-language', language)}
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
  return (
    <form method="post" action="/preferences" className="currency">
      <ReturnTo />
      <select
        name="currency"
        className="pick"
        aria-label={messages.currency}
        defaultValue={currency}
        key={currency}
        onChange={(event) => {
          remember('kais-currency', event.currentTarget.value)
          event.currentTarget.form?.requestSubmit()
        }}
      >
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {CURRENCY_LABEL[code]}
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
