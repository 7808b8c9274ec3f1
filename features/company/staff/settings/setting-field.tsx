import type { ReactNode } from 'react'
import type { Path } from 'react-hook-form'
import type { Locale } from '#common/locale.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { BackToStart, type SettingsFormValues } from './starting-values.tsx'

interface Props {
  name: Path<SettingsFormValues>
  label?: string
  hint?: ReactNode
  type?: 'text' | 'url' | 'email' | 'tel'
  lang?: Locale
  inputMode?: 'decimal' | 'numeric'
  isOptional?: boolean
  isWide?: boolean
  isReadOnly?: boolean
}

/** A line of text with the way back to its starting value. */
export function SettingField({ type = 'text', lang, inputMode, isReadOnly = false, ...field }: Props) {
  return (
    <FormField<SettingsFormValues> {...field}>
      {(control) => (
        <>
          <input
            {...control}
            type={type}
            lang={lang}
            inputMode={inputMode}
            readOnly={isReadOnly}
            autoComplete="off"
            spellCheck={false}
          />
          <BackToStart name={field.name} />
        </>
      )}
    </FormField>
  )
}
