import { MAX_PAUSE_DAYS } from '#domain/billing/charge-moves.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { SelectField } from '#web/console/ui/select-field.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { fullDayText } from '#web/words/dates.ts'
import { customerWords } from './customer-words.ts'
import { monthsAfter } from './months-after.ts'

const MONTHS = ['1', '2', '3'] as const
type Length = (typeof MONTHS)[number] | 'day'
export type PauseChoice = { readonly length: Length; readonly day: string }

export const defaultPause: PauseChoice = { length: '1', day: '' }

/** The day of the charge that ends the pause. */
export const pauseUntil = ({ length, day }: PauseChoice, paidUntil: IsoDate): IsoDate =>
  length === 'day' ? day : monthsAfter(paidUntil, Number(length))

type PauseFieldsProps = {
  readonly paidUntil: IsoDate
  readonly choice: PauseChoice
  readonly onChange: (choice: PauseChoice) => void
}

/** How long a pause lasts: one to three months after the paid days, or until a day. */
export function PauseFields({ paidUntil, choice, onChange }: PauseFieldsProps) {
  const words = customerWords.pause
  const options = [
    ...MONTHS.map((value) => ({
      value,
      label: words.months(Number(value), fullDayText(monthsAfter(paidUntil, Number(value)))),
    })),
    { value: 'day', label: words.otherDay } as const,
  ]
  return (
    <>
      <SelectField
        label={words.length}
        name="length"
        value={choice.length}
        options={options}
        onChange={(length) => onChange({ ...choice, length })}
      />
      {choice.length === 'day' && (
        <TextField
          label={words.day}
          name="until"
          type="date"
          required
          min={addDays(paidUntil, 1)}
          max={addDays(paidUntil, MAX_PAUSE_DAYS)}
          value={choice.day}
          onChange={(day) => onChange({ ...choice, day })}
          hint={words.hint}
        />
      )}
    </>
  )
}
