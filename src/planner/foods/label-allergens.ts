import type { Allergen } from './food-classes.ts'

/**
 * The allergens of EU labels that the questionnaire does not ask about: they are shown, but no meal is chosen by them.
 */
type ShownAllergen = Extract<Allergen, 'MUSTARD' | 'CELERY' | 'LUPIN' | 'SULPHITE'>

/** Ids of foods made of an allergen, or containing it in every usual product (Regulation (EU) 1169/2011, annex II). */
const contained: Readonly<Record<ShownAllergen, readonly string[]>> = {
  MUSTARD: ['mustard', 'dijon-mustard', 'mustard-powder', 'mustard-seeds', 'mustard-greens'],
  CELERY: ['celery', 'celeriac', 'celery-seed', 'vegetable-stock', 'vegetable-stock-cube'],
  LUPIN: [],
  // More than 10 mg/kg: wine and products of it, and dried fruit treated to keep its colour.
  SULPHITE: [
    'white-wine',
    'red-wine',
    'white-wine-vinegar',
    'red-wine-vinegar',
    'balsamic-vinegar',
    'dijon-mustard',
    'horseradish',
    'dried-apricots',
  ],
}

/**
 * Foods that often contain it but need not: blends, sausages, stocks, gluten-free baking, dried fruit, treated
 * shellfish.
 */
const oftenFound: Readonly<Record<ShownAllergen, readonly string[]>> = {
  MUSTARD: [
    'curry-powder',
    'cajun-seasoning',
    'mayonnaise-light',
    'vegan-mayonnaise',
    'dill-pickle',
    'italian-sausage',
    'turkey-sausage',
    'horseradish',
  ],
  CELERY: [
    'beef-stock',
    'chicken-stock',
    'chicken-stock-unsalted',
    'curry-powder',
    'cajun-seasoning',
    'italian-sausage',
    'turkey-sausage',
    'worcestershire-sauce',
    'ketchup',
    'passata',
  ],
  LUPIN: [
    'gf-bread',
    'gf-burger-bun',
    'gf-breadcrumbs',
    'gf-flour',
    'gf-self-raising-flour',
    'gf-pasta',
    'gf-spaghetti',
  ],
  SULPHITE: [
    'apple-cider-vinegar',
    'malt-vinegar',
    'beer',
    'raisins',
    'prunes',
    'dried-figs',
    'dried-cranberries',
    'sun-dried-tomatoes',
    'sauerkraut',
    'molasses',
    'apricot-jam',
    'coconut-milk',
    'coconut-milk-light',
    'prawns',
    'prawns-cooked',
    'italian-sausage',
    'turkey-sausage',
    'pickled-ginger',
    'pickled-jalapenos',
  ],
}

const shownAllergens = ['CELERY', 'MUSTARD', 'LUPIN', 'SULPHITE'] as const satisfies readonly ShownAllergen[]
const having = (table: typeof contained, id: string): readonly ShownAllergen[] =>
  shownAllergens.filter((each) => table[each].includes(id))

export const labelContains = (id: string): readonly ShownAllergen[] => having(contained, id)
export const labelTraces = (id: string): readonly ShownAllergen[] => having(oftenFound, id)

/** All ids of both tables. */
export const labelled: readonly string[] = [contained, oftenFound].flatMap((table) => Object.values(table).flat())
