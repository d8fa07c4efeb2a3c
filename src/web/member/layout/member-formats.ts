import { useEffect } from 'react'
import type { Formats } from '#domain/formats.ts'
import { localeTags } from '#domain/language/locales.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { transferEntries } from '#web/device/storage.ts'
import { chooseUnits, unitsStore } from '#web/device/units-store.ts'
import { formatsStore } from '#web/member/data/formats-store.ts'
import { useMember } from '#web/member/data/use-member-data.ts'

/**
 * The address of this page in the member's language; null if the page is in it, or was asked for in another one by name.
 * A pseudo-language is left to those who look at it.
 */
export function addressIn(locale: Formats['locale'], page: string, address: string): string | null {
  const url = new URL(address)
  if (locale === page || !localeTags.some((tag) => tag === page) || url.searchParams.has('lang')) return null
  url.searchParams.set('lang', locale)
  return url.href
}

/** Renders nothing; while mounted, the member's language, units and formats are those of the page. */
export function MemberFormats(): null {
  const data = useMember()
  const member = data.kind === 'ready' ? data.value : null
  const isCopy = data.kind === 'ready' && data.cachedAt !== null
  useEffect(() => {
    if (member === null) return
    const { formats, settings } = member
    formatsStore.set(formats)
    if (settings.units !== unitsStore.get()) chooseUnits(settings.units)
    document.documentElement.dataset['paper'] = formats.paper
    const other = isCopy ? null : addressIn(formats.locale, pageLanguage.tag, window.location.href)
    if (other === null) return
    transferEntries()
    window.location.replace(other)
  }, [member, isCopy])
  return null
}
