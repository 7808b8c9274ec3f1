import { phoneLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { shellMessages } from './messages.ts'
import { SERVICE_LINKS, type SiteMapEntry, SUPPORT_LINKS } from './site-map.ts'
import { SocialIcon } from './social-icon.tsx'
import { ThemeChoice } from './theme-choice.tsx'

function LinkList({ title, links }: { title: string; links: readonly SiteMapEntry[] }) {
  const { nav } = useMessages(shellMessages)
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ key, path }) => (
          <li key={key}>
            <SiteLink to={path}>{nav[key]}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Footer() {
  const { footer } = useMessages(shellMessages)
  const { company, socialLinks, footNotes } = useSite()
  return (
    <footer className="foot">
      <div className="band" />
      <div className="foot__in">
        <div className="foot__brand">
          <Wordmark />
          <p className="lead">{footer.blurb}</p>
        </div>
        <LinkList title={footer.services} links={SERVICE_LINKS} />
        <LinkList title={footer.support} links={SUPPORT_LINKS} />
        <div>
          <h2>{footer.reach}</h2>
          <ul>
            <li>
              <a href={phoneLink(company)}>{company.phone}</a>
            </li>
            <li>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>{company.place}</li>
            {socialLinks.map(({ platform, url }) => (
              <li key={`${platform} ${url}`}>
                <a href={url} target="_blank" rel="noreferrer">
                  <SocialIcon platform={platform} />
                  {platform} <span className="sr">{footer.newTab}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="foot__end">
          {footNotes.map((note) => (
            <span key={note}>{note}</span>
          ))}
          <button type="button" className="foot__again" data-onboarding-again>
            {footer.welcomeAgain}
          </button>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  )
}
