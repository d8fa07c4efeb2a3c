import type { AccountAct } from '#domain/api/member/fresh-link.ts'
import { readTabEntry, removeTabEntry, writeTabEntry } from '#web/device/storage.ts'

/** Remembers, for this tab, what a person was doing when a link was asked for that proves who they are. */
export const rememberAct = (act: AccountAct): void => writeTabEntry('act', act)

/** Whether a person comes back to this act with an opened link. */
export const isPending = (act: AccountAct): boolean => readTabEntry('act') === act

/** Forgets the act, once it is shown again. */
export const forgetAct = (): void => removeTabEntry('act')
