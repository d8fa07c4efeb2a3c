import { routes } from '#domain/api/routes.ts'
import { weightRecipes } from '#domain/body/weight-recipes.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { useOwnAddress } from '#web/member/data/use-own-address.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/note.tsx'
import { fullDayText } from '#web/words/dates.ts'
import styles from './weight-address-card.module.css'
import { weightAddressWords as words } from './weight-address-words.ts'

const recipes = [
  { ...words.shortcut, text: weightRecipes.shortcut.map((field) => field.join(': ')).join('\n') },
  { ...words.tasker, text: `${weightRecipes.tasker.header}\n${weightRecipes.tasker.body}` },
  { ...words.homeAssistant, text: weightRecipes.homeAssistant.join('\n') },
  { ...words.form, text: weightRecipes.form },
]

const dayOf = (moment: string): string => fullDayText(moment.slice(0, 10))

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    announce(words.copied)
  } catch {
    // Some browsers in apps forbid it.
    announce(words.select)
  }
}

function HowTo() {
  return (
    <details className={styles.how}>
      <summary className={styles.summary}>{words.how}</summary>
      <p>{words.request}</p>
      <dl className={styles.list}>
        {words.fields.map(([name, what]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.list}>
        {recipes.map(({ name, how, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {how}
              <pre className={styles.text}>{text}</pre>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.rules}</p>
    </details>
  )
}

/** The address to which phones, home servers and scales post weights. Absent without the server's answer. */
export function WeightAddressCard() {
  const { state, make, end } = useOwnAddress({
    kind: 'weight-address',
    route: routes.memberWeightAddress,
    unreachable: words.unreachable,
  })
  const { key, address, isBusy, problem } = state
  if (key === undefined) return null
  const endIt = async (id: string) => {
    if (await end(id)) announce(words.ended)
  }
  return (
    <section className={styles.card} aria-labelledby="weight-address">
      <h2 id="weight-address">{words.title}</h2>
      <p>{words.about}</p>
      {key !== null && address === null && (
        <p>
          {key.lastUsed === null || key.lastUsed === key.madeAt
            ? words.unused(dayOf(key.madeAt))
            : words.used(dayOf(key.madeAt), dayOf(key.lastUsed))}
        </p>
      )}
      {address !== null && (
        <div className={styles.made} role="status">
          <p>{words.once}</p>
          <p className={styles.address}>{address}</p>
        </div>
      )}
      <div className={styles.actions}>
        {address === null ? (
          <Button look="quiet" action="make-address" busy={isBusy} onClick={() => void make()}>
            {isBusy ? words.making : key === null ? words.make : words.again}
          </Button>
        ) : (
          <Button look="quiet" action="copy-address" onClick={() => void copy(address)}>
            {words.copy}
          </Button>
        )}
        {key !== null && (
          <Button look="quiet" action="end-address" busy={isBusy} onClick={() => void endIt(key.id)}>
            {words.end}
          </Button>
        )}
      </div>
      {problem !== null && <FieldError id="weight-address-failed">{problem}</FieldError>}
      <HowTo />
    </section>
  )
}
