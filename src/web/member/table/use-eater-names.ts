import { routes } from '#domain/api/routes.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { eaterName } from './eater-name.ts'
import { kitchenFrom } from './kitchen-reply.ts'

/** What each eater of the kitchen is called, by id, the member first. */
export type EaterNames = ReadonlyMap<string, string>

/**
 * Requests who eats in the kitchen: to be used only where a meal has several plates, so that somebody who eats alone asks
 * for nothing. Empty until the reply is there.
 */
export function useEaterNames(): EaterNames {
  const data = useMemberData(routes.memberHousehold, kitchenFrom)
  if (data.kind !== 'ready') return new Map()
  const isYou = (eater: (typeof data.value.eaters)[number]) => eater.kind === 'adult' && eater.isYou
  const eaters = data.value.eaters.toSorted((one, other) => Number(isYou(other)) - Number(isYou(one)))
  return new Map(eaters.map((eater) => [eater.id, eaterName(eater)]))
}
