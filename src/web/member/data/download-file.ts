import { Refusal } from '#domain/api/problem.ts'
import { handOver } from '#web/device/hand-over.ts'
import { parserOf } from '#web/device/parser-of.ts'
import type { Outcome } from '#web/device/request.ts'
import { readEntry, storageKeys } from '#web/device/storage.ts'

const refusalFrom = parserOf(Refusal)

/** Fetches a file that only the member may have, and saves it. A plain link could not carry the token. */
export async function downloadFile(route: string, name: string): Promise<Outcome<true>> {
  try {
    const response = await fetch(route, {
      headers: { authorization: `Bearer ${readEntry(storageKeys.token) ?? ''}` },
    })
    if (response.ok) {
      handOver(await response.blob(), name)
      return { kind: 'ok', value: true }
    }
    const refusal = refusalFrom(await response.json())
    if (refusal === null) return { kind: 'unreachable' }
    return { kind: 'refused', code: refusal.code, message: refusal.message, field: undefined }
  } catch {
    return { kind: 'unreachable' }
  }
}
