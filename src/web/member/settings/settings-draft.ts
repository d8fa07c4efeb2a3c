import { choices } from '#domain/answers/choices.ts'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import type { MemberSettings, SettingsRequest } from '#domain/api/member/member.ts'
import { createStore } from '#web/device/store.ts'
import { sessionEndCount } from '#web/member/data/session.ts'

/** Settings that were changed and not saved yet, or null. They are kept when another page is opened. */
export const settingsDraft = createStore<SettingsRequest | null>(null)
sessionEndCount.subscribe(() => settingsDraft.set(null))

/** The options that are chosen now, except that options touched in the draft are as the draft has them. */
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
 * The settings with the changes of the draft, and only those, within lists too. Everything else is as it is now,
 * because another device may have changed it, above all what the member must not eat.
 */
export function withDraft(now: MemberSettings, draft: SettingsRequest | null): MemberSettings {
  if (draft === null) return now
  const { before, after } = draft
  const field = <K extends keyof MemberSettings>(key: K): MemberSettings[K] =>
    (after[key] === before[key] ? now : after)[key]
  const restrictions = chosen(memberRestrictions, now.restrictions, before.restrictions, after.restrictions)
  return {
    units: field('units'),
    mealsADay: field('mealsADay'),
    cookingSkill: field('cookingSkill'),
    timeCooking: field('timeCooking'),
    variety: field('variety'),
    shoppingDays: String(after.shoppingDays) === String(before.shoppingDays) ? now.shoppingDays : after.shoppingDays,
    eaters: field('eaters'),
    diets: chosen(choices.typeDietPrefer, now.diets, before.diets, after.diets),
    // "None" may have been chosen before another device added a restriction.
    restrictions: restrictions.length > 1 ? restrictions.filter((one) => one !== 'NONE') : restrictions,
  }
}

/** What saving would do: nothing, show the same meals differently, or plan other ones. */
export type SettingsChange = 'NONE' | 'PLAIN' | 'REPLAN'

const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item))

/** The restrictions without NONE, which means the same as an empty list. */
const real = ({ restrictions }: MemberSettings): readonly string[] =>
  restrictions.filter((restriction) => restriction !== 'NONE')

export function settingsChange(before: MemberSettings, after: MemberSettings): SettingsChange {
  const isReplanned =
    before.mealsADay !== after.mealsADay ||
    before.cookingSkill !== after.cookingSkill ||
    before.timeCooking !== after.timeCooking ||
    before.variety !== after.variety ||
    !sameSet(before.diets, after.diets) ||
    !sameSet(real(before), real(after))
  if (isReplanned) return 'REPLAN'
  const isSame =
    before.units === after.units &&
    before.eaters === after.eaters &&
    String(before.shoppingDays) === String(after.shoppingDays) &&
    sameSet(before.restrictions, after.restrictions)
  return isSame ? 'NONE' : 'PLAIN'
}
