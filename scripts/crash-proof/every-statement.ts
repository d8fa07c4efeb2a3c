import { isDeepStrictEqual } from 'node:util'
import { onDatabase } from '#server/db/connection.ts'
import { createDatabase, startTestServer } from '#server/db/test-server.ts'
import { dieAt, type First, live, repeatedLetters } from '#tests/death/flow.ts'
import type { Place, Statement } from '#tests/death/reaper.ts'
import { faultsOf } from '#tests/death/same-end.ts'
import { stripeFlows } from '#tests/death/stripe/stripe-flows.ts'
import { openStripeTown } from '#tests/death/stripe/stripe-town.ts'

/** What a run came to. */
export type EveryStatement = {
  statements: number
  killed: number
  /** A life is never the same twice: some places come earlier or not at all. */
  notReached: number
  lettersTwice: number
  readonly faults: string[]
}

// The job system looks round by itself, at times of its own.
const isOurs = ({ text }: Statement): boolean => !/pgboss|^listen/i.test(text)

/** Kills the real app before each statement of a purchase through Stripe's stand-in, one after the other. */
export async function dieAtEveryStatement(): Promise<EveryStatement> {
  const found: EveryStatement = { statements: 0, killed: 0, notReached: 0, lettersTwice: 0, faults: [] }
  const { server, stop } = await startTestServer(process.env['TEST_DATABASE_URL'])
  try {
    const name = `${server.prefix}statements`
    await createDatabase(server, name, server.template)
    await goThrough(found, await openStripeTown(onDatabase(server.connection, name)))
  } finally {
    await stop()
  }
  return found
}

async function goThrough(found: EveryStatement, { town, peer }: Awaited<ReturnType<typeof openStripeTown>>) {
  try {
    const { purchase } = stripeFlows(peer)
    const plain = await live(town, purchase)
    const count: Place = {
      door: 'database',
      when: 'before',
      is: (statement) => {
        if (isOurs(statement)) found.statements += 1
        return false
      },
    }
    await dieAt(town, purchase, count, 'jobs').catch(() => null)
    const total = found.statements
    for (let nth = 1; nth <= total; nth += 1) {
      const first: First = nth % 2 === 0 ? 'jobs' : 'person'
      const before: Place = { door: 'database', when: 'before', is: isOurs, nth }
      const killed = await dieAt(town, purchase, before, first).catch((error: unknown) => {
        if (!String(error).includes('never reached')) throw error
        return null
      })
      if (killed === null) {
        found.notReached += 1
        continue
      }
      found.killed += 1
      found.lettersTwice += repeatedLetters(town, killed.visitor)
      const faults = [...faultsOf(town, killed, plain, true)]
      if (!isDeepStrictEqual(killed.end, plain.end)) faults.push(`another end: ${JSON.stringify(killed.end)}`)
      found.faults.push(...faults.map((fault) => `before statement ${nth}: ${fault}`))
    }
  } finally {
    await town.stop()
  }
}
