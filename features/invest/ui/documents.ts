import { formatBytes } from '#common/figures.ts'
import type { Locale } from '#common/locale.ts'
import type { StoredFile } from '#platform/files/file-types.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { projectMessages } from '../project-messages.ts'

export interface ProjectDocument {
  href: string
  /** 'Investor deck', or 'Brochure 2' where there are several. */
  kind: string
  /** As staff called the file; null for one that lies elsewhere. */
  name: string | null
  /** 'PDF, 2.4 MB', or where else it lies. */
  facts: string
}

function describe(href: string, file: StoredFile | undefined, locale: Locale): Pick<ProjectDocument, 'name' | 'facts'> {
  const words = projectMessages[locale].documents
  // Documents are PDFs; nothing else is taken in (platform/files).
  if (file)
    return { name: file.name.replace(/\.[a-z0-9]+$/i, ''), facts: `${words.pdf}, ${formatBytes(file.bytes, locale)}` }
  return { name: null, facts: URL.canParse(href) ? words.at(new URL(href).host) : words.pdf }
}

type Sources = Pick<PublicInvestment, 'plans' | 'planPictures' | 'brochures' | 'investorDeckUrl' | 'files'>

/** The deck, the brochures, and those plans that are no drawings, as a list of links. */
export function projectDocuments(project: Sources, locale: Locale): ProjectDocument[] {
  const words = projectMessages[locale].documents
  const drawings = new Set(project.planPictures.map(({ path }) => path))
  const kinds: [kind: string, addresses: string[]][] = [
    [words.deck, project.investorDeckUrl ? [project.investorDeckUrl] : []],
    [words.brochure, project.brochures],
    [words.plan, project.plans.filter((path) => !drawings.has(path) && !path.startsWith('/pictures/'))],
  ]
  return kinds.flatMap(([kind, addresses]) =>
    addresses.map((href, index) => ({
      href,
      kind: addresses.length > 1 ? words.numbered(kind, index + 1) : kind,
      ...describe(
        href,
        project.files.find(({ path }) => path === href),
        locale,
      ),
    })),
  )
}
