import type { EaterView } from '#domain/api/member/household.ts'
import { tableWords as words } from './table-words.ts'

/** What somebody in the kitchen is called; an adult may have no name yet. */
export const eaterName = (eater: EaterView): string =>
  eater.kind === 'adult' && eater.isYou ? words.you : eater.name === '' ? words.unnamed : eater.name
