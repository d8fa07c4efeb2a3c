import { useCallback, useEffect, useState } from 'react'
import type { KeyView } from '#domain/api/member/keys.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { keysFrom } from '#web/member/data/keys-reply.ts'
import { requestMember } from '#web/member/data/request-member.ts'

type Keys = {
  readonly keys: readonly KeyView[]
  /** Ends one key; the server's or our sentence if that failed, otherwise null. */
  readonly end: (id: string, unreachable: string) => Promise<string | null>
}

/** Everything that opens the account; empty without the server's answer. */
export function useKeys(): Keys {
  const [keys, setKeys] = useState<readonly KeyView[]>([])
  useEffect(() => {
    let isShown = true
    void requestMember(routes.keys, { parse: keysFrom, cacheAs: null }).then((outcome) => {
      if (isShown && outcome.kind === 'ok') setKeys(outcome.value.keys)
    })
    return () => {
      isShown = false
    }
  }, [])
  const end = useCallback(async (id: string, unreachable: string) => {
    const outcome = await requestMember(filled(routes.key, { accessKey: id }), { method: 'DELETE', parse: keysFrom })
    if (outcome.kind === 'ok') setKeys(outcome.value.keys)
    if (outcome.kind === 'ok') return null
    return outcome.kind === 'refused' ? outcome.message : unreachable
  }, [])
  return { keys, end }
}
