import { useEffect, useState } from 'react'
import { messageOf } from './message-of.ts'
import { readConsole } from './request-console.ts'

type ConsoleData<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly message: string }

/**
 * The reply from an address, requested again when the address changes and on `reload`. During a reload the last reply
 * stays. Nothing is requested of null.
 */
export function useConsoleData<T>(address: string | null, parse: (reply: unknown) => T | null) {
  const [data, setData] = useState<ConsoleData<T> & { readonly of?: string | null }>({ kind: 'loading' })
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (address === null) return undefined
    let isCurrent = true
    void readConsole(address, parse).then((outcome) => {
      if (!isCurrent) return
      if (outcome.kind === 'ok') setData({ kind: 'ready', value: outcome.value, of: address })
      else setData({ kind: 'failed', message: messageOf(outcome), of: address })
    })
    return () => {
      isCurrent = false
    }
  }, [address, times])
  const shown: ConsoleData<T> = data.of === address ? data : { kind: 'loading' }
  return { data: shown, reload: () => setTimes((count) => count + 1) } as const
}
