import { expect, test } from 'vitest'
import { type Ability, abilities, may, standings } from './abilities.ts'

const names = Object.keys(abilities) as readonly Ability[]
const bodily: readonly Ability[] = [
  'see own body',
  'change own body',
  'change settings',
  'take copy',
  'end',
  'pay',
  'leave',
]

test.each(bodily)('to %s belongs to the person alone', (ability) => {
  expect(standings.filter((standing) => may(standing, ability))).toEqual(['self'])
})

test('somebody who has left may do no more than a stranger', () => {
  for (const ability of names) expect(may('former', ability)).toBe(may('stranger', ability))
})

test('an operator may do nothing in the member area, and a stranger may only join', () => {
  expect(names.filter((ability) => may('operator', ability))).toEqual([])
  expect(names.filter((ability) => may('stranger', ability))).toEqual(['join'])
})

test('one week and one list belong to all who eat from them', () => {
  for (const ability of ['see week', 'change week', 'see list', 'tick list'] as const)
    expect(may('partner', ability)).toBe(true)
})
