import { lazy, Suspense } from 'react'

const CountryField = lazy(async () => ({ default: (await import('./country-field.tsx')).CountryField }))

type CountryPartProps = Parameters<typeof CountryField>[0]

/** The question for the country. Its list is fetched where it is asked, and nowhere else. */
export function CountryPart(props: CountryPartProps) {
  return (
    <Suspense fallback={null}>
      <CountryField {...props} />
    </Suspense>
  )
}
