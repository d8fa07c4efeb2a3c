import type { Choice } from '#domain/answers/choices.ts'
import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import type { MemberView } from '#domain/api/member/member.ts'

type Diet = Choice<'typeDietPrefer'>
const fromSea: readonly MemberRestriction[] = ['SEAFOOD', 'FISH', 'CRUSTACEANS', 'MOLLUSCS']

/** What a way of eating leaves out that a pack names as an allergen. */
const avoidedBy: { readonly [D in Diet]?: readonly MemberRestriction[] } = {
  LACTOSE_FREE: ['DAIRY'],
  GLUTEN_FREE: ['GLUTEN'],
  VEGAN: ['DAIRY', 'EGGS', ...fromSea],
  VEGETARIAN: fromSea,
}

const meatless: ReadonlySet<Diet> = new Set(['VEGAN', 'VEGETARIAN', 'PESCATARIAN'])

type Settings = Pick<MemberView['settings'], 'restrictions' | 'diets'>

/** Everything that a member avoids, by choice or by their way of eating. */
export const avoidedOf = ({ restrictions, diets }: Settings): ReadonlySet<MemberRestriction> =>
  new Set([...restrictions, ...diets.flatMap((diet) => avoidedBy[diet] ?? [])])

export const eatsNoMeat = ({ diets }: Pick<Settings, 'diets'>): boolean => diets.some((diet) => meatless.has(diet))
