import { cents, PAYMENT_FEE, type World } from '../world.ts'
import { takenBy } from './disputes.ts'

const arrived: readonly string[] = ['COMPLETED', 'REFUNDED', 'PARTIALLY_REFUNDED']
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** The seller's balance in US dollars, in cents. */
export function balanceOf(world: World): number {
  const payments = [...world.payments.values()].filter(({ status }) => arrived.includes(status))
  const refunds = [...world.refunds.values()].filter(({ status }) => status === 'COMPLETED')
  const withdrawals = world.withdrawals.filter(({ status }) => status !== 'D')
  return (
    sum(payments.map(({ amount }) => cents(amount) - PAYMENT_FEE)) -
    sum(refunds.map(({ amount }) => cents(amount))) -
    sum([...world.disputes.values()].map((dispute) => takenBy(world, dispute))) -
    sum(withdrawals.map(({ amount }) => cents(amount)))
  )
}
