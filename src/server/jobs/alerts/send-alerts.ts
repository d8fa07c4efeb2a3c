import { brand } from '#domain/brand.ts'
import { escapeHtml } from '#server/email/email-layout.ts'
import type { EmailTransport, OutgoingEmail } from '#server/email/email-transport.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { Services } from '#server/services.ts'
import type { Alert } from './alert.ts'
import { disputeAlerts } from './dispute-alerts.ts'
import { lateWorkAlerts } from './late-work-alerts.ts'
import { findingAlerts, refundAlerts, webhookAlerts } from './money-alerts.ts'
import { signalAlerts } from './signal-alerts.ts'
import { deadJobAlerts, emailAlerts } from './work-alerts.ts'

type AlertServices = Pick<Services, 'db' | 'config' | 'now'>

const sources = [
  disputeAlerts,
  refundAlerts,
  findingAlerts,
  webhookAlerts,
  deadJobAlerts,
  emailAlerts,
  lateWorkAlerts,
  signalAlerts,
]

/**
 * Reports everything that needs a person to the operator, each thing once: as a log line, and, if ALERTS_EMAIL is set,
 * in one email with everything new. The email is sent directly instead of through the table of emails, which belong to
 * leads. If the mail server accepts nothing, the next run tries again. Runs in one process at a time.
 */
export async function sendAlerts(services: AlertServices, transport: EmailTransport, log: Log): Promise<void> {
  const { alerts, failures } = await findAlerts(services)
  if (alerts.length > 0) {
    await writeToLog(services, alerts, log)
    const { alertsEmail } = services.config
    if (alertsEmail !== null) await transport.deliver(alertEmail(services, alertsEmail, alerts))
    await markReported(services, alerts)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some kinds of alerts could not be looked for.')
}

/** Looks for every kind of alert. A kind that cannot be read keeps back no other. */
async function findAlerts(services: AlertServices) {
  const alerts: Alert[] = []
  const failures: unknown[] = []
  for (const source of sources) {
    try {
      alerts.push(...(await source(services)))
    } catch (error) {
      failures.push(error)
    }
  }
  return { alerts, failures }
}

/** Stores new alerts and logs a line for each, with ids but no person's name or address. */
async function writeToLog({ db, now }: AlertServices, alerts: readonly Alert[], log: Log): Promise<void> {
  const written = await db
    .insertInto('alerts')
    .values(
      alerts.map(({ kind, subject, title, lookAt = null }) => ({
        ...{ id: uuidV7(now()), kind, subject, found_at: now(), notified_at: null },
        ...{ title: lookAt === null ? null : title, look_at: lookAt },
      })),
    )
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doNothing())
    .returning(['id', 'kind', 'subject'])
    .execute()
  for (const { id, kind, subject } of written) {
    const due = alerts.find((alert) => alert.kind === kind && alert.subject === subject)?.due
    log.warn({ alert: id, kind, subject, due: due?.toISOString() }, 'an alert: a person has to act')
  }
}

async function markReported({ db, now }: AlertServices, alerts: readonly Alert[]): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ notified_at: now() })
    .where('notified_at', 'is', null)
    .where(({ eb, or }) => or(alerts.map(({ kind, subject }) => eb('kind', '=', kind).and('subject', '=', subject))))
    .execute()
}

function alertEmail({ config, now }: AlertServices, to: string, alerts: readonly Alert[]): OutgoingEmail {
  const urgentFirst = alerts.toSorted((a, b) => a.due.getTime() - b.due.getTime())
  const [first] = urgentFirst
  const subject = alerts.length === 1 && first !== undefined ? first.title : `${alerts.length} things need you`
  const text = urgentFirst
    .map((alert) => `${alert.title}\nDo this by ${alert.due.toISOString().slice(0, 10)}.\n\n${alert.text}`)
    .join('\n\n----------\n\n')
  return {
    stopLink: null,
    messageId: `<${uuidV7(now())}@${new URL(config.publicUrl).hostname}>`,
    to,
    subject: `${brand.name}: ${subject}`,
    text,
    html: `<!doctype html><html lang="en"><body><pre style="white-space:pre-wrap">${escapeHtml(text)}</pre></body></html>`,
  }
}
