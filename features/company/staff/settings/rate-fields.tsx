import { use, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateField } from '#platform/staff-kit/fields.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { useMessages } from '#ui/page/site.ts'
import { EURO_PARITY } from '../../setting.schema.ts'
import { settingsMessages } from './messages.ts'
import { SettingField } from './setting-field.tsx'
import { type SettingsFormValues, StartingValues } from './starting-values.tsx'

/** The euro's rate is a treaty's: it is shown, and opens only to somebody who has read what that means. */
function EuroRate() {
  const { rates: words } = useMessages(settingsMessages)
  const { control, setFocus } = useFormContext<SettingsFormValues>()
  const [rate, date] = useWatch({ control, name: ['eurRate', 'eurRateDate'] })
  const [isAsking, setAsking] = useState(false)
  const [isUnlocked, setUnlocked] = useState(false)
  const isMoved = rate.trim() !== EURO_PARITY
  const isOpen = isUnlocked || isMoved || date !== ''
  useEffect(() => {
    if (isUnlocked) setFocus('eurRate')
  }, [isUnlocked, setFocus])
  return (
    <>
      <SettingField
        name="eurRate"
        label={words.eur}
        hint={isMoved ? words.eurMoved : words.eurHint}
        inputMode="decimal"
        isReadOnly={!isOpen}
      />
      {isOpen ? (
        <DateField<SettingsFormValues>
          name="eurRateDate"
          label={words.eurDate}
          hint={words.dateHint}
          isOptional={!isMoved}
        />
      ) : (
        <p className="rate-lock">
          <button type="button" className="text-link" onClick={() => setAsking(true)}>
            {words.change}
          </button>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={words.askTitle}
          consequence={words.askText}
          act={words.askAct}
          leave={words.askLeave}
          onAct={() => {
            setAsking(false)
            setUnlocked(true)
          }}
          onLeave={() => setAsking(false)}
        />
      )}
    </>
  )
}

export function RateFields() {
  const { rates: words } = useMessages(settingsMessages)
  const { control } = useFormContext<SettingsFormValues>()
  const isStart = useWatch({ control, name: 'usdRate' }).trim() === use(StartingValues)?.usdRate
  return (
    <>
      <SettingField name="usdRate" label={words.usd} hint={words.usdHint} inputMode="decimal" />
      <DateField<SettingsFormValues>
        name="usdRateDate"
        label={words.usdDate}
        hint={words.dateHint}
        isOptional={isStart}
      />
      <EuroRate />
    </>
  )
}
