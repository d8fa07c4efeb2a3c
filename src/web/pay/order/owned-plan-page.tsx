import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { PLAN_PATH, pages } from '#web/navigation/views.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ownedPlanWords } from './order-words.ts'
import styles from './owned-plan-page.module.css'

/** Shown instead of the prices to a customer with an active subscription, who has nothing to pay. */
export function OwnedPlanPage({ isOpen, onBack }: { readonly isOpen: boolean; readonly onBack: () => void }) {
  const { title, lead, closed, open, subscription } = ownedPlanWords
  return (
    <Page step="pay" header={<PageHeader onBack={onBack} />}>
      <Heading title={title} lead={isOpen ? lead : closed}>
        {title}
      </Heading>
      {isOpen && (
        <Button action="open-plan" onClick={() => navigate(PLAN_PATH)}>
          {open}
        </Button>
      )}
      <p className={styles.way}>
        <Link to={pages.subscription}>{subscription}</Link>
      </p>
    </Page>
  )
}

/** Shown above the prices to a customer whose cancelled plan has not ended yet. */
export function StillOpenNote() {
  return (
    <Note>
      <p>{ownedPlanWords.stillOpen}</p>
      <p className={styles.way}>
        <Link to={PLAN_PATH}>{ownedPlanWords.open}</Link>
      </p>
    </Note>
  )
}
