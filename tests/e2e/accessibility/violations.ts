import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // The elements that pass need not be described: that is most of the work.
  resultTypes: ['violations'],
}

type AxeWindow = { axe?: typeof axe }

/** What axe finds on the page as it stands, a line each: rule, element and reason. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => (window as unknown as AxeWindow).axe !== undefined)
  if (!isThere) await page.evaluate(axe.source)
  const results = await page.evaluate(
    (run): Promise<AxeResults> | undefined => (window as unknown as AxeWindow).axe?.run(run),
    options,
  )
  if (results === undefined) throw new Error('axe is not on the page.')
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  )
}
