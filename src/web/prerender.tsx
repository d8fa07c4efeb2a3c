import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import type { ClaimForm } from '#domain/brand.ts'
import { journey } from '#domain/funnel/journey.ts'
import { App } from './app.tsx'
import { prerenderClaims } from './device/claims.ts'
import { Hydration } from './device/hydration.tsx'
import { PrerenderPath } from './navigation/use-path.ts'
import { PLAN_PATH, pages, stepPath } from './navigation/views.ts'

/** Every path with a prerendered page, below the base path. */
export const paths: readonly string[] = [
  ...Object.values(pages),
  PLAN_PATH,
  ...(['FEMALE', 'MALE'] as const).flatMap((gender) => journey.map((step) => stepPath(gender, step.slug))),
]

/** The markup of a page for a visitor without stored data, with these claims. */
export async function render(path: string, claims: ClaimForm): Promise<string> {
  prerenderClaims(claims)
  const { prelude } = await prerender(
    <StrictMode>
      <PrerenderPath value={path}>
        <Hydration>
          <App />
        </Hydration>
      </PrerenderPath>
    </StrictMode>,
  )
  return new Response(prelude).text()
}
