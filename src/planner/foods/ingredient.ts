import type { FoodNames } from './english-food-names.ts'
import type { Aisle, Food } from './food.ts'
import type { Allergen, NotPaleo, Origin, Pattern } from './food-classes.ts'
import { type FoodKind, foodKinds, type Kind } from './food-kinds.ts'
import { labelContains, labelTraces } from './label-allergens.ts'
import { type Nutrient, type Per100g, per100gOf, type State } from './nutrients.ts'

/** The foods of one file, and their aisle unless a row names another. */
export type FoodTable = {
  readonly aisle: Aisle
  readonly foods: Readonly<Record<string, Food>>
}

/** A food with everything from its row, its kind and the label allergens. */
export type Ingredient = {
  readonly id: string
  /** In lists and in the shop. */
  readonly name: string
  /** One of it, and several. */
  readonly one: string
  readonly plural: string
  /** In a sentence. */
  readonly said: string
  readonly saidMany: string
  readonly kind: FoodKind
  readonly aisle: Aisle
  /** The row of USDA FoodData Central; absent if all figures are estimates. */
  readonly fdcId?: number
  readonly state: State
  readonly per100g: Per100g
  /** Grams of alcohol in 100 g. */
  readonly alcohol: number
  readonly freeSugar: boolean
  readonly contains: readonly Allergen[]
  readonly origins: readonly Origin[]
  readonly notPaleo: readonly NotPaleo[]
  readonly traces: readonly Allergen[]
  readonly pattern?: Pattern
  readonly grams: NonNullable<Food['grams']>
  readonly pack?: NonNullable<Food['pack']>
  readonly label?: string
  /** The kinds of food that the label has to be checked for. */
  readonly labelFor: readonly FoodKind[]
  /** Where estimated figures come from, and which figures were corrected. */
  readonly estimated?: string
  readonly corrected: readonly Nutrient[]
}

const union = <T>(a: readonly T[], b: readonly T[] = []): readonly T[] => [...new Set([...a, ...b])]

/** The forms of a food's name, with those that its row leaves out. */
function namesOf({ name, one = name, many = name, said = name, saidMany }: FoodNames) {
  return { name, one, plural: many, said, saidMany: saidMany ?? (said === name ? many : said) }
}

/** Combines a row with the properties of its kind, its label allergens and its names. */
export function ingredientOf({ aisle, foods }: FoodTable, id: string, names: FoodNames): Ingredient {
  const food = foods[id]
  if (food === undefined) throw new Error(`no ingredient ${id} in the table of ${aisle}`)
  const kind: Kind = foodKinds[food.kind]
  const pattern = food.pattern ?? kind.pattern
  const [fdcId, state] = food.composition
  return {
    id,
    ...namesOf(names),
    kind: food.kind,
    aisle: food.aisle ?? aisle,
    state,
    per100g: per100gOf(food.composition),
    alcohol: food.alcohol ?? 0,
    freeSugar: kind.freeSugar === true,
    contains: union(union(kind.contains, food.contains), labelContains(id)),
    origins: union(kind.origins, food.origins),
    notPaleo: union(kind.notPaleo, food.notPaleo),
    traces: union(food.traces ?? [], labelTraces(id)),
    grams: food.grams ?? {},
    corrected: food.corrected ?? [],
    labelFor: food.labelFor ?? [],
    ...(fdcId === null ? {} : { fdcId }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(food.pack === undefined ? {} : { pack: food.pack }),
    ...(food.label === undefined ? {} : { label: food.label }),
    ...(food.estimated === undefined ? {} : { estimated: food.estimated }),
  }
}
