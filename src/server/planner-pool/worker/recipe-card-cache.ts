import type { RecipeCard } from '#domain/api/member/recipe.ts'

/** Cards by their keys; what reads the same is kept once. A key is the recipe's id, numbered from its second card on. */
export function createCardCache() {
  const keys = new Map<string, string>()
  const cards: Record<string, RecipeCard> = {}
  const keep = (card: RecipeCard): string => {
    const text = JSON.stringify(card)
    const known = keys.get(text)
    if (known !== undefined) return known
    let key = card.recipe
    for (let count = 2; key in cards; count += 1) key = `${card.recipe}~${count}`
    keys.set(text, key)
    cards[key] = card
    return key
  }
  return { keep, cards }
}
