import type { MemberView } from '#domain/api/member/member.ts'
import { GLASS, glassesInWeek, hydration } from '#domain/body/hydration.ts'
import { noFigures } from '#domain/diary/figures.ts'
import { alcoholIn, isAlcoholic, isDrink } from '#domain/foods/drinks.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownDiary, ShownRecord } from '#web/member/diary/diary-queue.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { deletionOf, newRecordId } from '#web/member/diary/write-diary.ts'
import { glassOutline, MinusIcon, PlusIcon } from '#web/member/ui/line-icons.tsx'
import { countText } from '#web/member/words/portions.ts'
import { grams } from '#web/member/words/week.ts'
import styles from './drinks.module.css'
import { drunkOf } from './drunk-product.ts'
import { todayWords } from './today-words.ts'

const words = todayWords.drinks

/** "1½ of 6 glasses"; without a goal only how many. */
function glassesText(glasses: number, goal: number): string {
  const count = countText(glasses)
  if (goal > 0) return words.countOf(count, goal)
  return glasses > 0 && glasses <= 1 ? words.upToOne(count) : words.count(count)
}
/** ml. A can and a pint are smaller in America than elsewhere, and larger. */
const sizes = { metric: { can: 330, pint: 568 }, imperial: { can: 355, pint: 473 } } as const

/** What was drunk of foods and of packs: ml, a gram of a drink being about one, and grams of alcohol. */
function drunkAsFood(entries: readonly ShownRecord[]): { readonly eaten: number; readonly alcohol: number } {
  const plates = entries.flatMap(({ record: { eaten }, figures }) =>
    eaten.kind === 'plate' ? [{ foods: eaten.foods, figures }] : [],
  )
  const drinks = plates.flatMap(({ foods }) => foods.filter(({ food }) => isDrink(food)))
  const withAlcohol = plates.filter(({ foods }) => foods.some(({ food }) => isAlcoholic(food)))
  const packs = entries.flatMap(({ record: { eaten } }) =>
    eaten.kind === 'product' ? (drunkOf(eaten.product, eaten.amount) ?? []) : [],
  )
  return {
    eaten:
      drinks.reduce((sum, drink) => sum + drink.grams, 0) +
      packs.reduce((sum, { millilitres }) => sum + millilitres, 0),
    alcohol:
      withAlcohol.reduce((sum, { figures }) => sum + alcoholIn(figures), 0) +
      packs.reduce((sum, { alcohol }) => sum + alcohol, 0),
  }
}

/** More glasses are counted but not drawn. */
const MOST_DRAWN = 12

type DrinksProps = {
  readonly entries: readonly ShownRecord[]
  readonly date: IsoDate
  readonly diary: ShownDiary
  readonly member: MemberView
  readonly week: number
}

/** What was drunk, in glasses, and the goal of the week. */
export function Drinks({ entries, date, diary, member: { hero, settings }, week }: DrinksProps) {
  const drunk = entries.flatMap(({ id, record }) =>
    record.kind === 'entry' && record.eaten.kind === 'drink' ? [{ id, millilitres: record.eaten.millilitres }] : [],
  )
  const { eaten, alcohol } = drunkAsFood(entries)
  const glasses = (drunk.reduce((sum, { millilitres }) => sum + millilitres, 0) + eaten) / GLASS
  const goal =
    hero.gender === ''
      ? 0
      : glassesInWeek(
          hydration({ sex: hero.gender, oftenExercise: hero.oftenExercise, dailyWater: hero.DailyWater }),
          week,
        )
  const last = drunk.at(-1)
  const add = (millilitres: number, said: string) =>
    writeAndSay(
      diary,
      [
        {
          id: newRecordId(),
          record: { kind: 'entry', day: date, eaten: { kind: 'drink', millilitres } },
          title: '',
          figures: noFigures,
        },
      ],
      said,
    )
  const drawn = Math.min(MOST_DRAWN, Math.max(goal, Math.floor(glasses)))
  return (
    <section className={styles.card} aria-labelledby="today-drinks">
      <div className={styles.head}>
        <h2 className={styles.name} id="today-drinks">
          {words.name}
        </h2>
        <p className={styles.count} role="status">
          {glassesText(glasses, goal)}
        </p>
      </div>
      <div className={styles.glasses} aria-hidden="true">
        {Array.from({ length: drawn }, (_, at) => (
          <svg key={at} className={styles.glass} data-full={at < glasses} viewBox="0 0 24 24" aria-hidden="true">
            <path d={glassOutline} />
          </svg>
        ))}
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.add}
          data-action="drink"
          onClick={() => add(GLASS, words.added(settings.units))}
        >
          <PlusIcon />
          {words.add}
        </button>
        {(['can', 'pint'] as const).map((size) => (
          <button
            key={size}
            type="button"
            className={styles.add}
            data-action={`drink-${size}`}
            onClick={() => add(sizes[settings.units][size], words.more[size])}
          >
            {words.sizes[size]}
          </button>
        ))}
        {last !== undefined && (
          <button
            type="button"
            className={styles.less}
            aria-label={last.millilitres === GLASS ? words.remove : words.removeLast}
            onClick={() =>
              writeAndSay(diary, [deletionOf(last.id)], last.millilitres === GLASS ? words.removed : words.removedLast)
            }
          >
            <MinusIcon />
          </button>
        )}
      </div>
      {alcohol > 0 && <p className={styles.note}>{words.alcohol(grams(alcohol))}</p>}
      <p className={styles.note}>{words.asFood}</p>
    </section>
  )
}
