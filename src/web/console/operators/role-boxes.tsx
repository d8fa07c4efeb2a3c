import { type OperatorRole, operatorRoles, roleWords } from '#domain/operator-roles.ts'
import styles from './role-boxes.module.css'

type RoleBoxesProps = {
  readonly name: string
  readonly roles: readonly OperatorRole[]
  readonly onChange: (roles: OperatorRole[]) => void
}

/** The roles of an operator, with a checkbox for each. */
export function RoleBoxes({ name, roles, onChange }: RoleBoxesProps) {
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>Roles</legend>
      {operatorRoles.map((role) => (
        <label key={role} className={styles.box}>
          <input
            type="checkbox"
            name={name}
            value={role}
            checked={roles.includes(role)}
            // If none is ticked, the browser shows this message at the first box.
            ref={(box) => box?.setCustomValidity(roles.length === 0 ? 'Tick at least one role.' : '')}
            onChange={(event) =>
              onChange(operatorRoles.filter((one) => (one === role ? event.target.checked : roles.includes(one))))
            }
          />
          <span>
            {roleWords[role].name}
            <span className={styles.about}>{roleWords[role].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
