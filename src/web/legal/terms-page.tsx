import { LegalPage } from './legal-page.tsx'
import { termsOfService } from './terms-of-service.ts'

/** The terms between the customer and the company. */
export const TermsPage = () => <LegalPage step="terms_of_service" text={termsOfService} />
