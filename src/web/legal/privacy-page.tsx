import { LegalPage } from './legal-page.tsx'
import { privacyPolicy } from './privacy-policy.ts'

/** What is known of a person, what for and for how long. */
export const PrivacyPage = () => <LegalPage step="privacy" text={privacyPolicy} />
