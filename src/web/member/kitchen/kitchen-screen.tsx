import { routes } from '#domain/api/routes.ts'
import { useMemberData } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import { kitchenFrom } from '#web/member/table/kitchen-reply.ts'
import { EatersCard } from './eaters-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { isShared } from './is-shared.ts'
import styles from './kitchen.module.css'
import { kitchenWords as words } from './kitchen-words.ts'
import { OwnPlaceCard } from './own-place-card.tsx'
import { LeaveCard, PaidCard } from './paying-cards.tsx'

/** Who eats in the kitchen, inviting somebody, who pays, and leaving. */
export function KitchenScreen() {
  const data = useMemberData(routes.memberHousehold, kitchenFrom)
  return (
    <WhenReady data={data} title={words.title} tab="settings">
      {(kitchen, cachedAt) => (
        <MemberPage
          title={words.title}
          lead={words.lead}
          tab="settings"
          name="kitchen"
          back={{ to: memberPages.settings.path(), label: words.back }}
          cachedAt={cachedAt}
        >
          <div className={styles.parts}>
            <div className={styles.column}>
              <EatersCard kitchen={kitchen} />
              {isShared(kitchen) && <InviteCard kitchen={kitchen} />}
            </div>
            <div className={styles.column}>
              {isShared(kitchen) ? (
                <>
                  <OwnPlaceCard kitchen={kitchen} />
                  <PaidCard kitchen={kitchen} />
                  <LeaveCard />
                </>
              ) : (
                <InviteCard kitchen={kitchen} />
              )}
            </div>
          </div>
        </MemberPage>
      )}
    </WhenReady>
  )
}
