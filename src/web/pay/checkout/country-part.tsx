import { type ComponentProps, Suspense } from 'react'
import { lazyPage } from '#web/device/page-chunk.tsx'

const field = lazyPage(async () => (await import('./country-field.tsx')).CountryField, 'country')

/** The question for the country. Its list is fetched where it is asked, and nowhere else. */
export function CountryPart(props: ComponentProps<typeof field.Page>) {
  return (
    <Suspense fallback={null}>
      <field.Page {...props} />
    </Suspense>
  )
}
