import { Kept } from '#ui/kept.tsx'
import { phoneLink } from '#ui/page/company-profile.ts'
import { useMessages, useSite } from '#ui/page/site.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { Wordmark } from '#ui/wordmark.tsx'
import { footerMessages } from './footer-messages.ts'
import { shellMessages } from './messages.ts'
import { ReturnTo } from './preference-forms.tsx'
import { SERVICE_LINKS, type SiteMapEntry, SUPPORT_LINKS } from './site-map.ts'

const CROSS = 'M5 5l14 14M19 5 5 19'

/** Our own strokes for the places people know, not their logos; any other place gets the house's lozenge. */
const PATHS: Record<string, string> = {
  instagram: 'M4 4h16v16H4zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM16.6 6.6v1.2',
  linkedin: 'M4 4h16v16H4zM8 10.5V16M8 7v1.2M12 16v-5.5M12 13c0-3.3 4-3.3 4 0v3',
  youtube: 'M2.5 6h19v12h-19zM10 9.2v5.6l4.8-2.8z',
  facebook: 'M4 4h16v16H4zM13 20v-8.5c0-1.7 1-2.5 3-2.5M10.5 13H16',
  x: CROSS,
  twitter: CROSS,
  tiktok: 'M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.3 2.8 2 4.4 5 4.6',
}
const LOZENGE = 'M12 5l7 7-7 7-7-7z'

function SocialIcon({ platform }: { platform: string }) {
  return (
    <svg className="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[platform.trim().toLowerCase()] ?? LOZENGE} />
    </svg>
  )
}

function LinkList({ title, links }: { title: string; links: readonly SiteMapEntry[] }) {
  const { nav, explained } = useMessages(shellMessages)
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ key, path }) => (
          <li key={key}>
            <SiteLink to={path}>
              {nav[key]}
              {explained[key] && <span className="explained"> {explained[key]}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const DATA_ID = 'less-data'

/** Works without scripts, which are not there where data is saved: the page comes anew, and the focus back to the button. */
function DataForm() {
  const { savesData } = useSite()
  const { data } = useMessages(footerMessages)
  return (
    <form method="post" action="/preferences" className="foot__data">
      <ReturnTo to={DATA_ID} />
      <button
        type="submit"
        id={DATA_ID}
        name="data"
        value={savesData ? 'full' : 'less'}
        aria-pressed={savesData}
        aria-describedby={`${DATA_ID}-note`}
      >
        <i aria-hidden="true" />
        {data.less}
      </button>
      <span id={`${DATA_ID}-note`}>{savesData ? data.isOn : data.about}</span>
    </form>
  )
}

export function Footer() {
  const footer = useMessages(footerMessages)
  const { company, socialLinks, footNotes } = useSite()
  return (
    <Kept as="footer" name="footer" className="foot">
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
          <DataForm />
        </div>
      </div>
    </Kept>
  )
}
