import type { TableFood } from '#domain/api/member/diary.ts'
import type { DiaryFigures } from '#domain/diary/figures.ts'
import type { FoundFood } from '#domain/foods/find-foods.ts'
import type { KnownFood } from '#domain/foods/known-food.ts'
import type { IngredientLine } from '#domain/own-dish/ingredient-line.ts'
import { dishFigures, gramsOfAmount, type OwnDish } from '#domain/own-dish/own-dish.ts'
import type { PastedRecipe } from '#domain/own-dish/read-recipe.ts'
import { inputNumber, readNumber } from '#web/words/numbers.ts'

/** An ingredient that is being checked. */
export type DishLine = {
  readonly id: string
  /** As the recipe says it. */
  readonly text: string
  /** The foods that it may be, the likeliest first. */
  readonly choices: readonly TableFood[]
  /** Null until one is chosen; it is not counted before. */
  readonly chosen: TableFood | null
  /** What is typed as its grams; empty if the recipe names no amount. */
  readonly grams: string
}

export type DishDraft = {
  readonly name: string
  /** What is typed as the grams of the finished dish; empty for the sum of its ingredients. */
  readonly made: string
  readonly servings: string
  readonly lines: readonly DishLine[]
}

type Find = (text: string, most: number) => readonly FoundFood<KnownFood>[]

const CONSIDERED = 24
const CHOICES = 5
/** A food that fits this well is taken until it is corrected. */
const SURE = 0.75
/** Recipes name foods before they are cooked, and the planner's own foods are what recipes are made of. */
const RAW = 0.5
const DRY = 1
const MEANT = 1.5
/** What recipes mean by a word, as it is bought: the planner's name of it. */
const boughtName: ReadonlyMap<string, string> = new Map([
  ['rice', 'basmati rice'],
  ['white rice', 'basmati rice'],
  ['long grain rice', 'basmati rice'],
  ['long-grain rice', 'basmati rice'],
  ['pasta', 'penne'],
  ['noodles', 'egg noodles'],
  ['lentils', 'green lentils'],
  ['sugar', 'caster sugar'],
  ['white sugar', 'caster sugar'],
  ['flour', 'plain flour'],
  ['all-purpose flour', 'plain flour'],
  ['all purpose flour', 'plain flour'],
  ['kidney beans', 'tinned kidney beans'],
  ['chicken thigh', 'boneless skinless chicken thigh'],
  ['chicken thighs', 'boneless skinless chicken thigh'],
])
/** Foods of the planner, of which it is known whom they suit; rows of other sources have numbers, or say whose they are. */
const isPlanned = (id: string): boolean => /^[a-z]/.test(id) && !/^(?:mix|uk)-/.test(id)
const isRaw = ({ id, name }: KnownFood): boolean => isPlanned(id) || /\b(?:raw|uncooked)\b/i.test(name)
/** Beans of a can are not dried ones. */
const isOtherState = (text: string, { name }: KnownFood): boolean =>
  /\b(?:cans?|tins?|canned|tinned|jars?)\b/i.test(text) && /\b(?:dried|dry)\b/i.test(name)
const isCooked = (name: string): boolean =>
  /\b(?:cooked|boiled|baked|roasted|grilled|fried|stewed|scrambled|poached|breaded)\b/i.test(name)

function choicesFor({ food, text }: IngredientLine, find: Find, byId: ReadonlyMap<string, TableFood>) {
  const saysCooked = isCooked(food)
  const bought = boughtName.get(food.toLowerCase())
  const meant =
    bought === undefined
      ? []
      : find(bought, CONSIDERED)
          .filter(({ item }) => isPlanned(item.id))
          .slice(0, 1)
  return [...meant, ...find(food, CONSIDERED).filter(({ item }) => item.id !== meant[0]?.item.id)]
    .flatMap(({ item, score, isWhole }, at) => {
      const own = byId.get(item.id)
      const isWrong = (isCooked(item.name) && !saysCooked) || isOtherState(text, item)
      const state = (isRaw(item) ? RAW : 0) - (isWrong ? DRY : 0)
      return own === undefined ? [] : [{ food: own, score: score + state + (at < meant.length ? MEANT : 0), isWhole }]
    })
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.score - a.score)
}

type Choice = ReturnType<typeof choicesFor>[number]

