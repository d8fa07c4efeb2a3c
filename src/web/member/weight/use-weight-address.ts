import { useEffect, useState } from 'react'
import type { KeyView } from '#domain/api/member/keys.ts'
import { WeightAddressReply } from '#domain/api/member/weight-address.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { today } from '#web/device/today.ts'
import { keysFrom } from '#web/member/data/keys-reply.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { weightAddressWords as words } from './weight-address-words.ts'

const addressFrom = parserOf(WeightAddressReply)

const ofWeights = (keys: readonly KeyView[]): KeyView | null =>
  keys.find(({ kind }) => kind === 'weight-address') ?? null

export type WeightAddressState = {
  /** The key of the address; null if there is none, undefined until the server has answered. */
  readonly key: KeyView | null | undefined
  /** The address that was just made. */
  readonly address: string | null
  readonly isBusy: boolean
  /** Why the last attempt failed. */
  readonly problem: string | null
}

/** The address to which this member's weights are posted: whether there is one, making it and ending it. */
export function useWeightAddress() {
  const [state, setState] = useState<WeightAddressState>({
    key: undefined,
    address: null,
    isBusy: false,
    problem: null,
  })
  const change = (part: Partial<WeightAddressState>) => setState((before) => ({ ...before, ...part }))
  useEffect(() => {
    let isShown = true
    void requestMember(routes.keys, { parse: keysFrom, cacheAs: null }).then((outcome) => {
      if (isShown && outcome.kind === 'ok') setState((before) => ({ ...before, key: ofWeights(outcome.value.keys) }))
    })
    return () => {
      isShown = false
    }
  }, [])
  return {
    state,
    make: async () => {
      change({ isBusy: true, problem: null })
      const outcome = await requestMember(`${routes.memberWeightAddress}?today=${today()}`, {
        method: 'POST',
        body: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? null },
        parse: addressFrom,
      })
      if (outcome.kind !== 'ok') {
        return change({ isBusy: false, problem: outcome.kind === 'refused' ? outcome.message : words.unreachable })
      }
      change({ address: outcome.value.address, isBusy: false })
      const listed = await requestMember(routes.keys, { parse: keysFrom, cacheAs: null })
      if (listed.kind === 'ok') change({ key: ofWeights(listed.value.keys) })
    },
    /** Returns whether it was ended. */
    end: async (id: string): Promise<boolean> => {
      change({ isBusy: true, problem: null })
      const route = filled(routes.key, { accessKey: id })
      const outcome = await requestMember(route, { method: 'DELETE', parse: keysFrom })
      if (outcome.kind === 'ok') change({ key: ofWeights(outcome.value.keys), address: null, isBusy: false })
      else change({ isBusy: false, problem: outcome.kind === 'refused' ? outcome.message : words.unreachable })
      return outcome.kind === 'ok'
    },
  }
}
