/** What somebody does not eat, within a sentence. */
export const avoidedWords = {
  GLUTEN: 'gluten',
  EGGS: 'eggs',
  TREE_NUTS: 'tree nuts',
  DAIRY: 'dairy',
  SEAFOOD: 'seafood',
  NONE: 'nothing',
  FISH: 'fish',
  CRUSTACEANS: 'crustaceans (shrimp, crab)',
  MOLLUSCS: 'mollusks (mussels, squid)',
  PEANUTS: 'peanuts',
  SOY: 'soy',
  SESAME: 'sesame',
  CELERY: 'celery',
  MUSTARD: 'mustard',
  LUPIN: 'lupin',
  SULPHITES: 'sulfites',
}

/** Ways of eating, within a sentence. */
export const dietWords = {
  TRADITIONAL: 'traditional',
  PALEO: 'paleo',
  VEGETARIAN: 'vegetarian',
  VEGAN: 'vegan',
  MEDITERRANEAN: 'Mediterranean',
  PESCATARIAN: 'pescatarian',
  LACTOSE_FREE: 'lactose-free',
  GLUTEN_FREE: 'gluten-free',
}

/** The allergens that the questionnaire does not ask about. */
export const moreRestrictionWords = {
  FISH: 'Fish',
  CRUSTACEANS: 'Crustaceans (shrimp, crab)',
  MOLLUSCS: 'Mollusks (mussels, squid)',
  PEANUTS: 'Peanuts',
  SOY: 'Soy',
  SESAME: 'Sesame',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  LUPIN: 'Lupin',
  SULPHITES: 'Sulfites',
}
