import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { htmlOf } from '#ui/html-of.fixture.tsx'
import type { CurrentAlarm } from './alarm.public.ts'
import { CurrentAlarms } from './current-alarms.tsx'

function show(alarms: CurrentAlarm[]): string {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => alarms } } })
  client.setQueryData(['/api/admin/alarms'], alarms)
  return htmlOf(
    <QueryClientProvider client={client}>
      <CurrentAlarms />
    </QueryClientProvider>,
  )
}

test('What is wrong stands on the overview with its sentences, and nothing stands there when all is well', () => {
  const html = show([
    {
      alarm: { subject: 'disk', level: 'full', freeMegabytes: 512, percent: 2, isWritable: true },
      since: '2026-12-01T09:05:00Z',
    },
  ])
  expect(html).toContain('<b>The disk is filling up</b>')
  expect(html).toContain('512 MB are free (2%). Pictures and files are refused')
  expect(html).toContain('Since 1 December 2026')
  expect(show([])).not.toContain('<section')
})
