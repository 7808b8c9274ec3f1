import type { ReactNode } from 'react'

interface Props {
  title: string
  hint: string
  children: ReactNode
}

/** One subject of the account page: what it is on the left, what can be done on the right. */
export function AccountPart({ title, hint, children }: Props) {
  return (
    <section className="part account-part">
      <div>
        <h2>{title}</h2>
        <p className="soft part__hint">{hint}</p>
      </div>
      <div className="account-part__in">{children}</div>
    </section>
  )
}
