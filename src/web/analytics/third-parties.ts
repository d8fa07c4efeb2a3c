import { ThirdParties } from '#domain/api/measurement.ts'
import { parserOf } from '#web/device/parser-of.ts'

const parse = parserOf(ThirdParties)

/** The third-party services that the operator has configured, from the page's meta element; null if there are none. */
export function thirdParties(): ThirdParties | null {
  try {
    return parse(JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="measurement"]')?.content ?? 'null'))
  } catch {
    return null
  }
}

/** Global Privacy Control: whether the browser asks not to sell or share the visitor's data. */
export const asksNotToBeShared = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
