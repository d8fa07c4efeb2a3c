import type { MemberSettings } from '#domain/api/member/member.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

/** Settings that were changed and not saved yet; null where there are none. It survives going to another page. */
export const settingsDraft = createStore<MemberSettings | null>(null)
sessionEndCount.subscribe(() => settingsDraft.set(null))

/** What saving would do: nothing, show the same meals otherwise, or plan other ones. */
export type SettingsChange = 'NONE' | 'PLAIN' | 'REPLAN'

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item))

/** NONE beside nothing else says the same as nothing. */
const real = ({ restrictions }: MemberSettings): readonly string[] =>
  restrictions.filter((restriction) => restriction !== 'NONE')

export function settingsChange(before: MemberSettings, after: MemberSettings): SettingsChange {
  const isReplanned =
    before.mealsADay !== after.mealsADay ||
    before.cookingSkill !== after.cookingSkill ||
    before.timeCooking !== after.timeCooking ||
    !sameSet(before.diets, after.diets) ||
    !sameSet(real(before), real(after))
  if (isReplanned) return 'REPLAN'
  const isSame =
    before.units === after.units && before.eaters === after.eaters && sameSet(before.restrictions, after.restrictions)
  return isSame ? 'NONE' : 'PLAIN'
}
