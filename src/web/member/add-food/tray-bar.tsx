import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { addFoodWords as words } from './add-food-words.ts'
import { type TrayItem, trayFigures } from './tray.ts'
import styles from './tray-bar.module.css'
import { TrayList } from './tray-list.tsx'

type Plate = { readonly name: string; readonly favourite: boolean }

type TrayBarProps = {
  readonly tray: readonly TrayItem[]
  readonly onChange: (tray: readonly TrayItem[]) => void
  readonly plate: Plate
  readonly onPlate: (plate: Plate) => void
  readonly onAdd: () => void
}

/** The chosen foods, within reach of the thumb, and one button that adds them all. */
export function TrayBar({ tray, onChange, plate, onPlate, onAdd }: TrayBarProps) {
  if (tray.length === 0) return null
  const hasFoods = tray.some(({ kind }) => kind === 'food')
  return (
    <section className={styles.bar} aria-label={words.tray}>
      <div className={styles.scroll}>
        <TrayList tray={tray} onChange={onChange} />
        {hasFoods && (
          <label className={styles.keep}>
            <input
              className={styles.box}
              type="checkbox"
              checked={plate.favourite}
              onChange={(event) => onPlate({ ...plate, favourite: event.target.checked })}
            />
            {words.keep}
          </label>
        )}
        {hasFoods && plate.favourite && (
          <label className={styles.field}>
            <span className={styles.label}>{words.plateName}</span>
            <input
              className={styles.input}
              name="plate"
              type="text"
              autoComplete="off"
              maxLength={diaryLimits.nameLength}
              value={plate.name}
              onChange={(event) => onPlate({ ...plate, name: event.target.value })}
            />
          </label>
        )}
      </div>
      <Button action="add" onClick={onAdd}>
        {words.add(tray.length, trayFigures(tray).energy)}
      </Button>
    </section>
  )
}
