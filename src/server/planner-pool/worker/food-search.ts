import type { BannableFood } from '#domain/api/member/recipe.ts'
import { type FoundFood, findFoods } from '#domain/foods/find-foods.ts'
import { type FoodIndex, indexFoods } from '#domain/foods/food-index.ts'
import { english, type FoodLanguage } from '#domain/foods/food-language.ts'
import { plainWords } from '#domain/foods/food-words.ts'
import { spanish } from '#domain/foods/spanish-food-language.ts'
import { type Language, languageIn, type Usage } from '#domain/usage.ts'
import { holdsBanned } from '#planner/derive/variant.ts'
import { otherSpanishNames } from '#planner/food-matching/eaten-foods.ts'
import { americanEnglish } from '#planner/foods/american-english.ts'
import {
  type BanId,
  bannedFoods,
  type FamilyId,
  foodFamilies,
  foodsOfFamily,
  isFamilyId,
} from '#planner/foods/food-families.ts'
import { foodName, textIn } from '#planner/foods/food-name.ts'
import { allIngredients, type IngredientId, ingredient, isIngredientId } from '#planner/foods/ingredients.ts'
import { spanishFamilies } from '#planner/foods/spanish-families.ts'
import { spanishNames } from '#planner/foods/spanish-nouns.ts'
import { library } from '#planner/recipes/library.ts'

const MOST_FOUND = 20
const MOST_NAMED = 4
/** A family comes before its single foods. */
const FAMILY_LIKELY = 20
const FOOD_LIKELY = 4

const families = Object.keys(foodFamilies).filter(isFamilyId)

/** What foods and families are called, by whoever reads a language. */
const namesIn: Readonly<
  Record<Language, { family: (id: FamilyId) => readonly string[]; food: (id: IngredientId) => readonly string[] }>
> = {
  en: {
    family: (id) => [foodFamilies[id].name, ...foodFamilies[id].said.split('|')],
    food: (id) => {
      const { name, plural } = ingredient(id)
      return [name, plural, americanEnglish(name), americanEnglish(plural)]
    },
  },
  es: {
    family: (id) => [spanishFamilies[id].name, ...spanishFamilies[id].said.split('|')],
    food: (id) => [...spanishNames(id).map(({ text }) => text), ...otherSpanishNames(id)],
  },
}

const searchIn: Readonly<Record<Language, FoodLanguage>> = { en: english, es: spanish }

const indexed = (language: Language): FoodIndex<BanId> => {
  const { family, food } = namesIn[language]
  return indexFoods<BanId>(
    [
      ...families.map((id) => ({ item: id, names: family(id), covers: [], likely: FAMILY_LIKELY })),
      ...allIngredients
        .filter(({ kind }) => kind !== 'WATER')
        .map(({ id }) => ({ item: id, names: [...new Set(food(id))], covers: [], likely: FOOD_LIKELY })),
    ],
    searchIn[language],
  )
}
const known = new Map<Language, FoodIndex<BanId>>()
function indexIn(language: Language): FoodIndex<BanId> {
  const index = known.get(language) ?? indexed(language)
  known.set(language, index)
  return index
}

/** The name of a family as it is listed. */
const familyName = (id: FamilyId, usage: Usage): string =>
  textIn(usage, foodFamilies[id].name, spanishFamilies[id].name)

/** How many dishes of the library a ban takes away: those with it as they are written. */
function dishesWith(id: BanId): number {
  const banned = bannedFoods([id])
  return library.filter((recipe) => {
    const lines = recipe.ingredients.filter(({ optional }) => optional !== true)
    return holdsBanned({ recipe, lines }, banned)
  }).length
}

/** The foods of a family in words, those in most recipes first. */
function heldBy(id: FamilyId, usage: Usage): readonly string[] {
  const uses = (food: IngredientId) =>
    library.filter(({ ingredients }) => ingredients.some((line) => line.id === food)).length
  return foodsOfFamily(id)
    .map((food) => ({ name: foodName(food, usage), uses: uses(food) }))
    .toSorted((a, b) => b.uses - a.uses)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name)
}

function shown(id: BanId, usage: Usage): BannableFood {
  const dishes = dishesWith(id)
  return isFamilyId(id)
    ? {
        id,
        name: familyName(id, usage),
        dishes,
        holds: [...heldBy(id, usage)],
        foods: foodsOfFamily(id).length,
      }
    : { id, name: foodName(id, usage), dishes, holds: [], foods: 1 }
}

/** Words around what somebody wants to rule out: "anything with tomatoes", "no shrimp". */
const around: Readonly<Record<Language, RegExp>> = {
  en: /^(?:anything|everything|things?|food|dishes|no|all|any|not)\b(?:\s+(?:with|containing|made of|that has|of|any))?\s+/i,
  es: /^(?:(?:nada|tod[oa]s?|algo|cosas|comida|platillos)\s+(?:con|de|que (?:tenga|lleve))|sin|no|nada)\s+/i,
}

/**
 * The families of foods and the foods that may be meant by what a member wants to rule out, with the number of dishes
 * that each takes away. Families come first: "shrimp" means all prawns.
 */
export function foodSearch(search: string, usage: Usage = 'metric-GB'): readonly BannableFood[] {
  const text = search.trim().replace(around[languageIn(usage)], '')
  if (plainWords(text).join('') === '') return []
  return findFoods(indexIn(languageIn(usage)), text, MOST_FOUND)
    .filter(({ isWhole }: FoundFood<BanId>) => isWhole)
    .map(({ item }) => shown(item, usage))
}

/** Names of foods and families; ids that name none are left out. */
export const foodNames = (ids: readonly string[], usage: Usage = 'metric-GB'): ReadonlyMap<string, string> =>
  new Map(
    ids.flatMap((id): readonly (readonly [string, string])[] => {
      if (isFamilyId(id)) return [[id, familyName(id, usage)]]
      return isIngredientId(id) ? [[id, foodName(id, usage)]] : []
    }),
  )
