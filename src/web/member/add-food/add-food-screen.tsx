import { useMemo, useState } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import { isSearchable } from '#domain/foods/find-foods.ts'
import { isIsoDate } from '#domain/iso-date.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { useMember, useWeek } from '#web/member/data/use-member-data.ts'
import { dayOfPlan } from '#web/member/diary/day-of-plan.ts'
import { knownFoods } from '#web/member/diary/known-foods.ts'
import { type Diary, useDiary } from '#web/member/diary/use-diary.ts'
import { useFoodTable } from '#web/member/diary/use-food-table.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { slotInSentence } from '#web/member/words/meal-words.ts'
import { measureName } from '#web/member/words/measure-name.ts'
import { kcal } from '#web/member/words/week.ts'
import { navigateBack } from '#web/navigation/navigation.ts'
import { href, pages } from '#web/navigation/views.ts'
import { dayText, weekdayTitle } from '#web/words/dates.ts'
import styles from './add-food-screen.module.css'
import { addFoodWords as words } from './add-food-words.ts'
import { type FoodRow, FoodRows } from './food-rows.tsx'
import { type FoundItem, searchOf } from './found-foods.ts'
import { figuresOf, type TrayItem, titleOf, usualDish, usualFood, writesOf } from './tray.ts'
import { TrayBar } from './tray-bar.tsx'
import { useTray } from './use-tray.ts'
import { usualPlates } from './usual-plates.ts'
import { WaysIn } from './ways-in.tsx'

/** Ids of the foods and dishes that a member has eaten before. */
const eatenBefore = ({ entries, favourites }: Diary): ReadonlySet<string> =>
  new Set(
    [...entries, ...favourites].flatMap(({ record: { eaten } }) =>
      eaten.kind === 'plate' ? eaten.foods.map(({ food }) => food) : eaten.kind === 'dish' ? [eaten.recipe] : [],
    ),
  )

const itemOf = (found: FoundItem): TrayItem => (found.kind === 'food' ? usualFood(found.food) : usualDish(found.dish))

function factsOf(item: TrayItem): string {
  const energy = kcal(figuresOf(item).energy)
  if (item.kind === 'ready') return energy
  if (item.kind === 'dish') return `${words.dish} · ${energy}`
  return `${item.count} ${item.unit === null ? words.grams : measureName(item.unit)} · ${energy}`
}

/** Says which planned meal of a day is replaced, once its week is known. */
function InsteadOf({ place, date }: { place: Place; date: string }) {
  const week = useWeek(place.week)
  const slot = week.kind === 'ready' ? week.value.days[place.day]?.meals[place.meal]?.slot : undefined
  return slot === undefined ? date : words.insteadOf(slotInSentence[slot], date)
}

type AddFoodProps = {
  readonly day: IsoDate
  readonly insteadOf: number | null
  readonly scans: boolean
  readonly member: MemberView
  readonly diary: Diary
  readonly cachedAt: string | null
}

