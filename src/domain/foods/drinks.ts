/** Drinks among the planner's own foods, whose ids are words. */
const own = new Set(
  'almond-milk apple-juice beer coconut-water coffee gf-oat-milk green-tea lactose-free-milk milk-semi milk-skim milk-whole oat-milk orange-juice pineapple-juice red-wine rice-milk soya-milk tea tomato-juice white-wine uk-fruit-juice-mixed uk-wine-mulled-wine-homemade uk-milk-drink-fermented-with-probiotics mix-063 mix-064 mix-065 mix-066 mix-067 mix-068 mix-070'.split(
    ' ',
  ),
)
/** Drinks of CoFID: tea, coffee, juices, soft drinks, beer, wine, and milk. */
const british =
  /^(?:17-(?:15[3-79]|16[0-9]|172|179|201|20[6-9]|21\d|22[2-9]|23\d|240|506|53[23]|559|594|632|67[236]|73[5-9]|74\d|75\d|76[0-7]|80[1-37]|81[89]|82[0-2]|84[5-8])|12-(?:308|309|32[1-37-9]|326|41[89]|512|52[34]|535|56[3-58-9]|570|589|59[0-178])|14-(?:275|286|330|331|341)|13-199)$/
/** Groups of FNDDS: milk and its substitutes, milk drinks, juices, coffee, tea, soft drinks, alcoholic drinks, water. */
const american = /^(?:11[13]\d{5}|115\d{5}|612\d{5}|64[12]\d{5}|9[234]\d{6})$/
/** Powders and syrups of these groups, which are not drunk as they are. */
const notDrunk = /^(?:11[13]2\d{4}|612072\d\d|9210[13]00[1-9]|9219\d{4}|923070\d\d|923074\d\d|9290\d{4})$/
const alcoholic = /^(?:93\d{6}|17-(?:20[6-9]|21\d|22[2-9]|23\d|240|506|594|676|74[89]|75[0-9]|76[0-7]|82[12])|mix-070)$/
const ownAlcoholic = new Set(['beer', 'red-wine', 'white-wine', 'uk-wine-mulled-wine-homemade'])

/** Whether a food of the table is drunk, by its id. It then counts as a drink as well as for what is in it. */
export const isDrink = (food: string): boolean =>
  own.has(food) || british.test(food) || (american.test(food) && !notDrunk.test(food))

/** Whether a drink has alcohol, by its id. */
export const isAlcoholic = (food: string): boolean => ownAlcoholic.has(food) || alcoholic.test(food)

/** Energy of alcohol, kcal/g (regulation (EU) 1169/2011, annex XIV). */
const ALCOHOL_ENERGY = 7

type Figures = { readonly energy: number; readonly protein: number; readonly carbs: number; readonly fat: number }

/**
 * Grams of alcohol in something that was drunk: the energy that protein, carbohydrate and fat do not explain. Only for
 * what contains an alcoholic drink; beside food it is an estimate.
 */
export const alcoholIn = ({ energy, protein, carbs, fat }: Figures): number =>
  Math.max(0, Math.round((energy - 4 * protein - 4 * carbs - 9 * fat) / ALCOHOL_ENERGY))
