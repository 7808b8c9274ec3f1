import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ownEntry } from '#common/own-entry.ts'
import { DemoTick } from '#features/company/staff/demo-tick.tsx'
import { FileField } from '#platform/files/staff/file-field.tsx'
import { FilesField } from '#platform/files/staff/files-field.tsx'
import { PLACE_COORDINATES } from '#platform/map/place-coordinates.ts'
import { PlaceOnMap } from '#platform/map/staff/place-on-map.tsx'
import { PicturesField } from '#platform/pictures/staff/pictures-field.tsx'
import { BothLanguages, DateField, NumberField, SelectField, TickField } from '#platform/staff-kit/fields.tsx'
import { formOf, groupedMoney, type ValuesOf } from '#platform/staff-kit/form-of.ts'
import { FormPart } from '#platform/staff-kit/staff-form.tsx'
import { FormField } from '#platform/staff-kit/ui/form-field.tsx'
import { useMessages } from '#ui/page/site.ts'
import type { PublicInvestment } from '../investment.public.ts'
import { investmentInputSchema, MAX_DOCUMENTS, MAX_PROJECT_PICTURES } from '../investment.schema.ts'
import { investStaffMessages } from './messages.ts'
import { StagesField, stageForm } from './stages-field.tsx'

/** A new one is open to enquiries (SPEC section 3), as the schema has it; the form shows it to nobody yet. */
export const investmentForm = formOf(investmentInputSchema, {
  minInvestment: groupedMoney,
  stagePayments: z.array(stageForm.fields),
})
export type InvestmentFormValues = ValuesOf<typeof investmentForm>

/** A place as visitors read it: one that the map knows is offered, any other is taken. */
function LocationField() {
  const { form: words } = useMessages(investStaffMessages)
  const places = useId()
  return (
    <FormField<InvestmentFormValues> name="location" label={words.location} hint={words.locationHint} isWide>
      {(control) => (
        <>
          <input {...control} autoComplete="off" list={places} />
          <datalist id={places}>
            {Object.keys(PLACE_COORDINATES).map((place) => (
              <option key={place} value={place} />
            ))}
          </datalist>
        </>
      )}
    </FormField>
  )
}

function OnTheMap() {
  const location = useWatch<InvestmentFormValues, 'location'>({ name: 'location' }).trim()
  const place = ownEntry(PLACE_COORDINATES, location) ? location : undefined
  return <PlaceOnMap<InvestmentFormValues> latitude="latitude" longitude="longitude" place={place} />
}

function BasicFields() {
  const { form: words } = useMessages(investStaffMessages)
  return (
    <>
      <BothLanguages<InvestmentFormValues> name="title" nameFr="titleFr" label={words.titleEn} />
      <BothLanguages<InvestmentFormValues>
        name="description"
        nameFr="descriptionFr"
        label={words.descriptionEn}
        kind="text"
        rows={8}
      />
    </>
  )
}

function FigureFields({ project }: { project: PublicInvestment | null }) {
  const { form: words } = useMessages(investStaffMessages)
  const stored = project?.projectStatus
  const own = stored && !Object.hasOwn(words.statuses, stored) ? [{ value: stored, label: stored }] : []
  return (
    <>
      <NumberField<InvestmentFormValues> name="minInvestment" label={words.minInvestment} />
      <SelectField<InvestmentFormValues>
        name="projectStatus"
        label={words.status}
        options={[...Object.entries(words.statuses).map(([value, label]) => ({ value, label })), ...own]}
      />
      <BothLanguages<InvestmentFormValues>
        name="expectedRoi"
        nameFr="expectedRoiFr"
        label={words.roiEn}
        labelFr={words.roiFr}
      />
      <BothLanguages<InvestmentFormValues>
        name="expectedReturn"
        nameFr="expectedReturnFr"
        label={words.returnEn}
        labelFr={words.returnFr}
        isOptional
      />
    </>
  )
}

function WorksFields() {
  const { form: words } = useMessages(investStaffMessages)
  return (
    <>
      <div className="ticks ticks--one full">
        <TickField<InvestmentFormValues> name="isVefa" label={words.vefaTick} />
      </div>
      <div className="full threefold">
        <DateField<InvestmentFormValues> name="completionDate" label={words.completion} isOptional />
        <NumberField<InvestmentFormValues> name="progress" hint={words.progressHint} isOptional />
        <DateField<InvestmentFormValues>
          name="progressDate"
          label={words.progressDate}
          hint={words.progressDateHint}
          isOptional
        />
      </div>
    </>
  )
}

/** Every field of a project, in the order in which its page tells it. */
export function InvestmentFields({ project }: { project: PublicInvestment | null }) {
  const { form: words } = useMessages(investStaffMessages)
  const { parts } = words
  const files = project?.files ?? []
  return (
    <>
      <FormPart heading="h3" title={parts.basics} hint={parts.basicsHint}>
        <BasicFields />
      </FormPart>
      <FormPart heading="h3" title={parts.figures} hint={parts.figuresHint}>
        <FigureFields project={project} />
      </FormPart>
      <FormPart heading="h3" title={parts.place} hint={parts.placeHint}>
        <LocationField />
        <OnTheMap />
      </FormPart>
      <FormPart heading="h3" title={parts.works} hint={parts.worksHint}>
        <WorksFields />
      </FormPart>
      <FormPart heading="h3" title={parts.stages} hint={parts.stagesHint}>
        <StagesField />
      </FormPart>
      <FormPart heading="h3" title={parts.pictures}>
        <PicturesField<InvestmentFormValues>
          name="images"
          label={words.images}
          max={MAX_PROJECT_PICTURES}
          known={project?.pictures ?? []}
          isOptional
        />
        <FilesField<InvestmentFormValues>
          name="plans"
          label={words.plans}
          hint={words.plansHint}
          accept="document-or-picture"
          max={MAX_DOCUMENTS}
          known={files}
          knownPictures={project?.planPictures ?? []}
          isOptional
        />
      </FormPart>
      <FormPart heading="h3" title={parts.papers} hint={parts.papersHint}>
        <FileField<InvestmentFormValues>
          name="investorDeckUrl"
          label={words.deck}
          accept="document"
          known={files}
          isOptional
        />
        <FilesField<InvestmentFormValues>
          name="brochures"
          label={words.brochures}
          accept="document"
          max={MAX_DOCUMENTS}
          known={files}
          isOptional
        />
      </FormPart>
      <FormPart heading="h3" title={parts.state}>
        <div className="ticks ticks--one full">
          <TickField<InvestmentFormValues> name="isActive" label={words.isActive} />
          <DemoTick<InvestmentFormValues> name="isDemo" record={project} />
        </div>
      </FormPart>
    </>
  )
}
