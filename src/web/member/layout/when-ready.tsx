import type { ReactNode } from 'react'
import type { MemberData } from '#web/member/data/use-member-data.ts'
import type { Tab } from '#web/member/pages/member-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { layoutWords } from './layout-words.ts'
import { type BackTo, MemberPage } from './member-page.tsx'
import { RefusalPage } from './refused.tsx'
import { SkeletonBlocks } from './skeleton.tsx'
import styles from './when-ready.module.css'

/**
 * A page whose content has to be requested. `children` makes the whole page from the reply. While there is none, or if
 * there is an error, another page says so.
 */
export function WhenReady<T>({
  data,
  title,
  tab,
  back,
  children,
}: {
  data: MemberData<T>
  title: string
  tab: Tab
  back?: BackTo
  children: (value: T, cachedAt: string | null) => ReactNode
}) {
  const above = back === undefined ? {} : { back }
  switch (data.kind) {
    case 'ready':
      return children(data.value, data.cachedAt)
    case 'loading':
      return (
        <MemberPage title={title} tab={tab} {...above}>
          <p className="visually-hidden" role="status">
            {layoutWords.loading}
          </p>
          <SkeletonBlocks />
        </MemberPage>
      )
    case 'refused':
      return <RefusalPage code={data.code} message={data.message} tab={tab} />
    case 'unreachable':
      return (
        <MemberPage title={layoutWords.unreachable.title} lead={layoutWords.unreachable.lead} tab={tab} {...above}>
          <div className={styles.action}>
            <Button action="retry" onClick={() => void data.retry()}>
              {layoutWords.unreachable.retry}
            </Button>
          </div>
        </MemberPage>
      )
  }
}
