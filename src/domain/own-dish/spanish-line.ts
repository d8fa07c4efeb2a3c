/** What Spanish recipes measure and count in, by the word that the reader of lines knows. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:tazas?)$/i, 'cup'],
  [/^(?:cucharadas?|cdas?)$/i, 'tbsp'],
  [/^(?:cucharaditas?|cditas?|cdtas?)$/i, 'tsp'],
  [/^(?:gramos?|grs?)$/i, 'g'],
  [/^(?:kilogramos?)$/i, 'kg'],
  [/^(?:mililitros?)$/i, 'ml'],
  [/^(?:litros?)$/i, 'l'],
  [/^(?:onzas?)$/i, 'oz'],
  [/^(?:libras?)$/i, 'lb'],
  [/^(?:pizcas?)$/i, 'pinch'],
  [/^(?:dientes?)$/i, 'clove'],
  [/^(?:rebanadas?|rodajas?|lonchas?)$/i, 'slice'],
  [/^(?:latas?)$/i, 'can'],
  [/^(?:frascos?)$/i, 'jar'],
  [/^(?:paquetes?|bolsas?|sobres?)$/i, 'packet'],
  [/^(?:botellas?)$/i, 'bottle'],
  [/^(?:manojos?|atados?)$/i, 'bunch'],
  [/^(?:puñados?)$/i, 'handful'],
  [/^(?:ramitas?|ramas?)$/i, 'sprig'],
  [/^(?:cabezas?)$/i, 'head'],
  [/^(?:tallos?)$/i, 'stalk'],
  [/^(?:filetes?)$/i, 'fillet'],
  [/^(?:hojas?)$/i, 'leaf'],
  [/^(?:piezas?|trozos?)$/i, 'piece'],
]

const AMOUNT = String.raw`\d+(?:[.,]\d+)?(?:\s*/\s*\d+)?(?:\s+\d+/\d+)?`
const measured = new RegExp(
  `^(${AMOUNT}(?:\\s+(?:to|or)\\s+${AMOUNT})?)\\s*(\\([^)]*\\)\\s*)?([\\p{L}]+)\\.?\\s*(\\([^)]*\\)\\s*)?(?:de(?:l| la| los| las)?\\s+)?(.*)$`,
  'iu',
)

/** Words about how a food is prepared or how large it is, which say nothing about what it is. */
const preparation =
  /(^|[^\p{L}])(finamente|recién|picad[oa]s?|rebanad[oa]s?|rallad[oa]s?|pelad[oa]s?|escurrid[oa]s?|fresc[oa]s?|derretid[oa]s?|desmenuzad[oa]s?|troced[oa]s?|lavad[oa]s?|batid[oa]s?|machacad[oa]s?|exprimid[oa]s?|madur[oa]s?|grandes?|median[oa]s?|pequeñ[oa]s?|chic[oa]s?|opcional|al gusto|para servir|virgen extra|extra virgen|en (?:cubos|cubitos|trozos|tiras|rodajas|rebanadas|cuartos|juliana)|sin (?:piel|hueso|semillas))(?!\p{L})/giu

/** A food without these words; queso fresco is a cheese of its own. */
const foodAlone = (text: string): string =>
  text.replace(preparation, (found: string, before: string, word: string, at: number) =>
    /^fresc/i.test(word) && /queso$/i.test(text.slice(0, at)) ? found : before,
  )

/**
 * A line of a Spanish recipe with its amount and unit as an English one has them, and its food as it stands: "2 cdas. de
 * aceite" becomes "2 tbsp aceite". Any other line stays as it is, since none of these words is an English one.
 */
export function withoutSpanish(line: string): string {
  const counted = line
    .replace(/^(?:unos|unas|aprox\.?|aproximadamente|cerca de)\s+(?=\d)/i, '')
    .replace(/^(?:medio|media)\s+/i, '1/2 ')
    .replace(/^(?:un|una)\s+(?=\p{L})/iu, '1 ')
    .replace(/^(\d+)\s+(\p{L}+)\s+y\s+medi[oa]\b/iu, '$1 1/2 $2')
    .replace(new RegExp(`^(${AMOUNT})\\s+(?:a|o)\\s+(?=\\d)`, 'i'), '$1 to ')
  const [, amount, before = '', word = '', after = '', food = ''] = measured.exec(counted) ?? []
  const unit = units.find(([pattern]) => pattern.test(word))?.[1]
  if (amount !== undefined && unit !== undefined) {
    return `${amount} ${before}${unit} ${after}${foodAlone(food)}`.replace(/\s+/g, ' ').trim()
  }
  const plain = foodAlone(counted).replace(/\s+/g, ' ').trim()
  return amount === undefined
    ? plain
    : plain.replace(/^([\d\s/.,]+(?:kg|g|ml|l)\.?)\s+de(?:l| la| los| las)?\s+/i, '$1 ')
}
