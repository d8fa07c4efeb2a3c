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
