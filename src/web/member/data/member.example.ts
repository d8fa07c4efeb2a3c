import type { MemberView } from '#domain/api/member/member.ts'
import { exampleHero } from '#domain/hero/hero.example.ts'
import { weekExample } from './week.example.ts'

const { email, ...answers } = exampleHero

/** A member in the first week of a plan. */
export const memberExample: MemberView = {
  access: 'full',
  accessUntil: '2026-12-16T10:00:00.000Z',
  email,
  startsOn: '2026-11-16',
  currentWeek: 1,
  lastWeek: 4,
  formats: { locale: 'en-US', clock: 'H12', firstWeekday: 'SUNDAY', paper: 'LETTER' },
  settings: {
    units: 'metric',
    mealsADay: 3,
    diets: ['MEDITERRANEAN'],
    restrictions: [],
    cookingSkill: 'NOVICE',
    timeCooking: 'LESS_30_MINUTES',
    variety: 'BALANCED',
    shoppingDays: [],
    eaters: 1,
  },
  targets: weekExample().targets,
  hero: answers,
  favourites: [{ recipe: 'chicken-pho', title: 'Half-hour chicken pho' }],
  disliked: [],
  banned: [{ id: 'coriander', name: 'coriander' }],
}
