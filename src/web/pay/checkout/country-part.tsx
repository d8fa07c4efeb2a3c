import { type ComponentProps, Suspense } from 'react'
import { lazyPage } from '#web/device/page-chunk.tsx'

const field = lazyPage(async () => (await import('./country-field.tsx')).CountryField, 'country')

/** The question for the country. The list of countries is loaded only if the question is asked. */
export function CountryPart(props: ComponentProps<typeof field.Page>) {
  return (
    <Suspense fallback={null}>
      <field.Page {...props} />
    </Suspense>
  )
}
