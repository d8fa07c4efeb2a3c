import { useState } from 'react'
import type { LibraryDish, LibraryReply } from '#domain/api/member/library.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { libraryFrom } from '#web/member/data/library-reply.ts'
import { useMember, useMemberData } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { Plate } from '#web/member/ui/plate.tsx'
import { mealWords, slotWords } from '#web/member/words/meal-words.ts'
import { grams, kcal, minutesText } from '#web/member/words/week.ts'
import { Link } from '#web/navigation/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { joinedList } from '#web/words/lists.ts'
import styles from './library-screen.module.css'
import { libraryWords as words } from './library-words.ts'

const MINUTES = [15, 30, 45, 60] as const
const back = { to: memberPages.week.path(), label: words.back }

/** What is asked for; an empty text asks for nothing. */
type Filter = {
  readonly search: string
  readonly cuisine: string
  readonly slot: string
  readonly minutes: string
  readonly home: boolean
  readonly liked: boolean
  readonly noted: boolean
}
const nothing: Filter = { search: '', cuisine: '', slot: '', minutes: '', home: false, liked: false, noted: false }

function queryOf({ search, cuisine, slot, minutes, ...only }: Filter): string {
  const query = new URLSearchParams({ today: today() })
  for (const [name, value] of Object.entries({ search: search.trim(), cuisine, slot, minutes }))
    if (value !== '') query.set(name, value)
  for (const [name, isAsked] of Object.entries(only)) if (isAsked) query.set(name, 'yes')
  return query.toString()
}

function Choice({
  label,
  name,
  value,
  options,
  onChange,
}: {
  label: string
  name: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}) {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.select} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{words.any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  return (
    <div className={styles.filters}>
      <label className={styles.wide}>
        {words.search}
        <input
          className={styles.select}
          type="search"
          name="search"
          autoComplete="off"
          maxLength={60}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </label>
      <Choice
        label={words.cuisine}
        name="cuisine"
        value={filter.cuisine}
        options={Object.entries(words.cuisines)}
        onChange={(cuisine) => onChange({ ...filter, cuisine })}
      />
      <Choice
        label={words.meal}
        name="slot"
        value={filter.slot}
        options={Object.entries(slotWords)}
        onChange={(slot) => onChange({ ...filter, slot })}
      />
      <Choice
        label={words.minutes}
        name="minutes"
        value={filter.minutes}
        options={MINUTES.map((minutes) => [`${minutes}`, words.upTo(minutesText(minutes))])}
        onChange={(minutes) => onChange({ ...filter, minutes })}
      />
      {(['home', 'liked', 'noted'] as const).map((name) => (
        <label key={name} className={styles.check}>
          <input
            type="checkbox"
            name={name}
            checked={filter[name]}
            onChange={(event) => onChange({ ...filter, [name]: event.target.checked })}
          />
          {words[name]}
        </label>
      ))}
    </div>
  )
}

function Dish({ dish, isInSight }: { dish: LibraryDish; isInSight: boolean }) {
  const { recipe, picture, title, cuisine, minutes, energy, protein, uses, liked } = dish
  const facts = [cuisine, minutesText(minutes), kcal(energy), mealWords.protein(grams(protein))]
  return (
    <li className={styles.card} data-dish={recipe}>
      <Plate picture={picture} className={styles.plate} eager={isInSight} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link className={styles.open} to={memberPages.recipe.path({ recipe })}>
            {title}
          </Link>
        </h2>
        <p className={styles.soft}>{facts.join(' · ')}</p>
        {liked && <p className={styles.soft}>{words.favourite}</p>}
        {uses.length > 0 && <p>{words.uses(joinedList(uses, ''))}</p>}
        <Link className={styles.put} to={memberPages.putDish.path({ recipe })} label={words.putOf(title)}>
          {words.put}
        </Link>
      </div>
    </li>
  )
}

function Found({ total, dishes }: LibraryReply) {
  if (total === 0) return <Note>{words.none}</Note>
  return (
    <>
      <p role="status" className={styles.soft} data-found={total}>
        {dishes.length < total ? words.first(dishes.length, total) : words.found(total)}
      </p>
      <ul className={styles.dishes}>
        {dishes.map((dish, at) => (
          <Dish key={dish.recipe} dish={dish} isInSight={at < 3} />
        ))}
      </ul>
    </>
  )
}

function Library({ week, cachedAt }: { week: number; cachedAt: string | null }) {
  const [filter, setFilter] = useState(nothing)
  const data = useMemberData(`${filled(routes.memberLibrary, { week })}?${queryOf(filter)}`, libraryFrom, null)
  return (
    <MemberPage title={words.title} lead={words.lead} tab="week" name="library" back={back} cachedAt={cachedAt}>
      <Filters filter={filter} onChange={setFilter} />
      {data.kind === 'ready' && <Found {...data.value} />}
      {data.kind === 'refused' && <Note>{data.message}</Note>}
    </MemberPage>
  )
}

/** All dishes of the library that a household may eat, to search in and to choose from. */
export function LibraryScreen() {
  return (
    <WhenReady data={useMember()} title={words.title} tab="week" back={back}>
      {({ currentWeek }, cachedAt) => <Library week={currentWeek} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
