import { sql } from 'kysely'
import type { WorkName } from '#domain/api/console/operations.ts'
import { MS_PER_MINUTE, plusDays } from '#domain/time.ts'
import { readWaitingWork } from '#server/jobs/promised-work/read-waiting-work.ts'
import type { Services } from '#server/services.ts'
import { type Alert, isUnreported } from './alert.ts'

/** What each kind of work is, and where to look if it is late. Unsent emails have an alert of their own. */
const workTexts: Readonly<Record<Exclude<WorkName, 'emails'>, string>> = {
  deletions: 'Something that was to be deleted still exists. Look for the job clean-up: "a step of a job failed".',
  'week-emails': 'Members have not got the email before their week. Look for the job send-week-emails.',
  reminders: 'Members have not been reminded to weigh in. Look for the job send-weigh-in-reminders.',
  notices: 'Customers have not been told about a renewal or a price. Look for the job send-notices.',
  statistics: 'The figures of the console are older than they should be. Look for the job count-funnel.',
  rewriting:
    'Data that an upgrade has to rewrite is not being rewritten. Look for the job rewrite-rows: "a step of a job failed".',
  jobs: 'Jobs wait although they could run. Look whether a process is running that works on jobs, and whether it has connections to the database.',
}

const isReportedHere = (name: WorkName): name is keyof typeof workTexts => name in workTexts

/** Alerts about work that has waited for longer than it may; reported once a day for each kind. */
export async function lateWorkAlerts(services: Pick<Services, 'db' | 'now' | 'config'>): Promise<readonly Alert[]> {
  const { db, now } = services
  const day = now().toISOString().slice(0, 10)
  const alerts: Alert[] = []
  for (const { name, waitingMs, isLate } of await readWaitingWork(services)) {
    if (!isLate || !isReportedHere(name)) continue
    const subject = `${name} ${day}`
    const { rows } = await sql<{ unreported: boolean }>`
      select ${isUnreported('work_late', sql`${subject}::text`)} as unreported`.execute(db)
    if (rows[0]?.unreported !== true) continue
    alerts.push({
      kind: 'work_late',
      subject,
      title: `Work is late: ${name}`,
      due: plusDays(now(), 1),
      text: `The oldest has been due for ${Math.round(waitingMs / MS_PER_MINUTE)} minutes. ${workTexts[name]} The page "Failed work" of the console shows all kinds.`,
    })
  }
  return alerts
}
