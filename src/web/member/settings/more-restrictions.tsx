import { type MemberRestriction, type MoreRestriction, moreRestrictions } from '#domain/answers/member-restrictions.ts'
import { moreRestrictionWords } from '#web/member/words/restriction-words.ts'
import { CheckCard } from '#web/ui/check-card.tsx'
import { Field } from './choice-field.tsx'
import { settingsWords } from './settings-words.ts'

type MoreRestrictionsProps = {
  readonly values: readonly MemberRestriction[]
  readonly onToggle: (value: MoreRestriction) => void
}

/** The allergens that the questionnaire does not ask about. */
export function MoreRestrictions({ values, onToggle }: MoreRestrictionsProps) {
  return (
    <Field kind="some" legend={settingsWords.fields.moreRestrictions} hint={settingsWords.fields.moreRestrictionsHint}>
      {moreRestrictions.map((option) => (
        <CheckCard
          key={option}
          name="moreRestrictions"
          value={option}
          isChosen={values.includes(option)}
          onToggle={() => onToggle(option)}
        >
          <span>{moreRestrictionWords[option]}</span>
        </CheckCard>
      ))}
    </Field>
  )
}
