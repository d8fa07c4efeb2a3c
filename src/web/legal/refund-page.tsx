import { LegalPage } from './legal-page.tsx'
import { refundPolicy } from './refund-policy.ts'

/** The refund policy: when and how money is paid back. */
export const RefundPage = () => <LegalPage step="refund-policy" text={refundPolicy} />
