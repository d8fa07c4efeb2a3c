import { choices } from '#domain/answers/choices.ts'
import type { ChangeReply, MemberSettings, MemberView } from '#domain/api/member/member.ts'
import { heroFrom } from '#domain/hero/read-hero.ts'
import { unitSystems } from '#domain/unit-system.ts'
import { day, fitting, list, moment, oneOf, orNull, record, text, whole } from '#web/member/data/reading.ts'
import { targets } from '#web/member/data/week-reply.ts'

const settings = record<MemberSettings>({
  units: oneOf(unitSystems),
  mealsADay: oneOf(choices.dayEats),
  diets: list(oneOf(choices.typeDietPrefer)),
  restrictions: list(oneOf(choices.foodRestrictions)),
  cookingSkill: oneOf(choices.cookingSkill),
  timeCooking: oneOf(choices.timeCooking),
  eaters: whole,
})

const recipes = list(record<{ recipe: string; title: string }>({ recipe: text, title: text }))

const member = record<MemberView>({
  access: oneOf(['full', 'preview'] as const),
  accessUntil: orNull(moment),
  email: text,
  startsOn: day,
  currentWeek: whole,
  lastWeek: whole,
  settings,
  targets,
  hero: heroFrom,
  favourites: recipes,
  disliked: recipes,
  banned: list(record<{ id: string; name: string }>({ id: text, name: text })),
})

/** Foreign replies as what they say they are; null where they are not. */
export const memberFrom = fitting(member)
export const changesFrom = fitting(
  record<ChangeReply>({
    changes: list(text),
    meals: list(record<ChangeReply['meals'][number]>({ week: whole, day: whole, meal: whole })),
  }),
)
