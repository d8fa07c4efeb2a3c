import { expect, test } from 'vitest'
import { markedSent, mergedTicks, type TickChange, withoutChanges } from './tick-changes.ts'
import { createDelivery, type DeliveryResult } from './tick-delivery.ts'

const tick = (id: string, week = 1, at = 0): TickChange => ({
  week,
  id,
  ticked: true,
  changedAt: new Date(at).toISOString(),
  sent: false,
})

function device(
  first: readonly TickChange[],
  answer: (week: number, ids: readonly string[]) => Promise<DeliveryResult>,
) {
  let held = mergedTicks(first)
  const sent: string[] = []
  const deliver = createDelivery(
    {
      unsent: () => held.filter((change) => !change.sent),
      accept: (changes) => {
        held = markedSent(held, changes)
      },
      reject: (changes) => {
        held = withoutChanges(held, changes)
      },
    },
    (week, changes) => {
      const ids = changes.map(({ id }) => id)
      sent.push(`${week}: ${ids.join(' ')}`)
      return answer(week, ids)
    },
  )
  const add = (change: TickChange) => {
    held = mergedTicks(held, [change])
  }
  return { deliver, add, sent, held: () => held }
}

test('weeks are sent one after the other, and then nothing is unsent', async () => {
  const { deliver, sent, held } = device([tick('egg'), tick('lime'), tick('egg', 2)], async () => 'accepted')
  await deliver()
  expect(sent).toEqual(['1: egg lime', '2: egg'])
  expect(held().every((change) => change.sent)).toBe(true)
})

test('if the server cannot be reached, everything is kept for the next time', async () => {
  const { deliver, sent, held } = device([tick('egg'), tick('egg', 2)], async () => 'retry')
  await deliver()
  expect(sent).toHaveLength(1)
  expect(held()).toEqual([tick('egg'), tick('egg', 2)])
})

test('refused changes do not hold up the rest', async () => {
  const { deliver, held } = device([tick('egg'), tick('lime', 2)], async (week) =>
    week === 1 ? 'rejected' : 'accepted',
  )
  await deliver()
  expect(held()).toEqual([{ ...tick('lime', 2), sent: true }])
})

test('changes made during a delivery are sent by it too, and there is one delivery at a time', async () => {
  const visit = device([tick('egg')], async (_week, ids) => {
    if (ids.includes('egg') && visit.sent.length === 1) visit.add({ ...tick('egg', 1, 5), ticked: false })
    return 'accepted'
  })
  await Promise.all([visit.deliver(), visit.deliver()])
  expect(visit.sent).toEqual(['1: egg', '1: egg'])
  expect(visit.held()).toEqual([{ ...tick('egg', 1, 5), ticked: false, sent: true }])
})
