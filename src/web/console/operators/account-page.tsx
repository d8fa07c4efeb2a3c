import { roleWords } from '#domain/operator-roles.ts'
import { sessionStore } from '#web/console/data/console-session.ts'
import { momentText } from '#web/console/ui/moment-text.ts'
import { Panel, Problem } from '#web/console/ui/panel.tsx'
import { useStore } from '#web/device/store.ts'

/** Codes below which an operator is asked to get new ones. */
const FEW_CODES = 3

/** Who is signed in, and for how long. */
export function AccountPage() {
  const state = useStore(sessionStore)
  if (state.kind !== 'signed-in') return null
  const { operator, endsAt, recoveryCodesLeft } = state.session
  return (
    <Panel title={operator.name}>
      <p>
        Signed in as {operator.login}. The session ends after an hour without use, and at {momentText(endsAt)} at the
        latest.
      </p>
      <ul>
        {operator.roles.map((role) => (
          <li key={role}>
            {roleWords[role].name}: {roleWords[role].about}
          </li>
        ))}
      </ul>
      {recoveryCodesLeft < FEW_CODES ? (
        <Problem>
          {recoveryCodesLeft} recovery codes are left. Ask an operator who manages operators for a link for a new
          authenticator: it brings ten new ones.
        </Problem>
      ) : (
        <p>{recoveryCodesLeft} recovery codes are left.</p>
      )}
    </Panel>
  )
}
