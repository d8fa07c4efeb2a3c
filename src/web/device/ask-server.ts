import { loadPaymentPlans } from '#web/device/payment-plans.ts'
import { rememberVisitorIp } from '#web/device/visitor-ip.ts'

/** What is asked of the server once the page stands: the plans on offer, then the visitor's address. */
export async function askServer(): Promise<void> {
  await loadPaymentPlans()
  await rememberVisitorIp()
}
