import { useMemo, useRef, useState } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { useMember, useMemberData } from '#web/member/data/use-member-data.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { HydrationCard } from '#web/member/weight/hydration-card.tsx'
import { useWeightChanges } from '#web/member/weight/use-weight-changes.ts'
import { WeighInForm } from '#web/member/weight/weigh-in-form.tsx'
import { WeightFigure } from '#web/member/weight/weight-figure.tsx'
import { WeightList } from '#web/member/weight/weight-list.tsx'
import type { WeightLog } from '#web/member/weight/weight-log.ts'
import styles from '#web/member/weight/weight-screen.module.css'
import { type LoggedWeight, weightsFrom } from '#web/member/weight/weights-reply.ts'
import { Note } from '#web/ui/note.tsx'
import { type WeightProgress, weightProgress } from './weight-progress.ts'
import { adviceWords, weightWords } from './weight-words.ts'

function Advice({ progress }: { progress: WeightProgress }) {
  const { advice } = progress.trend
  if (advice === null) return null
  return (
    <div className={styles.advice}>
      <Note live>
        <h2>{weightWords.advice}</h2>
        <p>{adviceWords[advice]}</p>
      </Note>
    </div>
  )
}

function WeightParts({ member, log, progress }: { member: MemberView; log: WeightLog; progress: WeightProgress }) {
  const { save, remove } = useWeightChanges(log, progress.units)
  const [editing, setEditing] = useState<LoggedWeight | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const edit = (entry: LoggedWeight) => {
    setEditing(entry)
    // The form is another one then; its field is there after the next drawing.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  return (
    <div className={styles.parts}>
      <div className={styles.form} ref={form}>
        <WeighInForm
          key={`${editing?.day ?? ''} ${progress.units}`}
          progress={progress}
          log={log}
          editing={editing}
          onSave={save}
          onEnd={() => setEditing(null)}
        />
      </div>
      <div className={styles.figure}>
        <WeightFigure progress={progress} />
      </div>
      <HydrationCard hero={member.hero} week={member.currentWeek} units={progress.units} />
      <WeightList
        log={log}
        units={progress.units}
        today={progress.today}
        onEdit={edit}
        onRemove={(entry) => void remove(entry)}
      />
    </div>
  )
}

function WeightPage({ member, log, cachedAt }: { member: MemberView; log: WeightLog; cachedAt: string | null }) {
  const day = today()
  const progress = useMemo(() => weightProgress(member, log, day), [member, log, day])
  return (
    <MemberPage title={weightWords.title} lead={weightWords.lead} tab="weight" cachedAt={cachedAt}>
      {progress !== null && <Advice progress={progress} />}
      {progress === null ? (
        <Note>{weightWords.noBody}</Note>
      ) : (
        <WeightParts member={member} log={log} progress={progress} />
      )}
    </MemberPage>
  )
}

/** The weight log beside the forecast, and what to drink. */
export function WeightScreen() {
  const member = useMember()
  const weights = useMemberData(routes.memberWeights, weightsFrom)
  return (
    <WhenReady data={member} title={weightWords.title} tab="weight">
      {(view, memberKeptAt) => (
        <WhenReady data={weights} title={weightWords.title} tab="weight">
          {(reply, cachedAt) => <WeightPage member={view} log={reply.weights} cachedAt={cachedAt ?? memberKeptAt} />}
        </WhenReady>
      )}
    </WhenReady>
  )
}
