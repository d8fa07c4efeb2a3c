/** A source's title, taken apart for people. */
export type SaidName = {
  /** "Cheese pizza". */
  readonly name: string
  /** Further names: "Turkey salad" of "Chicken or turkey salad". */
  readonly others: readonly string[]
  /** How it is cooked, kept or cut: "raw", "boiled", "canned". */
  readonly forms: readonly string[]
  /** What tells rows of one name apart, such as "fast food" or "homemade"; in words for people. */
  readonly notes: readonly string[]
  /** Whether the source gives this row for an answer that names no kind: NFS, "average". */
  readonly isGeneric: boolean
}

/** Segments that say nothing to a person. */
const silent =
  /^(?:NFS|NS as to .*|fresh|from fresh|from raw|from dried|from pre-cooked|unspecified|kernel only|whole kernels|flesh only|flesh and skin|meat only|whole contents|no added fat|in unsalted water|unfortified|fortified|pasteurised|UHT|old|main crop|other|all types|type not specified|not further specified|as purchased|drained|ready-to-eat|from fresh or frozen|solids and liquids|water added|infusion|label-typical|without added salt|uncooked weight|skin \/ coating eaten|skin eaten|lean and fat(?: eaten)?|made with mayonnaise|regular or quick|from other sources|100%|made with any dressing|NS as to .*)$/i
const generic = /^(?:NFS|NS as to .*|average)$/i

/** Segments that say how a food was made ready; the same in every name. */
const forms: Readonly<Record<string, string>> = {
  raw: 'raw',
  uncooked: 'uncooked',
  cooked: 'cooked',
  boiled: 'boiled',
  'boiled in unsalted water': 'boiled',
  'boiled in salted water': 'boiled',
  steamed: 'steamed',
  'steamed or boiled': 'boiled',
  fried: 'fried',
  baked: 'baked',
  'baked or broiled': 'baked',
  'baked or roasted': 'baked',
  grilled: 'grilled',
  broiled: 'grilled',
  'grilled/baked': 'grilled',
  roasted: 'roasted',
  roast: 'roasted',
  rotisserie: 'rotisserie',
  stewed: 'stewed',
  casseroled: 'stewed',
  braised: 'stewed',
  microwaved: 'microwaved',
  poached: 'poached',
  canned: 'canned',
  'from canned': 'canned',
  'from frozen': 'frozen',
  frozen: 'frozen',
  dried: 'dried',
  pickled: 'pickled',
  smoked: 'smoked',
  toasted: 'toasted',
  'stir-fried': 'stir-fried',
  breaded: 'breaded',
  mashed: 'mashed',
  scrambled: 'scrambled',
  iced: 'iced',
  coated: 'coated',
  'breaded or battered': 'coated',
  'in batter': 'battered',
}
const friedIn = /^(?:stir-)?fried in .*(?:oil|dripping|butter|lard|ghee)$/i
const addedFat =
  /^(?:fat added|cooked with (?:oil|butter or margarine|fat)|NS as to fat(?: type)?|made with (?:oil|butter|margarine|animal fat or meat drippings|cooking spray).*|with (?:vegetable oil|butter ghee))$/i

const notesOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:from )?(?:fast food|restaurant|fast food \/ restaurant|restaurant or fast food)$/i, 'restaurant'],
  [/^take-?away.*|from takeaway.*$/i, 'takeaway'],
  [/^(?:homemade|home recipe)$/i, 'homemade'],
  [/^(?:skin not eaten|skin \/ coating not eaten|without skin)$/i, 'without skin'],
  [/^(?:lean|lean only eaten|lean only)$/i, 'lean'],
  [
    /^(?:retail|chilled|ready-to-heat|frozen meal|ready meal|from school lunch|re-?heated|prepackaged)$/i,
    'shop-bought',
  ],
]

/** Titles in which the words after the comma come first: "Cheese pizza". */
const lastHeads = new Set(
  `pizza bread milk cheese soup yogurt cake pie cookie cookies muffin muffins bagel bagels roll rolls crackers tea coffee wine beer
  lager cider rice potato potatoes egg eggs curry sauce dressing salad stew casserole burger oil flour juice pudding quiche flan
  crumble custard biscuits biscuit pancakes waffle popcorn pretzels noodles pasta pastry pastries doughnut doughnuts sandwich
  cream butter margarine sugar syrup jam candy chips crisps dip gravy bar smoothie oatmeal grits onions onion cabbage lettuce
  peppers pepper beans peas nuts seeds squash melon mushrooms sausage sausages chutney scones scone fritter samosas samosa kebab
  bhaji flakes mustard vinegar salsa tortilla tortillas corn rissoles pilau risotto omelette crumpets croissant icing drink
  lasagne lasagna porridge stuffing dumplings spread pate sorbet ice toast turnover burrito taco quesadilla enchilada
  tomatoes apples cherries plums gourd ham`.split(/\s+/),
)
/** Titles that add nothing to the words after the comma. */
const emptyHeads = new Set([
  'fish',
  'cereal',
  'breakfast cereal',
  'soft drink',
  'restaurant',
  'fast foods',
  'fast food',
  'candy bar',
  'game',
  'shellfish',
  'drink',
  'composed',
  'family style',
  'offal',
])
/** What a cereal or a soft drink may be called without saying so: a flavour, a grain or "other" is no food of its own. */
const namesItself =
  /\b(?:flakes?|cornflakes|puffs?|squares?|rings|bunches|clusters|granola|muesli|biscuits|shredded|loops|oats|bran|fibre|cereal|ricicles|cola|ale|beer|soda|puffed|cooked|ready-to-eat)\b/i

