import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { FileField } from '#platform/files/staff/file-field.tsx'
import { PictureField } from '#platform/pictures/staff/picture-field.tsx'
import { WordsField } from '#platform/staff-kit/fields/words-field.tsx'
import { BothLanguages, NumberField, SelectField, TextField } from '#platform/staff-kit/fields.tsx'
import { kitMessages } from '#platform/staff-kit/messages.ts'
import { FormPart, StaffForm } from '#platform/staff-kit/staff-form.tsx'
import { callApi } from '#platform/staff-kit/ui/api.ts'
import { StaffLink } from '#platform/staff-kit/ui/staff-link.tsx'
import { useSaveRecord } from '#platform/staff-kit/use-record.ts'
import { useStaffForm } from '#platform/staff-kit/use-staff-form.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import type { PodcastWords } from '../podcast.repository.server.ts'
import { PODCAST_CATEGORIES, type PodcastInput } from '../podcast.schema.ts'
import { podcastMessages } from '../podcast-messages.ts'
import { PODCASTS_TAB, PODCASTS_URL } from './editor-requests.ts'
import { useSaySaved, useSubmitWords } from './editor-states.tsx'
import { newPodcast, type PodcastFormValues, podcastForm } from './media-form-values.ts'
import { podcastStaffMessages } from './podcast-messages.ts'
import { PublishFields } from './publish-fields.tsx'

interface Props {
  /** Null: a new one. */
  podcast: PublicPodcast | null
  /** Offered while typing, and the next number. */
  offers: PodcastWords | undefined
}

type Values = PodcastFormValues

const PLAYABLE = /^(?:\/files\/|https:\/\/)\S+$/

function AudioFields({ podcast }: Pick<Props, 'podcast'>) {
  const { audio: words } = useMessages(podcastStaffMessages)
  const { control, setValue } = useFormContext<Values>()
  const audioUrl = useWatch({ control, name: 'audioUrl' })
  return (
    <FormPart heading="h3" title={words.part}>
      <FileField<Values>
        name="audioUrl"
        label={words.file}
        accept="recording"
        isOptional
        known={podcast?.audioFile ? [podcast.audioFile] : []}
        onDuration={(minutes) => setValue('duration', String(minutes), { shouldDirty: true, shouldValidate: true })}
      />
      {PLAYABLE.test(audioUrl) && (
        // biome-ignore lint/a11y/useMediaCaption: a recording as staff uploaded it; what is said is in its description
        <audio
          key={audioUrl}
          className="full staff-listen"
          controls
          preload="none"
          src={audioUrl}
          aria-label={words.listen}
        />
      )}
      <NumberField<Values> name="duration" hint={words.durationHint} isOptional />
      <TextField<Values> name="rssUrl" label={words.rssUrl} hint={words.rssHint} type="url" isOptional />
    </FormPart>
  )
}

function AboutFields({ podcast, offers }: Props) {
  const { about: words } = useMessages(podcastStaffMessages)
  return (
    <FormPart heading="h3" title={words.part}>
      <WordsField<Values> name="guests" isOptional suggestions={offers?.guests ?? []} />
      <WordsField<Values> name="topics" isOptional suggestions={offers?.topics ?? []} />
      <PictureField<Values>
        name="coverImage"
        label={words.cover}
        hint={words.coverHint}
        isOptional
        known={podcast?.picture ?? null}
      />
    </FormPart>
  )
}

/** One form for a new episode and for one that is changed. */
export function PodcastForm({ podcast, offers }: Props) {
  const words = useMessages(podcastStaffMessages)
  const { backToList } = useMessages(kitMessages)
  const { categories } = useMessages(podcastMessages)
  const navigate = useNavigate()
  const id = podcast?.id ?? 'new'

  const saySaved = useSaySaved(words.saved)
  const form = useStaffForm<Values, PodcastInput, PublicPodcast>({
    schema: podcastForm.schema,
    initial: podcast ? podcastForm.toValues(podcast) : newPodcast(offers ?? { season: 1, episodeNumber: 1 }),
    draft: { entity: 'podcast', id },
    version: podcast?.updatedAt ?? null,
    save: useSaveRecord({ url: PODCASTS_URL, id, listUrl: PODCASTS_URL }),
    onSaved(saved) {
      saySaved(saved)
      navigate(PODCASTS_TAB)
    },
    async reload() {
      const stored = await callApi<PublicPodcast>(`${PODCASTS_URL}/${id}`)
      return { values: podcastForm.toValues(stored), version: stored.updatedAt }
    },
  })
  const submit = useSubmitWords(form.form.control as never, podcast)
  const { head } = words
  return (
    <StaffForm
      form={form}
      words={submit}
      aside={
        <StaffLink className="text-link" to={PODCASTS_TAB}>
          {backToList}
        </StaffLink>
      }
    >
      <FormPart heading="h3" title={head.part}>
        <NumberField<Values> name="season" />
        <NumberField<Values> name="episodeNumber" label={head.number} hint={head.numberHint} isOptional />
        <BothLanguages<Values> name="title" nameFr="titleFr" />
        <BothLanguages<Values> name="description" nameFr="descriptionFr" kind="text" />
        <SelectField<Values>
          name="category"
          options={PODCAST_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        />
      </FormPart>
      <AudioFields podcast={podcast} />
      <AboutFields podcast={podcast} offers={offers} />
      <PublishFields stored={podcast} />
    </StaffForm>
  )
}
