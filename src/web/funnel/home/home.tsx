import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Gender } from '#domain/answers/choices.ts'
import { claimOf } from '#web/device/claims.ts'
import { chooseGender, useHero } from '#web/device/hero-store.ts'
import { lazyPage } from '#web/device/page-chunk.tsx'
import { readEntry, readTabEntry, storageKeys } from '#web/device/storage.ts'
import { OptionPicture } from '#web/funnel/option-picture.tsx'
import { Link } from '#web/navigation/link.tsx'
import { navigate } from '#web/navigation/navigation.ts'
import { pages, stepPath } from '#web/navigation/views.ts'
import { plateUrl } from '#web/pictures/plate-url.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Page, Wordmark } from '#web/ui/page.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import { genderWords } from '#web/words/gender-words.ts'
import styles from './home.module.css'
import { homePlates } from './home-plates.ts'
import { homeWords } from './home-words.ts'

/** The table of the home page: dishes of the library. */
function HomeScene() {
  return (
    <div className="home-scene">
      {homePlates.map((dish) => (
        <img key={dish} src={plateUrl(dish)} alt="" decoding="async" draggable={false} />
      ))}
    </div>
  )
}

/** The rest of the page, which is there from the start and alive later. */
const below = lazyPage(async () => (await import('./home-below.tsx')).HomeBelow, 'below')

const order = ['FEMALE', 'MALE'] as const satisfies readonly Gender[]

/** The offer to a returning device. Its code is loaded only there. */
function ReturningOffer() {
  const [offer, setOffer] = useState<ReactNode>(null)
  const hero = useHero()
  useEffect(() => {
    const [, begun] = Object.keys(hero)
    if ((begun ?? readEntry(storageKeys.plan) ?? readTabEntry('lostAnswers')) === null) return
    void import('./home-offer.tsx').then(
      ({ HomeOffer }) => setOffer(<HomeOffer />),
      () => undefined,
    )
  }, [hero])
  return <div className={styles.offer}>{offer}</div>
}

export function Home() {
  const minutes = claimOf('cookingMinutes')?.figure
  const lead = minutes === undefined ? homeWords.lead : homeWords.leadWithin(minutes)
  const begin = (gender: Gender) => {
    chooseGender(gender)
    navigate(stepPath(gender, 'trust'))
  }
  return (
    <Page
      step="home"
      panes="home-cloth"
      header={
        <header className={styles.header}>
          <Wordmark />
          <Link className={styles.signIn} to={pages.signIn}>
            {homeWords.signIn}
          </Link>
          <ThemeToggle />
        </header>
      }
    >
      <HomeScene />
      <div className="home-title">
        <Heading title={homeWords.title} lead={lead}>
          {homeWords.title}
        </Heading>
      </div>
      <div className="home-bottom">
        <ReturningOffer />
        <fieldset className={styles.genders} aria-label={homeWords.choose}>
          {order.map((gender) => (
            <button
              key={gender}
              type="button"
              className={styles.gender}
              data-value={gender}
              onClick={() => begin(gender)}
            >
              <OptionPicture questionKey="gender" option={gender} gender={gender} size={48} />
              {genderWords[gender]}
            </button>
          ))}
        </fieldset>
        <Suspense>
          <below.Page />
        </Suspense>
      </div>
    </Page>
  )
}
