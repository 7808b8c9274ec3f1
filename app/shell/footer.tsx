import { phoneLink } from '#features/company/company.ts'
import { useMessages, useSite } from '../site.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { shellMessages } from './messages.ts'
import { SERVICE_LINKS, SUPPORT_LINKS } from './site-map.ts'
import { ThemeChoice } from './theme-choice.tsx'

export function Footer() {
  const messages = useMessages(shellMessages)
  const { company, socialLinks } = useSite()
  const { footer, nav } = messages
  return (
    <footer className="foot">
      <div className="band" />
      <div className="foot__in">
        <div className="foot__brand">
          <Wordmark />
          <p className="lead">{footer.blurb}</p>
        </div>
        <div>
          <h2>{footer.services}</h2>
          <ul>
            {SERVICE_LINKS.map(({ key, path }) => (
              <li key={key}>
                <SiteLink to={path}>{nav[key]}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{footer.support}</h2>
          <ul>
            {SUPPORT_LINKS.map(({ key, path }) => (
              <li key={key}>
                <SiteLink to={path}>{nav[key]}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{footer.reach}</h2>
          <ul>
            <li>
              <a href={phoneLink(company)}>{company.phone}</a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>{footer.place}</li>
            {socialLinks.map(({ platform, url }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {platform} <span className="sr">{footer.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="foot__end">
          <span>{footer.copyright}</span>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}
