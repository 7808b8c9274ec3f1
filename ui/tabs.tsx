import * as RadixTabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface Tab {
  key: string
  label: string
  content: ReactNode
  isDisabled?: boolean
}

interface Props {
  /** Names the row of tabs. */
  label: string
  tabs: readonly [Tab, ...Tab[]]
  /** Where it starts. */
  initial?: string
  onChange?: (key: string) => void
}

/** Views of one thing, one at a time, arrows move between them. Views with an address of their own are links instead. */
export function Tabs({ label, tabs, initial = tabs[0].key, onChange }: Props) {
  return (
    <RadixTabs.Root defaultValue={initial} {...(onChange && { onValueChange: onChange })}>
      <RadixTabs.List className="tabs tabs--here" aria-label={label}>
        {tabs.map(({ key, label: name, isDisabled }) => (
          <RadixTabs.Trigger key={key} value={key} disabled={isDisabled === true} data-label={name}>
            {name}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map(({ key, content }) => (
        // All stay in the page, so that finding and printing reach them and forms in them keep what was typed.
        <RadixTabs.Content key={key} value={key} className="tabs__view" forceMount>
          {content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  )
}
