import { Link } from '#web/navigation/link.tsx'
import { pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { ActionBar } from '#web/ui/page.tsx'
import { checkpointWords } from './checkpoint-words.ts'

/** The end of the way for whom losing weight would not be safe: said kindly, and nothing is sold. */
export function CheckpointStop({ onChange }: { onChange: () => void }) {
  const { stop } = checkpointWords
  return (
    <>
      <Heading title={stop.title} lead={stop.text}>
        {stop.title}
      </Heading>
      <Note>{stop.help}</Note>
      <p>
        <Link to={pages.home}>To the start page</Link>
      </p>
      <ActionBar>
        <Button look="quiet" action="change" onClick={onChange}>
          {stop.change}
        </Button>
      </ActionBar>
    </>
  )
}