/** Meats, whose cut comes after the animal or alone. */
const meats = new Set(['beef', 'lamb', 'pork', 'veal', 'chicken', 'turkey', 'duck'])
const ownCuts =
  /\b(?:steak|mince|minced|ground|ribs?|chops?|joint|brisket|sausages?|bacon|gammon|ham|jerky|meatballs?)\b/i
const ownDrinks = /^(?:Latte|Cappuccino|Espresso|Cafe Mocha|Cafe con leche)\b/i
/** Begins a phrase that cannot stand before a noun. */
const follows =
  /^(?:with|without|made|no|from|in|and|or|on|not|as|for|excluding|including|\d|cooked|filled|topped|fat|lean|skin|peel|breast$|leg$|thigh$|wing|drumstick)/i

const lower = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^(?:[A-Z]\w* )?[A-Z]/.test(text.slice(1)) && !proper.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
const proper =
  /^(?:American|Asian|British|Bombay|Brazil|Brussels|Caesar|Cajun|California|Canadian|Cheddar|Chinese|Cornish|Cuban|Danish|Edam|English|French|German|Greek|Hawaiian|Indian|Irish|Italian|Japanese|Korean|Lancashire|Mexican|Parmesan|Puerto|Quorn|Scotch|Spanish|Swiss|Thai|Turkish|Welsh|Worcestershire|Yorkshire|Weetabix|Mc|Denny|Oreo)/
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Chains of restaurants, whose name follows that of the dish, as people write them. */
const chains: readonly (readonly [RegExp, string])[] = [
  [/^McDONALD'S,? /i, 'McDonalds'],
  [/^BURGER KING, /i, 'Burger King'],
  [/^WENDY'S, /i, 'Wendys'],
  [/^KFC, /i, 'KFC'],
  [/^POPEYES, /i, 'Popeyes'],
  [/^DENNY'S, /i, 'Dennys'],
  [/^TACO BELL, /i, 'Taco Bell'],
  [/^SUBWAY, /i, 'Subway'],
  [/^APPLEBEE'S, /i, 'Applebees'],
  [/^CRACKER BARREL, /i, 'Cracker Barrel'],
  [/^T\.G\.I\. FRIDAY'S, /i, 'TGI Fridays'],
  [/^OLIVE GARDEN, /i, 'Olive Garden'],
  [/^CHICK-FIL-A, /i, 'Chick-fil-A'],
]
/** Whether a row is of one chain of restaurants, which people name if they mean it. */
export const isOfChain = (title: string): boolean => chains.some(([pattern]) => pattern.test(title))

/** The dish before its chain, in small letters; null if a title names no chain. */
function dishOfChain(title: string): string | null {
  const [pattern, chain] = chains.find(([each]) => each.test(title)) ?? []
  if (pattern === undefined || chain === undefined) return null
  const dish = title
    .replace(pattern, '')
    .replace(/, analyzed \d{4}$/i, '')
    .toLowerCase()
    .replace(/\bmc ?(\w)/g, (_, first: string) => `Mc${first.toUpperCase()}`)
    .replace(/\b(?:big mac|oreo|m&m's|quarter pounder|whopper|filet-o-fish)\b/g, (name) =>
      name.replace(/^\w|[ &]\w/g, (letter) => letter.toUpperCase()),
    )
  return capital(`${dish} (${chain})`)
}

/** Writes brand names of fast food as people write them. */
function withoutShouting(text: string): string {
  return text.replace(/\b[A-Z][A-Z'’.-]{2,}\b/g, (word) =>
    /^(?:BBQ|BLT|NFS|KFC|UHT|UK|IPA|DHA|ABV)$/.test(word)
      ? word
      : word
          .toLowerCase()
          .replace(/^\w/, (first) => first.toUpperCase())
          .replace(/^Mcd/, 'McD')
          .replace(/^Mcm/, 'McM'),
  )
}

/** The parts of a title between commas, apart from commas inside brackets. */
const segmentsOf = (title: string): readonly string[] =>
  title
    .split(/,\s*(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Takes the title of a food table apart into what people call the food, its form, and notes. */
export function saidName(title: string): SaidName {
  const dish = dishOfChain(title)
  if (dish !== null) return { name: dish, others: [], forms: [], notes: [], isGeneric: false }
  const cleaned = withoutShouting(title)
    .replace(/^Restaurant, (\w+), /, '')
    .replace(/^Restaurant, family style, /, '')
    .replace(/^Fast Foods?, /i, '')
    .replace(/^Cereal or Granola bar/i, 'Granola bar')
    .replace(/^Egg omelet or scrambled egg/, 'Omelette or scrambled egg')
    .replace(/^Macaroni or noodles with cheese/, 'Macaroni cheese (mac and cheese)')
    .replace(/^Hot chocolate \/ cocoa/, 'Hot chocolate')
    .replace(/^Fish, stick/, 'Fish sticks')
    .replace(/^Bacon rashers, (\w+)/, (_, cut: string) => `${capital(cut)} bacon`)
    .replace(/^Egg, whole,/, 'Egg,')
    .replace(/^Potato, french fries/, 'French fries')
    .replace(/^Potato chips, fried/, 'Chips (fries), fried')
    .replace(/^Potato chips, oven ready/, 'Oven chips (fries)')
    .replace(/\bwheat or cracked wheat\b/, 'wheat')
    .replace(/, or roasted with marinade/, ', roasted, with marinade')
  const [first = '', ...rest] = segmentsOf(cleaned)
  const isGeneric = rest.some((part) => generic.test(part)) || rest.length === 0
  const found: string[] = []
  const notes: string[] = []
  const kinds: string[] = []
  for (const part of rest) {
    // The last of several ways to cook: "baked, broiled, or roasted".
    const form = forms[part.toLowerCase().replace(/^or /, '')]
    const note = notesOf.find(([pattern]) => pattern.test(part))
    if (form !== undefined) found.push(form)
    else if (friedIn.test(part)) found.push('fried')
    else if (addedFat.test(part)) notes.push('with fat')
    else if (note !== undefined) notes.push(note[1])
    else if (!silent.test(part) && !generic.test(part)) kinds.push(part)
  }
  const [main, ...others] = alternativesIn(first).map((head) => nameOf(head, kinds))
  return { name: main ?? capital(first), others, forms: [...new Set(found)], notes: [...new Set(notes)], isGeneric }
}

/** "Chicken or turkey salad" as "Chicken salad" and "turkey salad". */
function alternativesIn(head: string): readonly string[] {
  const either =
    /^(Chicken or turkey|Beef or pork|Cake or cupcake|Jam or jelly|Lunchmeat or deli|Tenders or strips)\b(.*)$/i.exec(
      head,
    )
  return either === null ? [head] : (either[1] ?? '').split(' or ').map((part) => capital(`${part}${either[2] ?? ''}`))
}

function nameOf(head: string, kinds: readonly string[]): string {
  const [kind, ...others] = kinds
  if (kind === undefined) return capital(head)
  const after = others.length === 0 ? '' : `, ${others.map(lower).join(', ')}`
  const noun = head.toLowerCase()
  const unsaid = /^(?:breakfast )?cereal$/.test(noun) ? 'cereal' : noun === 'soft drink' ? noun : null
  if (unsaid !== null && !namesItself.test(kind)) return capital(`${kind} ${unsaid}${after}`)
  if (emptyHeads.has(noun) || ownDrinks.test(kind)) return capital(`${kind}${after}`)
  const alone = others.find((part) => ownCuts.test(part))
  if (meats.has(noun) && alone !== undefined && kind === 'steak')
    return capital(
      `${lower(alone)} steak (${noun})${others
        .filter((part) => part !== alone)
        .map((part) => `, ${lower(part)}`)
        .join('')}`,
    )
  const last = noun.split(' ').at(-1) ?? ''
  if (meats.has(noun) && !follows.test(kind)) {
    return /^(?:ground|minced|smoked|corned|roast)/i.test(kind)
      ? capital(`${lower(kind)} ${noun}${after}`)
      : capital(`${noun} ${lower(kind)}${after}`)
  }
  if (meats.has(noun) && /^(?:breast|leg|thigh|wing|drumstick)/i.test(kind)) return capital(`${noun} ${kind}${after}`)
  if (lastHeads.has(last) && head.split(' ').length <= 2 && !follows.test(kind) && kind.split(' ').length <= 3) {
    const isSaid = kind.toLowerCase().split(/\s+/).includes(noun) || kind.toLowerCase().includes(noun.replace(/s$/, ''))
    return capital(isSaid ? `${lower(kind)}${after}` : `${lower(kind)} ${lower(head)}${after}`)
  }
  return capital(`${head}, ${lower(kind)}${after}`)
}
