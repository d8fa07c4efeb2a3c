import { expect, test } from 'vitest'
import type { MemberSettings } from '#domain/api/member/member.ts'
import { settingsChange } from './settings-draft.ts'

const settings: MemberSettings = {
  units: 'metric',
  mealsADay: 3,
  diets: ['PALEO', 'GLUTEN_FREE'],
  restrictions: [],
  cookingSkill: 'BASIC',
  timeCooking: 'LESS_30_MINUTES',
  eaters: 1,
}

test.each<[string, Partial<MemberSettings>, string]>([
  ['nothing', {}, 'NONE'],
  ['the same in another order', { diets: ['GLUTEN_FREE', 'PALEO'] }, 'NONE'],
  ['units', { units: 'imperial' }, 'PLAIN'],
  ['people', { eaters: 4 }, 'PLAIN'],
  ['that there is no restriction', { restrictions: ['NONE'] }, 'PLAIN'],
  ['a restriction', { restrictions: ['EGGS'] }, 'REPLAN'],
  ['a diet less', { diets: ['PALEO'] }, 'REPLAN'],
  ['meals', { mealsADay: 5 }, 'REPLAN'],
  ['skill', { cookingSkill: 'NOVICE' }, 'REPLAN'],
  ['time and people', { timeCooking: 'DONT_COOK', eaters: 2 }, 'REPLAN'],
])('changing %s', (_, part, change) => {
  expect(settingsChange(settings, { ...settings, ...part })).toBe(change)
})
