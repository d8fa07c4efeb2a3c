import { useState } from 'react'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { roleWords } from '#domain/operator-roles.ts'
import { sessionStore } from '#web/console/data/console-session.ts'
import { Moment } from '#web/console/ui/moment.tsx'
import { Panel, Problem } from '#web/console/ui/panel.tsx'
import { useStore } from '#web/device/store.ts'
import styles from './account-page.module.css'
import { AddPasskey } from './add-passkey.tsx'
import { NewCodes } from './new-codes.tsx'
import { OperatorKeys } from './operator-keys.tsx'

/** With fewer codes left than this, an operator is told to make new ones. */
const FEW_CODES = 3

/** The operator who is signed in, and until when. */
export function AccountPage() {
  const state = useStore(sessionStore)
  // The list below is read again when a passkey was added.
  const [added, setAdded] = useState(0)
  if (state.kind !== 'signed-in') return null
  const { operator, endsAt, recoveryCodesLeft } = state.session
  const left = recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`
  return (
    <>
      <Panel title={operator.name}>
        <p>
          Signed in as {operator.login}. The session ends after an hour without use, and at <Moment at={endsAt} /> at
          the latest.
        </p>
        <ul className={styles.roles}>
          {operator.roles.map((role) => (
            <li key={role}>
              {roleWords[role].name}: {roleWords[role].about}
            </li>
          ))}
        </ul>
        {recoveryCodesLeft < FEW_CODES ? (
          <Problem>{`${left} Make new ones now: without one, a lost authenticator locks you out.`}</Problem>
        ) : (
          <p>{left}</p>
        )}
        <NewCodes />
        <AddPasskey onAdded={() => setAdded((count) => count + 1)} />
      </Panel>
      <OperatorKeys key={added} title="What opens the console for you" address={consoleRoutes.ownKeys} />
    </>
  )
}
