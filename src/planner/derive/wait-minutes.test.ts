import { expect, test } from 'vitest'
import { library } from '#planner/recipes/library.ts'
import { waitMinutes } from './wait-minutes.ts'

test.each([
  ['Lower the eggs in and start a clock at six minutes.', 6],
  ['Simmer for 20 minutes, then stir in the beans and give them a minute more.', 20],
  ['Bake for 8 to 10 minutes, until they puff.', 8],
  ['Give them seven or eight minutes in the oven.', 7],
  ['Leave it for a quarter of an hour.', 15],
  ['Chill for half an hour.', 30],
  ['Fry the fish four minutes a side.', 8],
  ['Cook the cakes four unhurried minutes on each side.', 8],
  ['Roast for an hour and rest it for ten minutes.', 60],
  ['Two minutes in all, turning once.', 2],
])('%s', (text, minutes) => expect(waitMinutes(text, 90)).toBe(minutes))

test.each([
  'Shred the cabbage as finely as you can.',
  'Stir for half a minute.',
  'Add the peas for the last two minutes.',
  'It keeps ten minutes longer in the fridge.',
  'Cook the pasta two minutes less than the packet says.',
  'Work in the butter; a minute later add the milk.',
  'Give it a few minutes.',
  'Blend for a full minute.',
  'Cook it for two and a half minutes, or for a minute and a half.',
])('no timer for: %s', (text) => expect(waitMinutes(text, 90)).toBeNull())

test('a wait longer than the whole dish is ignored', () => {
  expect(waitMinutes('Chill for ten minutes, or for an hour if you can wait.', 10)).toBe(10)
})

test('many steps of the library have a timer, and most need none', () => {
  const steps = library.flatMap(({ steps, minutes }) => steps.map(({ text }) => waitMinutes(text, minutes.total)))
  const clocks = steps.filter((wait) => wait !== null)
  expect(clocks.length).toBeGreaterThan(80)
  expect(clocks.length).toBeLessThan(steps.length / 2)
})
