import type { ReactNode } from 'react'
import { FieldGroup } from '#ui/field.tsx'

interface GroupProps {
  label: string
  hint?: string
  error?: string | undefined
  children: ReactNode
}

/** Fields that belong together; what is to be known of them all is read before them. */
export function StayGroup({ label, hint, error, children }: GroupProps) {
  return (
    <div className="full stay-group">
      <FieldGroup label={label} error={error}>
        {hint && <p className="soft stay-group__hint">{hint}</p>}
        {children}
      </FieldGroup>
    </div>
  )
}
