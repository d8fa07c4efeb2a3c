import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

const slots = () => createSlots({ atOnce: 2, waiting: 1, refuse: () => new Error('full') })

test('a limited number runs at once, a limited number waits, and more are refused', async () => {
  const { run } = slots()
  const gate = Promise.withResolvers<void>()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await gate.promise
    running -= 1
  }
  const all = [run(work), run(work), run(work)]
  await expect(run(work)).rejects.toThrow('full')
  gate.resolve()
  await Promise.all(all)
  expect([most, running]).toEqual([2, 0])
})

test('work that fails frees its slot', async () => {
  const { run } = slots()
  const fail = () => run(() => Promise.reject(new Error('broken')))
  for (let tried = 0; tried < 5; tried++) await expect(fail()).rejects.toThrow('broken')
  expect(await run(async () => 'done')).toBe('done')
})
