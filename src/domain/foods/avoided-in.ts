import type { MemberRestriction } from '#domain/answers/member-restrictions.ts'
import { foodWords } from './food-words.ts'

type AvoidedWords = {
  /** Words and phrases that say that something contains it, apart by a bar. */
  readonly in: string
  /** Phrases with one of these words that contain none of it. */
  readonly but?: string
  /** Phrases after which nothing of it is in the whole. */
  readonly free?: string
}

const fish =
  'fish|salmon|tuna|cod|haddock|hake|halibut|trout|mackerel|sardine|herring|anchovy|pollock|tilapia|sea bass|seabass|snapper|swordfish|eel|kipper|caviar|roe|bonito|dashi|worcestershire|caesar dressing|mahi|catfish|pilchard|whitebait|sole|plaice|monkfish|bream|barramundi'
const crustacean =
  'crustacean|shellfish|prawn|shrimp|crab|lobster|crayfish|crawfish|langoustine|scampi|krill|thai curry paste'
const mollusc =
  'mollusc|mollusk|shellfish|clam|mussel|oyster|scallop|squid|calamari|octopus|cuttlefish|cockle|whelk|abalone|snail|escargot'

const said: { readonly [R in MemberRestriction]?: AvoidedWords } = {
  GLUTEN: {
    in: 'gluten|wheat|flour|bread|breadcrumb|panko|baguette|ciabatta|sourdough|brioche|bagel|bun|roll|pitta|pita|naan|tortilla|wrap|flatbread|crouton|pasta|spaghetti|macaroni|penne|fusilli|lasagne|lasagna|linguine|tagliatelle|fettuccine|ravioli|gnocchi|orzo|noodle|udon|ramen|soba|couscous|bulgur|semolina|farro|spelt|freekeh|barley|rye|malt|oat|oats|oatcake|oatmeal|muesli|granola|cracker|biscuit|cookie|cake|pastry|filo|phyllo|croissant|muffin|pancake|waffle|pizza|pie crust|soy sauce|teriyaki|hoisin|seitan|beer|ale|lager|stout|stock cube|bouillon|worcestershire|couscou|bran|bulghur|matzo|rusk|crispbread|oyster sauce|miso|gochujang|wonton|gyoza|dumpling',
    free: 'gluten free|gf',
    but: 'spaghetti squash|tortilla chip|lentil pasta|chickpea pasta|pasta sauce|peanut flour|almond flour|coconut flour|rice flour|corn flour|cornflour|maize flour|potato flour|chickpea flour|gram flour|buckwheat flour|tapioca flour|cassava flour|masa flour|rice noodle|glass noodle|rice paper|corn tortilla|corn cake|rice cake|rice cracker|egg roll|rice bran|buckwheat noodle|flour less|flourless',
  },
  EGGS: {
    in: 'egg|eggs|mayonnaise|mayo|aioli|meringue|hollandaise|omelette|omelet|frittata|quiche|custard|egg noodle|brioche|tartar sauce|ladyfinger',
    free: 'egg free|vegan',
    but: 'vegan mayonnaise|vegan mayo|egg plant|egg replacer|egg substitute',
  },
  TREE_NUTS: {
    in: 'nut|almond|walnut|hazelnut|cashew|pecan|pistachio|macadamia|brazil nut|praline|marzipan|frangipane|nutella|amaretti|amaretto|pesto|gianduja|nougat',
    free: 'nut free',
    but: 'coconut|ground nut|tiger nut|nut meg',
  },
  DAIRY: {
    in: 'milk|butter|cream|cheese|yogurt|yoghurt|buttermilk|whey|casein|ghee|kefir|quark|skyr|labneh|creme fraiche|crème fraîche|mascarpone|ricotta|mozzarella|parmesan|pecorino|cheddar|feta|halloumi|paneer|brie|camembert|gouda|monterey jack|naan|emmental|gruyere|provolone|stilton|gorgonzola|cotija|queso|manchego|burrata|custard|ice cream|gelato|dulce de leche|cottage|half and half|lactose|fromage|pesto|tzatziki|raita|bechamel|alfredo|queso fresco',
    free: 'dairy free|vegan',
    but: 'almond milk|oat milk|soy milk|soya milk|rice milk|hemp milk|cashew milk|coconut milk|coconut cream|coconut yogurt|coconut yoghurt|soy yogurt|soya yogurt|soya yoghurt|oat cream|soya cream|peanut butter|almond butter|cashew butter|nut butter|seed butter|tahini butter|cocoa butter|apple butter|butter bean|butter lettuce|cream of tartar|vegan cheese|vegan butter|vegan cream|plant milk|plant butter|plant cream|cream cracker|milk thistle|butter nut|cream cheese free',
  },
  SEAFOOD: { in: `seafood|${fish}|${crustacean}|${mollusc}`, but: 'oyster mushroom|oyster plant' },
  FISH: { in: `seafood|${fish}|oyster sauce` },
  CRUSTACEANS: { in: `seafood|${crustacean}` },
  MOLLUSCS: { in: `seafood|${mollusc}`, but: 'oyster mushroom' },
  PEANUTS: { in: 'peanut|groundnut|ground nut|monkey nut|satay' },
  SOY: {
    in: 'soy|soya|soybean|tofu|tempeh|miso|edamame|tamari|teriyaki|hoisin|natto|shoyu|black bean sauce|gochujang|oyster sauce|vegan mayonnaise|bean curd|textured vegetable protein',
  },
  SESAME: { in: 'sesame|tahini|hoisin|hummus|houmous|halva|zaatar|za atar|dukkah|furikake|baba ganoush' },
  CELERY: { in: 'celery|celeriac|stock|stock cube|bouillon|broth|bloody mary' },
  MUSTARD: { in: 'mustard|dijon|piccalilli|honey mustard|vinaigrette|curry powder|barbecue sauce|mayonnaise' },
  LUPIN: { in: 'lupin|lupine|lupini' },
  SULPHITES: {
    in: 'wine|sherry|port|champagne|prosecco|cider|vermouth|marsala|vinegar|raisin|sultana|dried apricot|dried fruit|molasses|sulphite|sulfite|mirin|golden raisin|prune|dried cranberry',
  },
}

