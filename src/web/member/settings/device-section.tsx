import { mainStore, setDarkTheme } from '#web/device/main-store.ts'
import { useStore } from '#web/device/store.ts'
import { useInstall } from '#web/member/offline/use-install.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import styles from './section.module.css'
import { settingsWords } from './settings-words.ts'

const words = settingsWords.device
const themes = [
  { value: 'light', label: words.light },
  { value: 'dark', label: words.dark },
] as const

/** Settings for this device only, which take effect at once. */
export function DeviceSection() {
  const { isDarkTheme } = useStore(mainStore)
  const { canInstall, install } = useInstall()
  return (
    <section className={styles.card} aria-labelledby="device">
      <h2 id="device">{words.title}</h2>
      <div className={styles.row}>
        <p className={styles.label}>{words.theme}</p>
        <Segmented
          name="theme"
          legend={words.theme}
          options={themes}
          value={isDarkTheme ? 'dark' : 'light'}
          onChange={(theme) => setDarkTheme(theme === 'dark')}
        />
      </div>
      {canInstall && (
        <div className={styles.row}>
          <p className={styles.hint}>{words.install}</p>
          <button type="button" className={styles.second} data-action="install" onClick={install}>
            {words.installNow}
          </button>
        </div>
      )}
    </section>
  )
}
