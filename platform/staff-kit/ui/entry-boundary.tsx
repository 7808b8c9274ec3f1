import { Component, type ReactNode } from 'react'
import { useMessages } from '#ui/page/site.ts'
import { staffMessages } from '../staff-messages.ts'

interface Props {
  id: number
  children: ReactNode
}

function BrokenEntry({ id }: Pick<Props, 'id'>) {
  const { notShown } = useMessages(staffMessages)
  return (
    <li className="enquiry">
      <p className="soft">{notShown(id)}</p>
    </li>
  )
}

/** Around each entry of a list: one that cannot be drawn says so in its place, and the others stay readable. */
export class EntryBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <BrokenEntry id={this.props.id} /> : this.props.children
  }
}
