import styles from './segmented.module.css'

type Option<V extends string> = { readonly value: V; readonly label: string }

/** Two or three options side by side, one of them selected, such as kg and lb. */
export function Segmented<V extends string>({
  name,
  legend,
  options,
  value,
  onChange,
}: {
  name: string
  legend: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.option}
          data-unit={option.value}
          data-chosen={option.value === value}
        >
          <input
            className={styles.input}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
