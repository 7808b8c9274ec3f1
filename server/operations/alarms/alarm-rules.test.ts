import { describe, expect, test } from 'vitest'
import { alarmMessages, describeAlarm } from '#features/dashboard/alarms/alarm-messages.ts'
import { alarmsOf, type Snapshot } from './alarm-rules.ts'

const HOUR = 3_600_000
const GB = 1024 ** 3
const now = Date.parse('2026-11-16T10:00:00Z')
const disk = (freeBytes: number, isWritable = true): Snapshot['disk'] => ({
  level: !isWritable || freeBytes < 0.2 * GB ? 'last' : freeBytes < GB ? 'full' : freeBytes < 3 * GB ? 'low' : 'enough',
  places: [{ name: 'data', freeBytes, sizeBytes: 20 * GB, isWritable }],
})
const well: Snapshot = {
  now,
  startedAt: now - 100 * HOUR,
  backlog: { outboxWaiting: 3, outboxStuckSeconds: 60, lostNotices: 0 },
  disk: disk(10 * GB),
  lastBackup: { at: new Date(now - 20 * HOUR) },
  failingJobs: [],
  recent: { errors: 9, answers: 20, minutes: 15 },
}
const of = (changes: Partial<Snapshot>) => alarmsOf({ ...well, ...changes })

test('A house that is well raises nothing, nor one that could not be asked', () => {
  expect(alarmsOf(well)).toEqual([])
  expect(of({ backlog: null, failingJobs: null })).toEqual([])
})

describe('An alarm is raised', () => {
  test('for messages that nobody has refused and that still wait after half an hour, or a notice staff never got', () => {
    const stuck = { outboxWaiting: 4, outboxStuckSeconds: 1_860, lostNotices: 0 }
    expect(of({ backlog: stuck })).toEqual([{ subject: 'outbox', waiting: 4, stuckMinutes: 31, lostNotices: 0 }])
    const lost = { outboxWaiting: 0, outboxStuckSeconds: 0, lostNotices: 1 }
    expect(of({ backlog: lost })).toEqual([{ subject: 'outbox', waiting: 0, stuckMinutes: 0, lostNotices: 1 }])
  })

  test('for a disk that fills up, with how much is left', () => {
    expect(of({ disk: disk(2 * GB) })).toEqual([
      { subject: 'disk', level: 'low', freeMegabytes: 2_048, percent: 10, isWritable: true },
    ])
    expect(of({ disk: disk(10 * GB, false) })).toMatchObject([{ subject: 'disk', level: 'last', isWritable: false }])
  })

  test('for a backup older than 26 hours, or none a day after they were switched on; never where there are none', () => {
    expect(of({ lastBackup: { at: new Date(now - 27 * HOUR) } })).toEqual([{ subject: 'backup', hours: 27 }])
    expect(of({ lastBackup: { at: null } })).toEqual([{ subject: 'backup', hours: null }])
    expect(of({ lastBackup: { at: null }, startedAt: now - HOUR })).toEqual([])
    const { lastBackup: _, ...without } = well
    expect(alarmsOf(without)).toEqual([])
  })

  test('for jobs that keep failing', () => {
    expect(of({ failingJobs: ['feeds', 'backup'] })).toEqual([{ subject: 'jobs', names: ['feeds', 'backup'] }])
  })

  test('for errors that are many and a good part of what is asked', () => {
    expect(of({ recent: { errors: 10, answers: 20, minutes: 15 } })).toEqual([
      { subject: 'errors', errors: 10, answers: 20, minutes: 15 },
    ])
    expect(of({ recent: { errors: 10, answers: 2_000, minutes: 15 } })).toEqual([])
  })
})

test('Each alarm says in both languages what is wrong and what to do', () => {
  const raised = alarmsOf({
    ...well,
    backlog: { outboxWaiting: 4, outboxStuckSeconds: 9_000, lostNotices: 2 },
    disk: disk(0.5 * GB),
    lastBackup: { at: null },
    failingJobs: ['feeds', 'car-holds'],
    recent: { errors: 50, answers: 60, minutes: 15 },
  })
  expect(raised.map((alarm) => describeAlarm(alarmMessages.en, alarm).text)).toMatchInlineSnapshot(`
    [
      "Messages waiting: 4; the oldest for 2 hours. Nothing is lost: what waits is sent when the server takes it. Notices to staff refused in the past 24 hours: 2; these are not sent again by themselves. Look at the mail server (SMTP_URL), then at “Outbox” in the staff area.",
      "512 MB are free (2%). Pictures and files are refused, and visits are not counted. Messages are still taken.",
      "There is no backup. Run npm run backup, and see why it did not run by itself.",
      "Failing several times in a row: Feeds, Release of cars. “Jobs” in the staff area says since when and why; the log has the details. Each is tried again by itself.",
      "50 of 60 requests failed within 15 minutes. The log says why: look for lines with "level":50.",
    ]
  `)
  expect(raised.map((alarm) => describeAlarm(alarmMessages.fr, alarm).text)).toMatchInlineSnapshot(`
    [
      "Messages en attente : 4 ; le plus ancien attend depuis 2 heures. Rien n’est perdu : ce qui attend partira dès que le serveur l’acceptera. Avis à l’équipe refusés ces dernières 24 heures : 2 ; ils ne repartent pas d’eux-mêmes. Vérifiez le serveur de courrier (SMTP_URL), puis « Envois » dans l’espace équipe.",
      "Il reste 512 Mo (2 %). Les images et les fichiers sont refusés, les visites ne sont plus comptées. Les messages sont toujours reçus.",
      "Il n’y a aucune sauvegarde. Lancez npm run backup et cherchez pourquoi elle ne s’est pas faite d’elle-même.",
      "En échec plusieurs fois de suite : Flux, Libération des voitures. « Tâches automatiques », dans l’espace équipe, dit depuis quand et pourquoi ; le journal du serveur en a le détail. Chacune est retentée d’elle-même.",
      "Requêtes en échec au cours des 15 dernières minutes : 50 sur 60. Le journal dit pourquoi : cherchez les lignes "level":50.",
    ]
  `)
  const refused = alarmsOf({ ...well, backlog: { outboxWaiting: 0, outboxStuckSeconds: 0, lostNotices: 1 } })
  expect(refused.map((alarm) => describeAlarm(alarmMessages.en, alarm).text)).toEqual([
    expect.not.stringContaining('Nothing is lost'),
  ])
})
