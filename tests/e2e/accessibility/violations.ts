import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, a line each: rule, element and reason. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    // The source above has put axe there.
    (values): Promise<AxeResults> =>
      (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    RULES,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}
