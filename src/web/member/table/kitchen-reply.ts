import { HouseholdView } from '#domain/api/member/household.ts'
import { parserOf } from '#web/device/parser-of.ts'

export const kitchenFrom = parserOf(HouseholdView)
