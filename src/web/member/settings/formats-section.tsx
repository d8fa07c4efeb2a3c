import { useState } from 'react'
import { type FormatsRequest, FormatsView } from '#domain/api/member/formats.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import { routes } from '#domain/api/routes.ts'
import { clocks, firstWeekdays, papers } from '#domain/formats.ts'
import { locales } from '#domain/language/locales.ts'
import { pageLanguage } from '#domain/language/page-language.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { transferEntries } from '#web/device/storage.ts'
import { announce } from '#web/member/announcements/announcements.ts'
import { requestMember } from '#web/member/data/request-member.ts'
import { changeMemberData } from '#web/member/data/use-member-data.ts'
import { FieldError } from '#web/ui/note.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import styles from './section.module.css'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.formats
const formatsFrom = parserOf(FormatsView)

const optionsOf = <V extends string>(values: readonly V[], labels: Readonly<Record<V, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

/** The language of a member's pages, and how times, weekdays and paper are written there. It holds at once. */
export function FormatsSection({ member: { formats } }: { member: MemberView }) {
  const [problem, setProblem] = useState<string | null>(null)
  const change = async (body: FormatsRequest): Promise<void> => {
    const outcome = await requestMember(routes.memberFormats, { method: 'PUT', body, parse: formatsFrom })
    if (outcome.kind !== 'ok') {
      return setProblem(outcome.kind === 'refused' ? outcome.message : settingsWords.data.unreachable)
    }
    setProblem(null)
    if (outcome.value.locale !== pageLanguage.tag && body.locale !== undefined) {
      transferEntries()
      return window.location.replace(`?lang=${outcome.value.locale}`)
    }
    changeMemberData<MemberView>(routes.member, (view) => ({ ...view, formats: outcome.value }))
    announce(settingsWords.save.saved)
  }
  return (
    <section className={styles.card} aria-labelledby="formats">
      <h2 id="formats">{words.title}</h2>
      <div className={styles.row}>
        <p className={styles.label}>{words.language}</p>
        <Segmented
          name="language"
          legend={words.language}
          options={locales.map(({ tag, name }) => ({ value: tag, label: name }))}
          value={formats.locale}
          onChange={(locale) => void change({ locale })}
        />
        <p className={styles.hint}>{words.languageHint}</p>
      </div>
      <div className={styles.row}>
        <p className={styles.label}>{words.clock}</p>
        <Segmented
          name="clock"
          legend={words.clock}
          options={optionsOf(clocks, words.clocks)}
          value={formats.clock}
          onChange={(clock) => void change({ clock })}
        />
      </div>
      <div className={styles.row}>
        <p className={styles.label}>{words.firstWeekday}</p>
        <Segmented
          name="first-weekday"
          legend={words.firstWeekday}
          options={optionsOf(firstWeekdays, words.firstWeekdays)}
          value={formats.firstWeekday}
          onChange={(firstWeekday) => void change({ firstWeekday })}
        />
      </div>
      <div className={styles.row}>
        <p className={styles.label}>{words.paper}</p>
        <Segmented
          name="paper"
          legend={words.paper}
          options={optionsOf(papers, words.papers)}
          value={formats.paper}
          onChange={(paper) => void change({ paper })}
        />
      </div>
      {problem !== null && <FieldError id="formats-failed">{problem}</FieldError>}
    </section>
  )
}