type Phrases = {
  readonly contain: readonly (readonly string[])[]
  readonly but: readonly (readonly string[])[]
  readonly free: readonly (readonly string[])[]
}

const phrasesOf = (text: string): readonly (readonly string[])[] =>
  text === '' ? [] : text.split('|').map((phrase) => foodWords(phrase))

const known = new Map<MemberRestriction, Phrases>()
function phrasesFor(restriction: MemberRestriction): Phrases {
  let phrases = known.get(restriction)
  if (phrases === undefined) {
    const { in: contain = '', but = '', free = '' } = said[restriction] ?? {}
    phrases = { contain: phrasesOf(contain), but: phrasesOf(but), free: phrasesOf(free) }
    known.set(restriction, phrases)
  }
  return phrases
}

/** Where a phrase stands in the words; -1 if it does not. */
const placeOf = (words: readonly string[], phrase: readonly string[]): number =>
  words.findIndex((_, at) => phrase.length > 0 && phrase.every((word, offset) => words[at + offset] === word))

/** The words without those of the phrases. */
function without(words: readonly string[], phrases: readonly (readonly string[])[]): readonly string[] {
  let left = words
  for (const phrase of phrases) {
    for (let at = placeOf(left, phrase); at >= 0; at = placeOf(left, phrase)) {
      left = [...left.slice(0, at), '', ...left.slice(at + phrase.length)]
    }
  }
  return left
}

/** Something that a member avoids, and the word of a text that names it. */
export type AvoidedWord = { readonly restriction: MemberRestriction; readonly word: string }

/**
 * What an English name or list of ingredients names of that which is avoided. A text that names none of it may contain it
 * all the same: only what is said can be found.
 */
export function avoidedIn(text: string, restrictions: Iterable<MemberRestriction>): readonly AvoidedWord[] {
  const words = foodWords(text)
  return [...restrictions].flatMap((restriction) => {
    const { contain, but, free } = phrasesFor(restriction)
    if (free.some((each) => placeOf(words, each) >= 0)) return []
    const left = without(words, but)
    const phrase = contain
      .filter((each) => placeOf(left, each) >= 0)
      .toSorted((a, b) => b.length - a.length)
      .at(0)
    return phrase === undefined ? [] : [{ restriction, word: phrase.join(' ') }]
  })
}

const meat = phrasesOf(
  'meat|beef|steak|veal|lamb|mutton|pork|bacon|ham|gammon|prosciutto|pancetta|salami|chorizo|sausage|pepperoni|mince|minced meat|ground beef|chicken|turkey|duck|goose|venison|rabbit|bison|liver|pate|lard|gelatine|gelatin|bone broth|chicken stock|beef stock|andouille|pastrami|suet|oxtail|brisket|meatball',
)
const meatless = phrasesOf(
  'vegan|vegetarian|veggie|meat free|plant based|soya mince|veggie mince|vegan sausage|beef tomato|duck egg|goose egg',
)

/** The word of an English text that names meat; null if none does. */
export function meatIn(text: string): string | null {
  const words = without(foodWords(text), meatless)
  return meat.find((each) => placeOf(words, each) >= 0)?.join(' ') ?? null
}
