import type { MemberView } from '#domain/api/member/member.ts'
import { useMember } from '#web/member/data/use-member-data.ts'
import { closedPlan } from '#web/member/layout/closed-plan.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { usePayPath } from '#web/member/layout/use-pay-path.ts'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { LastChangeCard } from '#web/member/plan-changes/last-change-card.tsx'
import { memberWords } from '#web/member/words/member-words.ts'
import { navigate } from '#web/navigation/navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { AccountSection } from './account-section.tsx'
import { DeviceSection } from './device-section.tsx'
import { Downloads } from './downloads.tsx'
import { EveryWeek } from './every-week.tsx'
import { FormatsSection } from './formats-section.tsx'
import { KitchenSection } from './kitchen-section.tsx'
import section from './section.module.css'
import { SettingsForm } from './settings-form.tsx'
import styles from './settings-screen.module.css'
import { settingsWords } from './settings-words.ts'
import { Tastes } from './tastes.tsx'

/** Shown instead of the settings to a lead, who can only open the first day. */
function PlanAway({ member }: { member: MemberView }) {
  const pay = usePayPath()
  const closed = closedPlan(member)
  if (closed !== null) {
    return (
      <section className={section.card} aria-labelledby="plan-away">
        <h2 id="plan-away">{closed.title}</h2>
        <p>{closed.lead}</p>
      </section>
    )
  }
  const { title, see } = memberWords.membersOnly
  return (
    <section className={section.card} aria-labelledby="plan-away">
      <h2 id="plan-away">{title}</h2>
      <p>{settingsWords.preview}</p>
      <Button action="pay" onClick={() => navigate(pay)}>
        {see}
      </Button>
    </section>
  )
}

function SettingsPage({ member, cachedAt }: { member: MemberView; cachedAt: string | null }) {
  const isFull = member.access === 'full'
  return (
    <MemberPage title={settingsWords.title} lead={settingsWords.lead} tab="settings" cachedAt={cachedAt}>
      <div className={styles.parts}>
        <div className={styles.part}>{isFull ? <SettingsForm member={member} /> : <PlanAway member={member} />}</div>
        <div className={styles.part}>
          {isFull && <LastChangeCard />}
          {isFull && <KitchenSection />}
          {isFull && <EveryWeek />}
          {isFull && <Tastes member={member} />}
          {isFull && <FormatsSection member={member} />}
          <DeviceSection />
          <Downloads member={member} />
          <AccountSection member={member} />
        </div>
      </div>
    </MemberPage>
  )
}

/** What the plan is based on, what it leaves out, and the person's data. */
export function SettingsScreen() {
  const data = useMember()
  return (
    <WhenReady data={data} title={settingsWords.title} tab="settings">
      {(member, cachedAt) => <SettingsPage member={member} cachedAt={cachedAt} />}
    </WhenReady>
  )
}
