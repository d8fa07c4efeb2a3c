import { useEffect, useId, useRef, useState } from 'react'
import type { AccountAct } from '#domain/api/member/fresh-link.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { downloadFile } from '#web/member/data/download-file.ts'
import { FieldError } from '#web/ui/note.tsx'
import { CalendarAddress } from './calendar-address.tsx'
import { allFileName, calendarFileName, weekChoiceText } from './download-names.ts'
import { FreshLink } from './fresh-link.tsx'
import { forgetAct, isPending } from './pending-act.ts'
import { requestFreshLink } from './request-fresh-link.ts'
import styles from './section.module.css'
import { freshLinkWords, settingsWords } from './settings-words.ts'
import { WeekEmail } from './week-email.tsx'

const words = settingsWords.data

type DownloadProps = {
  readonly route: string
  readonly file: string
  readonly about: string
  /** What it is called when it needs a link from the mailbox. */
  readonly act?: AccountAct
}

type DownloadState = 'idle' | 'fetching' | 'unproven' | 'proven' | { readonly say: string }

function Download({ route, file, about, act }: DownloadProps) {
  const [state, setState] = useState<DownloadState>(() => (act !== undefined && isPending(act) ? 'proven' : 'idle'))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (act === undefined || !isPending(act)) return
    forgetAct()
    button.current?.focus()
  }, [act])
  const id = useId()
  const isFetching = state === 'fetching'
  const fetchFile = async () => {
    if (isFetching) return
    setState('fetching')
    const outcome = await downloadFile(route, file)
    if (outcome.kind === 'ok') setState('idle')
    else if (outcome.kind === 'refused' && outcome.code === 'FRESH_LINK_NEEDED') setState('unproven')
    else setState({ say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
  }
  return (
    <>
      {state === 'unproven' && act !== undefined && <FreshLink ask={() => requestFreshLink(act)} />}
      {state === 'proven' && <p role="status">{freshLinkWords.proven}</p>}
      {typeof state === 'object' && <FieldError id={id}>{state.say}</FieldError>}
      <button
        ref={button}
        type="button"
        className={styles.second}
        aria-disabled={isFetching}
        aria-label={`${words.download}: ${about}`}
        data-file={file}
        onClick={() => void fetchFile()}
      >
        {isFetching ? words.fetching : words.download}
      </button>
    </>
  )
}

function Calendar({ current, last }: { current: number; last: number }) {
  const [week, setWeek] = useState(current)
  const weeks = Array.from({ length: Math.max(1, last - current + 1) }, (_, at) => current + at)
  return (
    <div className={styles.row}>
      <p className={styles.label}>{words.calendar}</p>
      <p className={styles.hint}>{words.calendarHint}</p>
      <select
        className={styles.select}
        name="week"
        aria-label={words.week}
        value={week}
        onChange={(event) => setWeek(Number(event.target.value))}
      >
        {weeks.map((each) => (
          <option key={each} value={each}>
            {weekChoiceText(each, current)}
          </option>
        ))}
      </select>
      <Download route={filled(routes.memberCalendar, { week })} file={calendarFileName(week)} about={words.calendar} />
    </div>
  )
}

/** The plan and all personal data as downloads. */
export function Downloads({ member }: { member: MemberView }) {
  return (
    <section className={styles.card} aria-labelledby="downloads">
      <h2 id="downloads">{words.title}</h2>
      {member.access === 'full' && <CalendarAddress />}
      {member.access === 'full' && <WeekEmail />}
      {member.access === 'full' && <Calendar current={member.currentWeek} last={member.lastWeek} />}
      <div className={styles.row}>
        <p className={styles.label}>{words.all}</p>
        <p className={styles.hint}>{words.allHint}</p>
        <Download route={routes.memberExport} file={allFileName} about={words.all} act="export" />
      </div>
    </section>
  )
}
