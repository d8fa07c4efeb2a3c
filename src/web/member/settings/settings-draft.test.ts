import { expect, test } from 'vitest'
import type { MemberSettings } from '#domain/api/member/member.ts'
import { settingsChange, withDraft } from './settings-draft.ts'

const settings: MemberSettings = {
  units: 'metric',
  mealsADay: 3,
  diets: ['PALEO', 'GLUTEN_FREE'],
  restrictions: [],
  cookingSkill: 'BASIC',
  timeCooking: 'LESS_30_MINUTES',
  variety: 'BALANCED',
  shoppingDays: [],
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

test.each<
  [string, { seen: Partial<MemberSettings>; chosen: Partial<MemberSettings>; now: Partial<MemberSettings> }, object]
>([
  [
    'another field',
    { seen: {}, chosen: { eaters: 2 }, now: { restrictions: ['EGGS'] } },
    { eaters: 2, restrictions: ['EGGS'] },
  ],
  [
    'another allergy',
    { seen: {}, chosen: { restrictions: ['DAIRY'] }, now: { restrictions: ['EGGS'] } },
    { restrictions: ['EGGS', 'DAIRY'] },
  ],
  [
    'an allergy, although "none" is chosen here',
    { seen: {}, chosen: { restrictions: ['NONE'] }, now: { restrictions: ['EGGS'] } },
    { restrictions: ['EGGS'] },
  ],
  [
    'another allergy, although one is removed here',
    { seen: { restrictions: ['EGGS'] }, chosen: { restrictions: [] }, now: { restrictions: ['EGGS', 'DAIRY'] } },
    { restrictions: ['DAIRY'] },
  ],
  [
    'the same way of eating',
    { seen: { diets: [] }, chosen: { diets: ['VEGAN'] }, now: { diets: ['PALEO', 'VEGAN'] } },
    { diets: ['PALEO', 'VEGAN'] },
  ],
])('unsaved changes do not touch what another device has set since: %s', (_, { seen, chosen, now }, after) => {
  const before = { ...settings, ...seen }
  const draft = { before, after: { ...before, ...chosen } }
  expect(withDraft({ ...before, ...now }, draft)).toEqual({ ...before, ...now, ...after })
})
