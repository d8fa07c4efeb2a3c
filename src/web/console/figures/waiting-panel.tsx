import { WaitingReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { useConsoleData } from '#web/console/data/use-console-data.ts'
import { consoleHref } from '#web/console/navigation/address.ts'
import { ConsoleLink } from '#web/console/navigation/console-link.tsx'
import { Moment } from '#web/console/ui/moment.tsx'
import { WhenLoaded } from '#web/console/ui/when-loaded.tsx'
import { parserOf } from '#web/device/parser-of.ts'
import styles from './waiting-panel.module.css'

const waitingFrom = parserOf(WaitingReply)

const counted = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`

type Waiting = { readonly path: string; readonly words: string; readonly until: string | null }

/** The kinds of work that are waiting, the most urgent first. */
function waitingOf({ disputes, answerBy, findings, failedWork, lateWork, limits }: WaitingReply): readonly Waiting[] {
  const all = [
    {
      ...{ path: '/disputes', count: disputes, words: counted(disputes, 'dispute to answer', 'disputes to answer') },
      until: answerBy,
    },
    {
      ...{ path: '/disputes', count: limits, until: null },
      words: counted(limits, 'limit of a card scheme is near', 'limits of card schemes are near'),
    },
    {
      path: '/findings',
      count: findings,
      words: counted(findings, 'finding to settle', 'findings to settle'),
      until: null,
    },
    {
      ...{ path: '/failed-work', count: failedWork, until: null },
      words: counted(failedWork, 'job or webhook that was given up', 'jobs or webhooks that were given up'),
    },
    {
      ...{ path: '/failed-work', count: lateWork, until: null },
      words: counted(lateWork, 'kind of work that is late', 'kinds of work that are late'),
    },
  ]
  return all.filter(({ count }) => count > 0)
}

/** What needs an operator's attention, with links to it. */
export function WaitingPanel() {
  const { data } = useConsoleData(consoleRoutes.waiting, waitingFrom)
  return (
    <section className={styles.waiting} aria-label="Needs attention">
      <WhenLoaded data={data}>
        {(reply) => {
          const waiting = waitingOf(reply)
          const { signals } = reply
          if (waiting.length + signals.length === 0)
            return (
              <p>
                Nothing needs attention: no dispute, no finding and no failed work is open, nothing is late, no limit of
                a card scheme is near, and no figure changed beyond chance.
              </p>
            )
          return (
            <>
              <strong>Needs attention</strong>
              <ul>
                {signals.map(({ title, lookAt, foundAt }) => (
                  <li key={`${title} ${foundAt}`}>
                    <ConsoleLink href={consoleHref(lookAt)}>{title}</ConsoleLink>, found <Moment at={foundAt} />
                  </li>
                ))}
                {waiting.map(({ path, words, until }) => (
                  <li key={words}>
                    <ConsoleLink href={consoleHref(path)}>{words}</ConsoleLink>
                    {until !== null && (
                      <>
                        , the next by <Moment at={until} />
                      </>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </WhenLoaded>
    </section>
  )
}
