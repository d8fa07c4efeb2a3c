import { type ReactNode, useEffect, useState } from 'react'
import { LegalPage } from './legal-page.tsx'
import { privacyPolicy } from './privacy-policy.ts'

/** The privacy choice, if third-party services are configured. Its code is loaded only then. */
function PrivacyChoices() {
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

/** The privacy policy: which personal data is processed, what for and for how long. */
export const PrivacyPage = () => <LegalPage step="privacy" text={privacyPolicy} controls={<PrivacyChoices />} />
