import type { MemberView } from '#domain/api/member/member.ts'
import { GLASS, glassesInWeek, hydration } from '#domain/body/hydration.ts'
import { noFigures } from '#domain/diary/figures.ts'
import type { IsoDate } from '#domain/time.ts'
import type { ShownDiary, ShownRecord } from '#web/member/diary/diary-queue.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { deletionOf, newRecordId } from '#web/member/diary/write-diary.ts'
import { glassOutline, MinusIcon, PlusIcon } from '#web/member/ui/line-icons.tsx'
import { countText } from '#web/member/words/portions.ts'
import styles from './drinks.module.css'
import { todayWords } from './today-words.ts'

const words = todayWords.drinks

/** "1½ of 6 glasses"; without a goal only how many. */
function glassesText(glasses: number, goal: number): string {
  const count = countText(glasses)
  if (goal > 0) return words.countOf(count, goal)
  return glasses > 0 && glasses <= 1 ? words.upToOne(count) : words.count(count)
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
  const glasses = drunk.reduce((sum, { millilitres }) => sum + millilitres, 0) / GLASS
  const goal =
    hero.gender === ''
      ? 0
      : glassesInWeek(
          hydration({ sex: hero.gender, oftenExercise: hero.oftenExercise, dailyWater: hero.DailyWater }),
          week,
        )
  const last = drunk.at(-1)
  const add = () =>
    writeAndSay(
      diary,
      [
        {
          id: newRecordId(),
          record: { kind: 'entry', day: date, eaten: { kind: 'drink', millilitres: GLASS } },
          title: '',
          figures: noFigures,
        },
      ],
      words.added(settings.units),
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
        <button type="button" className={styles.add} data-action="drink" onClick={add}>
          <PlusIcon />
          {words.add}
        </button>
        {last !== undefined && (
          <button
            type="button"
            className={styles.less}
            aria-label={words.remove}
            onClick={() => writeAndSay(diary, [deletionOf(last.id)], words.removed)}
          >
            <MinusIcon />
          </button>
        )}
      </div>
    </section>
  )
}
