import { LegalPage } from './legal-page.tsx'
import { PrivacyChoices } from './privacy-choices.tsx'
import { privacyPolicy } from './privacy-policy.ts'

/** Which personal data is processed, what for and for how long. */
export const PrivacyPage = () => <LegalPage step="privacy" text={privacyPolicy} controls={<PrivacyChoices />} />
