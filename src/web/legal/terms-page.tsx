import { LegalPage } from './legal-page.tsx'
import { termsOfService } from './terms-of-service.ts'

/** The terms of service. */
export const TermsPage = () => <LegalPage step="terms_of_service" text={termsOfService} />
