import { type MemberRestriction, type MoreRestriction, moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { wordsOf } from '#web/words/options.ts'
import { moreRestrictionWords } from './restriction-words.ts'

const isMore = (restriction: MemberRestriction): restriction is MoreRestriction =>
  moreRestrictions.some((more) => more === restriction)

/** What a person calls something that they do not eat. */
export const restrictionName = (restriction: MemberRestriction): string =>
  isMore(restriction) ? moreRestrictionWords[restriction] : wordsOf('foodRestrictions', restriction).label
