import { LinkTabs } from '#ui/link-tabs.tsx'
import { useMessages } from '#ui/page/site.ts'
import { tidySearch } from '../filter-defaults.ts'
import { nestMessages } from '../messages.ts'
import { keepFittingPrices } from '../price-scales.ts'
import type { SearchAddress } from './use-search-address.ts'

const DEAL_TABS = ['all', 'buy', 'rent', 'short-stay', 'vefa'] as const

export function DealTabs({ params, href }: Pick<SearchAddress, 'params' | 'href'>) {
  const { list } = useMessages(nestMessages)
  const address = (deal: string) => {
    const wanted = new URLSearchParams(params)
    if (deal === 'all') wanted.delete('type')
    else wanted.set('type', deal)
    return href(tidySearch(keepFittingPrices(wanted, params)))
  }
  const tabs = DEAL_TABS.map((deal) => ({ key: deal, label: list.dealTabs[deal], to: address(deal) }))
  return <LinkTabs label={list.deal} current={params.get('type') ?? 'all'} tabs={tabs} />
}
