import { diaryLimits } from '#domain/diary/diary-limits.ts'
import { AmountStepper } from '#web/member/ui/amount-stepper.tsx'
import { measureName } from '#web/member/words/measure-name.ts'
import { measureWords } from '#web/member/words/measure-words.ts'
import { countText } from '#web/member/words/portions.ts'
import { kcal } from '#web/member/words/week.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { THIN } from '#web/words/numbers.ts'
import { addFoodWords as words } from './add-food-words.ts'
import { figuresOf, inUnit, type TrayItem, titleOf } from './tray.ts'
import styles from './tray-list.module.css'

/** What one press adds or removes: ten grams, half a unit, a quarter of a serving. */
const GRAMS_STEP = 10
const UNIT_STEP = 0.5
const PORTION_STEP = 0.25

/** The item with one step more or less; unchanged if its amount would leave the allowed range. */
function stepped(item: TrayItem, direction: 1 | -1): TrayItem {
  switch (item.kind) {
    case 'food': {
      const step = item.unit === null ? GRAMS_STEP : UNIT_STEP
      const count = item.count + direction * step
      const each = item.unit === null ? 1 : (item.food.measures.find(({ unit }) => unit === item.unit)?.grams ?? 1)
      return count > 0 && count * each <= diaryLimits.gramsOfAFood ? { ...item, count } : item
    }
    case 'dish': {
      const portion = item.portion + direction * PORTION_STEP
      return portion > 0 && portion <= diaryLimits.portion ? { ...item, portion } : item
    }
    case 'ready':
      return item
  }
}

function amountText(item: TrayItem): string {
  if (item.kind === 'food') return item.unit === null ? String(item.count) : countText(item.count)
  return item.kind === 'dish' ? countText(item.portion) : ''
}

type TrayRowProps = {
  readonly item: TrayItem
  readonly onChange: (item: TrayItem) => void
  readonly onRemove: () => void
}

function TrayRow({ item, onChange, onRemove }: TrayRowProps) {
  const name = titleOf(item)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        <p className={styles.energy}>{kcal(figuresOf(item).energy)}</p>
        <button type="button" className={styles.icon} aria-label={words.remove(name)} onClick={onRemove}>
          <CloseIcon size={20} />
        </button>
      </div>
      {item.kind !== 'ready' && (
        <AmountStepper
          labels={{ less: words.less(name), amount: words.count(name), more: words.more(name) }}
          text={amountText(item)}
          onStep={(direction) => onChange(stepped(item, direction))}
        >
          {item.kind === 'food' ? (
            <select
              className={styles.unit}
              aria-label={words.unit(name)}
              value={item.unit ?? words.grams}
              onChange={(event) =>
                onChange(inUnit(item, event.target.value === words.grams ? null : event.target.value))
              }
            >
              {item.food.measures.map(({ unit, grams }) => (
                <option key={unit} value={unit}>
                  {`${measureName(unit)} (${Math.round(grams)}${THIN}g)`}
                </option>
              ))}
              <option value={words.grams}>{words.grams}</option>
            </select>
          ) : (
            <span className={styles.serving}>{item.portion > 1 ? measureWords.servings : measureWords.serving}</span>
          )}
        </AmountStepper>
      )}
    </li>
  )
}

type TrayListProps = { readonly tray: readonly TrayItem[]; readonly onChange: (tray: readonly TrayItem[]) => void }

/** The chosen foods, each with its amount. */
export function TrayList({ tray, onChange }: TrayListProps) {
  return (
    <ul className={styles.rows}>
      {tray.map((item) => (
        <TrayRow
          key={item.key}
          item={item}
          onChange={(next) => onChange(tray.map((other) => (other.key === item.key ? next : other)))}
          onRemove={() => onChange(tray.filter(({ key }) => key !== item.key))}
        />
      ))}
    </ul>
  )
}
