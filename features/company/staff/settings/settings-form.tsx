import { useCallback, useEffect } from 'react'
import { FormPart, StaffForm } from '#platform/staff-kit/staff-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import type { StaffSettings } from '../../setting.public.ts'
import type { Settings } from '../../setting.schema.ts'
import { HoursFields } from './hours-fields.tsx'
import { settingsMessages } from './messages.ts'
import { RateFields } from './rate-fields.tsx'
import { RetentionFields } from './retention-fields.tsx'
import { SettingField } from './setting-field.tsx'
import { BackToStart, type SettingsFormValues, StartingValues, settingsForm } from './starting-values.tsx'

export const SETTINGS_URL = '/api/admin/settings'

function IdentityFields() {
  const { fields, hints } = useMessages(settingsMessages)
  return (
    <>
      <SettingField name="name" label={fields.name} hint={hints.name} />
      <SettingField name="legalName" hint={hints.legalName} />
      <SettingField name="registrationNumber" label={fields.registrationNumber} hint={hints.registrationNumber} />
      <SettingField name="foundedYear" hint={hints.foundedYear} />
      <SettingField name="legalEmail" label={fields.legalEmail} hint={hints.legalEmail} type="email" isOptional />
    </>
  )
}

function ReachFields() {
  const { hints } = useMessages(settingsMessages)
  return (
    <>
      <SettingField name="phone" type="tel" />
      <SettingField name="whatsappNumber" hint={hints.whatsappNumber} type="tel" />
      <SettingField name="email" type="email" />
      <SettingField name="schedulerUrl" hint={hints.schedulerUrl} type="url" />
    </>
  )
}

function PlaceFields() {
  const { hints } = useMessages(settingsMessages)
  return (
    <>
      <SettingField name="street" hint={hints.street} lang="en" isOptional />
      <SettingField name="streetFr" hint={hints.french} lang="fr" isOptional />
      <SettingField name="place" hint={hints.place} lang="en" />
      <SettingField name="placeFr" hint={hints.french} lang="fr" isOptional />
    </>
  )
}

function NotificationFields({ hasStart }: { hasStart: boolean }) {
  const { fields, hints } = useMessages(settingsMessages)
  return (
    <FormField<SettingsFormValues>
      name="notificationAddresses"
      label={fields.notificationAddresses}
      hint={hasStart ? hints.notificationAddresses : hints.noMailbox}
      isOptional
      isWide
    >
      {(control) => (
        <>
          <textarea {...control} rows={3} inputMode="email" autoComplete="off" spellCheck={false} />
          <BackToStart name="notificationAddresses" />
        </>
      )}
    </FormField>
  )
}

function HoldFields() {
  const { fields, hints } = useMessages(settingsMessages)
  return <SettingField name="holdHours" label={fields.holdHours} hint={hints.holdHours} inputMode="numeric" />
}

function StayFields() {
  const { fields, hints } = useMessages(settingsMessages)
  return <SettingField name="touristTax" label={fields.touristTax} hint={hints.touristTax} inputMode="numeric" />
}

interface Props {
  settings: StaffSettings
  /** The form was just saved and stands here anew: the focus goes back to where it was. */
  isAgain: boolean
  onSaved: (saved: StaffSettings) => void
}

export function SettingsForm({ settings, isAgain, onSaved }: Props) {
  const words = useMessages(settingsMessages)
  const { parts } = words
  const save = useCallback(
    (body: Settings, version: string | null) => callApi<StaffSettings>(SETTINGS_URL, { method: 'PUT', body, version }),
    [],
  )
  const form = useStaffForm<SettingsFormValues, Settings, StaffSettings>({
    schema: settingsForm.schema,
    initial: settingsForm.toValues(settings.values),
    draft: { entity: 'setting', id: 1 },
    version: settings.updatedAt,
    save,
    onSaved,
    async reload() {
      const stored = await callApi<StaffSettings>(SETTINGS_URL)
      return { values: settingsForm.toValues(stored.values), version: stored.updatedAt }
    },
  })
  const { element } = form
  useEffect(() => {
    if (isAgain) element.current?.querySelector<HTMLElement>('button[type=submit]')?.focus()
  }, [isAgain, element])

  return (
    <StartingValues value={settingsForm.toValues(settings.startingValues)}>
      <StaffForm form={form} words={{ submit: words.save, saving: words.saving }}>
        <FormPart heading="h3" title={parts.reach} hint={parts.reachHint}>
          <ReachFields />
        </FormPart>
        <FormPart heading="h3" title={parts.hours} hint={parts.hoursHint}>
          <HoursFields />
        </FormPart>
        <FormPart heading="h3" title={parts.place} hint={parts.placeHint}>
          <PlaceFields />
        </FormPart>
        <FormPart heading="h3" title={parts.identity} hint={parts.identityHint}>
          <IdentityFields />
        </FormPart>
        <FormPart heading="h3" title={parts.rates} hint={parts.ratesHint}>
          <RateFields />
        </FormPart>
        <FormPart heading="h3" title={parts.holds} hint={parts.holdsHint}>
          <HoldFields />
        </FormPart>
        <FormPart heading="h3" title={parts.stays} hint={parts.staysHint}>
          <StayFields />
        </FormPart>
        <FormPart heading="h3" title={parts.retention} hint={parts.retentionHint}>
          <RetentionFields />
        </FormPart>
        <FormPart heading="h3" title={parts.notifications} hint={parts.notificationsHint}>
          <NotificationFields hasStart={settings.startingValues.notificationAddresses.length > 0} />
        </FormPart>
      </StaffForm>
    </StartingValues>
  )
}
