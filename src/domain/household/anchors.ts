import type { Choice } from '#domain/answers/choices.ts'
import type { Weekday } from './shopping-days.ts'

/** The meals for which a household can name a regular dish. */
export const anchorSlots = ['BREAKFAST', 'LUNCH', 'DINNER'] as const
export type AnchorSlot = (typeof anchorSlots)[number]

/** Kinds of lunches and dinners that can be regular, of which each week chooses one. */
export const anchorKinds = [
  'PASTA',
  'SOUPS',
  'SALADS',
  'TACOS',
  'BURGERS',
  'CHICKEN',
  'SEAFOOD',
] as const satisfies readonly Choice<'mealsLike'>[]
export type AnchorKind = (typeof anchorKinds)[number]

/** What is eaten regularly: a dish, or one of a kind. */
export type AnchorDish = { readonly recipe: string } | { readonly kind: AnchorKind }

/** What a household wants at a meal of a weekday of every week. */
export type Anchor = { readonly weekday: Weekday; readonly slot: AnchorSlot } & AnchorDish
