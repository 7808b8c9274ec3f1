import { useMessages, useSite } from '#ui/page/site.ts'
import type { Picture } from '#ui/picture-address.ts'
import { PictureImage } from '#ui/picture-image.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type Letting, managementFee } from '../management-fees.ts'
import { servicesMessages } from '../services-messages.ts'

function Studio({ picture }: { picture: Picture | undefined }) {
  const { studio } = useMessages(servicesMessages)
  return (
    <section className="studio" aria-labelledby="studio">
      <div className="studio__pic">
        <PictureImage picture={picture} sizes="(min-width: 62rem) 67vw, 100vw" alt="" />
      </div>
      <div className="studio__txt">
        <h2 id="studio">{studio.title}</h2>
        <p className="prose soft">{studio.text}</p>
        <div className="acts">
          <SiteLink className="btn" to="/design-studio#consultation">
            {studio.book}
          </SiteLink>
          <SiteLink className="text-link" to="/design-studio">
            {studio.more}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}

/** Four strips of one cloth, hung at different heights. */
function Accompaniment() {
  const { accompaniment: words, newTab } = useMessages(servicesMessages)
  const { company } = useSite()
  return (
    <section className="deep accompaniment" aria-labelledby="accompaniment">
      <h2 id="accompaniment">{words.title}</h2>
      <div className="accompaniment__say">
        <p className="lead">{words.text}</p>
        <a className="btn btn--ondeep" href={company.schedulerUrl} target="_blank" rel="noreferrer">
          {words.book} <span className="sr">{newTab}</span>
        </a>
      </div>
      <ul className="accompaniment__list">
        {words.list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fee({ letting }: { letting: Letting }) {
  const { management } = useMessages(servicesMessages)
  const { locale } = useSite()
  const words = management.lettings[letting]
  return (
    <li>
      <h3>{words.title}</h3>
      <p className="fee">
        <b>{managementFee(letting, locale)}</b> <span>{words.of}</span>
      </p>
      <ul className="fee__for small soft">
        {words.list.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </li>
  )
}

function Management() {
  const { management } = useMessages(servicesMessages)
  return (
    <section className="wrap management" aria-labelledby="management">
      <div className="management__say">
        <h2 id="management">{management.title}</h2>
        <p className="soft prose">{management.text}</p>
        <SiteLink className="btn btn--line" to="/contact?subject=property-management">
          {management.start}
        </SiteLink>
      </div>
      <ul className="management__fees">
        <Fee letting="longTerm" />
        <Fee letting="shortTerm" />
      </ul>
    </section>
  )
}

/** What Nest does besides listings: the studio, project accompaniment, property management. */
export function NestServices({ studioPicture }: { studioPicture: Picture | undefined }) {
  return (
    <div className="nest-services">
      <Studio picture={studioPicture} />
      <Accompaniment />
      <Management />
    </div>
  )
}
