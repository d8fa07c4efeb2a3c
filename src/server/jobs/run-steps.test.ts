import { expect, test } from 'vitest'
import { runSteps } from './run-steps.ts'

test('a failing step does not stop those after it, and the job reports it in the end', async () => {
  const ran: string[] = []
  const step = (name: string, fails = false) => ({
    name,
    work: async () => {
      ran.push(name)
      if (fails) throw new Error('no')
    },
  })
  const logged: unknown[] = []
  const log = { error: (fields: unknown) => logged.push(fields) }
  await expect(runSteps([step('a'), step('b', true), step('c'), step('d', true)], 1000, log)).rejects.toThrow(
    'These steps failed: b, d.',
  )
  expect(ran).toEqual(['a', 'b', 'c', 'd'])
  expect(logged).toMatchObject([{ step: 'b' }, { step: 'd' }])
  await runSteps([step('a')], 1000, log)
})
