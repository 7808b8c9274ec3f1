import { type MetaArgs, useParams } from 'react-router'
import { staffMeta } from '#platform/staff-kit/ui/staff-meta.ts'
import { useRecord } from '#platform/staff-kit/use-record.ts'
import { useMessages } from '#ui/page/site.ts'
import type { PublicPodcast } from '../podcast.public.ts'
import { PODCASTS_TAB, PODCASTS_URL, usePodcastWords } from './editor-requests.ts'
import { EditorFrame, Loaded } from './editor-states.tsx'
import { PodcastForm } from './podcast-form.tsx'
import { podcastStaffMessages } from './podcast-messages.ts'

export function meta({ matches, params }: MetaArgs) {
  return staffMeta(matches, (locale) => podcastStaffMessages[locale][params.id ? 'edit' : 'new'])
}

function EditPodcast({ id }: { id: string }) {
  const { notFound } = useMessages(podcastStaffMessages)
  const query = useRecord<PublicPodcast>(`${PODCASTS_URL}/${encodeURIComponent(id)}`)
  const offers = usePodcastWords()
  return (
    <Loaded query={query} missing={notFound} back={PODCASTS_TAB}>
      {(podcast) => <PodcastForm podcast={podcast} offers={offers.data} />}
    </Loaded>
  )
}

/** Waits for where the series stands: a new episode starts with the next number. */
function NewPodcast() {
  const { notFound } = useMessages(podcastStaffMessages)
  const offers = usePodcastWords()
  return (
    <Loaded query={offers} missing={notFound} back={PODCASTS_TAB}>
      {(next) => <PodcastForm podcast={null} offers={next} />}
    </Loaded>
  )
}

export default function PodcastEditorPage() {
  const words = useMessages(podcastStaffMessages)
  const { id } = useParams()
  return (
    <EditorFrame
      title={id ? words.edit : words.new}
      needs="podcast:write"
      back={{ to: PODCASTS_TAB, label: words.all }}
    >
      {id ? <EditPodcast key={id} id={id} /> : <NewPodcast />}
    </EditorFrame>
  )
}
