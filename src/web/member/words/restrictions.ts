import { type MemberRestriction, type MoreRestriction, moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { wordsOf } from '#web/words/options.ts'

/** The allergens that the questionnaire does not ask about. */
export const moreRestrictionWords = {
  FISH: 'Fish',
  CRUSTACEANS: 'Crustaceans (prawns, crab)',
  MOLLUSCS: 'Molluscs (mussels, squid)',
  PEANUTS: 'Peanuts',
  SOY: 'Soya',
  SESAME: 'Sesame',
  CELERY: 'Celery',
  MUSTARD: 'Mustard',
  LUPIN: 'Lupin',
  SULPHITES: 'Sulphites',
} satisfies Record<MoreRestriction, string>

const isMore = (restriction: MemberRestriction): restriction is MoreRestriction =>
  moreRestrictions.some((more) => more === restriction)

/** What a person calls something that they do not eat. */
export const restrictionName = (restriction: MemberRestriction): string =>
  isMore(restriction) ? moreRestrictionWords[restriction] : wordsOf('foodRestrictions', restriction).label
