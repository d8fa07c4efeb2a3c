import { useEffect, useState } from 'react'
import { DevicesReply, type DeviceView } from '#domain/api/member/devices.ts'
import { routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { FieldError } from '#web/ui/note.tsx'
import { isAllSent, leaveDevice } from './leave-device.ts'
import styles from './section.module.css'
import { settingsWords, untilText, devicesWords as words } from './settings-words.ts'

const devicesFrom = parserOf(DevicesReply)

function useDevices(): readonly DeviceView[] {
  const [devices, setDevices] = useState<readonly DeviceView[]>([])
  useEffect(() => {
    let isShown = true
    void requestMember(routes.devices, { parse: devicesFrom, cacheAs: null }).then((outcome) => {
      if (isShown && outcome.kind === 'ok') setDevices(outcome.value.devices)
    })
    return () => {
      isShown = false
    }
  }, [])
  return devices
}

/** The devices on which the member is signed in, and a button to sign out of all. Empty without the server's answer. */
export function Devices({ email }: { email: string }) {
  const devices = useDevices()
  const [state, setState] = useState<'idle' | 'asked' | 'leaving' | { readonly say: string }>('idle')
  const leave = async () => {
    if (state === 'leaving') return
    const isAsked = state === 'asked'
    setState('leaving')
    if (!isAsked && !(await isAllSent(email))) return setState('asked')
    const outcome = await requestMember(routes.devices, { method: 'DELETE', parse: () => true })
    if (outcome.kind !== 'ok')
      return setState({ say: outcome.kind === 'refused' ? outcome.message : words.unreachable })
    await leaveDevice(email, { all: false })
  }
  if (devices.length === 0) return null
  return (
    <div className={styles.row}>
      <p className={styles.label}>{words.title}</p>
      <ul className={styles.list}>
        {devices.map(({ id, name, lastUsed, isThis }) => (
          <li key={id}>
            {name}
            {isThis ? words.thisOne : words.lastUsed(untilText(lastUsed))}
          </li>
        ))}
      </ul>
      <p className={state === 'asked' ? styles.hint : 'visually-hidden'} role="status">
        {state === 'asked' && settingsWords.account.signOutUnsent}
      </p>
      {typeof state === 'object' && <FieldError id="devices-failed">{state.say}</FieldError>}
      <button
        type="button"
        className={styles.second}
        data-action="sign-out-everywhere"
        aria-disabled={state === 'leaving'}
        onClick={() => void leave()}
      >
        {state === 'leaving' ? words.leaving : state === 'asked' ? words.leaveAnyway : words.leave}
      </button>
    </div>
  )
}
