import { ThirdParties } from '#domain/api/measurement.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(ThirdParties)

/** The services of others that the operator has configured, as the page says; null where there are none. */
export function thirdParties(): ThirdParties | null {
  try {
    return parse(JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="measurement"]')?.content ?? 'null'))
  } catch {
    return null
  }
}

/** Global Privacy Control: the browser asks not to be sold or shared. */
export const asksNotToBeShared = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
