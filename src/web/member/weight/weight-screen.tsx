import { useEffect, useMemo, useRef, useState } from 'react'
import type { GoalView } from '#domain/api/member/goal.ts'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { today } from '#web/device/today.ts'
import { useMember, useMemberData } from '#web/member/data/use-member-data.ts'
import { type LoggedWeight, weightsFrom } from '#web/member/data/weights-reply.ts'
import { setDiaryOwner } from '#web/member/diary/diary-owner.ts'
import { MemberPage } from '#web/member/layout/member-page.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { LastChangeCard } from '#web/member/plan-changes/last-change-card.tsx'
import { PlanChangesList } from '#web/member/review/plan-changes-list.tsx'
import { ReviewCard } from '#web/member/review/review-card.tsx'
import { useReview } from '#web/member/review/use-review.ts'
import { Note } from '#web/ui/note.tsx'
import { doubtedRun } from './doubted-run.ts'
import { DoubtedRunCard } from './doubted-run-card.tsx'
import { GoalCard } from './goal/goal-card.tsx'
import { MilestoneCard } from './goal/milestone-card.tsx'
import { HydrationCard } from './hydration-card.tsx'
import { LifeEventsCard } from './life-events-card.tsx'
import { useWeightChanges } from './use-weight-changes.ts'
import { WaitingWeightsCard } from './waiting-weights-card.tsx'
import { WeighInForm } from './weigh-in-form.tsx'
import { WeighInReminderCard } from './weigh-in-reminder-card.tsx'
import { WeightAddressCard } from './weight-address-card.tsx'
import { WeightFigure } from './weight-figure.tsx'
import { WeightFiles } from './weight-files.tsx'
import { WeightList } from './weight-list.tsx'
import type { WeightLog } from './weight-log.ts'
import { type WeightProgress, weightProgress } from './weight-progress.ts'
import styles from './weight-screen.module.css'
import { adviceTitles, adviceWords, weightWords } from './weight-words.ts'

function Advice({ progress }: { progress: WeightProgress }) {
  const { advice } = progress
  if (advice === null) return null
  return (
    <div className={styles.advice}>
      <Note live>
        <h2>{adviceTitles[advice]}</h2>
        <p>{adviceWords[advice]}</p>
      </Note>
    </div>
  )
}

type WeightPartsProps = {
  readonly member: MemberView
  readonly log: WeightLog
  readonly events: readonly LifeEventView[]
  readonly progress: WeightProgress
  readonly review: ReviewReply | null
  readonly goal: GoalView | null
}

function WeightParts({ member, log, events, progress, review, goal }: WeightPartsProps) {
  const { add, save, pick, remove, removeOther, answerRun } = useWeightChanges(log, progress.units)
  const [editing, setEditing] = useState<LoggedWeight | null>(null)
  const form = useRef<HTMLDivElement>(null)
  const edit = (entry: LoggedWeight) => {
    setEditing(entry)
    // The form is remounted for the entry; its new field exists after the next frame.
    requestAnimationFrame(() => form.current?.querySelector('input')?.focus())
  }
  const isUnclear = progress.learnt?.unclear !== undefined
  const question = (
    <DoubtedRunCard
      run={doubtedRun(log, progress.learnt)}
      units={progress.units}
      today={progress.today}
      onAnswer={(run, isMine) => void answerRun(run, isMine)}
    />
  )
  return (
    <div className={styles.parts}>
      <div className={styles.figure}>
        {isUnclear && question}
        <WeightFigure progress={progress} />
      </div>
      <div className={styles.log}>
        <div ref={form}>
          <WeighInForm
            key={`${editing?.day ?? ''} ${progress.units}`}
            progress={progress}
            log={log}
            editing={editing}
            onSave={save}
            onAdd={add}
            onEnd={() => setEditing(null)}
          />
        </div>
        {!isUnclear && question}
        <WaitingWeightsCard units={progress.units} today={progress.today} />
        <WeightList
          log={log}
          units={progress.units}
          today={progress.today}
          onEdit={edit}
          onRemove={(entry) => void remove(entry)}
          onPick={(entry, index) => void pick(entry, index)}
          onRemoveOther={(entry, index) => void removeOther(entry, index)}
          onConfirm={(entry) => void save(entry)}
          learnt={progress.learnt}
        />
      </div>
      <div className={styles.rest}>
        {goal !== null && (
          <GoalCard
            goal={goal}
            events={events}
            units={progress.units}
            startsOn={progress.startsOn}
            today={progress.today}
          />
        )}
        <LifeEventsCard
          events={events}
          letters={new Map(progress.events.map(({ id, letter }) => [id, letter]))}
          gender={member.hero.gender}
          startsOn={progress.startsOn}
          today={progress.today}
        />
        {review !== null && <PlanChangesList reply={review} state={progress.state} />}
        <WeighInReminderCard />
        <HydrationCard hero={member.hero} week={member.currentWeek} units={progress.units} />
        <WeightFiles
          log={log}
          progress={progress}
          told={member.hero.weight === undefined ? null : { day: progress.startsOn, kg: member.hero.weight }}
        />
        <WeightAddressCard />
      </div>
    </div>
  )
}

type WeightPageProps = { readonly member: MemberView; readonly reply: WeightsReply; readonly cachedAt: string | null }

function WeightPage({ member, reply, cachedAt }: WeightPageProps) {
  const day = today()
  const log = reply.weights
  const review = useReview()
  useEffect(() => setDiaryOwner(member.email), [member.email])
  const progress = useMemo(() => weightProgress(member, reply, day, review ?? {}), [member, reply, day, review])
  return (
    <MemberPage title={weightWords.title} tab="weight" cachedAt={cachedAt}>
      {progress !== null && <Advice progress={progress} />}
      <MilestoneCard milestones={reply.goal?.milestones ?? []} today={day} />
      <ReviewCard note={progress?.advice ?? null} />
      <LastChangeCard isForADay />
      {progress === null ? (
        <Note>{weightWords.noBody}</Note>
      ) : (
        <WeightParts
          member={member}
          log={log}
          events={reply.events ?? []}
          progress={progress}
          review={review}
          goal={reply.goal ?? null}
        />
      )}
    </MemberPage>
  )
}

/** The weight log beside the forecast, and what to drink. */
export function WeightScreen() {
  const member = useMember()
  const weights = useMemberData(`${routes.memberWeights}?today=${today()}`, weightsFrom, routes.memberWeights)
  return (
    <WhenReady data={member} title={weightWords.title} tab="weight">
      {(view, memberKeptAt) => (
        <WhenReady data={weights} title={weightWords.title} tab="weight">
          {(reply, cachedAt) => <WeightPage member={view} reply={reply} cachedAt={cachedAt ?? memberKeptAt} />}
        </WhenReady>
      )}
    </WhenReady>
  )
}
