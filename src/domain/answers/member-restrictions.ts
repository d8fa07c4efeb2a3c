import { type Choice, choices } from './choices.ts'

/**
 * The other allergens of EU and US labels (Regulation (EU) 1169/2011, annex II; FALCPA and the FASTER Act), which
 * members can choose in their settings and the questionnaire does not ask about. SEAFOOD covers fish, crustaceans and
 * molluscs together; GLUTEN covers wheat.
 */
export const moreRestrictions = [
  'FISH',
  'CRUSTACEANS',
  'MOLLUSCS',
  'PEANUTS',
  'SOY',
  'SESAME',
  'CELERY',
  'MUSTARD',
  'LUPIN',
  'SULPHITES',
] as const
export type MoreRestriction = (typeof moreRestrictions)[number]

export type MemberRestriction = Choice<'foodRestrictions'> | MoreRestriction

/** Everything that a member can choose not to eat, in the order in which it is shown. */
export const memberRestrictions: readonly MemberRestriction[] = [...choices.foodRestrictions, ...moreRestrictions]
