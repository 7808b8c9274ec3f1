import mark from '#ui/brand/mark.svg?url'
import { Icon } from '#ui/icon.tsx'
import { LineIcon } from '#ui/line-icon.tsx'
import { useMessages } from '#ui/page/site.ts'
import { Wordmark } from '#ui/wordmark.tsx'
import { partsMessages } from './messages.ts'
import { Section, Specimen } from './specimen.tsx'

const COLOURS = [
  'surface surface-raised surface-sunk surface-deep',
  'ink ink-soft ink-faint on-deep on-deep-soft',
  'rule rule-strong rule-deep accent accent-ink accent-on-deep',
  'action action-hover on-action focus',
  'positive positive-tint warning warning-tint danger danger-tint',
].map((row) => row.split(' '))
const SERIF_SIZES = ['t-hero', 't-1', 't-2', 't-3', 't-lead']
const SANS_SIZES = ['t-body', 't-small', 't-micro']
const SPACES = ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-7', 's-8', 'gap', 'edge', 's-section']
const ICONS = ['menu', 'close', 'search', 'filters', 'arrow', 'back', 'chevron', 'alert', 'bookmark', 'chat'] as const
const LINES = ['nest', 'experience', 'mobility', 'media', 'invest'] as const

function Swatches({ roles }: { roles: readonly string[] }) {
  return (
    <ul className="parts__swatches micro">
      {roles.map((role) => (
        <li key={role}>
          <i style={{ background: `var(--${role})` }} />
          {role}
        </li>
      ))}
    </ul>
  )
}

function TypeLine({ token, family }: { token: string; family: 'serif' | 'sans' }) {
  const { typeSample } = useMessages(partsMessages)
  return (
    <Specimen name={token} isWide>
      <p className={family} style={{ fontSize: `var(--${token})`, lineHeight: 1.15 }}>
        {typeSample}
      </p>
    </Specimen>
  )
}

export function Foundations() {
  const { marks } = useMessages(partsMessages)
  return (
    <>
      <Section name="colour">
        {COLOURS.map((roles) => (
          <Swatches key={roles[0]} roles={roles} />
        ))}
      </Section>
      <Section name="type">
        {SERIF_SIZES.map((token) => (
          <TypeLine key={token} token={token} family="serif" />
        ))}
        {SANS_SIZES.map((token) => (
          <TypeLine key={token} token={token} family="sans" />
        ))}
      </Section>
      <Section name="space">
        <ul className="parts__spaces micro">
          {SPACES.map((token) => (
            <li key={token}>
              <span>{token}</span>
              <i style={{ width: `var(--${token})` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section name="marks">
        <div className="parts__row">
          {ICONS.map((name) => (
            <figure key={name} className="parts__icon micro">
              <Icon name={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
          {LINES.map((name) => (
            <figure key={name} className="parts__icon micro">
              <LineIcon name={name} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
        <Specimen name={marks.wordmark}>
          <div className="parts__wordmark">
            <Wordmark />
          </div>
        </Specimen>
        <Specimen name={marks.mark}>
          <img className="parts__mark" src={mark} alt="" width={48} height={48} />
        </Specimen>
        <Specimen name={marks.band} isWide>
          <div className="band" />
        </Specimen>
      </Section>
    </>
  )
}
