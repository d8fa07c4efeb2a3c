import type { UnitSystem } from '#domain/unit-system.ts'
import { isAlcoholic, isDrink } from './drinks.ts'
import type { FoodMeasure } from './known-food.ts'

type Sizes = readonly FoodMeasure[]
const sizes = (text: string): Sizes =>
  text.split(' ').map((each) => {
    const [unit = '', grams = '0'] = each.split('=')
    return { unit, grams: Number(grams) }
  })

/** What drinks are served in, in ml, of which one weighs about a gram; the usual size first. */
const served: Readonly<Record<'beer' | 'wine' | 'spirit' | 'fizzy' | 'other', Readonly<Record<UnitSystem, Sizes>>>> = {
  beer: { metric: sizes('pint=568 halfpint=284 can=440 bottle=330'), imperial: sizes('can=355 pint=473 bottle=355') },
  wine: { metric: sizes('glass=175 small=125 large=250'), imperial: sizes('glass=148 large=237') },
  spirit: { metric: sizes('shot=25 double=50'), imperial: sizes('shot=44 double=88') },
  fizzy: { metric: sizes('can=330 glass=250 bottle=500'), imperial: sizes('can=355 glass=240 bottle=591') },
  other: { metric: sizes('glass=250 mug=300'), imperial: sizes('cup=240 glass=240 mug=350') },
}

const beer = /\b(?:beer|lager|ale|stout|bitter|cider|shandy)\b/i
const wine = /\b(?:wine|champagne|prosecco|sangria)\b/i
const spirit = /^(?:vodka|gin|rum|whiske?y|scotch|brandy|tequila|cognac|bourbon|liqueur)\b/i
const mixed = /\b(?:and|with|cooler|spritzer)\b/i
const fizzy = /\b(?:cola|lemonade|ginger ale|soft drink|carbonated|tonic|root beer|pepper type|energy drink|soda)\b/i
const hot = /\b(?:tea|coffee|latte|cappuccino|chocolate|espresso|mocha)\b/i

function kindOf(id: string, name: string): keyof typeof served | null {
  if (isAlcoholic(id)) {
    if (mixed.test(name)) return null
    return beer.test(name) ? 'beer' : wine.test(name) ? 'wine' : spirit.test(name) ? 'spirit' : null
  }
  return fizzy.test(name) || beer.test(name) ? 'fizzy' : hot.test(name) ? null : 'other'
}

type Counted = { readonly id: string; readonly name: string; readonly measures: readonly FoodMeasure[] }

/** The most measures that are offered of a drink. */
const MOST = 6

/**
 * The measures of a food in the units of a person: a drink is counted by what it is served in, whose sizes differ between
 * Britain and America. What is no drink keeps its own.
 */
export function measuresOf({ id, name, measures }: Counted, units: UnitSystem): readonly FoodMeasure[] {
  const kind = isDrink(id) ? kindOf(id, name) : null
  if (kind === null) return measures
  const usual = served[kind][units]
  const others = measures.filter(({ unit }) => unit !== 'serving' && usual.every((each) => each.unit !== unit))
  return [...usual, ...others].slice(0, MOST)
}