function AddFood({ day, insteadOf, scans, member, diary, cachedAt }: AddFoodProps) {
  const data = useFoodTable()
  const table = data.kind === 'ready' ? data.value : null
  const [typed, setTyped] = useState('')
  const [tray, setTray] = useTray(`${day} ${insteadOf ?? ''}`)
  const [number, setNumber] = useState<string | null>(null)
  const [plate, setPlate] = useState({ name: '', favourite: false })
  const known = useStore(knownFoods)
  const find = useMemo(
    () => (table === null ? null : searchOf(table, known, eatenBefore(diary))),
    [table, known, diary],
  )
  const usual = useMemo(() => usualPlates(diary, day, table), [diary, day, table])
  const back = memberPages.today.path({ day: day === today() ? null : day })
  const place = dayOfPlan(member.startsOn, day)
  const replaced = insteadOf === null || place === null ? null : { ...place, meal: insteadOf }
  const date = dayText(day, today())

  const isChosen = (item: TrayItem) => tray.some(({ key }) => key === item.key)
  const toggle = (items: readonly TrayItem[]) => {
    const missing = items.filter((item) => !isChosen(item))
    setTray(
      missing.length > 0 ? [...tray, ...missing] : tray.filter(({ key }) => items.every((item) => item.key !== key)),
    )
  }
  const put = (items: readonly TrayItem[]) =>
    setTray((before) => [...before.filter(({ key }) => items.every((item) => item.key !== key)), ...items])
  const rowOf = (item: TrayItem): FoodRow => ({
    key: item.key,
    title: titleOf(item),
    facts: factsOf(item),
    isChosen: isChosen(item),
    onToggle: () => toggle([item]),
  })
  const add = (items: readonly TrayItem[]) => {
    const writes = writesOf(items, { day, insteadOf: replaced, ...plate })
    const [first] = writes
    if (first === undefined) return
    const others = writes.filter(({ record }) => record?.kind === 'entry').length - 1
    writeAndSay(diary, writes, others === 0 ? words.added(first.title) : words.addedSeveral(first.title, others))
    setTray([])
    navigateBack(back)
  }

  const isSearching = isSearchable(typed)
  const { found, isNamed } = useMemo(
    () => (isSearching && find !== null ? find(typed) : { found: [], isNamed: false }),
    [isSearching, find, typed],
  )
  const before = addDays(day, -1)
  const again = before === addDays(today(), -1) ? words.dayBefore : weekdayTitle(before)
  const isEmpty = usual.favourites.length + usual.recent.length + usual.yesterday.length === 0
  return (
    <MemberPage
      title={words.title}
      lead={replaced === null ? date : <InsteadOf place={replaced} date={date} />}
      tab="today"
      name="addFood"
      back={{ to: back, label: day === today() ? words.today : weekdayTitle(day) }}
      cachedAt={cachedAt}
    >
      <div className={styles.parts}>
        <label className={styles.search}>
          <span className="visually-hidden">{words.search}</span>
          <input
            className={styles.input}
            type="search"
            name="food"
            autoComplete="off"
            maxLength={40}
            enterKeyHint="search"
            placeholder={words.searchHint}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {table === null && data.kind !== 'loading' && <p className={styles.hint}>{words.noTable}</p>}
        {isSearching && (
          <>
            <p className={styles.hint} role="status">
              {isNamed ? words.found(found.length) : found.length > 0 ? words.nearest(typed.trim()) : words.nothing}
            </p>
            <FoodRows title={words.search} rows={found.map(itemOf).map(rowOf)} />
            {!isNamed && (
              <button
                type="button"
                className={styles.number}
                data-action="number"
                onClick={() => setNumber(typed.trim())}
              >
                {words.asNumber(typed.trim())}
              </button>
            )}
          </>
        )}
        <WaysIn
          table={table}
          diary={diary}
          named={number}
          scans={scans}
          onPut={put}
          onAdd={(items) => add([...tray, ...items])}
        />
        {!isSearching && (
          <>
            {isEmpty && <p className={styles.hint}>{words.empty}</p>}
            <FoodRows title={words.favourites} rows={usual.favourites.map(rowOf)} />
            <FoodRows title={words.recent} rows={usual.recent.map(rowOf)} />
            <FoodRows
              title={words.yesterday(again)}
              rows={usual.yesterday.map(rowOf)}
              tool={
                usual.yesterday.length > 1 && (
                  <button
                    type="button"
                    className={styles.all}
                    data-action="all"
                    onClick={() => toggle(usual.yesterday)}
                  >
                    {words.all}
                  </button>
                )
              }
            />
          </>
        )}
        <p className={styles.credits}>
          <a href={href(pages.credits)}>{words.credits}</a>
        </p>
        <TrayBar tray={tray} onChange={setTray} plate={plate} onPlate={setPlate} onAdd={() => add(tray)} />
      </div>
    </MemberPage>
  )
}

function AddFoodOf({ member, ...rest }: Omit<AddFoodProps, 'diary'>) {
  const diary = useDiary(member.email)
  return (
    <WhenReady data={diary} title={words.title} tab="today">
      {(value, cachedAt) => <AddFood {...rest} member={member} diary={value} cachedAt={cachedAt ?? rest.cachedAt} />}
    </WhenReady>
  )
}

/** Adds what was eaten on a day, or in place of one of its planned meals (counted from 0). */
export function AddFoodScreen({
  day,
  insteadOf,
  scans = false,
}: {
  day: IsoDate
  insteadOf: number | null
  scans?: boolean
}) {
  const date = isIsoDate(day) && day <= today() ? day : today()
  return (
    <WhenReady data={useMember()} title={words.title} tab="today">
      {(member, cachedAt) => (
        <AddFoodOf day={date} insteadOf={insteadOf} scans={scans} member={member} cachedAt={cachedAt} />
      )}
    </WhenReady>
  )
}
