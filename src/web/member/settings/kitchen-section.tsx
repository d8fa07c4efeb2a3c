import { memberPages } from '#web/member/pages/member-pages.ts'
import { Link } from '#web/navigation/link.tsx'
import section from './section.module.css'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.kitchen

/** The way to who eats in the kitchen. */
export function KitchenSection() {
  return (
    <section className={section.card} aria-labelledby="kitchen">
      <div className={section.row}>
        <h2 id="kitchen">{words.title}</h2>
        <p className={section.hint}>{words.card}</p>
        <Link className={section.second} to={memberPages.kitchen.path({})}>
          {words.open}
        </Link>
      </div>
    </section>
  )
}
