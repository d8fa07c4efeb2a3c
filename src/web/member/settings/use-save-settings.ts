import { useState } from 'react'
import type { MemberSettings, MemberView, SettingsRequest } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { chooseUnits } from '#web/device/units-store.ts'
import { changeMemberData, refetchMemberData } from '#web/member/data/use-member-data.ts'
import { requestPlanChange } from '#web/member/plan-changes/plan-changes.ts'
import { announceChange } from '#web/member/plan-changes/undo-change.ts'
import { invalidatePlan } from './forget-planned.ts'
import { settingsChange, settingsDraft } from './settings-draft.ts'
import { settingsWords } from './settings-words.ts'

export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly settings: MemberSettings }
  | { readonly kind: 'failed'; readonly say: string }

/** Saves changed settings. Until the server has them, the draft stays as it was typed. */
export function useSaveSettings(member: MemberView) {
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' })
  const save = async (settings: MemberSettings): Promise<void> => {
    setSaving({ kind: 'saving' })
    const sent = settingsDraft.get()
    const body: SettingsRequest = { before: member.settings, after: settings }
    const outcome = await requestPlanChange(routes.memberSettings, { method: 'PUT', body })
    if (outcome.kind !== 'ok') {
      if (outcome.kind === 'refused' && outcome.code === 'SETTINGS_CHANGED') {
        await refetchMemberData([routes.member, routes.memberLastChange])
      }
      const say = outcome.kind === 'refused' ? outcome.message : settingsWords.save.unreachable
      return setSaving({ kind: 'failed', say })
    }
    chooseUnits(settings.units)
    changeMemberData<MemberView>(routes.member, (view) => ({ ...view, settings }))
    invalidatePlan()
    // The draft may have been changed again in the meantime, after leaving the page and coming back.
    if (settingsDraft.get() === sent) settingsDraft.set(null)
    setSaving({ kind: 'saved', settings })
    announceChange(settingsWords.save.saved, outcome.value)
  }
  // If the change was undone in the meantime, it no longer counts as saved.
  const isUndone = saving.kind === 'saved' && settingsChange(member.settings, saving.settings) !== 'NONE'
  return { saving: isUndone ? ({ kind: 'idle' } as const) : saving, save, clear: () => setSaving({ kind: 'idle' }) }
}
