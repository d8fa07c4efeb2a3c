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

const ids = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What a drink is served as, by its id: names are in the language of the page. */
const kinds = [
  [
    'beer',
    ids(
      'beer 93101000 93102000 93102300 93106500 17-506 17-208 17-748 17-222 17-223 17-822 17-224 17-212 17-676 17-750 17-751 17-749 17-760 17-821 17-767',
    ),
  ],
  [
    'wine',
    ids(
      'red-wine white-wine uk-wine-mulled-wine-homemade 93301275 93401005 93401010 93401020 93401030 93401100 93402000 93403000 93404550 93404560 17-754 17-756 17-757 17-233',
    ),
  ],
  ['spirit', ids('93201000 93201010 93202000 93501000 93502000 93502100 93503000 93504000 93505000 93505100')],
  [
    'fizzy',
    ids(
      '92307500 92307510 92307520 92400000 92410110 92410210 92410250 92410310 92410320 92410340 92410350 92410360 92410370 92410390 92410400 92410410 92410420 92410610 92410620 92410710 92410720 92411510 92411520 92411610 92411620 92432000 92433000 92510720 92510955 92510960 92550370 92803000 17-179 17-672 17-673 17-735 17-807',
    ),
  ],
] as const
/** What comes in sizes of its own: coffee, tea, cocoa and milk drinks with them, and everything mixed at a bar. */
const ownSizes = new RegExp(
  [
    'coffee|green-tea|tea|mix-06[458]',
    '11350010|11511\\d{3}|1151[23]\\d{3}|115143\\d\\d|115411\\d\\d|11542\\d{3}|11543\\d{3}|11560000',
    '921\\d{5}|922010\\d\\d|923\\d{5}|924108\\d\\d|92613510',
    '12-535|17-(?:15[3-79]|16[0136-9]|172|53[23]|559|594|632|76[1-6])',
  ]
    .map((part) => `^(?:${part})$`)
    .join('|'),
)

function kindOf(id: string): keyof typeof served | null {
  const kind = kinds.find(([, drinks]) => drinks.has(id))?.[0]
  return kind ?? (isAlcoholic(id) || ownSizes.test(id) ? null : 'other')
}

type Counted = { readonly id: string; readonly measures: readonly FoodMeasure[] }

/** The most measures that are offered of a drink. */
const MOST = 6

/**
 * The measures of a food in the units of a person: a drink is counted by what it is served in, whose sizes differ between
 * Britain and America. What is no drink keeps its own.
 */
export function measuresOf({ id, measures }: Counted, units: UnitSystem): readonly FoodMeasure[] {
  const kind = isDrink(id) ? kindOf(id) : null
  if (kind === null) return measures
  const usual = served[kind][units]
  const others = measures.filter(({ unit }) => unit !== 'serving' && usual.every((each) => each.unit !== unit))
  return [...usual, ...others].slice(0, MOST)
}