/** How near two foods are to be the same one from two sources: a share of the energy with kcal beside it, and g of 100 g. */
const SAME = { share: 0.15, kcal: 10, grams: 5, score: 0.15 } as const
const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? []
const isNamed = (name: string, words: readonly string[]): boolean =>
  words.every((word) => wordsIn(name).some((each) => each.startsWith(word.replace(/e?s$/, ''))))

/**
 * The likeliest choice; in its place the same food of the planner if there is one, because only of that it is known whom it
 * suits.
 */
function likeliest(choices: readonly Choice[], { food: said }: IngredientLine): Choice | undefined {
  const [first] = choices
  if (first === undefined || isPlanned(first.food.id)) return first
  const { per100g } = first.food
  const twin = choices.find(({ food, score, isWhole }) => {
    const isNear =
      Math.abs(food.per100g.energy - per100g.energy) <= SAME.kcal + SAME.share * per100g.energy &&
      (['protein', 'carbs', 'fat'] as const).every((each) => Math.abs(food.per100g[each] - per100g[each]) <= SAME.grams)
    const words = wordsIn(said)
    // One word may be another name of it: cilantro. Of several words, one may be what it is not: beef.
    const isSaid = isNamed(food.name, words) || (words.length === 1 && score >= first.score - SAME.score)
    return isPlanned(food.id) && isWhole && isNear && isSaid
  })
  return twin ?? first
}

export function lineDraft(
  line: IngredientLine,
  id: string,
  find: Find,
  byId: ReadonlyMap<string, TableFood>,
): DishLine {
  const all = choicesFor(line, find, byId)
  const first = likeliest(all, line)
  // One of the planner's is offered in any case: with another one the dish cannot be put into a week.
  const [last = ''] = wordsIn(line.food).toReversed()
  const planned = all.find(({ food, isWhole }) => isWhole && isPlanned(food.id) && isNamed(food.name, [last]))
  const found = [...new Set([first, planned, ...all])].flatMap((each) => each ?? []).slice(0, CHOICES)
  const chosen = first?.isWhole && first.score >= SURE ? first.food : null
  const grams = line.amount === null || first === undefined ? null : gramsOfAmount(line.amount, first.food)
  return {
    id,
    text: line.text,
    choices: found.map(({ food }) => food),
    chosen,
    grams: grams === null ? '' : inputNumber(grams),
  }
}

/** A draft of a pasted recipe, its foods found in the table. */
export const draftOf = (recipe: PastedRecipe, find: Find, byId: ReadonlyMap<string, TableFood>): DishDraft => ({
  name: recipe.name,
  made: '',
  servings: recipe.servings === null ? '' : String(recipe.servings),
  lines: recipe.lines.map((line, at) => lineDraft(line, `${at}`, find, byId)),
})

export const gramsOfLine = ({ grams }: DishLine): number => readGrams(grams) ?? 0

/** A typed mass of up to 50 kg; null if it is none. */
export function readGrams(text: string): number | null {
  const plain = text.trim().replace(/\s/g, '')
  const grams = /^\d{5}$/.test(plain) ? Number(plain) : readNumber(plain)
  return grams === null || grams > 50_000 ? null : grams
}

/** The lines that count. */
const countedIn = (lines: readonly DishLine[]) =>
  lines.flatMap((line) => {
    const grams = gramsOfLine(line)
    return line.chosen === null || grams <= 0 ? [] : [{ food: line.chosen, grams }]
  })

export const uncounted = (lines: readonly DishLine[]): number => lines.length - countedIn(lines).length

/** Grams of all ingredients together. */
export const massOf = (lines: readonly DishLine[]): number =>
  Math.round(countedIn(lines).reduce((sum, { grams }) => sum + grams, 0))

export const figuresOfDraft = ({ lines }: DishDraft): DiaryFigures =>
  dishFigures(countedIn(lines).map(({ food, grams }) => ({ per100g: food.per100g, grams })))

/** The dish as typed. A food that occurs twice is one. */
export function dishOfDraft({ name, made, servings, lines }: DishDraft): OwnDish {
  const foods = new Map<string, OwnDish['foods'][number]>()
  for (const { food, grams } of countedIn(lines)) {
    const before = foods.get(food.id)?.grams ?? 0
    foods.set(food.id, { food: food.id, per100g: food.per100g, grams: before + grams })
  }
  const count = readNumber(servings)
  return {
    name,
    made: made.trim() === '' ? massOf(lines) : (readGrams(made) ?? 0),
    servings: count === null || count < 1 || count > 100 ? null : Math.round(count),
    foods: [...foods.values()],
  }
}
