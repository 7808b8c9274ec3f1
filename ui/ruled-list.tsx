interface Props {
  entries: readonly { title: string; text: string }[]
  /** Names the list where no heading does. */
  label?: string
  /** Where one thing follows from another. */
  isOrdered?: boolean
}

/** Names in the serif, a sentence beside each, hairlines between: what others put into cards. */
export function RuledList({ entries, label, isOrdered = false }: Props) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="ruled" aria-label={label}>
      {entries.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span className="soft">{text}</span>
        </li>
      ))}
    </List>
  )
}
