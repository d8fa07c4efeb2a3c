import { type ReactNode, useEffect, useState } from 'react'

/** The privacy choice, where services of others are configured. Its code is fetched only there. */
export function PrivacyChoices() {
  const [control, setControl] = useState<ReactNode>(null)
  useEffect(() => {
    if (document.querySelector('meta[name="measurement"]') === null) return
    void import('#web/analytics/privacy-control.tsx').then(
      ({ PrivacyControl }) => setControl(<PrivacyControl />),
      () => undefined,
    )
  }, [])
  return control
}
