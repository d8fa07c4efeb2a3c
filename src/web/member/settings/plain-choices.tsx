import { useId } from 'react'
import type { MemberSettings } from '#domain/api/member/member.ts'
import { unitSystems } from '#domain/unit-system.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import styles from './settings-form.module.css'
import { settingsWords } from './settings-words.ts'

/** The possible numbers of people; the interface has the same limit. */
const eaters = ['1', '2', '3', '4', '5', '6'] as const
const { fields, units } = settingsWords

type PlainChoicesProps = {
  readonly settings: MemberSettings
  /** Whether others eat from the kitchen with plates of their own. */
  readonly isTable: boolean
  readonly onChange: (part: Partial<MemberSettings>) => void
}

/** Settings that change how meals are shown, not which meals are planned. */
export function PlainChoices({ settings, isTable, onChange }: PlainChoicesProps) {
  const id = useId()
  return (
    <>
      {!isTable && (
        <div className={styles.plain} aria-describedby={id}>
          <p className={styles.label}>{fields.eaters}</p>
          <Segmented
            name="eaters"
            legend={fields.eaters}
            options={eaters.map((count) => ({ value: count, label: count }))}
            value={eaters.find((count) => Number(count) === settings.eaters) ?? '1'}
            onChange={(count) => onChange({ eaters: Number(count) })}
          />
          <p className={styles.hint} id={id}>
            {fields.eatersHint}
          </p>
        </div>
      )}
      <div className={styles.plain}>
        <p className={styles.label}>{fields.units}</p>
        <Segmented
          name="units"
          legend={fields.units}
          options={unitSystems.map((system) => ({ value: system, label: units[system] }))}
          value={settings.units}
          onChange={(system) => onChange({ units: system })}
        />
      </div>
    </>
  )
}
