import type { PhotoReply } from '#domain/api/member/photo.ts'
import { routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { photoFrom, refusalFrom } from './photo-reply.ts'

export type PhotoOutcome =
  | { readonly kind: 'read'; readonly reply: PhotoReply }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'cancelled' }

/** Sends a photo to be read. The session's cookie identifies the member. */
export async function sendPhoto(jpeg: Blob, signal: AbortSignal): Promise<PhotoOutcome> {
  try {
    const response = await fetch(`${routes.memberPhotos}?today=${today()}`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'image/jpeg' },
      body: jpeg,
      signal,
    })
    const body: unknown = await response.json()
    if (!response.ok) {
      const refusal = refusalFrom(body)
      return refusal === null ? { kind: 'unreachable' } : { kind: 'refused', message: refusal.message }
    }
    const reply = photoFrom(body)
    return reply === null ? { kind: 'unreachable' } : { kind: 'read', reply }
  } catch {
    return signal.aborted ? { kind: 'cancelled' } : { kind: 'unreachable' }
  }
}
