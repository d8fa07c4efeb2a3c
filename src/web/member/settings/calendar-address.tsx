import { routes } from '#domain/api/routes.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { useOwnAddress } from '#web/member/data/use-own-address.ts'
import { momentDayText } from '#web/member/words/moments.ts'
import { FieldError } from '#web/ui/note.tsx'
import styles from './calendar-address.module.css'
import { calendarAddressWords as words } from './calendar-address-words.ts'
import section from './section.module.css'

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    announce(words.copied)
  } catch {
    // Some browsers in apps forbid it.
    announce(words.select)
  }
}

/** The address with the scheme that opens calendar apps. */
const webcal = (address: string): string => address.replace(/^https?:/, 'webcal:')

function HowTo() {
  return (
    <details>
      <summary className={styles.summary}>{words.how}</summary>
      <dl className={styles.list}>
        {words.recipes.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The address at which calendar apps read the meals. Absent without the server's answer. */
export function CalendarAddress() {
  const { state, make, end } = useOwnAddress({
    kind: 'calendar-address',
    route: routes.memberCalendarAddress,
    unreachable: words.unreachable,
  })
  const { key, address, isBusy, problem } = state
  if (key === undefined) return null
  const endIt = async (id: string) => {
    if (await end(id)) announce(words.ended)
  }
  return (
    <div className={section.row}>
      <h3 className={section.label}>{words.title}</h3>
      <p className={section.hint}>{words.about}</p>
      {key !== null && address === null && (
        <p>
          {key.lastUsed === null || key.lastUsed === key.madeAt
            ? words.unused(momentDayText(key.madeAt))
            : words.used(momentDayText(key.madeAt), momentDayText(key.lastUsed))}
        </p>
      )}
      {address !== null && (
        <div className={section.group} role="status">
          <p>{words.once}</p>
          <p className={styles.address}>{address}</p>
        </div>
      )}
      <div className={styles.actions}>
        {address === null ? (
          <button
            type="button"
            className={section.second}
            data-action="make-calendar-address"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void make()
            }}
          >
            {isBusy ? words.making : key === null ? words.make : words.again}
          </button>
        ) : (
          <>
            <a className={section.second} href={webcal(address)} data-action="open-calendar">
              {words.open}
            </a>
            <button
              type="button"
              className={section.second}
              data-action="copy-calendar-address"
              onClick={() => void copy(address)}
            >
              {words.copy}
            </button>
          </>
        )}
        {key !== null && (
          <button
            type="button"
            className={section.second}
            data-action="end-calendar-address"
            aria-disabled={isBusy}
            onClick={() => {
              if (!isBusy) void endIt(key.id)
            }}
          >
            {words.end}
          </button>
        )}
      </div>
      {problem !== null && <FieldError id="calendar-address-failed">{problem}</FieldError>}
      <HowTo />
    </div>
  )
}
