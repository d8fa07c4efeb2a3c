import { packWords } from '#web/member/pack/pack-words.ts'

const { sources } = packWords.portion

/** The licence of Open Food Facts requires the name of the source and a link to it beside each product. */
export const ForeignSource = ({ link }: { link: string }) => (
  <>
    {sources.foreign}{' '}
    <a href={link} rel="noreferrer">
      {sources.foreignName}
    </a>
    , {sources.compare}
  </>
)
