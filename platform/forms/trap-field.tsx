import { useMessages } from '#ui/page/site.ts'
import { formMessages } from './form-messages.ts'
import { TRAP_FIELD } from './form-values.ts'

/** Nobody sees, reaches or hears it, and no browser fills it in: whoever writes here does not read the page (suspicion.ts). */
export function TrapField() {
  const { leaveEmpty } = useMessages(formMessages)
  return (
    <div className="form__trap" aria-hidden="true">
      <label>
        {leaveEmpty}
        <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
