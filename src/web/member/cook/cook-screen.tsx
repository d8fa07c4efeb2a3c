import { useEffect, useRef } from 'react'
import type { MemberView } from '#domain/api/member/member.ts'
import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { brand } from '#domain/brand.ts'
import { shareFor } from '#domain/diary/rebalance.ts'
import { useStore } from '#web/device/store.ts'
import { today } from '#web/device/today.ts'
import { changeCooking, cookingStore, goToStep } from '#web/member/cooking/cooking-store.ts'
import { dishKey } from '#web/member/cooking/dish-key.ts'
import { WakeSwitch } from '#web/member/cooking/wake-switch.tsx'
import { useMember, useWeek } from '#web/member/data/use-member-data.ts'
import { diaryWords } from '#web/member/diary/diary-words.ts'
import { mealEaten } from '#web/member/diary/meal-writes.ts'
import { sharesOfWeek } from '#web/member/diary/planned-shares.ts'
import { useDiary } from '#web/member/diary/use-diary.ts'
import { writeAndSay } from '#web/member/diary/write-and-say.ts'
import { NotInWeekPage } from '#web/member/layout/refused.tsx'
import { WhenReady } from '#web/member/layout/when-ready.tsx'
import { memberPages } from '#web/member/pages/member-pages.ts'
import type { Place } from '#web/member/pages/page.ts'
import { dishPageWords } from '#web/member/words/dish-page-words.ts'
import { Link } from '#web/navigation/link.tsx'
import { navigate, navigateBack, wasNavigated } from '#web/navigation/navigation.ts'
import { CloseIcon } from '#web/ui/close-icon.tsx'
import { CookDone, CookReady, CookStepView } from './cook-pages.tsx'
import styles from './cook-screen.module.css'
import { cookSteps, dishesOf } from './cook-steps.ts'
import { cookWords as words } from './cook-words.ts'
import { useStepKeys } from './use-step-keys.ts'

type CookProps = {
  readonly view: WeekView
  readonly place: Place
  readonly meal: MealView
  readonly member: MemberView
  readonly screen: number | null
}

/** Moves the focus to the heading of each newly shown screen, so that it is read out. */
function useHeadingFocus(screen: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current || wasNavigated()) heading.current?.focus({ preventScroll: true })
    isFirst.current = false
    if (screen >= 0) window.scrollTo(0, 0)
  }, [screen])
  return heading
}

function Cook({ view, place, meal, member, screen }: CookProps) {
  const key = dishKey(place, meal.dishes[0]?.recipe ?? '')
  const cooking = useStore(cookingStore)
  const diary = useDiary(member.email)
  const dishes = dishesOf(meal, view.cards, place)
  const steps = cookSteps(dishes, ({ key: dish, card }) => {
    const usual = card.shares === undefined ? member.settings.eaters : 1
    return cooking.people[dish] ?? usual
  })
  // The first screen lists what is needed; the last one says that all is done.
  const last = steps.length + 1
  const at = Math.min(last, Math.max(0, screen ?? cooking.at?.[key] ?? 0))
  const heading = useHeadingFocus(at)
  const title = meal.dishes[0]?.title ?? ''
  const here = memberPages.cook.path({ ...place, screen: null })

  useEffect(() => {
    document.title = `${title} – ${brand.name}`
  }, [title])
  // An address that names a screen opens it once; from then on the screen is remembered on the device.
  useEffect(() => {
    if (screen === null) return
    changeCooking((before) => goToStep(before, key, screen))
    navigate(here, { replace: true })
  }, [screen, key, here])

  const go = (to: number) => {
    const next = Math.min(last, Math.max(0, to))
    if (next !== at) changeCooking((before) => goToStep(before, key, next))
  }
  useStepKeys((by) => go(at + by))

  const eaten = () => {
    if (diary.kind !== 'ready') return
    const write = mealEaten(today(), place, meal, shareFor(sharesOfWeek(view, diary.value.entries), place))
    writeAndSay(diary.value, [write], diaryWords.eaten(write.title, write.figures.energy))
    changeCooking((before) => goToStep(before, key, 0))
    navigateBack(memberPages.today.path())
  }
  const step = steps[at - 1]
  return (
    <main className={styles.mode} id="content" data-step="plan-cook" data-screen={at}>
      <header className={styles.top}>
        <Link className={styles.close} to={memberPages.meal.path(place)} label={words.close}>
          <CloseIcon size={26} />
        </Link>
        <p className={styles.title}>{step === undefined ? title : step.dish.card.title}</p>
        <WakeSwitch startsOn />
      </header>
      <progress className={styles.progress} max={last} value={at} aria-label={words.progress(at, last)} />
      <div className={styles.screen} key={at}>
        {at === 0 && <CookReady heading={heading} dishes={dishes} eaters={member.settings.eaters} thaw={meal.thaw} />}
        {step !== undefined && (
          <CookStepView
            heading={heading}
            step={step}
            number={at}
            count={steps.length}
            timerAt={memberPages.cook.path({ ...place, screen: at })}
          />
        )}
        {at === last && <CookDone heading={heading} title={title} dishes={dishes} />}
      </div>
      <nav className={styles.turn} aria-label={words.step(at, steps.length)}>
        <button
          type="button"
          className={styles.back}
          data-action="step-back"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          {words.back}
        </button>
        {at === last ? (
          <button type="button" className={styles.next} data-action="eaten" onClick={eaten}>
            {words.eaten}
          </button>
        ) : (
          <button type="button" className={styles.next} data-action="step-next" onClick={() => go(at + 1)}>
            {at === 0 ? words.start : at === last - 1 ? words.last : words.next}
          </button>
        )}
      </nav>
    </main>
  )
}

type CookOfProps = Pick<CookProps, 'place' | 'screen' | 'member'>

function CookOf({ place, screen, member }: CookOfProps) {
  return (
    <WhenReady data={useWeek(place.week)} title={dishPageWords.meal} tab="today">
      {(view) => {
        const meal = view.days[place.day]?.meals[place.meal]
        if (meal === undefined) return <NotInWeekPage view={view} />
        return <Cook view={view} place={place} meal={meal} member={member} screen={screen} />
      }}
    </WhenReady>
  )
}

/** The cooking mode, with one step per screen. Days, meals and screens count from 0. */
export function CookScreen({ screen, ...place }: Place & { readonly screen: number | null }) {
  return (
    <WhenReady data={useMember()} title={dishPageWords.meal} tab="today">
      {(member) => <CookOf place={place} screen={screen} member={member} />}
    </WhenReady>
  )
}
