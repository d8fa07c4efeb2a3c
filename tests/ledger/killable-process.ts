import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '#server/platform/db/database.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import type { Chance } from '#tests/seeded-random.ts'

type Doom = { left: number; readonly moment: 'before' | 'after'; isDead: boolean }

/** One in this many tasks is run by a process that is killed during it. */
const DOOMED_EVERY = 12
/** Transactions and calls to the provider among which the process is killed. */
const STEPS = 6

export class Killed extends Error {
  override readonly name = 'Killed'
}

/**
 * Processes that are killed between two steps: before or after a transaction or a call to the provider. Nothing from a
 * dead process reaches the database or the provider any more; what it had committed stays.
 */
export function killableProcesses() {
  const running = new AsyncLocalStorage<Doom>()
  let kills = 0
  async function step<T>(work: () => Promise<T>): Promise<T> {
    const doom = running.getStore()
    if (doom === undefined) return work()
    const die = (): never => {
      if (!doom.isDead) kills++
      doom.isDead = true
      throw new Killed('the process was killed')
    }
    if (doom.isDead) die()
    const isLast = doom.left-- === 0
    if (isLast && doom.moment === 'before') die()
    const result = await work()
    return isLast ? die() : result
  }
  return {
    kills: () => kills,
    /** Whether the calling process was killed. */
    isDead: () => running.getStore()?.isDead === true,
    /** Runs a task in a process that may be killed during it. Returns false if it was. */
    async run(chance: Chance, work: () => Promise<unknown>): Promise<boolean> {
      if (chance.between(1, DOOMED_EVERY) > 1) {
        await work()
        return true
      }
      const doom: Doom = { left: chance.between(0, STEPS), moment: chance.pick(['before', 'after']), isDead: false }
      await running.run(doom, work).catch((error: unknown) => (doom.isDead ? undefined : Promise.reject(error)))
      return !doom.isDead
    },
    /** Changes a database so that a killed process begins no transaction. */
    patch(db: Database): void {
      const begin = db.transaction.bind(db)
      const transaction = () => {
        const builder = begin()
        const execute = builder.execute.bind(builder)
        builder.execute = (work) => step(() => execute(work))
        return builder
      }
      Object.assign(db, { transaction })
    },
    /** The same provider, called by processes that may be killed. */
    calledBy: (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      ...(provider.createCustomer === undefined
        ? {}
        : { createCustomer: (...args) => step(async () => (await provider.createCustomer?.(...args)) ?? '') }),
      open: (...args) => step(() => provider.open(...args)),
      abandon: (...args) => step(() => provider.abandon(...args)),
      cancel: (...args) => step(() => provider.cancel(...args)),
      resume: (...args) => step(() => provider.resume(...args)),
      refund: (...args) => step(() => provider.refund(...args)),
      changePlan: (...args) => step(() => provider.changePlan(...args)),
      keepPlan: (...args) => step(() => provider.keepPlan(...args)),
    }),
  }
}
export type KillableProcesses = ReturnType<typeof killableProcesses>
