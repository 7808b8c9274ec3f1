import { expect, onTestFinished, test } from 'vitest'
import { PageCache } from '../pages/page-cache.ts'
import { createMetrics, joinFigures } from './metrics.ts'

/** The figures of one process; `freeBytes` is what it has last seen of the disk that all share. */
function metricsOf(freeBytes: number, leadsWaiting: number) {
  const places = [{ name: 'data', freeBytes, sizeBytes: 100, isWritable: true }]
  const backlog = {
    ...{ outboxWaiting: 0, outboxOldestSeconds: 0, outboxFailedWeek: 0, outboxStuckSeconds: 0, lostNotices: 0 },
    ...{ leadsWaiting, leadsWaitMedianSeconds: 0, leadsWaitLongestSeconds: 0 },
  }
  const metrics = createMetrics({
    version: '1',
    cache: new PageCache(),
    pools: {},
    replica: undefined,
    disk: { state: () => ({ level: 'enough', places }) },
    readBacklog: async () => backlog,
  })
  onTestFinished(() => void metrics.stop())
  return metrics
}

test('Of several processes answers are added up, and what they all see of one disk and one database is said once', async () => {
  const [one, other] = [metricsOf(40, 3), metricsOf(41, 3)]
  const answer = { method: 'GET', route: '/faq', status: 200 }
  one.countAnswer(answer, 0.01)
  for (let n = 0; n < 2; n += 1) other.countAnswer(answer, 0.3)
  const text = await joinFigures(one.registry, [structuredClone(await other.registry.getMetricsAsJSON())])
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'kais_http_requests_total{method="GET",route="/faq",status="200"} 3',
      'kais_http_request_duration_seconds_bucket{le="0.02",method="GET",route="/faq"} 1',
      'kais_http_request_duration_seconds_count{method="GET",route="/faq"} 3',
      'kais_disk_free_bytes{place="data"} 40',
      'kais_leads_waiting 3',
      'kais_workers 2',
      `kais_info{version="1",node="${process.versions.node}"} 1`,
    ]),
  )
})
