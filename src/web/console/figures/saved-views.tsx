import { useState } from 'react'
import { type SavedPage, ViewsReply } from '#domain/api/console/views.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { daysBetween } from '#domain/time.ts'
import { actProblem, useActs } from '#web/console/data/use-acts.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref, useQuery } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { ActForm } from '#web/console/ui/act-form.tsx'
import { Action } from '#web/console/ui/action.tsx'
import { Problem } from '#web/console/ui/panel.tsx'
import { TextField } from '#web/console/ui/text-field.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import { lastDays, periodFrom, todayInUtc } from './period.ts'
import styles from './saved-views.module.css'
import { viewWords as words } from './view-words.ts'

const viewsFrom = parserOf(ViewsReply)
type View = ViewsReply['views'][number]

const DAYS = 'days'

/** The state of a page as a view keeps it: days that end today as their number, so that they move on. */
export function keptQuery(query: URLSearchParams, today: string): string {
  const kept = new URLSearchParams([...query].filter(([name, value]) => value !== '' && name !== DAYS))
  const { from, to } = periodFrom(kept, today)
  kept.delete('from')
  kept.delete('to')
  if (to === today) kept.set(DAYS, String((daysBetween(from, to) ?? 0) + 1))
  else {
    kept.set('from', from)
    kept.set('to', to)
  }
  return kept.toString()
}

/** The state of a page that a view stands for today. */
export function openedQuery(kept: string, today: string): Readonly<Record<string, string>> {
  const { [DAYS]: days, ...query } = Object.fromEntries(new URLSearchParams(kept))
  const count = Number(days)
  return Number.isInteger(count) && count > 0 ? { ...query, ...lastDays(today, count) } : query
}

function SaveView({ page, onDone }: { readonly page: SavedPage; readonly onDone: () => void }) {
  const [query] = useQuery()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  return (
    <ActForm
      address={consoleRoutes.views}
      body={name.trim() === '' ? null : { page, name: name.trim(), query: keptQuery(query, todayInUtc()), isShared }}
      parse={viewsFrom}
      confirm={words.save}
      consequences={[words.consequence]}
      onDone={onDone}
      onCancel={onDone}
    >
      <TextField label={words.name} name="view-name" required maxLength={60} value={name} onChange={setName} />
      <label className={styles.shared}>
        <input type="checkbox" checked={isShared} onChange={({ target }) => setShared(target.checked)} />
        {words.shared}
      </label>
    </ActForm>
  )
}

/** The views of a page: each a link to its conditions of today. A removed one can be brought back until the page is left. */
export function SavedViews({ page }: { readonly page: SavedPage }) {
  const { data, reload } = useConsoleData(consoleRoutes.views, viewsFrom)
  const carryOut = useActs()
  const [isOpen, setOpen] = useState(false)
  const [removed, setRemoved] = useState<View | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (view: View, isRemoved: boolean) => {
    const route = isRemoved ? consoleRoutes.viewRemoved : consoleRoutes.viewRestored
    const outcome = await carryOut({ address: filled(route, { id: view.id }), body: {} }, viewsFrom)
    setProblem(outcome.kind === 'ok' ? null : actProblem(outcome))
    if (outcome.kind === 'ok') setRemoved(isRemoved ? view : null)
    reload()
  }
  const own = data.kind === 'ready' ? data.value.views.filter((view) => view.page === page) : []
  return (
    <section className={styles.views} aria-label={words.heading}>
      {own.length > 0 && (
        <ul className={styles.list}>
          {own.map((view) => (
            <li key={view.id} className={styles.view}>
              <ConsoleLink className={styles.link} href={consoleHref(page, openedQuery(view.query, todayInUtc()))}>
                {view.name}
              </ConsoleLink>
              {view.by !== null && <span className={styles.by}>{words.by(view.by)}</span>}
              <button
                type="button"
                className={styles.remove}
                aria-label={words.remove(view.name)}
                onClick={() => void change(view, true)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {removed !== null && (
        <p role="status" className={styles.removed}>
          {words.removed(removed.name)} <Action onClick={() => void change(removed, false)}>{words.undo}</Action>
        </p>
      )}
      {problem !== null && <Problem>{problem}</Problem>}
      {isOpen ? (
        <SaveView
          page={page}
          onDone={() => {
            setOpen(false)
            reload()
          }}
        />
      ) : (
        <div>
          <Action onClick={() => setOpen(true)}>{words.open}</Action>
        </div>
      )}
    </section>
  )
}
