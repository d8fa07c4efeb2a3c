import type { HouseholdView } from '#domain/api/member/household.ts'

/** Whether more than one adult eats here, so that there is something to share. */
export const isShared = ({ eaters }: Pick<HouseholdView, 'eaters'>): boolean =>
  eaters.filter(({ kind }) => kind === 'adult').length > 1
