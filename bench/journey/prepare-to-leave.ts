import type { Locator, Page } from 'playwright-core'
import type { JourneyStep } from '#domain/funnel/journey.ts'
import { visitor } from './visitor.ts'

/**
 * Answers a step (null is the home page) as far as possible without leaving it; clicking the returned element leaves
 * it.
 */
export async function prepareToLeave(page: Page, step: JourneyStep | null): Promise<Locator> {
  const option = (value: string | number): Locator => page.locator(`main [data-value="${value}"]`)
  const next = page.locator('main [data-action="next"]')
  if (step === null) return option(visitor.gender)
  switch (step.kind) {
    case 'choice':
    case 'scale':
      return option(visitor[step.key])
    case 'choices':
      for (const value of visitor[step.key]) await option(value).click()
      return next
    case 'number':
    case 'date':
      await page.locator(`main input[name="${step.key}"]`).fill(String(visitor[step.key]))
      return next
    case 'loading':
      await next.waitFor()
      return next
    case 'info':
      // The health question is asked before this step leads on.
      if (step.slug === 'meal-plan') {
        await next.click()
        await option('NONE').click()
      }
      return next
    case 'prediction':
    case 'email':
    case 'pay':
      return next
  }
}
