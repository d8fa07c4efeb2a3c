import { choices } from '#domain/answers/choices.ts'
import type { MemberSettings, SettingsRequest } from '#domain/api/member/member.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

/** Settings that were changed and not saved yet; null where there are none. It survives going to another page. */
export const settingsDraft = createStore<SettingsRequest | null>(null)
sessionEndCount.subscribe(() => settingsDraft.set(null))

/** The options that are chosen by now, but those that were touched as they were left. */
const chosen = <V extends string>(
  options: readonly V[],
  now: readonly V[],
  before: readonly V[],
  after: readonly V[],
): V[] =>
  options.filter((option) => {
    const isTouched = before.includes(option) !== after.includes(option)
    return (isTouched ? after : now).includes(option)
  })

/**
 * The settings with what was changed in them: only what was touched, within a list too. All else is as it is by now, for
 * another device may have set it since: what a member must not eat above all.
 */
export function withDraft(now: MemberSettings, draft: SettingsRequest | null): MemberSettings {
  if (draft === null) return now
  const { before, after } = draft
  const field = <K extends keyof MemberSettings>(key: K): MemberSettings[K] =>
    (after[key] === before[key] ? now : after)[key]
  const restrictions = chosen(choices.foodRestrictions, now.restrictions, before.restrictions, after.restrictions)
  return {
    units: field('units'),
    mealsADay: field('mealsADay'),
    cookingSkill: field('cookingSkill'),
    timeCooking: field('timeCooking'),
    eaters: field('eaters'),
    diets: chosen(choices.typeDietPrefer, now.diets, before.diets, after.diets),
    // "None" was chosen beside what was there then.
    restrictions: restrictions.length > 1 ? restrictions.filter((one) => one !== 'NONE') : restrictions,
  }
}

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
