import { expect, test } from 'vitest'
import { notHandsFree, withoutCue, withoutHeat } from '#planner/validate-library/hob-problems.ts'
import { library } from './library.ts'

/** How many steps of the library may still break a rule; the figures only go down. */
const most = { withoutHeat: 0, withoutCue: 0, notHandsFree: 0 }

test('steps on the hob say how hot it is, for how long and how one sees that they are done', () => {
  expect(library.flatMap(withoutHeat).length).toBeLessThanOrEqual(most.withoutHeat)
  expect(library.flatMap(withoutCue).length).toBeLessThanOrEqual(most.withoutCue)
})

test('a step that leaves the hands free does not ask for them', () => {
  expect(library.flatMap(notHandsFree).length).toBeLessThanOrEqual(most.notHandsFree)
})
