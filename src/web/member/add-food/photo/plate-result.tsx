import { useState } from 'react'
import type { FoodTableView } from '#domain/api/member/diary.ts'
import type { PhotoReply } from '#domain/api/member/photo.ts'
import { gramsOf, type TrayItem, trayFigures, usualFood } from '#web/member/add-food/tray.ts'
import { PlusIcon } from '#web/member/ui/line-icons.tsx'
import { kcal } from '#web/member/words/week.ts'
import { Button } from '#web/ui/button.tsx'
import { FoodPicker } from './food-picker.tsx'
import { OilChoice } from './oil-choice.tsx'
import { photoWords as words } from './photo-words.ts'
import {
  energyOfPlate,
  matchOfFood,
  mayHideFat,
  type Oil,
  oilFood,
  type PlateItem,
  plateItems,
  trayItemsOf,
} from './plate-item.ts'
import { PlateItemRow } from './plate-item-row.tsx'
import styles from './plate-result.module.css'

type PlateResultProps = {
  readonly reply: PhotoReply
  readonly table: FoodTableView | null
  readonly onAgain: () => void
  readonly onPut: (items: readonly TrayItem[]) => void
  readonly onAdd: (items: readonly TrayItem[]) => void
}

/** Rounded to tens: no photo is more precise. */
const inTens = (energy: number): number => Math.round(energy / 10) * 10

/** The result of a photo: its range first, then every item, to be corrected and confirmed. */
export function PlateResult({ reply, table, onAgain, onPut, onAdd }: PlateResultProps) {
  const [items, setItems] = useState<readonly PlateItem[]>(() => plateItems(reply.items))
  const [oil, setOil] = useState<Oil>(null)
  const [isAdding, setIsAdding] = useState(false)
  const foods = table?.foods ?? []
  const { low, mid, high } = energyOfPlate(items, oil)
  const open = items.filter(({ chosen }) => chosen === null).length
  const isCounted = open < items.length
  const tray = trayItemsOf(items, oil, foods)
  const hasOil = foods.some(({ id }) => id === oilFood)
  const change = (next: PlateItem) => setItems(items.map((item) => (item.id === next.id ? next : item)))
  return (
    <div className={styles.result}>
      <div role="status">
        {isCounted && <p className={styles.range}>{words.range(String(inTens(low)), kcal(inTens(high)))}</p>}
        <p>{items.length === 0 ? words.nothingLeft : isCounted ? words.middle(inTens(mid)) : words.noneKnown}</p>
        {isCounted && open > 0 && <p>{words.open(open)}</p>}
        {reply.notes.map((note) => (
          <p key={note}>{words.notes[note]}</p>
        ))}
      </div>
      <ul className={styles.items}>
        {items.map((item) => (
          <PlateItemRow
            key={item.id}
            item={item}
            foods={foods}
            onChange={change}
            onRemove={() => setItems(items.filter(({ id }) => id !== item.id))}
          />
        ))}
      </ul>
      {isAdding ? (
        <FoodPicker
          foods={foods}
          onClose={() => setIsAdding(false)}
          onPick={(food) => {
            const grams = gramsOf(usualFood(food))
            const added: PlateItem = {
              id: `added ${food.id} ${items.length}`,
              name: food.name,
              preparation: 'unknown',
              grams: { low: grams, mid: grams, high: grams },
              isByHand: true,
              hiddenFat: false,
              matches: [],
              chosen: matchOfFood(food, 'unknown'),
            }
            setItems([...items, added])
            setIsAdding(false)
          }}
        />
      ) : (
        <button type="button" className={styles.add} data-action="add-item" onClick={() => setIsAdding(true)}>
          <PlusIcon />
          {words.add}
        </button>
      )}
      {hasOil && <OilChoice value={oil} isLikely={mayHideFat(items)} onChange={setOil} />}
      {tray.length > 0 && (
        <>
          <Button action="add-plate" onClick={() => onAdd(tray)}>
            {open === 0 ? words.addPlate(trayFigures(tray).energy) : words.addPart(trayFigures(tray).energy, open)}
          </Button>
          <Button look="quiet" action="put-plate" onClick={() => onPut(tray)}>
            {words.put}
          </Button>
        </>
      )}
      <Button look="quiet" action="another-photo" onClick={onAgain}>
        {words.another}
      </Button>
      <p className={styles.soft}>{words.left(reply.left)}</p>
    </div>
  )
}
