import { expect, test } from 'vitest'
import { countProven } from '../proven.ts'
import { planEveryProfile, profilesReport } from './every-profile.ts'

// Half of them in each of two files, so that both cores have work.
test('every profile with an even number gets a week without a violation', { timeout: 3 * 3_600_000 }, ({ task }) => {
  const run = planEveryProfile((number) => number % 2 === 0)
  process.stdout.write(profilesReport(run))
  countProven(task, { profiles: run.profiles })
  expect(run.impossible).toEqual([])
  expect(run.violations).toEqual([])
})
