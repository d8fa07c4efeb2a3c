import { useEffect, useState } from 'react'
import type { KeyView } from '#domain/api/member/keys.ts'
import { OwnAddressReply } from '#domain/api/member/own-address.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { keysFrom } from './keys-reply.ts'
import { requestMember } from './request-member.ts'

const addressFrom = parserOf(OwnAddressReply)

/** What an address is for, and how it is made. */
export type OwnAddress = {
  readonly kind: 'weight-address' | 'calendar-address'
  readonly route: string
  /** Said while the server cannot be reached. */
  readonly unreachable: string
}

export type OwnAddressState = {
  /** The key of the address; null if there is none, undefined until the server has answered. */
  readonly key: KeyView | null | undefined
  /** The address that was just made. */
  readonly address: string | null
  readonly isBusy: boolean
  /** Why the last attempt failed. */
  readonly problem: string | null
}

/** An address of the member's own for programs that cannot sign in: whether there is one, making it and ending it. */
export function useOwnAddress({ kind, route: making, unreachable }: OwnAddress) {
  const ofKind = (keys: readonly KeyView[]): KeyView | null => keys.find((key) => key.kind === kind) ?? null
  const [state, setState] = useState<OwnAddressState>({
    key: undefined,
    address: null,
    isBusy: false,
    problem: null,
  })
  const change = (part: Partial<OwnAddressState>) => setState((before) => ({ ...before, ...part }))
  useEffect(() => {
    let isShown = true
    void requestMember(routes.keys, { parse: keysFrom, cacheAs: null }).then((outcome) => {
      if (isShown && outcome.kind === 'ok')
        setState((before) => ({ ...before, key: outcome.value.keys.find((key) => key.kind === kind) ?? null }))
    })
    return () => {
      isShown = false
    }
  }, [kind])
  return {
    state,
    make: async () => {
      change({ isBusy: true, problem: null })
      const outcome = await requestMember(`${making}?today=${today()}`, {
        method: 'POST',
        body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null },
        parse: addressFrom,
      })
      if (outcome.kind !== 'ok') {
        return change({ isBusy: false, problem: outcome.kind === 'refused' ? outcome.message : unreachable })
      }
      change({ address: outcome.value.address, isBusy: false })
      const listed = await requestMember(routes.keys, { parse: keysFrom, cacheAs: null })
      if (listed.kind === 'ok') change({ key: ofKind(listed.value.keys) })
    },
    /** Returns whether it was ended. */
    end: async (id: string): Promise<boolean> => {
      change({ isBusy: true, problem: null })
      const route = filled(routes.key, { accessKey: id })
      const outcome = await requestMember(route, { method: 'DELETE', parse: keysFrom })
      if (outcome.kind === 'ok') change({ key: ofKind(outcome.value.keys), address: null, isBusy: false })
      else change({ isBusy: false, problem: outcome.kind === 'refused' ? outcome.message : unreachable })
      return outcome.kind === 'ok'
    },
  }
}
