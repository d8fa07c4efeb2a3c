import { choices } from '#domain/answers/choices.ts'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import type { EaterRow } from '#server/households/eaters.ts'

/** The rules of a child or a guest. Stored values count only if they are still among our options. */
export const settingsOfEater = ({ diets, restrictions }: Pick<EaterRow, 'diets' | 'restrictions'>) => ({
  diets: choices.typeDietPrefer.filter((diet) => diets.includes(diet)),
  restrictions: memberRestrictions.filter((restriction) => restrictions.includes(restriction)),
})
