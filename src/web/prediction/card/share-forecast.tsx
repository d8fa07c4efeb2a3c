import { type ComponentProps, Suspense, useState } from 'react'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { Button } from '#web/ui/button.tsx'
import { MissingPart } from '#web/ui/missing-part.tsx'
import { FieldError } from '#web/ui/note.tsx'
import type { CardSheet } from './card-sheet.tsx'
import { cardWords } from './card-words.ts'
import { hasCard } from './forecast-card.ts'

type ShareForecastProps = Omit<ComponentProps<typeof CardSheet>, 'onClose'>

const sheet = lazyPage(async () => (await import('./card-sheet.tsx')).CardSheet, 'card')

/** Opens the picture of a forecast that may be shared. Its code is fetched when somebody asks for it. */
export function ShareForecast({ forecast, context }: ShareForecastProps) {
  const [isOpen, setOpen] = useState(false)
  if (!hasCard(forecast, context)) return null
  return (
    <>
      <Button look="quiet" action="share-forecast" onClick={() => setOpen(true)}>
        {cardWords.open}
      </Button>
      {isOpen && (
        <MissingPart instead={<FieldError>{cardWords.missing}</FieldError>}>
          <Suspense>
            <sheet.Page forecast={forecast} context={context} onClose={() => setOpen(false)} />
          </Suspense>
        </MissingPart>
      )}
    </>
  )
}
