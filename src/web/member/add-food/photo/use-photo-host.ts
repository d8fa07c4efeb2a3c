import { routes } from '#domain/api/routes.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { photoSettingsFrom } from './photo-reply.ts'

/** The host that photos are sent to; null if photos are not offered, or while that is unknown. */
export function usePhotoHost(): string | null {
  const data = useMemberData(routes.settings, photoSettingsFrom)
  return data.kind === 'ready' ? (data.value.photos?.host ?? null) : null
}
