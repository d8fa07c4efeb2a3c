import { EMAILS_AT_ONCE } from '#server/jobs/scheduled-jobs.ts'
import type { Cluster } from './cluster.ts'
import type { ClusterNode } from './cluster-node.ts'

/**
 * Problems with the delivered emails. Each email is delivered once; only the one that a process was sending when it was
 * killed may be delivered again, under the same message id.
 */
export async function emailViolations(
  { db, all }: Cluster,
  killed: readonly ClusterNode[],
): Promise<readonly string[]> {
  const mails = await db.selectFrom('emails').select(['id', 'kind', 'sent_at']).execute()
  const heldIn = (id: string) =>
    all.filter(({ mailbox }) => mailbox.delivered.some(({ messageId }) => messageId === `<${id}@localhost>`))
  const timesOf = (id: string) =>
    all.flatMap(({ mailbox }) => mailbox.delivered).filter(({ messageId }) => messageId === `<${id}@localhost>`).length
  const wrong: string[] = []
  let repeated = 0
  for (const { id, kind, sent_at } of mails) {
    const times = timesOf(id)
    if (sent_at === null || times === 0) wrong.push(`${kind} was not sent`)
    if (times > 1) {
      repeated += 1
      const wasKilled = heldIn(id).some((process) => killed.includes(process))
      if (times > 2 || !wasKilled) wrong.push(`${kind} came ${times} times`)
    }
  }
  if (repeated > killed.length * EMAILS_AT_ONCE) wrong.push(`${repeated} emails came twice`)
  const delivered = all.reduce((sum, { mailbox }) => sum + mailbox.delivered.length, 0)
  if (delivered !== mails.length + repeated) wrong.push(`${delivered} emails for ${mails.length} mails`)
  return wrong
}
