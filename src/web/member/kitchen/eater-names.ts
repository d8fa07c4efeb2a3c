import type { EaterView, HouseholdView } from '#domain/api/member/household.ts'
import { kitchenWords as words } from './kitchen-words.ts'

/** What somebody in the kitchen is called; an adult may have no name yet. */
export const eaterName = (eater: EaterView): string =>
  eater.kind === 'adult' && eater.isYou ? words.you : eater.name === '' ? words.unnamed : eater.name

/** Whether more than one adult eats here, so that there is something to share. */
export const isShared = ({ eaters }: Pick<HouseholdView, 'eaters'>): boolean =>
  eaters.filter(({ kind }) => kind === 'adult').length > 1
