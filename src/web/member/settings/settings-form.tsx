import { type FormEvent, useEffect, useRef } from 'react'
import { choices } from '#domain/answers/choices.ts'
import { memberRestrictions } from '#domain/answers/member-restrictions.ts'
import type { MemberSettings, MemberView } from '#domain/api/member/member.ts'
import { useStore } from '#web/device/store.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { toggleOption } from '#web/ui/toggle-option.ts'
import { OneOf, SomeOf } from './choice-field.tsx'
import { choiceNotes } from './choice-notes.ts'
import { MoreRestrictions } from './more-restrictions.tsx'
import { PlainChoices } from './plain-choices.tsx'
import { settingsChange, settingsDraft, withDraft } from './settings-draft.ts'
import styles from './settings-form.module.css'
import { settingsWords } from './settings-words.ts'
import { ShoppingDaysField } from './shopping-days-field.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import { VarietyField } from './variety-field.tsx'

const { fields, save: words } = settingsWords

/** All settings that decide what is planned and how it is shown, saved together. */
export function SettingsForm({ member }: { member: MemberView }) {
  const draft = withDraft(member.settings, useStore(settingsDraft))
  const { saving, save, clear } = useSaveSettings(member)
  const change = settingsChange(member.settings, draft)
  const isSaving = saving.kind === 'saving'
  const isSaved = saving.kind === 'saved'
  const saved = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (isSaved) saved.current?.focus({ preventScroll: true })
  }, [isSaved])
  const set = (part: Partial<MemberSettings>) => {
    if (isSaving) return
    clear()
    settingsDraft.set({ before: member.settings, after: { ...draft, ...part } })
  }
  const toggle = <V extends string>(values: readonly V[], value: V, options: readonly V[], alone?: V): V[] => {
    const next = toggleOption(values, value, options, alone)
    return options.filter((option) => next.includes(option))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSaving && change !== 'NONE') void save(draft)
  }
  const notes = choiceNotes(draft)
  return (
    <form className={styles.form} method="dialog" onSubmit={submit}>
      <SomeOf
        name="typeDietPrefer"
        legend={fields.diets}
        hint={fields.dietsHint}
        options={choices.typeDietPrefer}
        values={draft.diets}
        onToggle={(diet) => set({ diets: toggle(draft.diets, diet, choices.typeDietPrefer) })}
      />
      <SomeOf
        name="foodRestrictions"
        legend={fields.restrictions}
        hint={fields.restrictionsHint}
        options={choices.foodRestrictions}
        values={draft.restrictions}
        onToggle={(food) => set({ restrictions: toggle(draft.restrictions, food, memberRestrictions, 'NONE') })}
      />
      <MoreRestrictions
        values={draft.restrictions}
        onToggle={(food) => set({ restrictions: toggle(draft.restrictions, food, memberRestrictions, 'NONE') })}
      />
      <div role="status" className={styles.notes}>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <OneOf
        name="dayEats"
        legend={fields.mealsADay}
        options={choices.dayEats.toReversed()}
        value={draft.mealsADay}
        onChoose={(mealsADay) => set({ mealsADay })}
      />
      <OneOf
        name="timeCooking"
        legend={fields.timeCooking}
        options={choices.timeCooking}
        value={draft.timeCooking}
        onChoose={(timeCooking) => set({ timeCooking })}
      />
      <OneOf
        name="cookingSkill"
        legend={fields.cookingSkill}
        options={choices.cookingSkill}
        value={draft.cookingSkill}
        onChoose={(cookingSkill) => set({ cookingSkill })}
      />
      <VarietyField value={draft.variety} onChoose={(variety) => set({ variety })} />
      <ShoppingDaysField
        value={draft.shoppingDays}
        startsOn={member.startsOn}
        onChoose={(shoppingDays) => set({ shoppingDays })}
      />
      <PlainChoices settings={draft} isTable={member.table !== undefined} onChange={set} />
      {isSaved && (
        <p ref={saved} className={styles.hint} tabIndex={-1}>
          {words.saved}
        </p>
      )}
      {change !== 'NONE' && (
        <div className={styles.save}>
          {saving.kind === 'failed' && <FieldError id="settings-failed">{saving.say}</FieldError>}
          {change === 'REPLAN' && saving.kind !== 'failed' && <p className={styles.hint}>{words.replanHint}</p>}
          <Button type="submit" action="save" busy={isSaving}>
            {buttonText(change === 'REPLAN', isSaving)}
          </Button>
          {!isSaving && (
            <Button look="quiet" action="undo" onClick={() => settingsDraft.set(null)}>
              {words.undo}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}

function buttonText(isReplanned: boolean, isSaving: boolean): string {
  if (isReplanned) return isSaving ? words.planning : words.replan
  return isSaving ? words.saving : words.plain
}
