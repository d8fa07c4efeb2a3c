import { routes } from '#domain/api/routes.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { photoSettingsFrom } from './photo-reply.ts'

/** The host that photos go to; null where they are not offered, or that is not known. */
export function usePhotoHost(): string | null {
  const data = useMemberData(routes.settings, photoSettingsFrom)
  return data.kind === 'ready' ? (data.value.photos?.host ?? null) : null
}
